import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseAnswer } from '#core/grading/analyse.ts';
import type { AnalysedAnswer, AnswerParts } from '#core/grading/analysed-answer.ts';
import { isCounter, isNumeral } from '#core/grading/clause-words.ts';
import { tokensOf } from '#core/grading/compile-answer.ts';
import type { Model } from '#core/grading/compile-model.ts';
import { judge, judgeListening } from '#core/grading/judge.ts';
import type { Judgement, Span } from '#core/grading/judgement.ts';
import type { Token } from '#core/grading/token.ts';
import { hasJapanese } from '#core/japanese/kana.ts';
import { readShippedSentences } from '../content/sentences.ts';
import { caseTables, questionOf } from './case-tables.ts';
import { loadTokenizer } from './load-tokenizer.ts';
import { prepareJudge, type Question } from './prepare-judge.ts';

const [{ modelOf }, tokenize, shipped] = await Promise.all([
  prepareJudge(),
  loadTokenizer(),
  readShippedSentences(),
]);

interface Subject {
  readonly question: Question;
  readonly answer: AnalysedAnswer;
  readonly model: () => Model;
}

const cases = caseTables.flatMap((table) => table.cases);

/** Every sentence of the tables and the courses, alone: another answer may well be right without a particle, and a blocked one wrong. */
const subjects: readonly Subject[] = [
  ...cases.map((row) => ({ ...questionOf(row), accepted: [], blocked: [] })),
  ...shipped.map(({ jpSentence, reading }) => ({ model: jpSentence, reading })),
]
  .filter((question, at, all) => all.findIndex(({ model }) => model === question.model) === at)
  .map((question) => ({
    question,
    answer: analyseAnswer(question.model, tokenize, question.reading),
    model: once(() => modelOf(question)),
  }));

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

const isRight = ({ verdict }: Judgement): boolean => verdict === 'correct' || verdict === 'correct-with-note';

test('the model answer is correct', () => {
  const refused = subjects.filter(
    ({ model, answer }) =>
      judge(model(), answer.text).verdict !== 'correct' ||
      judgeListening(model(), answer.text).verdict !== 'correct',
  );
  expect(refused.map(({ answer }) => answer.text)).toEqual([]);
});

test('so is its kana reading', () => {
  const readings = subjects.flatMap(({ question, answer, model }) =>
    [readingOf(tokensOf(answer.parts)), ...(question.reading ? [question.reading] : [])].map((reading) => ({
      reading,
      model,
    })),
  );
  const refused = readings.filter(
    ({ reading, model }) => !isRight(judge(model(), reading)) || !isRight(judgeListening(model(), reading)),
  );
  expect(refused.map(({ reading }) => reading)).toEqual([]);
});

/** Numbers stay as they are written: the tokenizer reads them without their counter (四 + 時), the tables have them in kana. */
const readingOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token, at) => {
      const before = tokens[at - 1];
      const isOfNumber = isNumeral(token) || (before && isNumeral(before) && isCounter(token));
      return isOfNumber ? token.surface : token.reading || token.surface;
    })
    .join('');

test('a case particle left out is never right', () => {
  const accepted = subjects.flatMap(({ answer, model }) =>
    withoutOneParticle(answer).filter((typed) => judge(model(), typed).verdict !== 'wrong'),
  );
  expect(accepted).toEqual([]);
});

const PARTICLES = new Set(['が', 'を', 'に', 'へ', 'で', 'と', 'から', 'まで', 'より', 'の', 'は']);
/** Conjunctions between clauses and で of 読んで are other words. */
const CASE = /^助詞\/(?:格助詞|係助詞|連体化|並立助詞|副助詞)/;

/** Where a word of the shown answer stands, and whether the author has left it open. */
interface Placed {
  readonly token: Token;
  readonly at: number;
  readonly isOpen: boolean;
}

function withoutOneParticle({ text, parts }: AnalysedAnswer): string[] {
  const words = placed(parts, 0, false);
  return words
    .filter(({ token, isOpen }) => !isOpen && PARTICLES.has(token.surface) && CASE.test(token.pos))
    .filter(({ at }) => !isOfNegativeCopula(words, at) && !isObjectOfSuru(words, at))
    .map(({ token, at }) => text.slice(0, at) + text.slice(at + token.surface.length));
}

function placed(parts: AnswerParts, start: number, isOpen: boolean): Placed[] {
  let at = start;
  return parts.flatMap((part) => {
    const inside =
      part.kind === 'words'
        ? part.tokens.map((token) => ({ token, at: place(token.surface.length), isOpen }))
        : placed(branchOf(part), at, isOpen || part.kind !== 'free-order');
    if (part.kind !== 'words') for (const { token } of inside) place(token.surface.length);
    return inside;
  });

  function place(length: number): number {
    at += length;
    return at - length;
  }
}

/** What the shown answer takes of it. One option may be another without its particle, so a choice counts as open. */
function branchOf(part: Exclude<AnswerParts[number], { kind: 'words' }>): AnswerParts {
  if (part.kind === 'optional') return part.inside;
  return part.kind === 'choice' ? (part.options[0] ?? []) : part.inside.flat();
}

/** 学生ではない is 学生でない: で and は are the copula. */
function isOfNegativeCopula(words: readonly Placed[], at: number): boolean {
  const index = words.findIndex((word) => word.at === at);
  const around = words.slice(Math.max(index - 1, 0), index + 3).map(({ token }) => token.surface);
  return /では(?:な|あり)/.test(around.join(''));
}

