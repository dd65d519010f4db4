import { codesOf } from '../codes-of.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
import {
  LEARNING_DETAIL_MAX_CHARS,
  LEARNING_EVENTS_PER_CALL,
  LEARNING_SUBJECT_MAX_CHARS,
} from '../learning-limits.ts';
import { learningKindNames, learningResultNames, learningTexts as texts } from '../texts/learning.ts';
import { z } from '../zod.ts';

/** A kind of thing and which one: `kana:きゃ`. */
const subject = z
  .string()
  .check(
    z.maxLength(LEARNING_SUBJECT_MAX_CHARS),
    z.regex(/^[a-z]+:[\p{L}\p{M}\p{N}ー-]+$/u, texts.subjectUnreadable),
  );

/** Numbers of an imported card in base 36, divided by dots. */
const detail = z
  .string()
  .check(z.maxLength(LEARNING_DETAIL_MAX_CHARS), z.regex(/^[a-z\d.]+$/, texts.detailUnreadable));

export const learningEvent = z.object({
  id: z.uuid(),
  kind: codesOf(learningKindNames),
  subject,
  result: codesOf(learningResultNames),
  // PostgreSQL has no year 0.
  at: z.iso.datetime().check(z.regex(/^(?!0000)/)),
  detail: z.optional(detail),
});

export const saveLearningEvents = defineEndpoint({
  method: 'POST',
  path: '/api/me/learning-events',
  summary: 'Ghi những gì tôi vừa học; sự kiện đã gửi rồi không bị tính lần nữa',
  access: 'loggedIn',
  limits: ['learningPerUser', 'learningPerUserAndDay'],
  body: z.object({
    events: z.array(learningEvent).check(z.minLength(1), z.maxLength(LEARNING_EVENTS_PER_CALL)),
  }),
  /** How many of them were new. */
  output: z.object({ saved: z.int() }),
});

export const listLearningEvents = defineEndpoint({
  method: 'GET',
  path: '/api/me/learning-events',
  summary: 'Nhật ký học của tôi, từng phần, theo thứ tự máy chủ nhận được',
  access: 'loggedIn',
  limits: ['learningPerUser'],
  query: z.object({
    /** The `last` of the part before. */
    after: z._default(idText, 0),
  }),
  output: z.object({
    events: z.array(learningEvent),
    last: z.int(),
    hasMore: z.boolean(),
  }),
});
