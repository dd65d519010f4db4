import { describe, expect, test } from 'vitest';
import { headwordsOf } from '../dictionary/headwords.ts';
import { pointWith } from '../grammar/grammar-for-test.ts';
import { createGrammarLibrary } from '../grammar/grammar-library.ts';
import { wordsFrom } from '../grammar/words-for-test.ts';
import { finish } from '../steps.ts';
import { pathLaw, type StepText } from './law.ts';
import { type LessonStep, NO_PINS, type PathException, type SentencePins } from './path.ts';

const rows = [
  { id: 1, kanji: '私', hiragana: 'わたし', variants: '' },
  { id: 2, kanji: '水', hiragana: 'みず', variants: '' },
  { id: 3, kanji: '飲む', hiragana: 'のむ', variants: '' },
  { id: 4, kanji: '一緒に', hiragana: 'いっしょに', variants: '' },
  { id: 5, kanji: 'さん', hiragana: 'さん', variants: '' },
  { id: 6, kanji: '箸', hiragana: 'はし', variants: '' },
  { id: 7, kanji: '橋', hiragana: 'はし', variants: '' },
  { id: 8, kanji: 'お願いします', hiragana: 'おねがいします', variants: '' },
  { id: 9, kanji: '勉強', hiragana: 'べんきょう', variants: '' },
  { id: 10, kanji: 'する', hiragana: 'する', variants: '' },
  { id: 11, kanji: '人', hiragana: 'ひと', variants: '' },
  { id: 12, kanji: '何', hiragana: 'なに', variants: '' },
];
const point = (id: string, name: string, find: string) =>
  pointWith({ id, pattern: `〜${name}`, names: [name], find: [find] });
const grammar = createGrammarLibrary({
  points: [
    point('wa', 'は', '@名詞 <は&@助詞>'),
    point('o', 'を', '@名詞 <を>'),
    point('ni-time', 'に', '時 <に>'),
    point('masu', 'ます', '@動詞/自立 <ます>'),
    point('te-iru', 'ている', '@動詞 <て|で =いる>'),
    point('desu', 'です', '@名詞 <です>'),
  ],
  contrasts: [],
  answers: [],
});
const sources = {
  grammar,
  headwords: headwordsOf(rows),
  word: (id: number) => rows.find((row) => row.id === id),
};

const WA = 'は::助詞/係助詞';
const O = 'を::助詞/格助詞/一般';
const DRINK = '飲み:飲む:動詞/自立 ます:ます:助動詞';

interface Case {
  readonly said: string;
  readonly teaches?: Partial<Pick<LessonStep, 'words' | 'points' | 'numbers'>> & { readonly ids?: string[] };
  readonly pins?: Partial<SentencePins>;
  readonly exceptions?: readonly PathException[];
}

/** The law for one sentence in one step that teaches 私, 水, 飲む, は, を and ます unless the case says otherwise. */
function judge({ said, teaches = {}, pins = {}, exceptions = [] }: Case) {
  const ids = teaches.ids ?? ['wa', 'o', 'masu'];
  const step: LessonStep = {
    id: 'one',
    title: 'Một',
    kind: 'lesson',
    words: teaches.words ?? [1, 2, 3],
    points: ids.map((id) => ({ id, explain: '', mistake: { wrong: '', right: '', why: '' } })),
    numbers: teaches.numbers,
    sentences: [100],
    pins: {},
  };
  const units = [{ id: 'unit', level: 'N5' as const, title: '', about: '', steps: [step] }];
  const text: StepText = {
    name: 'sentence 100',
    sentence: 100,
    tokens: wordsFrom(said),
    pins: { ...NO_PINS, ...pins },
  };
  const speakers = [{ id: 'a', name: 'ラン' }];
  const dialogues = [{ id: 'd', title: '', about: '', speakers, lines: [], questions: [], pins: NO_PINS }];
  return finish(pathLaw({ path: { units, exceptions, dialogues }, textsOf: () => [text], sources }));
}

