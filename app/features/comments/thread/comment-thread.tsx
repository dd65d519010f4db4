import { ChevronDown } from 'lucide-react';
import type { Comment } from '#contract/comments/comment.ts';
import { COMMENT_INDENTED_LEVELS, REPLIES_SHOWN } from '#contract/limits.ts';
import { commentTexts } from '#contract/texts/comments.ts';
import { formatNumber } from '#app/lib/format.ts';
import { actionStyles } from './action-styles.ts';
import { CommentCard } from './comment-card.tsx';
import { directReplies, flatReplies } from './comment-tree.ts';
import { useReveal } from './use-reveal.ts';
import { WaitingComments } from './waiting-comments.tsx';

interface CommentThreadProps {
  readonly comment: Comment;
  /** Indentation level: 0 for the first comment of a thread. */
  readonly level?: number;
  readonly answers?: string | null;
  readonly takesFocus?: boolean;
  /** For a comment in one flat list with the replies to it. */
  readonly onAnswered?: () => void;
}

/** A comment with its replies, which are collapsed after the first three. */
export function CommentThread(props: CommentThreadProps) {
  const { comment, level = 0, answers = null, takesFocus = false, onAnswered } = props;
  const replies = useReveal(repliesAt(level, comment), REPLIES_SHOWN);
  return (
    <li className="grid gap-3">
      {comment.userId === null ? (
        <RemovedComment state={comment.state} />
      ) : (
        <CommentCard
          comment={comment}
          answers={answers}
          takesFocus={takesFocus}
          onAnswered={onAnswered ?? replies.revealAll}
        />
      )}
      <WaitingReplies parentId={comment.id} />
      {replies.visible.length > 0 && (
        // Margin, border and padding: together the 20 px of a level (PRODUCT.md, D18).
        <ul className="ml-[9px] grid gap-4 border-l-2 border-line pl-[9px]">
          {replies.visible.map((reply) => (
            <CommentThread
              key={reply.id}
              comment={reply.comment}
              level={level + 1}
              answers={reply.answers}
              takesFocus={reply.id === replies.firstRevealedId}
              onAnswered={level + 1 < COMMENT_INDENTED_LEVELS ? undefined : replies.revealAll}
            />
          ))}
          {replies.left > 0 && (
            <li>
              <button type="button" className={`${actionStyles} -ml-3`} onClick={replies.revealRest}>
                <ChevronDown aria-hidden />
                {commentTexts.moreReplies(formatNumber(replies.left))}
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

/** Below the comment, before the replies of others: whoever wrote it is still here. */
function WaitingReplies({ parentId }: { readonly parentId: number }) {
  return (
    <div className="ml-5 empty:hidden">
      <WaitingComments parentId={parentId} />
    </div>
  );
}

/** The deepest indented level lists everything below it flat: more indentation would be too narrow to read. */
function repliesAt(level: number, comment: Comment) {
  if (level >= COMMENT_INDENTED_LEVELS) return [];
  return level + 1 < COMMENT_INDENTED_LEVELS ? directReplies(comment) : flatReplies(comment);
}

/** Placeholder for a removed comment that still has replies. */
function RemovedComment({ state }: Pick<Comment, 'state'>) {
  return (
    <p className="rounded-md bg-sunken px-4 py-2.5 text-sm text-ink-soft">
      {state === 'hidden' ? commentTexts.hiddenPlace : commentTexts.deletedPlace}
    </p>
  );
}
