import type { Comment } from '#contract/comments/comment.ts';
import type { CommentPlace, ListedComment } from './comments.repository.ts';

type FlatComment = Omit<Comment, 'replies'>;
type Kept = Pick<CommentPlace, 'userId' | 'deletedAt' | 'hiddenAt'>;

/** A comment as a reader gets it. A deleted one keeps only its place, without text and name. */
export function presentComment(row: ListedComment, seesHidden: boolean): FlatComment {
  const { id, parentId } = row;
  const place = { id, parentId, createdAt: row.createdAt.toISOString(), state: stateOf(row) };
  if (!isReadable(row, seesHidden))
    return { ...place, content: '', userName: '', userId: null, likes: [], edited: false };
  const { content, userName, userId, likes } = row;
  return { ...place, content, userName: userName ?? '', userId, likes, edited: row.editedAt !== null };
}

export function isReadable(row: Kept, seesHidden: boolean): boolean {
  const state = stateOf(row);
  return state === 'visible' || (state === 'hidden' && seesHidden);
}

function stateOf({ userId, deletedAt, hiddenAt }: Kept): Comment['state'] {
  if (userId === null || deletedAt !== null) return 'deleted';
  return hiddenAt === null ? 'visible' : 'hidden';
}
