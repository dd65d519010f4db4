import { RotateCcw } from 'lucide-react';
import { chatTexts } from '#contract/texts/chat.ts';
import { Button } from '#app/ui/button.tsx';
import { OwnMessage, Reply } from '../replies/message.tsx';
import { ReplyText } from '../replies/reply-text.tsx';
import type { Turn } from './turns.ts';

interface OpenTurnProps {
  readonly turn: Turn;
  readonly onRetry: () => void;
  readonly onTakeBack: () => void;
}

/** A question and its answer so far. 'Đang soạn...' is shown until the first text arrives (PRODUCT.md, Assistant). */
export function OpenTurn({ turn, onRetry, onTakeBack }: OpenTurnProps) {
  const { question, answer, state, failure } = turn;
  const answering = state === 'answering';
  return (
    <>
      {/* When another answer was refused, the question is still above with its earlier answer. */}
      {!(turn.replaces && state === 'refused') && <OwnMessage text={question} />}
      <Reply busy={answering}>
        {answer !== '' && <ReplyText text={answer} incomplete ended={false} />}
        {answering && answer === '' && (
          <p className="animate-[breathe_1.6s_ease-in-out_infinite] text-ink-soft">{chatTexts.writing}</p>
        )}
        {failure !== null && (
          <>
            <p role="alert" className="text-error">
              {failure}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                icon={<RotateCcw aria-hidden className="size-4" />}
                onClick={onRetry}
              >
                {chatTexts.retry}
              </Button>
              {!turn.replaces && (
                <Button variant="quiet" onClick={onTakeBack}>
                  {chatTexts.editQuestion}
                </Button>
              )}
            </div>
          </>
        )}
      </Reply>
    </>
  );
}
