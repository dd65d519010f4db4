import { expect, test } from 'vitest';
import { prepareJudge } from '../../grading/prepare-judge.ts';
import { checkReaderAnswer } from './check-reader-answers.ts';
import { sentenceWith } from './sentence-for-test.ts';

const prepared = await prepareJudge();
const sentences = new Map([[1, sentenceWith({ id: 1 })]]);
const check = (answer: string, wrong: string, more = {}) =>
  checkReaderAnswer({ sentenceId: 1, answer, first: 'refused', wrong, ...more }, sentences, prepared);

test.each([
  { answer: '電車で学校に行きます', wrong: '', why: 'a right answer that is accepted' },
  { answer: '電車で学校へ行きました', wrong: 'thì quá khứ', why: 'a wrong answer that is refused' },
])('$why', ({ answer, wrong }) => expect(check(answer, wrong)).toEqual([]));

test.each([
  {
    answer: '列車で学校へ行きました',
    wrong: '',
    says: /judged wrong/,
    why: 'a right answer that is refused',
  },
  {
    answer: '電車で学校へ行く',
    wrong: 'thể thường',
    says: /judged right/,
    why: 'a wrong answer that is accepted',
  },
])('$why is reported', ({ answer, wrong, says }) => expect(check(answer, wrong).join()).toMatch(says));

test('a missing sentence and an unknown verdict are reported', () => {
  expect(check('電車で', '', { sentenceId: 2 }).join()).toMatch(/not there/);
  expect(check('電車で', '', { first: 'maybe' }).join()).toMatch(/maybe is none of/);
});
