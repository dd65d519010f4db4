import { expect, test } from 'vitest';
import type { BrokenDownWord } from '#contract/practice/breakdown.ts';
import { firstKanaOf, type HintPiece, structureOf, wordsToUse } from './hint-steps.ts';

const word = (
  text: string,
  reading: string,
  kind: BrokenDownWord['kind'],
  more: Partial<BrokenDownWord> = {},
): BrokenDownWord => ({ text, reading, kind, ruby: text, ending: '', item: null, ...more });

const wakingUp = {
  id: 1,
  kanji: '起きる',
  hiragana: 'おきる',
  sino: '',
  mean: 'thức dậy',
  type: 'N5',
} as const;
const sentence = [
  word('六時', 'ろくじ', 'number'),
  word('に', 'に', 'particle'),
  word('コーヒー', 'こーひー', 'noun'),
  word('客', 'きゃく', 'noun'),
  word('起きます', 'おきます', 'verb', { ending: 'ます', item: wakingUp }),
  word('起きて', 'おきて', 'verb', { ending: 'て', item: wakingUp }),
  word('。', '。', 'mark'),
];
const textOf = (pieces: readonly HintPiece[]) =>
  pieces.map(({ text, gap }) => (gap ? `[${text}]` : text)).join('');

test('the structure keeps particles, endings and marks, and names the word class of each gap', () => {
  expect(textOf(structureOf(sentence))).toBe('[con số]に[danh từ][danh từ][động từ]ます[động từ]て。');
});

test('first sounds: きゃ is one sound, a katakana word starts in katakana', () => {
  expect(textOf(firstKanaOf(sentence))).toBe('[ろ…]に[コ…][きゃ…][お…]ます[お…]て。');
});

test('words are listed once in their dictionary form; a word without an entry as it is written', () => {
  expect(wordsToUse(sentence)).toEqual([
    { text: '六時', reading: 'ろくじ', item: null },
    { text: 'コーヒー', reading: 'こーひー', item: null },
    { text: '客', reading: 'きゃく', item: null },
    { text: '起きる', reading: 'おきる', item: wakingUp },
  ]);
});
