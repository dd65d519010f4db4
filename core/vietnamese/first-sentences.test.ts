import { expect, test } from 'vitest';
import { firstSentences } from './first-sentences.ts';

const text = 'Nêu chủ đề. Khác với が là chủ ngữ. Tiếng Việt không có từ này.';

test.each([
  { text, maxChars: 200, kept: text, why: 'everything fits' },
  { text, maxChars: 40, kept: 'Nêu chủ đề. Khác với が là chủ ngữ.', why: 'whole sentences only' },
  { text, maxChars: 3, kept: 'Nêu chủ đề.', why: 'at least one' },
  { text: 'Không có dấu chấm', maxChars: 3, kept: 'Không có dấu chấm', why: 'one without a full stop' },
  {
    text: 'Giống “thảo nào?”. わけだ nêu kết luận.',
    maxChars: 20,
    kept: 'Giống “thảo nào?”.',
    why: 'the next one can begin with Japanese',
  },
  {
    text: 'Dùng khi nói 9.30 sáng. Hết.',
    maxChars: 5,
    kept: 'Dùng khi nói 9.30 sáng.',
    why: 'a point in a number',
  },
  { text: '', maxChars: 5, kept: '', why: 'nothing' },
])('$why', ({ text: long, maxChars, kept }) => {
  expect(firstSentences(long, maxChars)).toBe(kept);
});
