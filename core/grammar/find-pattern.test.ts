import { describe, expect, test } from 'vitest';
import { parseFindPattern, type PatternStep } from './find-pattern.ts';

const parsed = (source: string) => {
  const result = parseFindPattern(source);
  if (!result.ok) throw new Error(`${source}: ${result.problem} at ${result.at}`);
  return result.pattern;
};

/** A step as its author would write it. */
const spelt = (step: PatternStep): string => {
  if (step.kind === 'gap') return '…';
  const signs = { surface: '', base: '=', pos: '@', conjugation: '%' };
  const word = step.anyOf
    .map((all) =>
      all.map(({ field, value, negated }) => `${negated ? '!' : ''}${signs[field]}${value}`).join('&'),
    )
    .join('|');
  return `${word}${step.optional ? '?' : ''}`;
};

test.each([
  { source: 'て', why: 'a surface' },
  { source: '=いる', why: 'a dictionary form' },
  { source: '@名詞/数 @名詞/接尾/助数詞', why: 'word classes' },
  { source: '%五段&@動詞 て|で =いる|=おる', why: 'combined conditions, and alternatives' },
  { source: '@名詞&!=こと&!%五段 !は', why: 'negated conditions' },
  { source: 'は|が? =ない', why: 'an optional element' },
  { source: 'もし … たら|だら', why: 'a gap' },
])('$why: $source', ({ source }) => {
  const { steps, ...pattern } = parsed(source);
  expect(steps.map(spelt).join(' ')).toBe(source);
  expect(pattern).toEqual({ source, shown: { from: 0, to: steps.length }, fromStart: false, toEnd: false });
});

test.each([
  { source: '@名詞 <に> =ある', shown: { from: 1, to: 2 }, why: 'one element' },
  { source: '@動詞 <て|で =いる>', shown: { from: 1, to: 3 }, why: 'several' },
  { source: '<も … も?> @動詞', shown: { from: 0, to: 3 }, why: 'a gap and an optional element' },
])('the shown part: $why', ({ source, shown }) => expect(parsed(source).shown).toEqual(shown));

test('the edges of the sentence are not elements', () => {
  expect(parsed('^ <たぶん> … =だろ う $')).toMatchObject({
    fromStart: true,
    toEnd: true,
    shown: { from: 0, to: 1 },
  });
});

describe('an invalid pattern reports the position', () => {
  test.each([
    { source: '', problem: 'nothingToFind', at: 0 },
    { source: '^ $', problem: 'nothingToFind', at: 0 },
    { source: 'は? が?', problem: 'nothingToFind', at: 0 },
    { source: '@動詞 =', problem: 'emptyCondition', at: 4 },
    { source: '@動詞 て|', problem: 'emptyCondition', at: 6 },
    { source: '@名詞&&=こと', problem: 'emptyCondition', at: 4 },
    { source: 'は !', problem: 'emptyCondition', at: 2 },
    { source: 'は ^ が', problem: 'strayMark', at: 2 },
    { source: '^は が', problem: 'strayMark', at: 0 },
    { source: 'は??', problem: 'strayMark', at: 0 },
    { source: '<は>?', problem: 'strayMark', at: 1 },
    { source: 'もし ... たら', problem: 'strayMark', at: 3 },
    { source: '… たら', problem: 'looseGap', at: 0 },
    { source: 'もし …', problem: 'looseGap', at: 3 },
    { source: 'もし … … たら', problem: 'looseGap', at: 3 },
    { source: '<て =いる', problem: 'shownPart', at: 0 },
    { source: 'て =いる>', problem: 'shownPart', at: 2 },
    { source: 'て> <=いる', problem: 'shownPart', at: 0 },
    { source: '<て> <=いる>', problem: 'shownPart', at: 0 },
    { source: '@動し', problem: 'unknownClass', at: 0 },
    { source: 'て|@動作', problem: 'unknownClass', at: 2 },
  ])('“$source”: $problem', ({ source, problem, at }) => {
    expect(parseFindPattern(source)).toEqual({ ok: false, problem, at });
  });
});
