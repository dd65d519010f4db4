import { Maximize2, SquarePen, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type RefObject, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import { chatTexts } from '#contract/texts/chat.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { useSession } from '#app/lib/session/session.ts';
import { IconButton, iconButtonStyles } from '#app/ui/icon-button.tsx';
import { Link } from '#app/ui/link.tsx';
import { AssistantKindNote } from './assistant-kind-note.tsx';
import { newConversationId } from './conversations/conversation-id.ts';
import { ConversationView } from './conversations/conversation-view.tsx';
import { useCurrentConversation } from './conversations/current-conversation.ts';
import { useConversation } from './conversations/use-conversation.ts';
import { FuriganaSwitch } from './replies/furigana-switch.tsx';
import { useBackToPage } from './use-back-to-page.ts';
import { useWideScreen } from './use-wide-screen.ts';

interface ChatPanelProps {
  readonly onClose: () => void;
  /** Gets the focus back on close. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly lessonId?: string | undefined;
  /** The page moves aside where the screen is wide enough for both. */
  readonly makesRoom: boolean;
}

/** Beside the page on wide screens, over it on phones. */
export default function ChatPanel({ onClose, opener, lessonId, makesRoom }: ChatPanelProps) {
  const wide = useWideScreen();
  useBackToPage(!wide, onClose);
  const field = useRef<HTMLTextAreaElement>(null);
  const { owner, id, continueWith } = useCurrentConversation();
  const conversation = useConversation({ owner, id, lessonId });
  return (
    <Dialog.Root open modal={!wide} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          // A state other than `open` lets the page behind scroll (ui/theme.css).
          data-state={wide ? 'beside' : 'open'}
          data-makes-room={makesRoom || undefined}
          aria-modal={!wide}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // On a phone the keyboard would cover the suggestions.
            if (!wide) return;
            event.preventDefault();
            field.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
          // The chat stays open while the learner uses the page beside it.
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-40 flex animate-[rise_.2s_ease-out] flex-col bg-paper pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] md:inset-auto md:right-6 md:bottom-24 md:h-[min(42rem,calc(100dvh-11rem))] md:w-95 md:overflow-hidden md:rounded-xl md:border md:border-line md:p-0 md:shadow-float"
        >
          <div className="flex items-center gap-0.5 border-b border-line py-1 pr-1 pl-4">
            <Dialog.Title className="min-w-0 flex-1 text-base leading-snug font-bold">
              {chatTexts.assistant}
            </Dialog.Title>
            <FuriganaSwitch />
            <IconButton
              label={chatTexts.newConversation}
              icon={<SquarePen aria-hidden />}
              onClick={() => {
                continueWith(newConversationId());
                field.current?.focus();
              }}
            />
            <PageLink replace={!wide} />
            <IconButton label={uiTexts.close} icon={<X aria-hidden />} onClick={onClose} />
          </div>
          <p className="border-b border-line bg-sunken px-4 py-1">
            <AssistantKindNote />
          </p>
          <ConversationView
            key={id}
            conversation={conversation}
            onAsk={() => continueWith(id)}
            fieldRef={field}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface PageLinkProps {
  /** Replaces the history entry of the chat, so that "back" leads to the page below. */
  readonly replace: boolean;
}

/** Only for logged-in learners (PRODUCT.md, Assistant). */
function PageLink({ replace }: PageLinkProps) {
  const session = useSession();
  if (!session) return null;
  return (
    <Link
      to={paths.ai}
      replace={replace}
      aria-label={chatTexts.openPage}
      title={chatTexts.openPage}
      className={iconButtonStyles}
    >
      <Maximize2 aria-hidden />
    </Link>
  );
}
