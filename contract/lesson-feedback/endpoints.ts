import { lessonFeedbackFieldNames as fieldNames } from '#contract/texts/lesson-feedback.ts';
import { plainText } from '../comments/plain-text.ts';
import { defineEndpoint } from '../endpoint.ts';
import { done, idText, optionalLine, pageQuery } from '../fields.ts';
import { REASON_MAX_CHARS, SENTENCE_REPORT_MAX_CHARS } from '../limits.ts';
import { CONTRIBUTOR_ROLES } from '../roles.ts';
import { z } from '../zod.ts';
import { lessonFeedback, lessonSummary, sentenceReport } from './lesson-feedback.ts';
import { REPORT_KINDS } from './report-kinds.ts';

const contributors = { roles: CONTRIBUTOR_ROLES } as const;

export const reportSentence = defineEndpoint({
  method: 'POST',
  path: '/api/sentences/{sentenceId}/reports',
  summary: 'Báo lỗi một câu cho người soạn; báo lại cùng loại lỗi thì lời mới, nếu có, thay lời cũ',
  access: 'loggedIn',
  limits: ['sentenceReportPerUser'],
  params: z.object({ sentenceId: idText }),
  body: z.object({
    kind: z.enum(REPORT_KINDS),
    text: z._default(plainText(SENTENCE_REPORT_MAX_CHARS), ''),
  }),
  fieldNames,
  output: done,
});

export const decideReport = defineEndpoint({
  method: 'PUT',
  path: '/api/reports/{id}',
  summary: 'Trả lời một báo lỗi: đã sửa, hoặc không sửa kèm lý do',
  access: contributors,
  params: z.object({ id: idText }),
  body: z.object({
    state: z.enum(['mended', 'declined']),
    reason: z._default(optionalLine(REASON_MAX_CHARS), ''),
  }),
  fieldNames,
  output: sentenceReport,
});

export const listLessonFeedback = defineEndpoint({
  method: 'GET',
  path: '/api/me/lesson-feedback',
  summary: 'Các bài học của tôi với số liệu luyện tập, bài cần xử lý trước',
  access: contributors,
  query: pageQuery,
  output: z.array(lessonSummary),
});

export const getLessonFeedback = defineEndpoint({
  method: 'GET',
  path: '/api/me/lesson-feedback/{lessonId}',
  summary: 'Phản hồi về một bài học của tôi, từng câu một',
  access: contributors,
  params: z.object({ lessonId: idText }),
  output: lessonFeedback,
});
