import { describe, expect, test } from 'vitest';
import type { KanaGroup, KanaItem, KanaRow, KanaScript } from '#core/kana/kana-row.ts';
import {
  checkNotes,
  checkRepeatedNotes,
  checkRomaji,
  checkRowWords,
  checkSyllabaries,
} from './check-kana.ts';

const item = (kana: string, changes: Partial<KanaItem> = {}): KanaItem => ({
  kana,
  romaji: 'a',
  remember: `Như hình của ${kana}.`,
  pronounce: `Như tiếng của ${kana}.`,
  ...changes,
});

interface Given {
  readonly script?: KanaScript;
  readonly group?: KanaGroup;
  readonly words?: readonly number[];
}

const rowOf = (kana: string, { script = 'hiragana', group = 'basic', words = [] }: Given = {}): KanaRow => ({
  id: kana,
  script,
  group,
  title: 'Hàng đầu',
  about: 'Năm nguyên âm.',
  kana: kana.split(' ').map((one) => item(one)),
  words,
});

describe('the syllabaries', () => {
  test('what is missing is named, in both scripts', () => {
    const mistakes = checkSyllabaries([rowOf('あ い')]);
    expect(mistakes).toContain('う is missing in the group basic');
    expect(mistakes).toContain('ア is missing in the group basic');
    expect(mistakes).not.toContain('あ is missing in the group basic');
  });

  test.each([
    { rows: [rowOf('あ い'), rowOf('い う')], mistake: 'い is taught twice', why: 'two rows teach it' },
    {
      rows: [rowOf('が', { group: 'basic' })],
      mistake: 'が does not belong to the group basic',
      why: 'a voiced kana in a basic row',
    },
  ])('$why', ({ rows, mistake }) => expect(checkSyllabaries(rows)).toContain(mistake));
});

describe('romaji', () => {
  test.each([
    { kana: 'し', romaji: 'shi', why: 'Hepburn' },
    { kana: 'ちゃ', romaji: 'cha', why: 'a digraph' },
    { kana: 'えい', romaji: 'ei', why: 'a long vowel as it is typed' },
    { kana: 'エー', romaji: 'ee', why: 'a long mark' },
    { kana: 'っぱ', romaji: 'ppa', why: 'a pause' },
    { kana: 'を', romaji: 'o', why: 'a kana that sounds like another' },
    { kana: 'ティ', romaji: 'ti', why: 'a keyboard takes it for チ' },
  ])('$kana is $romaji: $why', ({ kana, romaji }) =>
    expect(checkRomaji({ kana: [item(kana, { romaji })] })).toEqual([]),
  );

  test.each([
    { kana: 'し', romaji: 'xi', why: 'no romaji of し' },
    { kana: 'つ', romaji: 'su', why: 'another kana' },
    { kana: 'えい', romaji: 'ee', why: 'sounds right, but is typed in another way' },
    { kana: 'を', romaji: 'wo', why: 'shown by its sound' },
  ])('$kana is not $romaji: $why', ({ kana, romaji }) =>
    expect(checkRomaji({ kana: [item(kana, { romaji })] })).toEqual([`${kana} is not typed as ${romaji}`]),
  );
});

describe('the words of a row', () => {
  const words = [
    { id: '1', kanji: '家', hiragana: 'いえ' },
    { id: '2', kanji: '上', hiragana: 'うえ' },
    { id: '3', kanji: '青', hiragana: 'あお' },
    { id: '4', kanji: '客', hiragana: 'きゃく' },
    { id: '5', kanji: 'ケーキ', hiragana: 'ケーキ' },
    { id: '6', kanji: 'いいえ', hiragana: 'いいえ' },
    { id: '7', kanji: '秋', hiragana: 'あき' },
  ];
  const vowels = rowOf('あ い う え お', { words: [1, 2, 3] });
  const check = (row: KanaRow, before: readonly KanaRow[] = []) =>
    checkRowWords(row, [...before, row], words);

  test('words of taught kana are accepted', () => expect(check(vowels)).toEqual([]));

  test('a row of which the dictionary has few words needs no more', () =>
    expect(check(rowOf('き く け こ', { words: [7] }), [vowels])).toEqual([]));

  test.each([
    {
      row: { ...vowels, words: [1, 3] },
      mistakes: ['has 2 words, needs 3', 'no word has う'],
      why: 'too few',
    },
    { row: { ...vowels, words: [1, 2, 3, 3] }, mistakes: ['has a word twice'], why: 'a word twice' },
    { row: { ...vowels, words: [1, 2, 3, 99] }, mistakes: ['no word has the id 99'], why: 'an unknown id' },
    {
      row: { ...vowels, words: [1, 2, 3, 7] },
      mistakes: ['あき needs き, which is not taught yet'],
      why: 'a kana of a later row',
    },
    {
      row: rowOf('か き く', { words: [7, 4] }),
      before: [vowels],
      mistakes: ['きゃく needs きゃ, which is not taught yet'],
      why: 'a digraph is learnt on its own',
    },
    {
      row: rowOf('か き く', { words: [7, 1] }),
      before: [vowels],
      mistakes: ['いえ has nothing of this row'],
      why: 'a word of an earlier row only',
    },
    {
      row: rowOf('ああ いい', { group: 'long', words: [6, 1] }),
      before: [vowels],
      mistakes: ['いえ has nothing of this row'],
      why: 'a short vowel in the row of long ones',
    },
    {
      row: rowOf('キ ケ', { script: 'katakana', words: [5] }),
      before: [vowels],
      mistakes: ['ケーキ needs ー, which is not taught yet'],
      why: 'hiragana teach no katakana',
    },
  ])('$why', ({ row, before, mistakes }) => expect(check(row, before)).toEqual(mistakes));
});

describe('notes', () => {
  const withNote = (remember: string): KanaRow => ({ ...rowOf('あ'), kana: [item('あ', { remember })] });

  test('one short sentence is accepted', () =>
    expect(checkNotes(withNote('Như con cá: “A, to quá!”.'))).toEqual([]));

  test.each([
    { note: 'Như con cá', report: /does not end in a stop/, why: 'no full stop' },
    { note: 'như con cá.', report: /small letter/, why: 'a lowercase beginning' },
    { note: 'Như con cá. Cá to.', report: /one sentence/, why: 'two sentences' },
    { note: `Như ${'con cá '.repeat(30)}.`, report: /at most 150/, why: 'too long' },
  ])('$why is reported', ({ note, report }) => {
    const reports = checkNotes(withNote(note));
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatch(report);
  });

  test('a note at two kana is reported', () => {
    expect(checkRepeatedNotes([withNote('Như con cá.'), withNote('Như con gà.')])).toEqual([
      'stands twice: Như tiếng của あ.',
    ]);
  });
});
