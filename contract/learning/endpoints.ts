import { defineEndpoint } from '../endpoint.ts';
import { idText, uuidText } from '../fields.ts';
import {
  LEARNING_CODE_MAX_CHARS,
  LEARNING_DETAIL_MAX_CHARS,
  LEARNING_EVENTS_PER_CALL,
  LEARNING_SUBJECT_MAX_CHARS,
} from '../learning-limits.ts';
import { learningTexts as texts } from '../texts/learning.ts';
import { z } from '../zod.ts';

/**
 * The log is written by several versions at once, so its events are open: what each kind means is decided by the
 * replays of `core`, which skip what they do not know (decision 046).
 */
const code = z
  .string()
  .check(z.maxLength(LEARNING_CODE_MAX_CHARS), z.regex(/^[a-z][a-z\d-]*$/, texts.codeUnreadable));

/** A kind of thing and which one: `kana:きゃ`. */
const subject = z
  .string()
  .check(
    z.maxLength(LEARNING_SUBJECT_MAX_CHARS),
    z.regex(/^[a-z][a-z\d-]*:[^\p{Cc}\p{Cs}]+$/u, texts.subjectUnreadable),
  );

/** What its kind says besides, such as the numbers of an imported card in base 36, divided by dots. */
const detail = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(LEARNING_DETAIL_MAX_CHARS),
    z.regex(/^[^\p{Cc}\p{Cs}]+$/u, texts.detailUnreadable),
  );

const learningEvent = z.object({
  id: uuidText,
  kind: code,
  subject,
  result: code,
  // PostgreSQL has no year 0.
  at: z.iso.datetime().check(z.regex(/^(?!0000)/)),
  detail: z.optional(detail),
});

/** As it was stored: the rules of the version that wrote it may have been wider. */
const storedEvent = z.object({
  id: z.string(),
  kind: z.string(),
  subject: z.string(),
  result: z.string(),
  at: z.string(),
  detail: z.optional(z.string()),
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
    events: z.array(storedEvent),
    last: z.int(),
    hasMore: z.boolean(),
    /** How many events the log has. Earlier versions do not say it. */
    total: z.optional(z.int()),
    /** The time of the server, by which a device corrects its clock. Earlier versions do not say it. */
    now: z.optional(z.string()),
  }),
});
