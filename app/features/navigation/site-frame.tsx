import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { rememberPlace } from '#app/lib/came-from.ts';
import { useLogOut } from '#app/lib/use-log-out.ts';
import { OnDemand, onDemand } from '#app/ui/on-demand.tsx';
import { Confirm } from '#app/ui/question-dialogs.ts';
import { ToastArea } from '#app/ui/toast.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { OfflineNote } from './offline-note.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { useSiteKeys } from './use-site-keys.ts';

// Dialogs are heavy and few visitors log out: loaded when asked for.
const KeyboardHelp = onDemand(() => import('./keyboard-help.tsx'));

interface SiteFrameProps {
  /** Of another noun, so the layout brings it. */
  readonly bell: ReactNode;
  readonly children: ReactNode;
}

/** What surrounds every page. Logging out is asked here once, whichever menu it was chosen from. */
export function SiteFrame({ bell, children }: SiteFrameProps) {
  const [askingLogout, setAskingLogout] = useState(false);
  const [helping, setHelping] = useState(false);
  const leaving = useRef(false);
  const content = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const logOut = useLogOut();
  const { pathname, search } = useLocation();

  useSiteKeys(() => setHelping(true));
  useArrivalFocus(content);
  useEffect(() => rememberPlace(pathname, search), [pathname, search]);

  // First away, then out: on a guarded page the guard would otherwise send the visitor to /login.
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
  // Not by the address: a part of the page that is still to come alive would be made anew under the visitor's fingers.
  const skipToContent = (event: MouseEvent) => {
    event.preventDefault();
    content.current?.focus();
  };
  return (
    <>
      <a
        href="#content"
        onClick={skipToContent}
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-indigo px-4 py-2 font-bold text-on-indigo focus:translate-y-0"
      >
        {uiTexts.skipToContent}
      </a>
      <SiteHeader bell={bell} onLogout={() => setAskingLogout(true)} />
      <main ref={content} id="content" tabIndex={-1} className="min-h-[70dvh] pt-bar outline-none">
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
          <Confirm
            open
            question={accountTexts.logoutQuestion}
            explanation={accountTexts.logoutExplanation}
            confirmLabel={accountTexts.logout}
            cancelLabel={accountTexts.stay}
            onConfirm={leave}
            onCancel={() => setAskingLogout(false)}
          />
        </OnDemand>
      )}
    </>
  );
}
