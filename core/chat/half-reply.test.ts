import { expect, test } from 'vitest';
import { withoutHalfMarks } from './half-reply.ts';
import { parseReply } from './parse-reply.ts';
import { plainReply } from './plain-reply.ts';

test.each([
  { half: 'đây là **từ qu', shown: 'đây là **từ qu**', why: 'bold from its first letter' },
  { half: 'đây là **', shown: 'đây là ', why: 'bold without text yet' },
  { half: '**từ*', shown: '**từ**', why: 'half of the closing mark' },
  { half: 'xem [từ n', shown: 'xem từ n', why: 'the words of a link' },
  { half: 'xem [từ này]', shown: 'xem từ này', why: 'before its path' },
  { half: 'xem [từ này](', shown: 'xem từ này', why: 'before the first letter of its path' },
  { half: 'xem [từ này](/sea', shown: 'xem từ này', why: 'in the middle of its path' },
  { half: 'xem [từ này](https://a', shown: 'xem [từ này](https://a', why: 'not a link of ours' },
  { half: 'xem [từ này](//a', shown: 'xem [từ này](//a', why: 'not a link of ours, without a scheme' },
  { half: '**[từ', shown: '**từ**', why: 'a link in bold' },
  { half: '[**từ', shown: '**từ**', why: 'bold in a link' },
  { half: '私は食[た', shown: '私は食', why: 'half a reading' },
  { half: '私は食[た]', shown: '私は食[た]', why: 'a whole reading' },
  { half: '[食[た', shown: '食', why: 'half a reading in half a link' },
  { half: '[食[た]', shown: '食[た]', why: 'a whole reading in half a link' },
  { half: '[食[た]](/sea', shown: '食[た]', why: 'and before its path' },
  { half: '[a](/b) và [c', shown: '[a](/b) và c', why: 'after a whole link' },
  { half: 'xong\n##', shown: 'xong\n', why: 'a heading without text yet' },
  { half: 'xong\n- ', shown: 'xong\n', why: 'an item without text yet' },
  { half: 'xong\n2.', shown: 'xong\n', why: 'a number without text yet' },
  { half: 'xong **', shown: 'xong ', why: 'a mark at the very end' },
  { half: '**a** xong', shown: '**a** xong', why: 'nothing is open' },
  { half: '', shown: '', why: 'nothing yet' },
])('$why', ({ half, shown }) => {
  expect(withoutHalfMarks(half)).toBe(shown);
});

test('while an answer arrives, the visible text only grows', () => {
  const whole = [
    '**食[た]べる** nghĩa là **ăn**. Xem [食[た]べる](/search/6).',
    '### Ví dụ',
    '- 私[わたし]は**パン**を食[た]べます。\n- [bài này](/exercises/1) có *hai* câu',
    '10. lúc 3時[じ]\n11. hết',
  ].join('\n\n');
  let before = '';
  for (let end = 0; end <= whole.length; end++) {
    const shown = plainReply(parseReply(withoutHalfMarks(whole.slice(0, end)))).trimEnd();
    expect(shown.startsWith(before), `“${shown}” after “${before}”`).toBe(true);
    before = shown;
  }
  expect(before).toBe(plainReply(parseReply(whole)));
});
