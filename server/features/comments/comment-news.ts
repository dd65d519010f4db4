import { COMMENT_EXCERPT_CHARS } from '#contract/limits.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { excerpt } from '#core/comments/excerpt.ts';
import type { News } from '#server/features/notifications/notifications.service.ts';
import type { Caller } from '#server/http/route.ts';
import type { CommentRow } from './comments.repository.ts';

/** What a bell or the admins hear of a comment; with the sentence, so that one can go there. */

type Quoted = Pick<CommentRow, 'content' | 'sentenceId'>;

const quote = ({ content }: Pick<CommentRow, 'content'>) => excerpt(content, COMMENT_EXCERPT_CHARS);

export const replyNews = (by: Caller, reply: Quoted, parent: Quoted): News => ({
  kind: 'comment-reply',
  note: notificationTexts.commentReply(by.name, quote(reply), quote(parent)),
  aboutUserId: by.id,
  aboutSentenceId: reply.sentenceId,
});

export const likeNews = (by: Caller, liked: Quoted) =>
  ({
    kind: 'comment-like',
    note: notificationTexts.commentLike(by.name, quote(liked)),
    aboutUserId: by.id,
    aboutSentenceId: liked.sentenceId,
  }) satisfies News;

export const reportNews = (by: Caller, reported: Quoted, reason: string): News => ({
  kind: 'comment-report',
  note: notificationTexts.commentReport(by.name, quote(reported), reason),
  aboutUserId: by.id,
  aboutSentenceId: reported.sentenceId,
});
