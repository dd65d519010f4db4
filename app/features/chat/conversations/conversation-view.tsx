import { ArrowDown } from 'lucide-react';
import type { Ref } from 'react';
import { chatTexts } from '#contract/texts/chat.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Announcer } from '../announcer.tsx';
import { Composer } from '../composer.tsx';
import { Messages } from '../replies/messages.tsx';
import { useFollowAnswer } from '../replies/use-follow-answer.ts';
import { useWideScreen } from '../use-wide-screen.ts';
import type { Conversation } from './use-conversation.ts';

interface ConversationViewProps {
  readonly conversation: Conversation;
  /** Called before a question is sent. */
  readonly onAsk: () => void;
  readonly fieldRef?: Ref<Pick<HTMLTextAreaElement, 'focus'>>;
}

/** The messages and the question form. It fills its container and scrolls inside. */
export function ConversationView({ conversation, onAsk, fieldRef }: ConversationViewProps) {
  const { messages, turn, error, answering, draft, write, send, stop, retry, reload } = conversation;
  const { frame, content, atEnd, goToEnd, follow } = useFollowAnswer();
  const wide = useWideScreen();
  const askNow = (question: string) => {
    onAsk();
    send(question);
    follow();
  };
  // A phone's keyboard would cover the answer.
  const leaveField = () => frame.current?.focus({ preventScroll: true });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="relative min-h-0 flex-1">
        <div
          ref={frame}
          role="log"
          // Complete answers are announced by `Announcer`, not chunk by chunk.
          aria-live="off"
          aria-label={chatTexts.log}
          tabIndex={-1}
          className="absolute inset-0 overflow-y-auto overscroll-contain outline-none"
        >
          <div ref={content} className="grid grid-cols-[minmax(0,1fr)] gap-4 px-(--gutter,1rem) py-4">
            {messages ? (
              <Messages
                conversation={conversation}
                messages={messages}
                onRetry={() => {
                  retry();
                  follow();
                }}
                onAsk={(question) => {
                  askNow(question);
                  // The tapped suggestion was removed.
                  leaveField();
                }}
              />
            ) : error ? (
              <ErrorState message={failureMessage(error)} onRetry={reload} />
            ) : (
              <ListSkeleton rows={3} className="h-16" />
            )}
          </div>
        </div>
        {!atEnd && (
          <IconButton
            label={chatTexts.toEnd}
            icon={<ArrowDown aria-hidden />}
            className="absolute right-3 bottom-3 rounded-full! border border-edge bg-surface shadow-float"
            onClick={goToEnd}
          />
        )}
      </div>
      <Announcer turn={turn} messages={messages} />
      <Composer
        ref={fieldRef}
        draft={draft}
        onWrite={write}
        onSend={(question) => {
          askNow(question);
          if (!wide) leaveField();
        }}
        answering={answering}
        onStop={stop}
        ready={messages !== undefined}
      />
    </div>
  );
}
