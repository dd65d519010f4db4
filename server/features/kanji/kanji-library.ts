import { toHiragana } from '#core/japanese/kana.ts';
import { bareReadings, type KnownKanji, strokeFileName } from '#core/kanji/kanji-book.ts';
import type { NameList } from '#core/names/name-list.ts';
import { readFiles } from '#server/db/content/content-files.ts';
import {
  type HanVietTable,
  type Radical,
  readHanVietTable,
  readRadicals,
} from '#server/db/content/read-kanji-table.ts';
import {
  type KanjiFacts,
  readCharacterForms,
  readKanjiFacts,
  readNameList,
  readStrokeFileNames,
  readWordFacts,
  type WordFacts,
} from '#server/gateways/kanji-data.ts';

/** A kanji with the team's own data (Hán Việt, meaning) and the data of its dictionary. */
export type Kanji = KnownKanji;

export interface KanjiLibrary {
  find(character: string): Kanji | null;
  /** Every known character, including rare ones. */
  readonly characters: readonly string[];
  /** The form in use today of an old or other form: 會 is 会. */
  modernOf(character: string): string | null;
  /** Tens of thousands of names of people and places. */
  readonly names: NameList;
  /** Null when there is no drawing. */
  strokeFileOf(character: string): string | null;
  /** What is published about a word with kanji. Null for words in kana and for unknown ones. */
  wordFacts(kanji: string, hiragana: string): WordFacts | null;
}

/** Reads the tables of `content/kanji` and the facts of the build. Called once. */
export async function openKanjiLibrary(contentFolder: string): Promise<KanjiLibrary> {
  const [facts, wordFacts, forms, names, drawings, files] = await Promise.all([
    readKanjiFacts(),
    readWordFacts(),
    readCharacterForms(),
    readNameList(),
    readStrokeFileNames(),
    readFiles(contentFolder, 'kanji', '.tsv'),
  ]);
  const [hanVietFile, radicalsFile] = files;
  if (!hanVietFile || !radicalsFile) throw new Error(`Tables of kanji are missing in ${contentFolder}/kanji`);
  const hanViet = readHanVietTable(hanVietFile);
  const radicals = readRadicals(radicalsFile);
  const library = new Map(facts.map((one) => [one.literal, describe(one, hanViet, radicals)]));
  return {
    find: (character) => library.get(character) ?? null,
    characters: [...library.keys()],
    modernOf: (character) => forms.get(character) ?? null,
    names,
    strokeFileOf(character) {
      const name = strokeFileName(character);
      return drawings.has(name) ? name : null;
    },
    wordFacts: (kanji, hiragana) => wordFacts.get(`${kanji}\t${toHiragana(hiragana)}`) ?? null,
  };
}

function describe(
  { literal, radical: radicalNumber, strokes, on, kun, vietnam }: KanjiFacts,
  table: HanVietTable,
  radicalTable: readonly Radical[],
): Kanji {
  const ours = table.get(literal);
  const radical = radicalTable[radicalNumber - 1];
  return {
    // Beyond the jōyō kanji, KANJIDIC2 is the only source.
    hanViet: ours?.hanViet ?? vietnam.map((reading) => reading.toUpperCase()),
    meaning: ours?.meaning ?? '',
    on,
    kun,
    readings: bareReadings(on, kun),
    radical: radical
      ? { character: radical.radical, hanViet: radical.hanViet, meaning: radical.meaning }
      : null,
    strokes,
  };
}
