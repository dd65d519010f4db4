import { hasKanji } from '#core/japanese/kana.ts';
import type { RubySegment } from '#core/japanese/ruby.ts';
import type { Name } from '#core/names/name.ts';

/** The same name of the same kind only once; its readings stand in one row. */
export function checkRepeatedNames(names: readonly Name[]): string[] {
  const keys = names.map(({ spelling, kind }) => `${spelling} (${kind})`);
  return keys.filter((key, at) => keys.indexOf(key) < at).map((key) => `${key} stands twice`);
}

/** Readings are in hiragana without repetition, and all characters have a Hán Việt reading. */
export const checkName = ({ spelling, readings }: Name, hanVietOf: (word: string) => string): string[] => [
  ...readings
    .filter((reading) => !/^[ぁ-ゖー]+$/u.test(reading))
    .map((reading) => `${spelling}: ${reading} is not in hiragana`),
  ...(new Set(readings).size < readings.length ? [`${spelling}: a reading stands twice`] : []),
  ...(hasKanji(spelling) && hanVietOf(spelling) === '' ? [`${spelling}: a character has no Hán Việt`] : []),
];

/** A reading that does not follow from the readings of the characters is a typo, unless somebody has looked at it. */
export const checkNameReadings = (
  { spelling, readings }: Name,
  align: (word: string, reading: string) => readonly RubySegment[],
  isIrregular: (spelling: string, reading: string) => boolean,
): string[] =>
  readings
    .filter((reading) => hasKanji(spelling) && isUnexplained(align(spelling, reading)))
    .filter((reading) => !isIrregular(spelling, reading))
    .map((reading) => `${spelling}: ${reading} does not follow from the characters`);

/** The reading could not be distributed over the characters: one segment has several of them. */
const isUnexplained = (segments: readonly RubySegment[]): boolean =>
  segments.some(({ text, reading }) => reading !== undefined && Array.from(text).length > 1);
