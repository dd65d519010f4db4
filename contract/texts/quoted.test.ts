import { expect, test } from 'vitest';
import { quoted } from './quoted.ts';

test.each([
  { text: 'Tôi đi học.', shown: '“Tôi đi học”', why: 'a full stop belongs to the sentence around it' },
  { text: 'Chợ', shown: '“Chợ”', why: 'a title has none' },
  { text: 'Bạn đi đâu?', shown: '“Bạn đi đâu?”', why: 'a question stays one' },
  { text: 'Rồi sau đó...', shown: '“Rồi sau đó...”', why: 'three dots are left out words' },
  { text: 'Lúc 7.30 tôi dậy.', shown: '“Lúc 7.30 tôi dậy”', why: 'only the one at the end' },
])('$why', ({ text, shown }) => {
  expect(quoted(text)).toBe(shown);
});
