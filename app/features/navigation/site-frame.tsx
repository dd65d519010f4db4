import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { isSingleKey } from '#app/lib/choices/single-keys.ts';
import { useLearningFollowsSession } from '#app/lib/learning/use-learning-follows-session.ts';
import { FOCUS_SEARCH } from '#app/lib/search-wanted.ts';
import { rememberPlace } from '#app/lib/session/came-from.ts';
import { useLogOut } from '#app/lib/session/use-log-out.ts';
import { classNames } from '#app/ui/class-names.ts';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { ToastArea } from '#app/ui/overlays/toast.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { hasFooter } from './navigation-rules.ts';
import { OfflineNote } from './offline-note.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

// Loaded on demand: dialogs are heavy and few visitors log out.
const LogoutQuestion = onDemand(() => import('./logout-question.tsx'));
const KeyboardHelp = onDemand(() => import('./keyboard-help.tsx'));

interface SiteFrameProps {
  /** From another feature, so the layout passes it in. */
  readonly bell: ReactNode;
  readonly assistant: ReactNode;
  readonly announcement?: ReactNode;
  readonly children: ReactNode;
}

/** The frame around every page. Both menus use this one log-out question. */
export function SiteFrame({ bell, assistant, announcement, children }: SiteFrameProps) {
  const [askingLogout, setAskingLogout] = useState(false);
  const [helping, setHelping] = useState(false);
  const leaving = useRef(false);
  const content = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const logOut = useLogOut();
  const { pathname, search } = useLocation();

  useSiteKeys(() => setHelping(true));
  useArrivalFocus(content);
  useLearningFollowsSession();
  useEffect(() => rememberPlace(pathname, search), [pathname, search]);

  // Navigate first, then log out: on a guarded page the guard would otherwise redirect to /login.
  useEffect(() => {
    if (!leaving.current || pathname !== paths.home) return;
    leaving.current = false;
    logOut();
  }, [pathname, logOut]);

  const leave = () => {
    setAskingLogout(false);
    if (pathname === paths.home) return logOut();
    leaving.current = true;
    void navigate(paths.home);
  };
  // Does not change the URL: a part of the page that is not hydrated yet would be rendered again.
  const skipToContent = (event: MouseEvent) => {
    event.preventDefault();
    content.current?.focus();
  };
  return (
    <>
      <a
        href="#content"
        onClick={skipToContent}
        className="fixed top-2 left-2 z-50 max-w-[calc(100%-1rem)] -translate-y-[calc(100%+1rem)] rounded-md bg-indigo px-4 py-2 font-bold text-on-indigo focus:translate-y-0"
      >
        {uiTexts.skipToContent}
      </a>
      <SiteHeader bell={bell} assistant={assistant} onLogout={() => setAskingLogout(true)} />
      {/* Without the footer, what is last must not stand behind the bottom bar. */}
      <main
        ref={content}
        id="content"
        tabIndex={-1}
        className={classNames(
          'min-h-[70dvh] pt-bar outline-none max-md:has-[[data-practice]]:pb-[calc(var(--spacing-bottom-bar)+env(safe-area-inset-bottom)+1rem)]',
          !hasFooter(pathname) &&
            'max-md:pb-[calc(var(--spacing-bottom-bar)+env(safe-area-inset-bottom)+1rem)]',
        )}
      >
        {announcement}
        {children}
      </main>
      <SiteFooter onKeyboardHelp={() => setHelping(true)} />
      <BottomBar />
      <OfflineNote />
      <ToastArea />
      {helping && (
        <OnDemand onFailed={() => setHelping(false)}>
          <KeyboardHelp onClose={() => setHelping(false)} />
        </OnDemand>
      )}
      {askingLogout && (
        <OnDemand onFailed={() => setAskingLogout(false)}>
          <LogoutQuestion onConfirm={leave} onCancel={() => setAskingLogout(false)} />
        </OnDemand>
      )}
    </>
  );
}

/**
 * After navigation, moves the focus to the content for users of keyboards and screen readers. Not when the page itself,
 * a dialog or the chat has the focus, nor when the URL has a hash.
 */
function useArrivalFocus(content: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const focused = document.activeElement;
    // The link that led here was removed with its page, or belongs to the frame.
    const isLeftBehind = focused === document.body || focused?.matches('a:not([role=dialog] a)') === true;
    if (isLeftBehind && !hash && !content.current?.contains(focused))
      content.current?.focus({ preventScroll: true });
  }, [pathname, hash, content]);
}

/** `?` opens the help; `/` opens the search unless a search box on the page has handled the key. */
function useSiteKeys(onHelp: () => void): void {
  const navigate = useNavigate();
  const follow = useEffectEvent((event: KeyboardEvent) => {
    if (isSingleKey(event, '?')) onHelp();
    else if (isSingleKey(event, '/')) void navigate(paths.search, { state: FOCUS_SEARCH });
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => follow(event);
    // The window receives key events last, after a search box on the page.
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
