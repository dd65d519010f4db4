import type { Comment } from '#contract/comments/comment.ts';
import type { ListedComment } from './comments.repository.ts';

type FlatComment = Omit<Comment, 'replies'>;

/** What a reader gets of a comment. Of one that is gone only its place is left, without words and without a name. */
export function presentComment(row: ListedComment, seesHidden: boolean): FlatComment {
  const state = stateOf(row);
  const { id, parentId } = row;
  const createdAt = row.createdAt.toISOString();
  if (state === 'deleted' || (state === 'hidden' && !seesHidden))
    return {
      id,
      parentId,
      createdAt,
      state,
      content: '',
      userName: '',
      userId: null,
      likes: [],
      edited: false,
    };
  const { content, userName, userId, likes } = row;
  return { id, parentId, createdAt, state, content, userName, userId, likes, edited: row.editedAt !== null };
}

function stateOf({ deletedAt, hiddenAt }: Pick<ListedComment, 'deletedAt' | 'hiddenAt'>): Comment['state'] {
  if (deletedAt !== null) return 'deleted';
  return hiddenAt === null ? 'visible' : 'hidden';
}
