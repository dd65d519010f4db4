import { describe, expect, test } from 'vitest';
import { iAdjectiveCases, naAdjectiveCases } from './cases/adjectives.cases.ts';
import { afterTeCases } from './cases/after-te.cases.ts';
import { godanRowCases } from './cases/godan-rows.cases.ts';
import { notFoundCases } from './cases/not-found.cases.ts';
import { honorificCases, ichidanCases, irregularCases } from './cases/other-classes.cases.ts';
import { spokenCases } from './cases/spoken.cases.ts';
import { speakerCases, stackedCases, suffixCases } from './cases/suffixes.cases.ts';
import { deinflect } from './deinflect.ts';

describe.each([
  ['godan rows', godanRowCases],
  ['ichidan', ichidanCases],
  ['する, くる and their like', irregularCases],
  ['honorific verbs', honorificCases],
  ['い-adjectives', iAdjectiveCases],
  ['な-adjectives', naAdjectiveCases],
  ['after て and た', afterTeCases],
  ['after the stem', suffixCases],
  ['what the speaker thinks', speakerCases],
  ['stacked', stackedCases],
  ['as it is said', spokenCases],
] as const)('%s', (_, cases) => {
  test.each(cases)('%s → %s (%s): %s; %s', (typed, base, form, steps) => {
    const found = deinflect(typed).find((word) => word.base === base && word.form === form);
    expect(found?.steps.join(' ')).toBe(steps);
  });
});

test.each(notFoundCases)('%s is not a form of %s (%s): %s', (typed, base, form) => {
  expect(deinflect(typed).filter((word) => word.base === base && word.form === form)).toEqual([]);
});

test('the shortest path comes first, and each word appears once', () => {
  const found = deinflect('食べさせられなかった');
  const lengths = found.map(({ steps }) => steps.length);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  const words = found.map(({ base, form }) => `${form} ${base}`);
  expect(words).toEqual([...new Set(words)]);
});

describe('texts that are not inflected are rejected at once', () => {
  test.each([
    { typed: '', why: 'nothing' },
    { typed: '食', why: 'one character' },
    { typed: '食べ'.repeat(20) + 'た', why: 'longer than any form' },
    { typed: 'て'.repeat(100_000), why: 'hostile' },
    { typed: '😀😀', why: 'emoji' },
    { typed: '食べた😀', why: 'ends in an emoji' },
    { typed: '\ud83d\ud83d', why: 'lone surrogates' },
    { typed: '食べ\udc00た', why: 'a lone surrogate inside' },
    { typed: 'tabeta', why: 'Latin letters' },
    { typed: '食べた。', why: 'the caller removes punctuation' },
    { typed: '食 べた', why: 'the caller removes spaces' },
  ])('$why', ({ typed }) => {
    expect(deinflect(typed)).toEqual([]);
  });

  // Each of these matches as many rules as possible, repeatedly.
  test.each(['てる', 'られ', 'なく', 'そう', 'ちゃう', 'いらせ'])('%s repeated stays bounded', (piece) => {
    expect(deinflect(piece.repeat(20).slice(0, 40)).length).toBeLessThan(1_500);
  });
});
