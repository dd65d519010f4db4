import { describe, expect, test } from 'vitest';
import { adjectiveCases, copulaCases } from './cases/adjectives.cases.ts';
import { says } from './cases/case.ts';
import { malformedCases } from './cases/malformed.cases.ts';
import { contractedCases, madeCases, simpleCases } from './cases/verbs.cases.ts';
import { type Ending, endingsOf } from './endings.ts';
import type { InflectionClass } from './inflection-class.ts';

const CLASSES: readonly InflectionClass[] = [
  'godan-う',
  'godan-く',
  'godan-ぐ',
  'godan-す',
  'godan-つ',
  'godan-ぬ',
  'godan-ぶ',
  'godan-む',
  'godan-る',
  'godan-行く',
  'godan-問う',
  'godan-ある',
  'godan-honorific',
  'ichidan',
  'ichidan-くれる',
  'suru',
  'suru-愛する',
  'kuru',
  'adjective',
  'adjective-いい',
  'copula',
];

const meaningsOf = (endings: readonly Ending[]): string =>
  endings.map(({ features }) => says(features)).join(' or ');

const written = (inflectionClass: InflectionClass, text: string): Ending[] =>
  endingsOf(inflectionClass).filter((one) => one.text === text);

describe.each([
  ['simple', simpleCases],
  ['made of others', madeCases],
  ['adjectives', adjectiveCases],
  ['copula', copulaCases],
] as const)('%s', (_, cases) => {
  test.each(cases)('%s: %s%s is %s', (inflectionClass, _root, text, meanings) => {
    const found = written(inflectionClass, text);
    expect(meaningsOf(found)).toBe(meanings);
    expect(found.some((one) => one.contracted ?? one.malformed)).toBe(false);
  });
});

test.each(contractedCases)('contracted, %s: %s%s is %s', (inflectionClass, _root, text, meanings) => {
  const found = written(inflectionClass, text);
  expect(meaningsOf(found)).toBe(meanings);
  expect(found.every((one) => one.contracted && !one.malformed)).toBe(true);
});

test.each(malformedCases)('malformed, %s: %s%s means %s', (inflectionClass, _root, text, meanings) => {
  const found = written(inflectionClass, text);
  expect(meaningsOf(found)).toBe(meanings);
  expect(found.every((one) => one.malformed)).toBe(true);
});

test.each<{ inflectionClass: InflectionClass; text: string; why: string }>([
  { inflectionClass: 'godan-す', text: 'して', why: '話して has no sound change' },
  { inflectionClass: 'godan-る', text: 'られる', why: '帰られる is a passive' },
  { inflectionClass: 'godan-く', text: 'いた', why: '書いた' },
  { inflectionClass: 'ichidan', text: 'ないで', why: '食べないで is not 食べない plus で' },
])('$text is not a slip of $inflectionClass: $why', ({ inflectionClass, text }) => {
  const found = written(inflectionClass, text);
  expect(found).not.toEqual([]);
  expect(found.some((one) => one.malformed)).toBe(false);
});

test.each<{ inflectionClass: InflectionClass; text: string; why: string }>([
  { inflectionClass: 'godan-ぐ', text: 'いて', why: '泳いて is a slip of voicing' },
  { inflectionClass: 'godan-う', text: 'て', why: '買て lacks its っ' },
  { inflectionClass: 'ichidan', text: 'って', why: '食べって has an extra っ' },
  { inflectionClass: 'suru', text: 'って', why: '勉強って means "speaking of 勉強"' },
  { inflectionClass: 'adjective-いい', text: 'いく', why: 'another word' },
  { inflectionClass: 'godan-ある', text: 'あっている', why: 'ある has no progressive' },
  { inflectionClass: 'godan-ある', text: 'あられる', why: 'ある has no passive' },
  { inflectionClass: 'godan-honorific', text: 'いたい', why: 'honorific verbs have no たい form' },
  { inflectionClass: 'godan-す', text: 'さされる', why: 'only 話させられる' },
])('$inflectionClass has no $text: $why', ({ inflectionClass, text }) => {
  expect(written(inflectionClass, text)).toEqual([]);
});

describe.each(CLASSES)('%s', (inflectionClass) => {
  const endings = endingsOf(inflectionClass);

  test('is built once', () => {
    expect(endingsOf(inflectionClass)).toBe(endings);
  });

  test('has no duplicates', () => {
    const keys = endings.map(({ text, features }) => `${text}: ${says(features)}`);
    expect(keys.length).toBe(new Set(keys).size);
  });

  test('no text is both right and malformed', () => {
    const right = new Set(endings.filter((one) => !one.malformed).map(({ text }) => text));
    expect(endings.filter((one) => one.malformed && right.has(one.text))).toEqual([]);
  });

  test('stays small: each class has a trie in memory', () => {
    expect(endings.length).toBeLessThan(2_000);
  });
});
