import { expect, test } from 'vitest';
import { romajiPieces, toRomaji } from './to-romaji.ts';

test.each([
  { kana: 'がっこう', romaji: 'gakkou', why: 'a pause, and a long vowel as it is typed' },
  { kana: 'コーヒー', romaji: 'koohii', why: 'the long mark' },
  { kana: 'パーティー', romaji: 'paatii', why: 'a foreign sound' },
  { kana: 'フォーク', romaji: 'fooku', why: 'another one' },
  { kana: 'しんよう', romaji: "shin'you", why: 'ん before a vowel' },
  { kana: 'を', romaji: 'o', why: 'its sound' },
  { kana: '日本', romaji: '日本', why: 'not kana' },
])('$kana: $why', ({ kana, romaji }) => {
  expect(toRomaji(kana)).toBe(romaji);
});

const NOTHING = { text: '', isKanji: false };
const spelled = (text: string, before = NOTHING) =>
  romajiPieces(text, before).map(({ text: piece, romaji }) => (romaji ? `${piece}=${romaji}` : piece));

test.each([
  { text: 'きって', pieces: ['き=ki', 'って=tte'], why: 'the pause belongs to the kana after it' },
  { text: 'きゃく', pieces: ['きゃ=kya', 'く=ku'], why: 'a digraph is one beat' },
  { text: 'ビール。', pieces: ['ビー=bii', 'ル=ru', '。'], why: 'the long mark belongs to its kana' },
  { text: 'これは', pieces: ['こ=ko', 'れ=re', 'は=wa'], why: 'は after これ is the particle' },
  { text: 'はは', pieces: ['は=ha', 'は=ha'], why: 'は in a word' },
  { text: 'Lan です', pieces: ['Lan ', 'で=de', 'す=su'], why: 'other letters stay' },
])('$text: $why', ({ text, pieces }) => {
  expect(spelled(text)).toEqual(pieces);
});

test('は and へ right after a kanji are particles', () => {
  const kanji = { text: '私', isKanji: true };
  expect(spelled('は', kanji)).toEqual(['は=wa']);
  expect(spelled('へ', kanji)).toEqual(['へ=e']);
  expect(spelled('は', { text: 'Lan', isKanji: false })).toEqual(['は=ha']);
});
