import { describe, expect, test } from 'vitest';
import { romajiKey, searchGrammar } from './search-grammar.ts';

const entry = (id: string, keys: string, meaning: string) => ({ id, keys, meaning });
const entries = [
  entry('wa', 'は ha', 'nêu chủ đề của câu'),
  entry('te-iru', 'ている ています teiru teimasu', 'đang làm; trạng thái còn kéo dài'),
  entry('te-shimau', 'てしまう ちゃう tesimau tyau', 'lỡ làm mất; làm hết'),
  entry('shi', 'し si', 'vừa… lại vừa'),
  entry('wake', 'わけではない hakedehanai', 'không hẳn là'),
  entry('yasui', 'やすい yasui', 'dễ làm'),
];

test.each([
  { typed: '', ids: entries.map(({ id }) => id), why: 'nothing typed: everything' },
  { typed: '〜ている', ids: ['te-iru'], why: 'a name with its wave' },
  { typed: '～て しまう', ids: ['te-shimau'], why: 'another wave, and a space' },
  { typed: 'し', ids: ['shi'], why: 'one kana is no part of another name' },
  { typed: 'てい', ids: ['te-iru'], why: 'the beginning of a name' },
  { typed: 'しま', ids: ['te-shimau'], why: 'a part of a name' },
  { typed: 'te shimau', ids: ['te-shimau'], why: 'romaji between spaces' },
  { typed: 'TESIMAU', ids: ['te-shimau'], why: 'another romanisation, in capitals' },
  { typed: 'wake dewa nai', ids: ['wake'], why: 'は as it sounds' },
  { typed: 'wa', ids: ['wa', 'wake'], why: 'a whole name before its beginning' },
  { typed: 'dễ', ids: ['yasui'], why: 'Vietnamese with marks' },
  { typed: 'de', ids: ['wake', 'wa', 'yasui'], why: 'a part of a name, then đề and dễ typed without marks' },
  { typed: 'dang lam', ids: ['te-iru'], why: 'several words without marks' },
  { typed: 'đang mất', ids: [], why: 'words of different meanings' },
  { typed: 'xyz', ids: [], why: 'no such thing' },
])('$typed: $why', ({ typed, ids }) => {
  expect(searchGrammar(entries, typed).map(({ id }) => id)).toEqual(ids);
});

describe('one key for several romanisations', () => {
  test.each([
    { a: 'teshimau', b: 'tesimau', why: 'Hepburn and Kunrei' },
    { a: 'mashō', b: 'mashou', why: 'a macron' },
    { a: 'chatta', b: 'tyatta', why: 'ちゃ' },
    { a: 'jau', b: 'zyau', why: 'じゃ' },
    { a: 'ja nai', b: 'zya nai', why: 'a space' },
    { a: 'dewa', b: 'deha', why: 'the particle は' },
    { a: 'o kudasai', b: 'wokudasai', why: 'the particle を' },
    { a: 'tsumori', b: 'tumori', why: 'つ' },
    { a: '~tai', b: 'tai', why: 'a tilde' },
  ])('$a = $b: $why', ({ a, b }) => expect(romajiKey(a)).toBe(romajiKey(b)));

  test('Vietnamese with marks is no romaji', () => expect(romajiKey('đang')).toBe(''));
});
