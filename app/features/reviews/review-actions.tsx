import { Check, History, MessageSquareText, PencilLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReviewNote } from '#contract/contributions/contribution.ts';
import type { Review } from '#contract/reviews/endpoints.ts';
import { reviewTexts } from '#contract/texts/reviews.ts';
import { Button } from '#app/ui/button.tsx';
import { ChangesForm } from './changes-form.tsx';
import { NoteForm } from './note-form.tsx';
import { mayApprove } from './review-groups.ts';
import { useDecision } from './use-decision.ts';

interface ReviewActionsProps {
  readonly review: Review;
  /** Id of the title that describes the buttons. */
  readonly titleId: string;
  readonly onDecided: () => void;
  readonly onOutdated: (message: string) => Promise<void>;
  readonly onNotes: (notes: ReviewNote[]) => void;
  readonly onHistory: () => void;
}

type Writing = 'changes' | 'comment' | null;

/** Approve, request changes, comment, open the history. Authors see why they cannot decide themselves. */
export function ReviewActions(props: ReviewActionsProps) {
  const { review, titleId, onDecided, onOutdated, onNotes, onHistory } = props;
  const [writing, setWriting] = useState<Writing>(null);
  const { decide, pending, problem } = useDecision(review, { onDecided, onOutdated });
  const area = useRef<HTMLDivElement>(null);
  const rest = () => {
    setWriting(null);
    // The pressed button is removed with its form.
    area.current?.focus();
  };
  return (
    <div ref={area} tabIndex={-1} className="grid gap-3 outline-none">
      {!mayApprove(review) && (
        <p className="rounded-md bg-sunken px-4 py-2 text-ink-soft">
          {review.own ? reviewTexts.own : reviewTexts.answerOfYours}
        </p>
      )}
      {writing === 'changes' && (
        <ChangesForm
          kind={review.kind}
          busy={pending === 'changes'}
          onSend={(text) => decide({ decision: 'changes', text })}
          onCancel={rest}
        />
      )}
      {writing === 'comment' && (
        <NoteForm
          reviewId={review.id}
          onSent={(notes) => {
            rest();
            onNotes(notes);
          }}
          onCancel={rest}
        />
      )}
      {writing === null && (
        <div className="flex flex-wrap gap-2">
          {mayApprove(review) && (
            <Button
              aria-describedby={titleId}
              icon={<Check aria-hidden className="size-4" />}
              busyLabel={pending === 'approved' && reviewTexts.approving}
              onClick={() => decide({ decision: 'approved' })}
            >
              {reviewTexts.approve}
            </Button>
          )}
          {!review.own && (
            <Button
              variant="secondary"
              aria-describedby={titleId}
              icon={<PencilLine aria-hidden className="size-4" />}
              disabled={pending !== null}
              onClick={() => setWriting('changes')}
            >
              {reviewTexts.askForChanges}
            </Button>
          )}
          <Button
            variant="quiet"
            aria-describedby={titleId}
            icon={<MessageSquareText aria-hidden className="size-4" />}
            onClick={() => setWriting('comment')}
          >
            {reviewTexts.comment}
          </Button>
          <Button
            variant="quiet"
            aria-describedby={titleId}
            icon={<History aria-hidden className="size-4" />}
            onClick={onHistory}
          >
            {reviewTexts.history}
          </Button>
        </div>
      )}
      {problem && <Problem message={problem} />}
    </div>
  );
}

/** Shown below the buttons. They were disabled during the request, so the focus has to move. */
function Problem({ message }: { readonly message: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const at = document.activeElement;
    // Keep the focus of a reviewer who has moved on to another review.
    if (at === document.body || box.current?.parentElement?.contains(at)) box.current?.focus();
  }, []);
  return (
    <p ref={box} tabIndex={-1} role="alert" className="rounded-md bg-error-wash px-4 py-2 text-error">
      {message}
    </p>
  );
}
