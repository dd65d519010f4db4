import type { Comment } from '#contract/comments/comment.ts';
import { COMMENTS_SHOWN } from '#contract/limits.ts';
import { commentTexts } from '#contract/texts/comments.ts';
import { Button } from '#app/ui/button.tsx';
import { CommentThread } from './comment-thread.tsx';
import { useReveal } from './use-reveal.ts';

/** The first threads, and more of them when asked. */
export function ThreadList({ threads }: { readonly threads: readonly Comment[] }) {
  const { shown, left, firstRevealedId, revealMore } = useReveal(threads, COMMENTS_SHOWN);
  if (threads.length === 0)
    return (
      <p className="rounded-lg border border-dashed border-edge px-6 py-8 text-center text-balance text-ink-soft">
        {commentTexts.empty}
      </p>
    );
  return (
    <div className="grid gap-6">
      <ul aria-label={commentTexts.title} className="grid gap-6">
        {shown.map((comment) => (
          <CommentThread key={comment.id} comment={comment} takesFocus={comment.id === firstRevealedId} />
        ))}
      </ul>
      {left > 0 && (
        <Button
          variant="secondary"
          className="justify-self-center"
          onClick={() => revealMore(COMMENTS_SHOWN)}
        >
          {commentTexts.more}
        </Button>
      )}
    </div>
  );
}