/** 勉強をする is 勉強する. */
function isObjectOfSuru(words: readonly Placed[], at: number): boolean {
  const index = words.findIndex((word) => word.at === at);
  const [noun, particle, verb] = words.slice(index - 1).map(({ token }) => token);
  return (
    particle?.surface === 'を' && verb?.base === 'する' && (noun?.pos.startsWith('名詞/サ変接続') ?? false)
  );
}

/** UTF-16 units, so halves of surrogate pairs too. */
const anyUnits = (constraints: fc.ArrayConstraints) =>
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), constraints)
    .map((units) => units.map((unit) => String.fromCharCode(unit)).join(''));
const japanese = fc
  .array(fc.constantFrom(...'はがをにへでとものかよねんっーあしたべ私学校行食本日三七７々。　ｶﾞ'), {
    maxLength: 40,
  })
  .map((letters) => letters.join(''));
const answers = fc.constantFrom(...cases.map(({ typed }) => typed));
/** An answer with something else in the middle of it. */
const disturbed = fc
  .tuple(answers, fc.nat(), fc.nat({ max: 3 }), fc.oneof(japanese, anyUnits({ maxLength: 5 })))
  .map(([text, place, cut, added]) => {
    const at = place % (text.length + 1);
    return text.slice(0, at) + added + text.slice(at + cut);
  });
const long = fc.oneof(
  anyUnits({ minLength: 1_000, maxLength: 1_500 }),
  fc.tuple(answers, fc.integer({ min: 100, max: 200 })).map(([text, times]) => text.repeat(times)),
);
const anything = fc.oneof(
  { weight: 4, arbitrary: disturbed },
  { weight: 2, arbitrary: answers },
  { weight: 2, arbitrary: japanese },
  { weight: 1, arbitrary: anyUnits({ maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
  { weight: 1, arbitrary: fc.constantFrom('', '😀👨‍👩‍👧‍👦', '\uD83D', '\uDE00あ', '(', '[]', '|', '\0') },
);
const subject = fc.constantFrom(...subjects);
const mode = fc.constantFrom(judge, judgeListening);

test('every text gets a verdict, however long and strange, and always the same', () => {
  const property = fc.property(
    subject,
    mode,
    fc.oneof({ weight: 9, arbitrary: anything }, long),
    (one, of, text) => {
      const first = of(one.model(), text);
      expect(of(one.model(), text)).toEqual(first);
      expect(of(modelOf(one.question), text)).toEqual(first);
    },
  );
  fc.assert(property, { numRuns: 200 });
});

test('segments make up what was read, and mistakes lie in what was read and in what is shown', () => {
  const property = fc.property(subject, mode, anything, ({ model }, of, text) => {
    checkSpans(of(model(), text));
  });
  fc.assert(property, { numRuns: 500 });
});

test('the same for every case of the tables', () => {
  for (const row of cases) {
    const of = row.mode === 'listening' ? judgeListening : judge;
    checkSpans(of(modelOf(questionOf(row)), row.typed));
  }
});

function checkSpans({ read, nearest, segments, mistakes, notes }: Judgement): void {
  expect(segments.map(({ typed }) => typed).join('')).toBe(read);
  for (const { typed, model } of [...mistakes, ...notes]) {
    expect(read.slice(typed.start, typed.end)).toBe(typed.text);
    expectInside(typed, read);
    expectInside(model, nearest);
  }
  for (const { mistake } of segments) if (mistake !== undefined) expect(mistakes[mistake]).toBeDefined();
}

function expectInside({ start, end }: Span, text: string): void {
  expect(start).toBeGreaterThanOrEqual(0);
  expect(end).toBeGreaterThanOrEqual(start);
  expect(end).toBeLessThanOrEqual(text.length);
}

/** No mark that stands for something: ー and its likes, ？ at the end. */
const marks = fc.constantFrom(
  ' ',
  '　',
  '\n',
  '\u200B',
  '。',
  '、',
  '「',
  '」',
  '！',
  '…',
  '・',
  '.',
  ',',
  '”',
);
const japaneseCases = cases.filter(({ typed }) => hasJapanese(typed));

test('spaces and punctuation between the letters change nothing', () => {
  const property = fc.property(
    fc.constantFrom(...japaneseCases),
    fc.array(fc.tuple(fc.nat(), marks), { maxLength: 6 }),
    (row, inserted) => {
      const of = row.mode === 'listening' ? judgeListening : judge;
      const model = modelOf(questionOf(row));
      const plain = of(model, row.typed);
      const spaced = of(model, inserted.reduce(insertBetween, row.typed));
      expect(spaced.verdict).toBe(plain.verdict);
      expect(spaced.mistakes.map(({ code }) => code)).toEqual(plain.mistakes.map(({ code }) => code));
    },
  );
  fc.assert(property, { numRuns: 500 });
});

/** Between letters, never between か and its half-width mark, and not behind the last: ？ is read there. */
function insertBetween(text: string, [place, mark]: readonly [number, string]): string {
  const letters = text.match(/.[\u3099\u309A\uFF9E\uFF9F\p{M}]*/gsu) ?? [];
  const at = place % Math.max(letters.length, 1);
  return [...letters.slice(0, at), mark, ...letters.slice(at)].join('');
}