const offencesOf = (one: Case): string[] =>
  judge(one).offences.map(({ untaught }) => `${untaught.kind} ${untaught.text}`);

describe('what no step has taught is found', () => {
  test.each([
    { said: `私 ${WA} 水 ${O} ${DRINK}`, found: [], why: 'nothing untaught' },
    { said: `箸 ${O} ${DRINK}`, found: ['word 箸'], why: 'a word' },
    { said: `ビール ${O} ${DRINK}`, found: ['word ビール'], why: 'a word without a dictionary item' },
    { said: '私 です:です:助動詞', found: ['point desu'], why: 'a point that a pattern finds, once' },
    {
      said: `水 で::助詞/格助詞/一般 ${DRINK}`,
      found: ['form で'],
      why: 'a particle that no pattern explains',
    },
    {
      said: `水 に::助詞/格助詞/一般 ${DRINK}`,
      teaches: { ids: ['wa', 'o', 'masu', 'ni-time'] },
      found: ['form に'],
      why: 'another use of a taught particle: finding nothing proves nothing',
    },
    { said: '飲み:飲む:動詞/自立 たい:たい:助動詞', found: ['form 飲み', 'form たい'], why: 'an auxiliary' },
    {
      said: '飲ん:飲む:動詞/自立 で::助詞/接続助詞 み:みる:動詞/非自立 ます:ます:助動詞',
      found: ['form 飲ん', 'form で', 'form み'],
      why: 'a dependent verb, although its ending is taught',
    },
    { said: '飲め:飲む:動詞/自立', found: ['form 飲め'], why: 'an inflected form without an ending' },
    { said: '飲む:飲む:動詞/自立', found: ['form 飲む'], why: 'the plain form is a form too' },
    {
      said: '私 たち::名詞/接尾/一般',
      found: ['form たち'],
      why: 'a suffix',
    },
    {
      said: 'ベトナム::名詞/固有名詞/地域 人::名詞/接尾/一般',
      teaches: { words: [11] },
      found: ['form 人'],
      why: 'a suffix that is read unlike the word',
    },
    {
      said: '勉強::名詞/サ変接続 し:する:動詞/自立 ます:ます:助動詞',
      teaches: { words: [9] },
      found: ['word する'],
      why: 'する after a noun',
    },
    { said: '三::名詞/数 時::名詞/接尾/助数詞', found: ['word 三時'], why: 'a number' },
    {
      said: '三::名詞/数 時::名詞/接尾/助数詞',
      teaches: { numbers: { to: 2, counters: ['時'] } },
      found: ['word 三時'],
      why: 'a number above the range',
    },
    {
      said: '三::名詞/数 時::名詞/接尾/助数詞',
      teaches: { numbers: { to: 9, counters: ['人'] } },
      found: ['word 三時'],
      why: 'another counter',
    },
  ])('$why', ({ found, ...one }) => {
    expect(offencesOf(one)).toEqual(found);
  });
});

describe('what is exempt', () => {
  test.each<Case & { readonly why: string }>([
    { said: `田中::名詞/固有名詞/人名 ${WA}`, why: 'a name' },
    { said: `ラン ${WA}`, why: 'the name of a speaker that the tokenizer does not know' },
    {
      said: `田中::名詞/固有名詞/人名 さん::名詞/接尾/人名 ${WA}`,
      teaches: { words: [5] },
      why: 'a taught suffix',
    },
    {
      said: `一緒 に::助詞/副詞化 ${DRINK}`,
      teaches: { words: [3, 4] },
      why: 'the particle in a taught word',
    },
    {
      said: '三::名詞/数 時::名詞/接尾/助数詞',
      teaches: { numbers: { to: 9, counters: ['時'] } },
      why: 'a number of a taught range',
    },
    {
      said: '何::名詞/数 時::名詞/接尾/助数詞',
      teaches: { words: [12], numbers: { to: 9, counters: ['時'] } },
      why: '何 with a taught counter',
    },
    {
      said: `はし ${O} ${DRINK}`,
      teaches: { words: [3, 6] },
      pins: { words: { はし: 6 } },
      why: 'a pinned word',
    },
    {
      said: 'お願い::名詞/サ変接続 し:する:動詞/自立 ます:ます:助動詞',
      teaches: { words: [8], ids: [] },
      pins: { words: { お願いします: 8 } },
      why: 'a pinned phrase with the forms in it',
    },
    {
      said: `水 に::助詞/格助詞/一般 ${DRINK}`,
      teaches: { ids: ['masu', 'ni-time'] },
      pins: { points: ['ni-time'] },
      why: 'a pinned point that is taught',
    },
    { said: `箸 ${O} ${DRINK}`, pins: { gloss: [6] }, why: 'one glossed word' },
  ])('$why', (one) => {
    expect(offencesOf(one)).toEqual([]);
  });
});

