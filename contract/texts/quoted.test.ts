import { expect, test } from 'vitest';
import { quoted } from './quoted.ts';

test.each([
  { text: 'Tôi đi học.', shown: '“Tôi đi học”', why: 'the full stop is dropped' },
  { text: 'Chợ', shown: '“Chợ”', why: 'a title has no full stop' },
  { text: 'Bạn đi đâu?', shown: '“Bạn đi đâu?”', why: 'a question mark stays' },
  { text: 'Rồi sau đó...', shown: '“Rồi sau đó...”', why: 'three dots stay' },
  { text: 'Lúc 7.30 tôi dậy.', shown: '“Lúc 7.30 tôi dậy”', why: 'only the one at the end is dropped' },
])('$why', ({ text, shown }) => {
  expect(quoted(text)).toBe(shown);
});
