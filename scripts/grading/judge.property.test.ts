import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { judge, judgeListening } from '#core/grading/judge.ts';
import type { Judgement, Span } from '#core/grading/judgement.ts';
import { isNoun, isNumeral } from '#core/grading/sentence/clause-words.ts';
import { hasJapanese } from '#core/japanese/kana.ts';
import { analyseAnswer } from '#core/japanese/notation/analyse.ts';
import { saidTokens } from '#core/japanese/notation/said-tokens.ts';
import type { Token } from '#core/japanese/tokens/token.ts';
import { readShippedSentences } from '../content/sentences/sentences.ts';
import { cacheModels } from './cache-models.ts';
import { caseTables, questionOf } from './case-tables.ts';
import { leftOutParticles } from './left-out-particles.ts';
import { loadTokenizer } from './load-tokenizer.ts';
import { prepareJudge } from './prepare-judge.ts';
import { longTexts, punctuated, strangeTexts } from './strange-texts.ts';

const [prepared, tokenize, shipped] = await Promise.all([
  prepareJudge(),
  loadTokenizer(),
  readShippedSentences(),
]);
const modelOf = cacheModels(prepared);
const cases = caseTables.flatMap((table) => table.cases);

/**
 * From the tables and the courses, without additional answers: another answer could be right without a particle, and a
 * blocked one is wrong.
 */
const subjects = [
  ...cases.map((row) => ({ ...questionOf(row), accepted: [], blocked: [] })),
  ...shipped.map(({ jpSentence, reading }) => ({ model: jpSentence, reading })),
]
  .filter(({ model }, at, all) => all.findIndex((other) => other.model === model) === at)
  .map((question) => ({
    question,
    answer: analyseAnswer(question.model, tokenize, question.reading),
    model: modelOf(question),
    [fc.toStringMethod]: () => question.model,
  }));

const MODES = { translate: judge, listening: judgeListening } as const;
const judgeCase = ({ mode = 'translate', ...row }: (typeof cases)[number], typed: string) =>
  MODES[mode](modelOf(questionOf(row)), typed);
const isRight = ({ verdict }: Judgement) => verdict === 'correct' || verdict === 'correct-with-note';

test('the model answer is correct', () => {
  const refused = subjects.filter(({ model, answer: { text } }) =>
    Object.values(MODES).some((judgeIt) => judgeIt(model, text).verdict !== 'correct'),
  );
  expect(refused.map(({ answer }) => answer.text)).toEqual([]);
});

test('the kana reading of the model answer is right', () => {
  const refused = subjects.flatMap(({ question, answer, model }) =>
    [readingOf(saidTokens(answer.parts)), question.reading ?? answer.text].filter((reading) =>
      Object.values(MODES).some((judgeIt) => !isRight(judgeIt(model, reading))),
    ),
  );
  expect(refused).toEqual([]);
});

/**
 * Numbers stay as written: the tokenizer reads them separately from their counter (四 + 時); the tables have them in
 * kana.
 */
const readingOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token, at) => {
      const before = tokens[at - 1];
      const isOfNumber = isNumeral(token) || (before && isNumeral(before) && isNoun(token));
      return isOfNumber ? token.surface : token.reading || token.surface;
    })
    .join('');

test('the model answer without a case particle is wrong, unless a paraphrase has none', () => {
  const leftOut = subjects.flatMap(({ answer, model }) =>
    leftOutParticles(answer).map((typed) => ({ typed, ...judge(model, typed) })),
  );
  const isParaphrase = (notes: Judgement['notes']) =>
    notes.some(({ paraphrase }) => paraphrase !== undefined);
  const accepted = leftOut.filter(({ verdict, notes }) => verdict !== 'wrong' && !isParaphrase(notes));
  expect(leftOut.length).toBeGreaterThan(subjects.length / 2);
  expect(accepted.map(({ typed }) => typed)).toEqual([]);
});

const answers = fc.constantFrom(...cases.map(({ typed }) => typed));
const subject = fc.constantFrom(...subjects);
const mode = fc.constantFrom('translate', 'listening');

test.each([
  { texts: 'similar and random texts', typed: strangeTexts(answers), numRuns: 200 },
  { texts: 'texts of more than 1,000 characters', typed: longTexts(answers), numRuns: 10 },
])('$texts always get the same verdict', ({ typed, numRuns }) => {
  const always = fc.property(subject, mode, typed, ({ question, model }, inMode, text) => {
    const judgeIt = MODES[inMode];
    const first = judgeIt(model, text);
    expect(judgeIt(model, text)).toEqual(first);
    expect(judgeIt(prepared.modelOf(question), text)).toEqual(first);
  });
  fc.assert(always, { numRuns });
});

test('the segments joined are the typed text, and mistakes are inside it and the visible answer', () => {
  expect(cases.flatMap((row) => misplacedIn(judgeCase(row, row.typed)))).toEqual([]);
  const always = fc.property(subject, mode, strangeTexts(answers), ({ model }, inMode, text) => {
    expect(misplacedIn(MODES[inMode](model, text))).toEqual([]);
  });
  fc.assert(always, { numRuns: 300 });
});

function misplacedIn({ read, nearest, segments, mistakes, notes }: Judgement) {
  const joined = segments.map(({ typed }) => typed).join('');
  return [
    ...(joined === read ? [] : [{ joined, read }]),
    ...segments.filter(({ mistake = 0 }) => mistake > 0 && mistake >= mistakes.length),
    ...[...mistakes, ...notes].filter(
      ({ typed, model }) =>
        !isInside(typed, read) ||
        !isInside(model, nearest) ||
        read.slice(typed.start, typed.end) !== typed.text,
    ),
  ];
}

const isInside = ({ start, end }: Span, text: string) => 0 <= start && start <= end && end <= text.length;

test('the text of a mistake is at its position, unless it is from another choice', () => {
  const misplaced = cases
    .filter(({ model, accepted = [] }) => ![model, ...accepted].some((source) => /[(（]/.test(source)))
    .flatMap((row) => {
      const { nearest, mistakes } = judgeCase(row, row.typed);
      return mistakes.filter(
        ({ model: { start, end, text } }) => nearest.includes(text) && nearest.slice(start, end) !== text,
      );
    });
  expect(misplaced).toEqual([]);
});

const pausedCase = {
  model: 'この席をお願いします。',
  typed: 'この席お願いする',
  verdict: 'wrong',
  why: '',
} as const;

test('spaces and punctuation between the letters change nothing', () => {
  const written = fc
    // A space ends a word in romaji, and after a name it makes an address: 山田さん、趣味は.
    .constantFrom(
      ...cases.filter(
        (row) =>
          hasJapanese(row.typed) &&
          !/[a-z]/u.test(row.typed) &&
          !modelOf(questionOf(row)).answers.some(({ needsPause }) => needsPause),
      ),
    )
    .chain((row) => fc.tuple(fc.constant(row), punctuated(row.typed)));
  const never = fc.property(written, ([{ rulesOff = [], ...row }, typed]) => {
    // With this rule a pause says what a particle would: この席、お願いします.
    const withoutPauses = { ...row, rulesOff: [...rulesOff, 'dropped-particle' as const] };
    expect(summary(judgeCase(withoutPauses, typed))).toEqual(summary(judgeCase(withoutPauses, row.typed)));
  });
  fc.assert(never, { numRuns: 300, examples: [[[pausedCase, 'この席 お願いする']]] });
});

const summary = ({ verdict, mistakes, notes }: Judgement) => ({
  verdict,
  codes: [...mistakes, ...notes].map(({ code }) => code),
});