describe('pins', () => {
  test.each([
    {
      said: `箸 ${WA} 橋 ${O} ${DRINK}`,
      pins: { gloss: [6, 7] },
      problem: /more than one glossed word/,
      why: 'two glossed words',
    },
    {
      said: `水 ${O} ${DRINK}`,
      pins: { gloss: [2] },
      problem: /the word 2 is glossed/,
      why: 'a taught gloss',
    },
    { said: `水 ${O} ${DRINK}`, pins: { words: { はし: 6 } }, problem: /はし is pinned/, why: 'a loose pin' },
  ])('$why is reported', ({ problem, ...one }) => {
    expect(judge(one).problems).toContainEqual(expect.stringMatching(problem));
  });

  test('a pinned point that is not taught is an offence', () => {
    const said = `水 に::助詞/格助詞/一般 ${DRINK}`;
    expect(offencesOf({ said, pins: { points: ['ni-time'] } })).toEqual(['point ni-time']);
  });
});

describe('introduced words and points stand in a sentence of their step', () => {
  test.each([
    { said: `水 ${O} ${DRINK}`, teaches: { words: [2, 3, 1] }, problem: /has the word 1 私/, why: 'a word' },
    {
      said: `水 ${O} ${DRINK}`,
      teaches: { ids: ['o', 'masu', 'wa'] },
      problem: /the point wa/,
      why: 'a point',
    },
  ])('$why', ({ problem, ...one }) => {
    expect(judge(one).problems).toContainEqual(expect.stringMatching(problem));
  });
});

test('a suffix shows its word', () => {
  const said = `田中::名詞/固有名詞/人名 さん::名詞/接尾/人名 ${WA}`;
  expect(judge({ said, teaches: { words: [5], ids: ['wa'] } }).problems).toEqual([]);
});

describe('exceptions', () => {
  const said = `水 で::助詞/格助詞/一般 ${DRINK}`;
  const why = 'Ví dụ.';
  test.each([
    { exception: { surface: 'で', from: 'one', why }, left: [], why: 'by surface' },
    { exception: { pos: '助詞/格助詞', from: 'one', why }, left: [], why: 'by word class' },
    { exception: { sentence: 100, from: 'one', why }, left: [], why: 'a whole sentence' },
    { exception: { surface: 'で', pos: '助動詞', from: 'one', why }, left: ['form で'], why: 'all must fit' },
    { exception: { surface: 'で', from: 'later', why }, left: ['form で'], why: 'not before their step' },
    { exception: { from: 'one', why }, left: ['form で'], why: 'one that says nothing' },
  ])('$why', ({ exception, left }) => {
    const report = judge({ said, exceptions: [exception] });
    expect(report.offences.map(({ untaught }) => `${untaught.kind} ${untaught.text}`)).toEqual(left);
    expect([report.usedExceptions.length, report.unusedExceptions.length]).toEqual(
      left.length === 0 ? [1, 0] : [0, 1],
    );
  });

  test('of a point', () => {
    const exception = { point: 'desu', from: 'one', why };
    expect(offencesOf({ said: '私 です:です:助動詞', exceptions: [exception] })).toEqual([]);
  });
});
