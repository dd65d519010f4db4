import { commentRefusals } from '#contract/texts/comment-refusals.ts';
import { conflict, notFound } from '#server/http/errors.ts';
import type { CommentRow, CommentsRepository } from './comments.repository.ts';

/** A comment whose author has not taken it back; of this sentence, where the path names one. It waits for us to change it. */
export async function requireWritten(
  comments: CommentsRepository,
  id: number,
  sentenceId?: number,
): Promise<CommentRow> {
  const comment = await comments.findToChange(id);
  if (!comment || comment.deletedAt !== null || (sentenceId ?? comment.sentenceId) !== comment.sentenceId)
    throw notFound(commentRefusals.commentNotFound);
  return comment;
}

/** One that everybody sees: to be answered, liked or reported. */
export async function requireOpen(
  comments: CommentsRepository,
  id: number,
  sentenceId?: number,
): Promise<CommentRow> {
  const comment = await requireWritten(comments, id, sentenceId);
  if (comment.hiddenAt !== null) throw conflict(commentRefusals.hidden);
  return comment;
}
