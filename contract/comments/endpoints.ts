import { commentFieldNames as fieldNames } from '#contract/texts/comments.ts';
import { defineEndpoint } from '../endpoint.ts';
import { done, idNumber, idText, ignored, pageQuery } from '../fields.ts';
import { COMMENT_MAX_CHARS, COMMENT_REPORT_MAX_CHARS } from '../limits.ts';
import { z } from '../zod.ts';
import { comment, COMMENT_SORTS, sentComment } from './comment.ts';
import { plainText } from './plain-text.ts';

const ofSentence = z.object({ sentenceId: idText });
const ofCommentOfSentence = z.object({ sentenceId: idText, commentId: idText });
const ofComment = z.object({ commentId: idText });
/** Blank content has its own message (PRODUCT.md, Comments), from the service. */
const content = plainText(COMMENT_MAX_CHARS);
const likes = z.object({ likes: z.array(z.int()) });

export const listComments = defineEndpoint({
  method: 'GET',
  path: '/api/sentences/{sentenceId}/comments',
  summary: 'Bình luận về một câu, kèm các phản hồi lồng nhau',
  access: 'anyone',
  kept: 'own',
  limits: ['commentListPerAddress'],
  params: ofSentence,
  /** A page is a page of threads: each comes with all its replies. */
  query: z.extend(pageQuery, { sort: z._default(z.enum(COMMENT_SORTS), 'newest') }),
  fieldNames,
  output: z.array(comment),
});

export const addComment = defineEndpoint({
  method: 'POST',
  path: '/api/sentences/{sentenceId}/comments',
  summary: 'Gửi bình luận về một câu, hoặc trả lời một bình luận',
  access: 'loggedIn',
  limits: ['commentPerUser', 'commentPerUserAndDay'],
  once: ['sentenceId', 'parentId', 'content'],
  params: ofSentence,
  body: z.object({ content, userId: ignored, parentId: z.nullish(idNumber) }),
  fieldNames,
  output: sentComment,
});

export const likeComment = defineEndpoint({
  method: 'POST',
  path: '/api/sentences/{sentenceId}/comments/{commentId}/like',
  summary: 'Thích một bình luận; mỗi người tính một lần',
  access: 'loggedIn',
  limits: ['commentLikePerUser'],
  once: ['sentenceId', 'commentId'],
  params: ofCommentOfSentence,
  query: z.object({ userId: ignored }),
  fieldNames,
  output: likes,
});

export const unlikeComment = defineEndpoint({
  method: 'DELETE',
  path: '/api/sentences/{sentenceId}/comments/{commentId}/like',
  summary: 'Bỏ thích một bình luận',
  access: 'loggedIn',
  limits: ['commentLikePerUser'],
  once: ['sentenceId', 'commentId'],
  params: ofCommentOfSentence,
  fieldNames,
  output: likes,
});

export const editComment = defineEndpoint({
  method: 'PUT',
  path: '/api/comments/{commentId}',
  summary: 'Sửa bình luận của mình',
  access: 'loggedIn',
  limits: ['commentPerUser'],
  params: ofComment,
  body: z.object({ content }),
  fieldNames,
  output: z.object({ content: z.string(), edited: z.boolean() }),
});

export const deleteComment = defineEndpoint({
  method: 'DELETE',
  path: '/api/comments/{commentId}',
  summary: 'Xóa bình luận của mình; các phản hồi vẫn còn',
  access: 'loggedIn',
  params: ofComment,
  fieldNames,
  output: done,
});

export const reportComment = defineEndpoint({
  method: 'POST',
  path: '/api/comments/{commentId}/report',
  summary: 'Báo cáo một bình luận với quản trị viên; mỗi người tính một lần',
  access: 'loggedIn',
  limits: ['commentReportPerUser'],
  params: ofComment,
  body: z.object({ reason: plainText(COMMENT_REPORT_MAX_CHARS).check(z.minLength(1)) }),
  fieldNames,
  output: done,
});

export const hideComment = defineEndpoint({
  method: 'PUT',
  path: '/api/comments/{commentId}/hidden',
  summary: 'Ẩn một bình luận, hoặc hiện lại',
  access: { roles: ['ADMIN', 'QC'] },
  params: ofComment,
  body: z.object({ hidden: z.boolean() }),
  fieldNames,
  output: done,
});
