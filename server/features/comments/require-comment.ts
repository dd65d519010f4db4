import { commentRefusals } from '#contract/texts/comments.ts';
import { conflict, notFound } from '#server/http/errors.ts';
import type { CommentRow, CommentsRepository } from './comments.repository.ts';

/** A comment that still has its author. */
type WrittenComment = CommentRow & { readonly userId: number };

/**
 * A comment whose author has not taken it back; of this sentence, where the path names one. It waits for us to change it.
 * One's own words can be taken back, and others' hidden, also where learners no longer see the sentence.
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

/** One of a sentence that learners see. */
export async function requireVisible(
  comments: CommentsRepository,
  id: number,
  sentenceId?: number,
): Promise<WrittenComment> {
  const comment = await requireWritten(comments, id, sentenceId);
  if (!(await comments.hasSentence(comment.sentenceId))) throw notFound(commentRefusals.commentNotFound);
  return comment;
}

/** One that everybody sees: to be answered, liked or reported. */
export async function requireOpen(
  comments: CommentsRepository,
  id: number,
  sentenceId?: number,
): Promise<WrittenComment> {
  const comment = await requireVisible(comments, id, sentenceId);
  if (comment.hiddenAt !== null) throw conflict(commentRefusals.hidden);
  return comment;
}
