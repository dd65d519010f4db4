import { kanjiOf } from '#core/japanese/kana.ts';
import { usualHanViet } from '#server/db/content/read-dictionary.ts';
import type { HanVietTable } from '#server/db/content/read-kanji-table.ts';
import { checkSpelling, checkText } from '../check-vietnamese.ts';
import type { ExceptionList } from '../exception-list.ts';
import { joyoKanji, publishedHanViet } from './kanji-sources.ts';
import type { Word } from './word.ts';

/** A blank Hán Việt is computed; a filled one must differ from that, with readings that are in the table. */
export function checkWordHanViet({ kanji, sino }: Word, table: HanVietTable): string[] {
  const characters = kanjiOf(kanji);
  const unknown = characters.filter((character) => !table.has(character));
  if (unknown.length > 0) return [`${unknown.join(' ')} not in han-viet.tsv`];
  if (sino === '') return [];

  const syllables = sino.split(' ');
  if (syllables.length !== characters.length) {
    return [`${sino} has ${syllables.length} syllables for ${characters.length} kanji`];
  }
  if (sino === usualHanViet(kanji, table)) return [`${sino} is what the table gives; leave it blank`];
  return characters.flatMap((character, at) => {
    const syllable = syllables[at] ?? '';
    return table.get(character)?.hanViet.includes(syllable)
      ? []
      : [`${syllable} is no reading of ${character} in han-viet.tsv`];
  });
}

export function checkHanVietTable(table: HanVietTable, choices: ExceptionList): string[] {
  const missing = joyoKanji.filter((character) => !table.has(character));
  return [
    ...missing.map((character) => `${character}: jōyō kanji missing in han-viet.tsv`),
    ...[...table].flatMap(([character, { hanViet, meaning }]) =>
      [
        ...repeated(hanViet),
        ...hanViet.flatMap((reading) => checkReading(character, reading, choices)),
        ...checkText(meaning),
      ].map((mistake) => `${character}: ${mistake}`),
    ),
  ];
}

const repeated = (readings: readonly string[]) =>
  new Set(readings).size === readings.length ? [] : [`a reading twice in ${readings.join(',')}`];

function checkReading(character: string, reading: string, choices: ExceptionList): string[] {
  const spelling = checkSpelling(reading.toLowerCase());
  if (spelling.length > 0) return spelling;
  if (publishedSpellings(character).has(reading) || choices.accepts(character, reading)) return [];
  return [`${reading} is not among ${[...publishedHanViet(character)].join(', ') || 'any'}`];
}

/** The packages have HOÁ and KÌ as well as HÓA and KỲ. */
const publishedSpellings = (character: string): ReadonlySet<string> =>
  new Set([...publishedHanViet(character)].flatMap((reading) => [reading, oneSpelling(reading)]));

const TONE_MARKS = /[\u0300\u0301\u0303\u0309\u0323]/gu;

/** Moves the tone of an open OA, OE, UY to its first vowel, and replaces a single I after H, K, L, M, T, QU by Y. */
function oneSpelling(reading: string): string {
  const parts = reading.normalize('NFD');
  const [tone = ''] = parts.match(TONE_MARKS) ?? [];
  const toneless = parts.replaceAll(TONE_MARKS, '');
  if (/^(?:QU|[HKLMT])?I$/.test(toneless)) return `${toneless.slice(0, -1)}Y${tone}`.normalize('NFC');
  if (!/(?<!Q)(?:O[AE]|UY)$/.test(toneless)) return reading;
  return `${toneless.slice(0, -1)}${tone}${toneless.slice(-1)}`.normalize('NFC');
}
