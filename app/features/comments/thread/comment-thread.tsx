import { ChevronDown } from 'lucide-react';
import type { Comment } from '#contract/comments/comment.ts';
import { COMMENT_INDENTED_LEVELS, REPLIES_SHOWN } from '#contract/limits.ts';
import { commentTexts } from '#contract/texts/comments.ts';
import { formatNumber } from '#app/lib/format.ts';
import { actionStyles } from './action-styles.ts';
import { directReplies, flatReplies } from './comment-tree.ts';
import { SpokenComment } from './spoken-comment.tsx';
import { useReveal } from './use-reveal.ts';

interface CommentThreadProps {
  readonly comment: Comment;
  /** How far it is indented: 0 for the beginning of a thread. */
  readonly level?: number;
  readonly answers?: string | null;
  readonly takesFocus?: boolean;
  /** For one that stands in a list with the replies to it. */
  readonly onAnswered?: () => void;
}

/** A comment with the replies under it, which fold after the first three. */
export function CommentThread(props: CommentThreadProps) {
  const { comment, level = 0, answers = null, takesFocus = false, onAnswered } = props;
  const replies = useReveal(repliesAt(level, comment), REPLIES_SHOWN);
  return (
    <li className="grid gap-3">
      {comment.userId === null ? (
        <EmptyPlace state={comment.state} />
      ) : (
        <SpokenComment
          comment={comment}
          answers={answers}
          takesFocus={takesFocus}
          onAnswered={onAnswered ?? replies.revealAll}
        />
      )}
      {replies.shown.length > 0 && (
        // A margin, a line and a space: together the 20 px of a level (PRODUCT.md, D18).
        <ul className="ml-[9px] grid gap-4 border-l-2 border-line pl-[9px]">
          {replies.shown.map((reply) => (
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

/** The last level that is indented takes everything that is deeper: narrower than that nobody can read it. */
function repliesAt(level: number, comment: Comment) {
  if (level >= COMMENT_INDENTED_LEVELS) return [];
  return level + 1 < COMMENT_INDENTED_LEVELS ? directReplies(comment) : flatReplies(comment);
}

/** What is left of a comment that is gone while replies to it are not. */
function EmptyPlace({ state }: Pick<Comment, 'state'>) {
  return (
    <p className="rounded-md bg-sunken px-4 py-2.5 text-sm text-ink-soft">
      {state === 'hidden' ? commentTexts.hiddenPlace : commentTexts.deletedPlace}
    </p>
  );
}
