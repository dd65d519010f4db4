import { expect, test } from 'vitest';
import { isReadAs, soundAlike } from './read-kana.ts';

test.each([
  { kana: 'し', typed: 'shi', read: true, why: 'Hepburn' },
  { kana: 'し', typed: 'si', read: true, why: 'Kunrei, and how it is typed' },
  { kana: 'つ', typed: 'TSU ', read: true, why: 'capitals and a space' },
  { kana: 'ふ', typed: 'hu', read: true, why: 'Kunrei' },
  { kana: 'ん', typed: 'n', read: true, why: 'one letter' },
  { kana: 'ん', typed: 'nn', read: true, why: 'as on a Japanese keyboard' },
  { kana: 'を', typed: 'o', read: true, why: 'its sound' },
  { kana: 'を', typed: 'wo', read: true, why: 'its place in the chart' },
  { kana: 'ぢ', typed: 'ji', read: true, why: 'the sound of じ' },
  { kana: 'ぢ', typed: 'di', read: true, why: 'how it is typed' },
  { kana: 'づ', typed: 'zu', read: true, why: 'the sound of ず' },
  { kana: 'シ', typed: 'shi', read: true, why: 'katakana' },
  { kana: 'きゃ', typed: 'kya', read: true, why: 'a digraph' },
  { kana: 'ジャ', typed: 'ja', read: true, why: 'a digraph in katakana' },
  { kana: 'っか', typed: 'kka', read: true, why: 'a pause' },
  { kana: 'アー', typed: 'aa', read: true, why: 'the long mark' },
  { kana: 'おう', typed: 'ou', read: true, why: 'a long vowel as it is written' },
  { kana: 'おう', typed: 'ō', read: true, why: 'a long vowel with a macron' },
  { kana: 'おう', typed: 'oo', read: true, why: 'a long vowel as it sounds' },
  { kana: 'ティ', typed: 'ti', read: true, why: 'a foreign sound as it is heard' },
  { kana: 'ティ', typed: 'thi', read: true, why: 'a foreign sound as it is typed' },
  { kana: 'パーティー', typed: 'paatii', read: true, why: 'a word' },
  { kana: 'フォーク', typed: 'fooku', read: true, why: 'a word with a foreign sound' },
  { kana: 'し', typed: 'し', read: true, why: 'typed with a Japanese keyboard' },
  { kana: 'シ', typed: 'し', read: true, why: 'the other script has the same sound' },
  { kana: 'し', typed: 'chi', read: false, why: 'ち' },
  { kana: 'つ', typed: 'su', read: false, why: 'す' },
  { kana: 'シ', typed: 'tsu', read: false, why: 'a look-alike' },
  { kana: 'おばあさん', typed: 'obasan', read: false, why: 'a long vowel is missing' },
  { kana: 'きって', typed: 'kite', read: false, why: 'the pause is missing' },
  { kana: 'し', typed: '', read: false, why: 'nothing' },
  { kana: 'し', typed: ' - ', read: false, why: 'no letter' },
  { kana: 'し', typed: 'xin chào', read: false, why: 'not romaji' },
])('$kana, typed $typed: $why', ({ kana, typed, read }) => {
  expect(isReadAs(kana, typed)).toBe(read);
});

test.each([
  { one: 'ず', other: 'づ', alike: true },
  { one: 'お', other: 'ヲ', alike: true },
  { one: 'し', other: 'ち', alike: false },
])('$one and $other', ({ one, other, alike }) => {
  expect(soundAlike(one, other)).toBe(alike);
});
