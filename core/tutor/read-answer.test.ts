import { expect, test } from 'vitest';
import { readAnswer } from './read-answer.ts';

test.each([
  { typed: '私は学生です。', asked: 'sentence', answer: '私は学生です。', why: 'a sentence' },
  { typed: '病院', asked: 'word', answer: '病院', why: 'a word' },
  { typed: 'watashi wa gakusei desu', asked: 'sentence', answer: 'watashi wa gakusei desu', why: 'romaji' },
  {
    typed: 'Watashi wa gakusei desu.',
    asked: 'sentence',
    answer: 'Watashi wa gakusei desu.',
    why: 'with a full stop',
  },
  { typed: 'hon', asked: 'word', answer: 'hon', why: 'romaji that could be Vietnamese' },
  { typed: 'hon', asked: 'sentence', answer: null, why: 'a single syllable is not a sentence' },
  {
    typed: 'こんにちは',
    asked: 'word',
    answer: 'こんにちは',
    why: 'not a greeting while a question is open',
  },
  {
    typed: '駅はどこですか',
    asked: 'sentence',
    answer: '駅はどこですか',
    why: 'the sentence to translate is a question',
  },
  {
    typed: 'この漢字の意味は何ですか',
    asked: 'sentence',
    answer: 'この漢字の意味は何ですか',
    why: 'even one about meanings',
  },
  { typed: '私は学生です đúng không ạ', asked: 'sentence', answer: '私は学生です', why: 'doubts itself' },
  { typed: 'đáp án là 私は学生です', asked: 'sentence', answer: '私は学生です', why: 'announced' },
  { typed: 'dap an la 病院', asked: 'word', answer: '病院', why: 'announced without marks' },
  { typed: 'mình nghĩ là byouin', asked: 'word', answer: 'byouin', why: 'a guess' },
  { typed: 'trả lời: 病院', asked: 'word', answer: '病院', why: 'with a colon' },
  { typed: 'chắc là 病院 ạ', asked: 'word', answer: '病院', why: 'not sure' },
  { typed: '食べる nghĩa là gì', asked: 'word', answer: null, why: 'asks something else' },
  { typed: 'chia 食べる thể て', asked: 'word', answer: null, why: 'asks for a form' },
  { typed: 'bệnh viện', asked: 'word', answer: null, why: 'Vietnamese was the question, not the answer' },
  { typed: 'bạn làm được gì', asked: 'sentence', answer: null, why: 'asks about the tutor' },
  { typed: 'chịu', asked: 'word', answer: null, why: 'gives up' },
  { typed: 'câu khác', asked: 'word', answer: null, why: 'wants another' },
  { typed: '', asked: 'word', answer: null, why: 'nothing' },
] as const)('$typed to a $asked: $why', ({ typed, asked, answer }) => {
  expect(readAnswer(typed, asked)).toBe(answer);
});
