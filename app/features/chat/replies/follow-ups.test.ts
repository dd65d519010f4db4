import { expect, test } from 'vitest';
import { followUpsOf } from './follow-ups.ts';

const QUIZ = 'Đố mình một câu';
const MEANING = '食べる nghĩa là gì?';
const EXAMPLES = 'Cho ví dụ với 食べる';
const SENTENCE = '私は学生です。';

test.each([
  { asked: MEANING, offered: [EXAMPLES, QUIZ], why: 'a word, without the question just asked' },
  { asked: '食べる nghĩa là gì', offered: [EXAMPLES, QUIZ], why: 'the same without a question mark' },
  { asked: '食べる', offered: [EXAMPLES, QUIZ], why: 'the word alone, which asks for its meaning' },
  { asked: '食べる là gì vậy ạ?', offered: [EXAMPLES, QUIZ], why: 'its meaning in other words' },
  { asked: 'nghia cua 食べる', offered: [EXAMPLES, QUIZ], why: 'its meaning without marks' },
  { asked: 'đặt câu với 食べる', offered: [MEANING, QUIZ], why: 'examples in other words' },
  { asked: 'Cho mình vài ví dụ 食べる', offered: [MEANING, QUIZ], why: 'examples in many words' },
  {
    asked: 'Chia động từ 行く',
    offered: ['行く nghĩa là gì?', 'Cho ví dụ với 行く', QUIZ],
    why: 'a question of another kind about a word',
  },
  { asked: SENTENCE, offered: [`Sửa câu ${SENTENCE}`, QUIZ], why: 'a sentence alone, which is broken down' },
  {
    asked: `Phân tích câu ${SENTENCE}`,
    offered: [`Sửa câu ${SENTENCE}`, QUIZ],
    why: 'a sentence that was broken down',
  },
  {
    asked: `sửa câu ${SENTENCE}`,
    offered: [`Phân tích câu ${SENTENCE}`, QUIZ],
    why: 'a sentence that was corrected',
  },
  { asked: 'Khác nhau giữa は và が', offered: [QUIZ], why: 'a single kana is not a word' },
  { asked: 'đố mình một câu', offered: ['Đố mình một từ'], why: 'a quiz that could not be asked' },
  { asked: 'Đố mình một từ', offered: [QUIZ], why: 'the same with words' },
])('after $why', ({ asked, offered }) => {
  expect(followUpsOf(asked, { asks: false })).toEqual(offered);
});

test('after a question by the tutor: the answer to it, or another one', () => {
  expect(followUpsOf(QUIZ, { asks: true })).toEqual(['Đáp án', 'Câu khác']);
});
