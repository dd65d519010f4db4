import { describe, expect, test } from 'vitest';
import { contrastWith, pointWith } from '#core/grammar/grammar-for-test.ts';
import { wordsFrom } from '#core/grammar/words-for-test.ts';
import {
  checkContrast,
  checkExplanations,
  checkFound,
  checkNowhereElse,
  checkPoint,
} from './check-grammar.ts';

const { examples, mistakes } = pointWith();
const [example = { ja: '', vi: '' }] = examples;
const [mistake = { wrong: '', right: '', why: '' }] = mistakes;

test('valid texts are accepted', () => {
  expect(checkPoint(pointWith())).toEqual([]);
  expect(checkContrast(contrastWith())).toEqual([]);
});

describe('a point', () => {
  test.each([
    { changes: { examples: [example] }, report: /has 1 examples, needs 2 to 4/, why: 'one example' },
    { changes: { mistakes: [] }, report: /has 0 mistakes/, why: 'no mistake' },
    { changes: { formation: [] }, report: /has 0 formation/, why: 'no formation' },
    { changes: { names: ['〜ている'] }, report: /a name stands without 〜/, why: '〜 in a name' },
    { changes: { names: ['書[か]いている'] }, report: /a name stands without/, why: 'a reading in a name' },
    { changes: { meaning: 'Đang làm' }, report: /a meaning is small/, why: 'a meaning with a capital' },
    { changes: { meaning: 'đang làm.' }, report: /has no stop/, why: 'a meaning with a full stop' },
    { changes: { explanation: 'Việc đang xảy ra' }, report: /does not end in a stop/, why: 'no full stop' },
    { changes: { explanation: 'việc đang xảy ra.' }, report: /small letter/, why: 'a lowercase beginning' },
    {
      changes: { examples: [example, { ...example, ja: '本を読[よ]んでいます。' }] },
      report: /kanji without \[kana\]/,
      why: 'kanji without reading',
    },
    {
      changes: { examples: [example, { ...example, vi: 'Tôi đang đọc' }] },
      report: /does not end in a stop/,
      why: 'a translation without a full stop',
    },
    {
      changes: { mistakes: [{ ...mistake, wrong: '私[わたし]は住みます。' }] },
      report: /has no readings/,
      why: 'readings in the wrong sentence',
    },
    {
      changes: { mistakes: [{ ...mistake, wrong: '私は、ハノイに住んでいます。' }] },
      report: /wrong and right are the same/,
      why: 'a mistake without a difference',
    },
    {
      changes: { mistakes: [{ ...mistake, right: '私[わたし]は住[す]んでいる' }] },
      report: /does not end in 。/,
      why: 'a right sentence without a full stop',
    },
  ])('$why is reported', ({ changes, report }) => {
    const reports = checkPoint(pointWith(changes));
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatch(report);
  });
});

describe('a contrast', () => {
  const [first = { ja: '', vi: '', note: '' }] = contrastWith().examples;
  test.each([
    { changes: { sides: [['は']] }, report: /has 1 sides/, why: 'one side' },
    { changes: { sides: [['は'], ['が', 'は']] }, report: /two sides/, why: 'a spelling on both sides' },
    { changes: { points: ['Chủ đề đi với は.'] }, report: /has 1 points/, why: 'one point' },
    { changes: { summary: 'は nêu chủ đề' }, report: /does not end in a stop/, why: 'no full stop' },
    {
      changes: { examples: [first, { ...first, note: 'giới thiệu.' }] },
      report: /small letter/,
      why: 'a note that begins in lowercase',
    },
  ])('$why is reported', ({ changes, report }) => {
    const reports = checkContrast(contrastWith(changes));
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatch(report);
  });
});

test('what the judge refers to, but cannot be shown', () => {
  const whole = contrastWith({
    id: 'a',
    mistakes: [{ wrong: '誰は', right: '誰[だれ]が', why: 'Từ để hỏi.' }],
  });
  expect(checkExplanations(['a', 'b', 'c'], [whole, contrastWith({ id: 'b', mistakes: [] })])).toEqual([
    'b: the judge refers to it, but it has no wrong example',
    'c: the judge refers to it, but it does not exist',
  ]);
});

test('an example in which the point is not found', () => {
  const tokenize = (text: string) => wordsFrom(text.includes('読んで') ? '読ん::動詞 で い:いる:動詞' : text);
  expect(checkFound(pointWith(), tokenize)).toEqual([
    'not found in its own example: 妹はハノイに住んでいる。',
  ]);
});

test('a sentence that is also used elsewhere', () => {
  const others = [{ where: 'word 1', ja: '水です。' }];
  expect(checkNowhereElse([{ where: 'a', ja: '火[ひ]です。' }], others)).toEqual([]);
  expect(
    checkNowhereElse(
      [
        { where: 'a', ja: '水[みず]です！' },
        { where: 'b', ja: '火[ひ]です。' },
        { where: 'c', ja: '火[ひ]です。' },
      ],
      others,
    ),
  ).toEqual(['a: the sentence of word 1 again: 水[みず]です！', 'c: the sentence of b again: 火[ひ]です。']);
});
