import { chatTexts } from '#contract/texts/chat.ts';
import { Button } from '#app/ui/button.tsx';
import type { PresentedMessage } from '../conversations/conversation-query.ts';
import { OpenTurn } from '../conversations/open-turn.tsx';
import type { Conversation } from '../conversations/use-conversation.ts';
import { Suggestions } from '../suggestions.tsx';
import { followUpsOf } from './follow-ups.ts';
import { EndedReply, OwnMessage, Reply } from './message.tsx';

interface MessagesProps {
  readonly conversation: Pick<Conversation, 'turn' | 'takeBack'>;
  readonly messages: readonly PresentedMessage[];
  readonly onRetry: () => void;
  readonly onAsk: (question: string) => void;
}

export function Messages({ conversation: { turn, takeBack }, messages, onRetry, onAsk }: MessagesProps) {
  const last = messages.at(-1);
  if (!turn && !last)
    return (
      <Suggestions
        title={chatTexts.emptyTitle}
        lead={chatTexts.lead}
        questions={chatTexts.suggestions}
        onAsk={onAsk}
      />
    );
  return (
    <>
      {messages.map((message) =>
        message.author === 'learner' ? (
          <OwnMessage key={message.id} text={message.text} />
        ) : (
          <EndedReply
            key={message.id}
            message={message}
            onRetry={message === last && !turn ? onRetry : undefined}
          />
        ),
      )}
      {turn && <OpenTurn turn={turn} onRetry={onRetry} onTakeBack={takeBack} />}
      {!turn && last?.author === 'learner' && <Unanswered onRetry={onRetry} />}
      {!turn && last?.author === 'assistant' && (
        <Suggestions
          title={chatTexts.followUps}
          questions={followUpsOf(messages.at(-2)?.text ?? '', last)}
          onAsk={onAsk}
        />
      )}
    </>
  );
}

/** The page was closed before any text of the answer arrived. */
const Unanswered = ({ onRetry }: Pick<MessagesProps, 'onRetry'>) => (
  <Reply>
    <p className="text-ink-soft">{chatTexts.unanswered}</p>
    <div>
      <Button variant="secondary" onClick={onRetry}>
        {chatTexts.retry}
      </Button>
    </div>
  </Reply>
);
