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
  { said: 'The model `x` does not exist.', told: 'The model `x` does not exist.', why: 'its own words' },
  { said: 'Incorrect API key: sk-bi-mat.', told: 'Incorrect API key: [key].', why: 'the key' },
  {
    said: `{"input":"chồng mình tên Nam, viết katakana thế nào"}`,
    told: '{"input":"[…]"}',
    why: 'what the learner wrote',
  },
  { said: `bad: 'mình tên Nam, viế`, told: `bad: '[…]`, why: 'a piece of it' },
  {
    said: String.raw`{"input":"ch\u1ed3ng m\u00ecnh t\u00ean Nam"}`,
    told: '{"input":"[…]"}',
    why: 'what the learner wrote, escaped',
  },
  { said: `${'x'.repeat(AI_EXCERPT_CHARS)}y`, told: 'x'.repeat(AI_EXCERPT_CHARS), why: 'a long text' },
  { said: '', told: '', why: 'nothing' },
])('$why', ({ said, told }) => {
  expect(logExcerpt(said, notForTheLog)).toBe(told);
});
