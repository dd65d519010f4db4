import { expect, test } from 'vitest';
import type { Name } from '#core/names/name.ts';
import { checkName, checkNameReadings, checkRepeatedNames } from './check-names.ts';

const tanaka: Name = { spelling: '田中', readings: ['たなか'], kind: 'family', vietnamese: '' };
const whole = (word: string, reading: string) => [{ text: word, reading }];
const byCharacter = () => [
  { text: '田', reading: 'た' },
  { text: '中', reading: 'なか' },
];

test('a name stands once in a kind', () => {
  expect(checkRepeatedNames([tanaka, { ...tanaka, kind: 'given' }])).toEqual([]);
  expect(checkRepeatedNames([tanaka, tanaka])).toEqual(['田中 (family) stands twice']);
});

test.each([
  { name: tanaka, hanViet: 'ĐIỀN TRUNG', mistakes: 0, why: 'a right row' },
  { name: { ...tanaka, readings: ['タナカ'] }, hanViet: 'ĐIỀN TRUNG', mistakes: 1, why: 'katakana' },
  { name: { ...tanaka, readings: ['たなか', 'たなか'] }, hanViet: 'X', mistakes: 1, why: 'a reading twice' },
  { name: tanaka, hanViet: '', mistakes: 1, why: 'no Hán Việt' },
  { name: { ...tanaka, spelling: 'タイ' }, hanViet: '', mistakes: 0, why: 'no kanji, no Hán Việt' },
])('$why', ({ name, hanViet, mistakes }) => {
  expect(checkName(name, () => hanViet)).toHaveLength(mistakes);
});

test('a reading follows from the characters, or it is a known exception', () => {
  expect(checkNameReadings(tanaka, byCharacter, () => false)).toEqual([]);
  expect(checkNameReadings(tanaka, whole, () => false)).toHaveLength(1);
  expect(checkNameReadings(tanaka, whole, () => true)).toEqual([]);
});
