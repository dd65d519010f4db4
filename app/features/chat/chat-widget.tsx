import { MessageCircle, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { CHAT_ENTER_ABOVE_PX } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { chatButtonTexts } from '#contract/texts/navigation.ts';
import { classNames } from '#app/ui/class-names.ts';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { isChatEntry } from './chat-entry.ts';

// Every page has the button; the chat itself is loaded on first use.
const ChatPanel = onDemand(() => import('./chat-panel.tsx'));

// /ai is the chat itself; on /crush nothing may cover a button that grows.
const WITHOUT_CHAT: readonly string[] = [paths.ai, paths.crush];

/** The floating chat (PRODUCT.md, Assistant). */
export function ChatWidget() {
  const { pathname, search } = useLocation();
  const { lessonId } = useParams();
  return WITHOUT_CHAT.includes(pathname) ? null : (
    <FloatingChat pathname={pathname} address={pathname + search} lessonId={lessonId} />
  );
}

/** On phones above the bottom bar. Hidden where it would cover the buttons of a form or of an exercise. */
const OVER_THE_PAGE =
  'fixed right-4 bottom-[calc(var(--spacing-bottom-bar)+env(safe-area-inset-bottom)+0.75rem)] size-12 max-md:[body:has([data-keep-clear])_&]:hidden max-md:[body:has(main_:is(input,textarea):focus)_&]:invisible';
/**
 * On phones a lesson has buttons everywhere in reach: the chat button goes to the end of the breadcrumb and scrolls
 * with it.
 */
const BESIDE_THE_TRAIL =
  'max-md:absolute max-md:top-[calc(var(--spacing-bar)+0.75rem)] max-md:right-[clamp(1rem,0.5rem+2.4vw,2rem)] max-md:size-11 sm:max-md:top-[calc(var(--spacing-bar)+2.5rem)]';

const hasRoomForBoth = (): boolean => window.innerWidth > CHAT_ENTER_ABOVE_PX;

interface FloatingChatProps {
  readonly pathname: string;
  readonly address: string;
  /** The lesson being practised. */
  readonly lessonId: string | undefined;
}

function FloatingChat({ pathname, address, lessonId }: FloatingChatProps) {
  const [{ open, at }, setChat] = useState({ open: false, at: address });
  const button = useRef<HTMLButtonElement>(null);
  // A phone shows either the chat or the page: following a link shows the page, and "back" returns to the chat.
  if (at !== address) setChat({ open: hasRoomForBoth() ? open : isChatEntry(), at: address });
  const close = () => setChat({ open: false, at: address });
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={open ? chatButtonTexts.close : chatButtonTexts.open}
        title={open ? chatButtonTexts.close : chatButtonTexts.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void ChatPanel.load()}
        onFocus={() => void ChatPanel.load()}
        onClick={() => setChat({ open: !open, at: address })}
        className={classNames(
          'z-20 grid place-items-center rounded-full bg-indigo text-on-indigo shadow-float transition-colors hover:bg-indigo-deep md:fixed md:right-6 md:bottom-6 md:size-14 noscript:hidden [&_svg]:size-6',
          lessonId === undefined ? OVER_THE_PAGE : BESIDE_THE_TRAIL,
          // A phone has no room for it on the talk page, which links to /ai anyway.
          pathname === paths.voice && 'max-md:hidden',
        )}
      >
        {open ? <X aria-hidden /> : <MessageCircle aria-hidden />}
      </button>
      {open && (
        <OnDemand onFailed={close}>
          <ChatPanel
            onClose={close}
            opener={button}
            lessonId={lessonId}
            // The landing page has full-width pictures.
            makesRoom={pathname !== paths.home}
          />
        </OnDemand>
      )}
    </>
  );
}
