import { expect, test } from 'vitest';
import { prepareJudge } from '../../grading/prepare-judge.ts';
import { exceptionList } from '../exception-list.ts';
import { checkLeaks } from './check-leaks.ts';
import { sentenceWith } from './sentence-for-test.ts';

const prepared = await prepareJudge();
const check = (accepted: string[], lines: string[][] = []) =>
  checkLeaks(sentenceWith({ accepted }), prepared, exceptionList('leaks-allowed.tsv', lines));

test.each([
  { accepted: ['漢字(が|を)読めます'], why: 'a potential verb takes both' },
  { accepted: ['漢字(A:が|B:を)(AB:読めます|B:読むことができます)'], why: 'tied' },
  { accepted: ['{[もう] 宿題を}しましたか'], why: 'an adverb in either place' },
])('$why is grammatical', ({ accepted }) => expect(check(accepted)).toEqual([]));

test.each([
  {
    accepted: ['漢字(が|を)(読めます|読むことができます)'],
    mistakes: ['object-ga: 漢字が読むことができ in 漢字が読むことができます'],
    why: 'が with the other verb',
  },
  {
    accepted: ['学校へ行きます', '[もう]薬を[もう]飲みましたか'],
    mistakes: ['said-twice: もう薬をもう in もう薬をもう飲みましたか'],
    why: 'the second answer',
  },
  {
    accepted: [`${'(あ|い)'.repeat(12)}急いで(いる|います)(んですが|ので)`],
    mistakes: [expect.stringContaining('polite-before-n: ますんです')],
    why: 'an answer with thousands of wordings',
  },
])('$why is reported', ({ accepted, mistakes }) => expect(check(accepted)).toEqual(mistakes));

test('an exception is for one sentence and one pattern', () => {
  const accepted = ['ここ(に|へ)座ります'];
  expect(check(accepted, [['1', 'place-he', 'ここへ座り']])).toEqual([]);
  expect(check(accepted, [['2', 'place-he', 'ここへ座り']])).toHaveLength(1);
});
