import { expect, test } from 'vitest';
import { followUpsOf } from './follow-ups.ts';

const QUIZ = 'Đố mình một câu';

test.each([
  {
    asked: '食べる nghĩa là gì?',
    offered: ['Cho ví dụ với 食べる', QUIZ],
    why: 'a word, without the question just asked',
  },
  {
    asked: '食べる nghĩa là gì',
    offered: ['Cho ví dụ với 食べる', QUIZ],
    why: 'the same without a question mark',
  },
  {
    asked: 'Chia động từ 行く',
    offered: ['行く nghĩa là gì?', 'Cho ví dụ với 行く', QUIZ],
    why: 'a question of another kind about a word',
  },
  { asked: '私は学生です。', offered: ['Phân tích câu 私は学生です。', QUIZ], why: 'a sentence' },
  { asked: 'Khác nhau giữa は và が', offered: [QUIZ], why: 'a single kana is not a word' },
  { asked: 'đố mình một câu', offered: [QUIZ], why: 'a finished quiz: another one' },
])('after $why', ({ asked, offered }) => {
  expect(followUpsOf(asked, { asks: false })).toEqual(offered);
});

test('after a question by the tutor: the answer to it, or another one', () => {
  expect(followUpsOf(QUIZ, { asks: true })).toEqual(['Đáp án', 'Câu khác']);
});
