import { contentTexts } from '#contract/texts/operator.ts';
import { ContentError, type Place } from './content-error.ts';
import type { ContentFile } from './content-files.ts';
import { readTable } from './read-table.ts';

export interface HanViet {
  /** In capitals, the usual one first. */
  readonly hanViet: readonly string[];
  readonly meaning: string;
}

/** The characters with their Hán Việt readings. */
export type HanVietTable = ReadonlyMap<string, HanViet>;

export interface Radical {
  readonly number: number;
  readonly radical: string;
  readonly hanViet: string;
  readonly meaning: string;
}

const ONE_KANJI = /^\p{sc=Han}$/u;
const READING_IN_CAPITALS = /^\p{Lu}+$/u;

/** `content/kanji/han-viet.tsv` */
export function readHanVietTable(file: ContentFile): HanVietTable {
  const table = new Map<string, HanViet>();
  const lines = new Map<string, number>();
  for (const { cells, place } of readTable(file, ['kanji', 'hanViet', 'meaning'])) {
    const { kanji, meaning } = cells;
    const hanViet = cells.hanViet.split(',');
    refuse(place, !ONE_KANJI.test(kanji), contentTexts.oneKanji);
    refuse(
      place,
      !hanViet.every((reading) => READING_IN_CAPITALS.test(reading)),
      contentTexts.hanVietReadings,
    );
    refuse(place, meaning.trim() === '', contentTexts.noMeaning);
    const before = lines.get(kanji);
    if (before !== undefined) throw new ContentError(place, contentTexts.twice(kanji, file.name, before));
    lines.set(kanji, place.line);
    table.set(kanji, { hanViet, meaning });
  }
  return table;
}

/** `content/kanji/radicals.tsv`: radicals are numbered in the order of the file. */
export function readRadicals(file: ContentFile): Radical[] {
  const rows = readTable(file, ['number', 'radical', 'hanViet', 'meaning']);
  return rows.map(({ cells, place }, index) => {
    const { radical, hanViet, meaning } = cells;
    const number = index + 1;
    refuse(place, cells.number !== String(number), contentTexts.radicalOutOfOrder(number));
    refuse(place, !ONE_KANJI.test(radical), contentTexts.oneKanji);
    refuse(place, !READING_IN_CAPITALS.test(hanViet), contentTexts.hanVietReadings);
    refuse(place, meaning.trim() === '', contentTexts.noMeaning);
    return { number, radical, hanViet, meaning };
  });
}

function refuse(place: Place, isWrong: boolean, problem: string): void {
  if (isWrong) throw new ContentError(place, problem);
}
