import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeReadings } from './place-readings.ts';
import { parseRuby, readingOf, withoutRuby } from './ruby.ts';

/** `は志[こころざし]{1.5 1.5}を`: how far a reading hangs out on each side. */
const shown = (text: string): string =>
  placeReadings(parseRuby(text))
    .map(({ text: base, reading, overhang }) =>
      reading === undefined
        ? base
        : `${base}[${reading}]${overhang ? `{${round(overhang.start)} ${round(overhang.end)}}` : ''}`,
    )
    .join('');

const round = (value: number): number => Math.round(value * 100) / 100;

test.each([
  {
    text: '私[わたし]は志[こころざし]を',
    placed: '私[わたし]{0 0.44}は志[こころざし]{1.31 1.69}を',
    why: 'over the kana on both sides, which two readings share',
  },
  { text: '水[みず]を飲[の]む', placed: '水[みず]を飲[の]む', why: 'a short reading stays where it is' },
  { text: '志[こころざし]', placed: '志[こころざし]', why: 'at the edges of a text there is no room' },
  { text: 'の湖[みずうみ]', placed: 'の湖[みずうみ]{2 0}', why: 'all of it on the side that has room' },
  { text: 'は承[うけたまわ]り', placed: 'は承[うけたまわ]{1.5 1.5}り', why: 'half on each side' },
  {
    text: 'の勉[べん]強[きょう]を',
    placed: 'の勉強[べんきょう]{0.5 0.5}を',
    why: 'a compound is not torn apart',
  },
  {
    text: 'の東[とう]京[きょう]都[と]の',
    placed: 'の東京[とうきょう]{0.5 0.5}都[と]の',
    why: 'over a short reading',
  },
  {
    text: 'の学[がく]生[せい]を',
    placed: 'の学[がく]生[せい]を',
    why: 'readings that fit stay with their characters',
  },
  {
    text: 'の湖[みずうみ]志[こころざし]は',
    placed: 'の湖[みずうみ]{2 -0.25}志[こころざし]{-0.25 2}は',
    why: 'two long readings side by side keep a distance',
  },
  { text: '3[さん]時[じ]に', placed: '3[さん]{0 0.5}時[じ]に', why: 'digits are narrow, and never joined' },
])('$text: $why', ({ text, placed }) => {
  expect(shown(text)).toBe(placed);
});

/** Where each reading begins and ends over the text, if nothing moves the characters. */
function spansOf(text: string) {
  let at = 0;
  return placeReadings(parseRuby(text)).flatMap(({ text: base, reading, overhang }) => {
    const width = 2 * base.length;
    const start = at;
    if (reading === undefined) {
      at += width;
      return [];
    }
    const { start: before = 0, end: after = 0 } = overhang ?? {};
    const box = Math.max(width, reading.length - before - after);
    at += box;
    const middle = start + (box - (reading.length - before - after)) / 2;
    return [{ from: middle - before, to: middle - before + reading.length }];
  });
}

const kanji = fc.constantFrom('志', '湖', '承', '水', '勉強', '学');
const kana = (max: number) =>
  fc
    .array(fc.constantFrom('か', 'の', 'し', 'ん'), { minLength: 1, maxLength: max })
    .map((all) => all.join(''));
const text = fc
  .array(
    fc.oneof(
      fc.tuple(kanji, kana(6)).map(([base, reading]) => `${base}[${reading}]`),
      kana(3),
    ),
    { maxLength: 8 },
  )
  .map((all) => all.join(''));

test('readings never overlap, and no letter is lost', () => {
  fc.assert(
    fc.property(text, (ruby) => {
      const spans = spansOf(ruby);
      for (const [index, { from }] of spans.entries())
        expect(from).toBeGreaterThanOrEqual((spans[index - 1]?.to ?? 0) - 1e-9);
      const placed = placeReadings(parseRuby(ruby));
      expect(placed.map((segment) => segment.text).join('')).toBe(withoutRuby(ruby));
      expect(placed.map((segment) => segment.reading ?? segment.text).join('')).toBe(readingOf(ruby));
    }),
    { numRuns: 2_000 },
  );
});
