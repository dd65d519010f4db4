import type { Comment } from '#contract/comments/comment.ts';

/** Trees of comments as the server sends them. They are never deeper than COMMENT_NESTING_MAX, so recursion is safe. */

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

/** Appends a new reply. */
export const withReply = (threads: readonly Comment[], parentId: number, reply: Comment): Comment[] =>
  withChanged(threads, parentId, (parent) => ({ ...parent, replies: [...parent.replies, reply] }));

export const withLike = (likes: readonly number[], userId: number, liked: boolean): number[] => {
  const others = likes.filter((id) => id !== userId);
  return liked ? [...others, userId] : others;
};

interface PlacedReply {
  readonly id: number;
  readonly comment: Comment;
  /** The name of the answered person, unless it is the comment above. */
  readonly answers: string | null;
}

export const directReplies = ({ replies }: Comment): PlacedReply[] =>
  replies.map((comment) => ({ id: comment.id, comment, answers: null }));

/** All descendants of a comment as one list in order of arrival, for levels without further indentation. */
export function flatReplies({ id: aboveId, replies }: Comment): PlacedReply[] {
  const all = descendantsOf(replies).toSorted((a, b) => a.id - b.id);
  const names = new Map(all.map(({ id, userName }) => [id, userName]));
  return all.map((comment) => {
    const answered = comment.parentId === aboveId ? undefined : names.get(comment.parentId ?? aboveId);
    // A removed comment has no author name.
    return { id: comment.id, comment, answers: answered || null };
  });
}

const descendantsOf = (replies: readonly Comment[]): Comment[] =>
  replies.flatMap((reply) => [reply, ...descendantsOf(reply.replies)]);
