import { useState } from 'react';
import type { Comment } from '#contract/comments/comment.ts';
import { commentTexts } from '#contract/texts/comments.ts';
import { commentsPlaceTexts } from '#contract/texts/courses.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { Button } from '#app/ui/button.tsx';
import { CommentThread } from './comment-thread.tsx';

interface ThreadListProps {
  readonly threads: readonly Comment[];
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  /** Loads more and resolves to all threads. */
  readonly onMore: () => Promise<readonly Comment[]>;
}

/** The first threads, and a button for more. */
export function ThreadList({ threads, hasMore, loadingMore, onMore }: ThreadListProps) {
  /** The first of the threads loaded last: keyboard focus moves there. */
  const [firstRevealedId, setFirstRevealedId] = useState<number | null>(null);
  const reveal = async () => {
    const before = new Set(threads.map(({ id }) => id));
    const revealed = (await onMore()).find(({ id }) => !before.has(id));
    setFirstRevealedId(revealed?.id ?? null);
  };
  if (threads.length === 0)
    return (
      <p className="rounded-lg border border-dashed border-edge px-6 py-8 text-center text-balance text-ink-soft">
        {commentTexts.empty}
      </p>
    );
  return (
    <div className="grid gap-6">
      <ul aria-label={commentsPlaceTexts.title} className="grid gap-6">
        {threads.map((comment) => (
          <CommentThread key={comment.id} comment={comment} takesFocus={comment.id === firstRevealedId} />
        ))}
      </ul>
      {hasMore && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busyLabel={loadingMore && uiTexts.loading}
          onClick={() => void reveal()}
        >
          {commentTexts.more}
        </Button>
      )}
    </div>
  );
}
