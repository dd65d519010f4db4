import { describe, expect, test } from 'vitest';
import { parseExamples } from '#core/dictionary/cell-notation.ts';
import { checkExamples, checkRepeatedExamples } from './check-examples.ts';
import { wordWith } from './word-for-test.ts';

const examples = (cell: string) => parseExamples(cell) ?? [];
const oneIsEnough = { type: 'N3' };
const verb = { kanji: '食べる', hiragana: 'たべる', wordClass: 'verb-ichidan' };

describe('accepted', () => {
  test.each([
    { why: 'the headword in its dictionary form', word: wordWith(oneIsEnough) },
    {
      why: 'an inflected headword',
      word: wordWith({ ...oneIsEnough, ...verb, examples: examples('もう食[た]べました。=Tôi ăn rồi.') }),
    },
    {
      why: 'a headword in kana',
      word: wordWith({ ...oneIsEnough, ...verb, examples: examples('もうたべました。=Tôi ăn rồi.') }),
    },
    {
      why: 'a counter whose sound changes',
      word: wordWith({
        ...oneIsEnough,
        kanji: '本',
        hiragana: 'ほん',
        wordClass: 'counter',
        examples: examples('三本[さんぼん]です。=Có ba cái.'),
      }),
    },
  ])('$why', ({ word }) => expect(checkExamples(word)).toEqual([]));
});

describe('the senses', () => {
  const first = '学校[がっこう]です。=A.';
  const second = '学校[がっこう]へ。=B.';
  test.each([
    { mean: 'trường; lớp', cell: first, valid: false, why: 'the second has no example' },
    { mean: 'trường; lớp', cell: `${first} | ${second}`, valid: true, why: 'one for each' },
    { mean: 'trường; lớp; học', cell: `${first} | ${second}`, valid: false, why: 'the third has none' },
    { mean: 'trường, lớp', cell: first, valid: true, why: 'a comma is the same sense' },
  ])('$mean: $why', ({ mean, cell, valid }) =>
    expect(checkExamples(wordWith({ type: 'N3', mean, examples: examples(cell) })).length === 0).toBe(valid),
  );
});

describe('reported', () => {
  test.each([
    { why: 'no example', cell: '', mistake: /has 0 examples/ },
    {
      why: 'one example for a beginner',
      cell: '学校[がっこう]。=A.',
      mistake: /has 1 examples, 1 senses of N5 need 2 to 2/,
    },
    {
      why: 'three examples',
      cell: '学校[がっこう]。=A. | 学校[がっこう]。=B. | 学校[がっこう]。=C.',
      mistake: /has 3/,
    },
    { why: 'kanji without reading', cell: '学校[がっこう]へ行きます。=Đi.', mistake: /without \[kana\]/ },
    { why: 'a bracket after kana', cell: '学校[がっこう]へ[え]。=Đi.', mistake: /without \[kana\]/ },
    { why: 'a reading in katakana', cell: '学校[ガッコウ]へ。=Đi.', mistake: /without \[kana\]/ },
    { why: 'a space', cell: '学校[がっこう] へ。=Đi.', mistake: /a space/ },
    { why: 'no full stop', cell: '学校[がっこう]へ=Đi.', mistake: /does not end in 。/ },
    {
      why: 'no full stop in the translation',
      cell: '学校[がっこう]へ。=Đi',
      mistake: /translation does not end/,
    },
    { why: 'a long sentence', cell: `学校[がっこう]${'へ'.repeat(60)}。=Đi.`, mistake: /longer than 60/ },
    { why: 'no headword', cell: '大学[だいがく]へ。=Đi.', mistake: /学校 \(がっこう\) is not in/ },
    { why: 'the headword with another reading', cell: '学校[がくこう]へ。=Đi.', mistake: /is not in/ },
  ])('$why', ({ cell, mistake }) => {
    expect(checkExamples(wordWith({ examples: examples(cell) })).join('\n')).toMatch(mistake);
  });

  test('a sentence that illustrates two words', () => {
    const mistakes = checkRepeatedExamples([wordWith({ id: '1' }), wordWith({ id: '2' })]);
    expect(mistakes).toEqual(['2: the example of 1 again: 学校へ行きます。']);
  });
});
