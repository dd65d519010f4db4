import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_CASES } from './cases/all-cases.ts';
import { unclearCases } from './cases/unclear.cases.ts';
import { readAnswer } from './read-answer.ts';
import { readQuestion } from './read-question.ts';

/** Parts of questions, in random order. */
const PIECES = [
  ...'食べる 私は学生です。 は が て 〜ている 水 3時 taberu nomu wa gakkō'.split(' '),
  ...'nghĩa là gì nghia la gi j ko dc tiếng nhật tieng nhat nói sao thế nào the nao ntn tn'.split(' '),
  ...'chia thể dạng quá khứ phủ định đúng không dung khong sửa dịch ví dụ đặt câu với và hay vs khác'.split(
    ' ',
  ),
  ...'ngữ pháp n5 cách dùng đọc viết hán việt chữ từ bài nào đố mình kiểm tra ạ nhé ơi bạn ad 365 3h15'.split(
    ' ',
  ),
  ...'「 」 “ ” " \' ( ) （ ） 。 、 ? ! , / ~ = 🙂 \n'.split(' '),
];
const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 });
const messages = fc.oneof(
  pieces.map((some) => some.join(' ')),
  pieces.map((some) => some.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

test('every message gives a question, and always the same one', () => {
  fc.assert(
    fc.property(messages, (message) => {
      const question = readQuestion(message);
      expect(readQuestion(message)).toEqual(question);
      expect(readAnswer(message, 'sentence') ?? '').toBeTypeOf('string');
    }),
    { numRuns: 200 },
  );
});

const questions = [...ALL_CASES.flatMap(([, cases]) => cases), ...unclearCases].map(([typed]) => typed);

test('polite words do not change the question', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...questions),
      fc.constantFrom('cho mình hỏi ', 'cho minh hoi ', 'ad ơi cho em hỏi chút ạ, ', 'Bạn ơi, '),
      fc.constantFrom('', ' ạ', ' nhé', ' 🙏'),
      (typed, before, after) => {
        expect(readQuestion(`${before}${typed}${after}`).kind).toBe(readQuestion(typed).kind);
      },
    ),
    { numRuns: 300 },
  );
});

test('the term in a question was in the message', () => {
  for (const typed of questions) {
    const question = readQuestion(typed);
    const terms = 'term' in question ? [question.term] : 'terms' in question ? question.terms : [];
    for (const term of terms) expect(typed).toContain(term);
  }
});

// A pattern that tries every combination of ambiguous words would never finish here.
test.each([
  ['the same word', 'nghĩa '.repeat(170)],
  ['words that may be several', 'a '.repeat(500)],
  ['a greeting that does not end', `chao ${'ban a '.repeat(160)}x`],
  ['numbers', '3 giờ '.repeat(160)],
  ['open quotes', '「“"(('.repeat(200)],
  ['Japanese without an end', 'は、'.repeat(500)],
  ['letters between Japanese', 'NはN '.repeat(200)],
  ['names of forms', 'thể quá khứ phủ định '.repeat(45)],
])('1,000 characters of %s are read', (_, message) => {
  expect(readQuestion(message).kind).toBeTypeOf('string');
});
