import { commentRefusals } from '#contract/texts/comments.ts';
import { conflict, notFound } from '#server/http/errors.ts';
import type { CommentRow, CommentsRepository } from './comments.repository.ts';

/** A comment whose author's account still exists. */
type WrittenComment = CommentRow & { readonly userId: number };

/**
 * A comment that its author has not deleted, and of this sentence if the path names one. Locks it for a change. Authors
 * can delete their comments, and moderators hide them, even when learners no longer see the sentence.
 */
export async function requireWritten(
  comments: CommentsRepository,
  id: number,
  sentenceId?: number,
): Promise<WrittenComment> {
  const comment = await comments.findToChange(id);
  const isThere = comment?.deletedAt === null && (sentenceId ?? comment.sentenceId) === comment.sentenceId;
  if (!isThere || comment.userId === null) throw notFound(commentRefusals.commentNotFound);
  return { ...comment, userId: comment.userId };
}

/** A comment of a sentence that is visible to learners. */
export async function requireVisible(
  comments: CommentsRepository,
  id: number,
  sentenceId?: number,
): Promise<WrittenComment> {
  const comment = await requireWritten(comments, id, sentenceId);
  if (!(await comments.hasSentence(comment.sentenceId))) throw notFound(commentRefusals.commentNotFound);
  return comment;
}

/** A comment that everybody sees, so it can be answered, liked or reported. */
export async function requireOpen(
  comments: CommentsRepository,
  id: number,
  sentenceId?: number,
): Promise<WrittenComment> {
  const comment = await requireVisible(comments, id, sentenceId);
  if (comment.hiddenAt !== null) throw conflict(commentRefusals.hidden);
  return comment;
}
