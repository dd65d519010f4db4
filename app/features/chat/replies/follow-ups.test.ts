import { expect, test } from 'vitest';
import { followUpsOf } from './follow-ups.ts';

const QUIZ = 'Đố mình một câu';

test.each([
  {
    asked: '食べる nghĩa là gì?',
    offered: ['Cho ví dụ với 食べる', QUIZ],
    why: 'a word, but for what was asked',
  },
  { asked: '食べる nghĩa là gì', offered: ['Cho ví dụ với 食べる', QUIZ], why: 'the same without its mark' },
  {
    asked: 'Chia động từ 行く',
    offered: ['行く nghĩa là gì?', 'Cho ví dụ với 行く', QUIZ],
    why: 'a word, of which something else was asked',
  },
  { asked: '私は学生です。', offered: ['Phân tích câu 私は学生です。', QUIZ], why: 'a sentence' },
  { asked: 'Khác nhau giữa は và が', offered: [QUIZ], why: 'a lone kana is no word' },
  { asked: 'đố mình một câu', offered: [QUIZ], why: 'a quiz that is over: another one' },
])('after $why', ({ asked, offered }) => {
  expect(followUpsOf(asked, { asks: false })).toEqual(offered);
});

test('after a question of the tutor’s: the answer to it, or another one', () => {
  expect(followUpsOf(QUIZ, { asks: true })).toEqual(['Đáp án', 'Câu khác']);
});
