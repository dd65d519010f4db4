import type { Comment } from '#contract/comments/comment.ts';

/** Trees of comments as the server sends them: never deeper than COMMENT_NESTING_MAX, so that functions may call themselves. */

export const withChanged = (
  threads: readonly Comment[],
  id: number,
  change: (comment: Comment) => Comment,
): Comment[] =>
  threads.map((comment) => {
    if (comment.id === id) return change(comment);
    return comment.replies.length > 0
      ? { ...comment, replies: withChanged(comment.replies, id, change) }
      : comment;
  });

/** A new reply is the last one. */
export const withReply = (threads: readonly Comment[], parentId: number, reply: Comment): Comment[] =>
  withChanged(threads, parentId, (parent) => ({ ...parent, replies: [...parent.replies, reply] }));

export const withLike = (likes: readonly number[], userId: number, liked: boolean): number[] => {
  const others = likes.filter((id) => id !== userId);
  return liked ? [...others, userId] : others;
};

interface PlacedReply {
  readonly id: number;
  readonly comment: Comment;
  /** Whom it answers, where that is not the comment above it. */
  readonly answers: string | null;
}

export const directReplies = ({ replies }: Comment): PlacedReply[] =>
  replies.map((comment) => ({ id: comment.id, comment, answers: null }));

/** Everything under a comment as one list in the order of arrival, for where there is no room to indent any more. */
export function flatReplies({ id: aboveId, replies }: Comment): PlacedReply[] {
  const all = descendantsOf(replies).toSorted((a, b) => a.id - b.id);
  const names = new Map(all.map(({ id, userName }) => [id, userName]));
  return all.map((comment) => {
    const answered = comment.parentId === aboveId ? undefined : names.get(comment.parentId ?? aboveId);
    // Whoever is gone has no name.
    return { id: comment.id, comment, answers: answered || null };
  });
}

const descendantsOf = (replies: readonly Comment[]): Comment[] =>
  replies.flatMap((reply) => [reply, ...descendantsOf(reply.replies)]);
