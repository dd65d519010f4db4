import { MessageCircle, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { CHAT_ENTER_ABOVE_PX } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { chatButtonTexts } from '#contract/texts/navigation.ts';
import { classNames } from '#app/ui/class-names.ts';
import { iconButtonStyles } from '#app/ui/icon-button.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { isChatEntry } from './chat-entry.ts';
import { onOpenChat, openChatFrom } from './open-chat.ts';
import { useOutOfTheWay } from './use-out-of-the-way.ts';

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

/** Over the page, except where somebody practises. Phones have the button in their top bar: there is room nowhere else. */
const OVER_THE_PAGE =
  'fixed right-6 bottom-6 size-14 [body:has([data-practice])_&]:hidden max-md:hidden short:hidden';

/** The same button in the top bar of a phone, where it covers nothing. */
export function BarChatButton() {
  const { pathname } = useLocation();
  if (WITHOUT_CHAT.includes(pathname)) return null;
  return (
    <button
      type="button"
      aria-label={chatButtonTexts.open}
      title={chatButtonTexts.open}
      aria-haspopup="dialog"
      onFocus={() => void ChatPanel.load()}
      onClick={({ currentTarget }) => openChatFrom(currentTarget)}
      className={`${iconButtonStyles} md:not-short:hidden noscript:hidden`}
    >
      <MessageCircle aria-hidden />
    </button>
  );
}

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
  const opener = useRef<HTMLElement>(null);
  const isAway = useOutOfTheWay(button);
  // A phone shows either the chat or the page: following a link shows the page, and "back" returns to the chat.
  if (at !== address) setChat({ open: hasRoomForBoth() ? open : isChatEntry(), at: address });
  const close = () => setChat({ open: false, at: address });
  useEffect(
    () =>
      onOpenChat((from) => {
        opener.current = from;
        setChat({ open: true, at: address });
      }),
    [address],
  );
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
        onClick={() => {
          opener.current = button.current;
          setChat({ open: !open, at: address });
        }}
        className={classNames(
          'z-20 grid place-items-center rounded-full bg-indigo text-on-indigo shadow-float transition-[background-color,opacity] hover:bg-indigo-deep noscript:hidden [&_svg]:size-6',
          OVER_THE_PAGE,
          isAway && !open && 'invisible opacity-0',
        )}
      >
        {open ? <X aria-hidden /> : <MessageCircle aria-hidden />}
      </button>
      {open && (
        <OnDemand onFailed={close}>
          <ChatPanel
            onClose={close}
            opener={opener}
            lessonId={lessonId}
            // The landing page has full-width pictures.
            makesRoom={pathname !== paths.home}
          />
        </OnDemand>
      )}
    </>
  );
}
