import { expect, test } from 'vitest';
import { AI_EXCERPT_CHARS } from '#contract/model-limits.ts';
import { logExcerpt } from './log-excerpt.ts';

const notForTheLog = {
  secrets: ['sk-bi-mat'],
  messages: [
    { role: 'system', content: 'Bạn là trợ lý học tiếng Nhật.' },
    { role: 'user', content: 'chồng mình tên Nam, viết katakana thế nào' },
  ],
} as const;

test.each([
  {
    reported: 'The model `x` does not exist.',
    logged: 'The model `x` does not exist.',
    why: 'text of the provider',
  },
  { reported: 'Incorrect API key: sk-bi-mat.', logged: 'Incorrect API key: [key].', why: 'the key' },
  {
    reported: `{"input":"chồng mình tên Nam, viết katakana thế nào"}`,
    logged: '{"input":"[…]"}',
    why: 'the learner’s message',
  },
  { reported: `bad: 'mình tên Nam, viế`, logged: `bad: '[…]`, why: 'a part of the message' },
  {
    reported: String.raw`{"input":"ch\u1ed3ng m\u00ecnh t\u00ean Nam"}`,
    logged: '{"input":"[…]"}',
    why: 'the learner’s message, escaped',
  },
  { reported: `${'x'.repeat(AI_EXCERPT_CHARS)}y`, logged: 'x'.repeat(AI_EXCERPT_CHARS), why: 'a long text' },
  { reported: '', logged: '', why: 'nothing' },
])('$why', ({ reported, logged }) => {
  expect(logExcerpt(reported, notForTheLog)).toBe(logged);
});
