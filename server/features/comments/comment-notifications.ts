import type { NewNotification } from '#server/features/notifications/notifications.service.ts';
import type { Caller } from '#server/http/route.ts';
import type { CommentRow } from './comments.repository.ts';

/** Notifications about a comment. They refer to the sentence for the link, and do not copy the comment's text. */

const about = (by: Caller, { id, sentenceId }: Pick<CommentRow, 'id' | 'sentenceId'>) => ({
  aboutUserId: by.id,
  aboutSentenceId: sentenceId,
  aboutCommentId: id,
});

export const replyNotification = (by: Caller, reply: CommentRow) =>
  ({ kind: 'comment-reply', note: '', ...about(by, reply) }) as const satisfies NewNotification;

export const likeNotification = (by: Caller, liked: CommentRow): NewNotification => ({
  kind: 'comment-like',
  note: '',
  ...about(by, liked),
});

export const reportNotification = (by: Caller, reported: CommentRow, reason: string): NewNotification => ({
  kind: 'comment-report',
  note: reason,
  ...about(by, reported),
});
