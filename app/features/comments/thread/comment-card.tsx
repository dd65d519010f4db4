import { Reply } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Comment } from '#contract/comments/comment.ts';
import { commentTexts } from '#contract/texts/comments.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { useCommentsContext } from '../comments-context.ts';
import { EditForm } from '../writing/edit-form.tsx';
import { ReplyForm } from '../writing/reply-form.tsx';
import { actionStyles } from './action-styles.ts';
import { CommentHeader } from './comment-header.tsx';
import { LikeButton } from './like-button.tsx';

interface CommentCardProps {
  readonly comment: Comment;
  /** The name of the answered person, where the indentation does not show it. */
  readonly answers: string | null;
  readonly takesFocus: boolean;
  /** Called after a reply was sent. */
  readonly onAnswered: () => void;
}

type Step = 'reading' | 'replying' | 'editing';

/** A comment, its actions, and a collapsible reply form (PRODUCT.md, Comments). */
export function CommentCard({ comment, answers, takesFocus, onAnswered }: CommentCardProps) {
  const { viewer, open } = useCommentsContext();
  const [step, setStep] = useState<Step>('reading');
  const card = useRef<HTMLElement>(null);
  const replyButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);

  // The form that had the focus is removed.
  const stopReplying = () => {
    setStep('reading');
    replyButton.current?.focus();
  };
  const stopEditing = () => {
    setStep('reading');
    card.current?.focus();
  };
  return (
    <div className="grid gap-3">
      <article
        ref={card}
        tabIndex={-1}
        aria-label={commentTexts.by(comment.userName)}
        className="grid gap-1.5 rounded-md"
      >
        <CommentHeader comment={comment} onEdit={() => setStep('editing')} />
        {step === 'editing' ? (
          <EditForm comment={comment} onDone={stopEditing} />
        ) : (
          <CommentText comment={comment} answers={answers} />
        )}
        {step !== 'editing' && comment.state === 'visible' && (
          <div className="-ml-3 flex flex-wrap">
            <LikeButton comment={comment} />
            <button
              ref={replyButton}
              type="button"
              aria-expanded={step === 'replying'}
              className={actionStyles}
              onClick={() => (viewer ? setStep('replying') : open({ kind: 'login' }))}
            >
              <Reply aria-hidden />
              {commentTexts.reply}
            </button>
          </div>
        )}
      </article>
      {step === 'replying' && viewer && (
        <div className="pl-5">
          <ReplyForm
            comment={comment}
            viewer={viewer}
            onSent={() => {
              stopReplying();
              onAnswered();
            }}
            onCancel={stopReplying}
          />
        </div>
      )}
    </div>
  );
}

/** Rendered as plain text, never as HTML. */
function CommentText({ comment, answers }: Pick<CommentCardProps, 'comment' | 'answers'>) {
  return (
    <div className="grid gap-0.5">
      {answers !== null && <p className="text-sm text-ink-soft">{commentTexts.answers(answers)}</p>}
      <p className={`wrap-anywhere whitespace-pre-line ${comment.state === 'hidden' ? 'text-ink-soft' : ''}`}>
        <MixedText>{comment.content}</MixedText>
      </p>
    </div>
  );
}
