import { alignReading, type ReadingsOf } from '../align-reading.ts';
import { hasKanji, isKana } from '../kana.ts';
import { rubyText } from '../ruby.ts';
import type { Token } from './token.ts';

const NUMBER = /^\p{Nd}[\p{Nd},.，．]*$/u;
/** さんじゅっ and せんごひゃく have a place over their digits; にせんにじゅうろく is twice as wide as 2026. */
const NUMBER_MAX_KANA = 6;

/** A word with the readings of its kanji and of a short number: `起[お]き`, `30[さんじゅっ]` of 30分. */
export function tokenRuby(
  { surface, reading }: Pick<Token, 'surface' | 'reading'>,
  readingsOf: ReadingsOf,
): string {
  if (reading === '') return surface;
  if (hasKanji(surface)) return rubyText(alignReading(surface, reading, readingsOf));
  const isSaid = NUMBER.test(surface) && isKana(reading) && reading.length <= NUMBER_MAX_KANA;
  return isSaid ? `${surface}[${reading}]` : surface;
}
