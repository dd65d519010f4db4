import type { Inflection } from '../japanese/inflection/steps.ts';
import type { KanjiBook } from '../kanji/kanji-book.ts';
import type { SearchEntry } from '../search/entry.ts';
import { indexingSteps, type SearchIndex } from '../search/index-entries.ts';
import type { Query } from '../search/read-query.ts';
import { type Found, type Match, search, suggest } from '../search/search.ts';
import type { Steps } from '../steps.ts';

/** The fields of a word that the search and its page read. */
export interface BookWord {
  readonly id: number;
  readonly kanji: string;
  readonly hiragana: string;
  readonly sino: string;
  readonly mean: string;
  /** The name of its level. */
  readonly type: string;
  readonly wordClass: string | null;
  readonly variants: string;
  readonly cognate: { readonly kind: string } | null;
  readonly descriptions: readonly unknown[];
  readonly frequency: string | null;
  readonly pitch: string;
  readonly partner: number | null;
  readonly antonyms: readonly { readonly wordId: number; readonly difference: string }[];
}

/** Words with their index. Immutable: a changed dictionary gets a new book. */
export interface WordBook<Row extends BookWord> {
  readonly index: SearchIndex;
  readonly rows: ReadonlyMap<number, Row>;
}

/** How the rows of a book are read: the names of the levels, the easiest first, and the characters. */
export interface BookReading {
  readonly levels: readonly string[];
  readonly align: KanjiBook['align'];
}

export const entryOf = (row: BookWord, { levels, align }: BookReading): SearchEntry => ({
  id: row.id,
  kanji: row.kanji,
  hiragana: row.hiragana,
  sino: row.sino,
  mean: row.mean,
  level: levels.indexOf(row.type),
  wordClass: row.wordClass,
  variants: row.variants,
  ruby: align(row.kanji, row.hiragana),
  isFalseFriend: row.cognate?.kind === 'false-friend',
});

/** Makes the book in steps: a step is one word, or one table. */
export function* bookSteps<Row extends BookWord>(
  rows: readonly Row[],
  reading: BookReading,
): Steps<WordBook<Row>> {
  const entries: SearchEntry[] = [];
  for (const row of rows) {
    entries.push(entryOf(row, reading));
    yield;
  }
  const index = yield* indexingSteps(entries);
  return { index, rows: new Map(rows.map((row) => [row.id, row])) };
}

/** A word for a typed text. */
export interface WordHit<Row> {
  readonly row: Row;
  /** All of the text if it is not said. */
  readonly matched?: string;
  readonly steps: readonly Inflection[];
  readonly match: Match;
}

export const findWords = <Row extends BookWord>(
  { index, rows }: WordBook<Row>,
  query: Query,
  limit: number,
): Required<WordHit<Row>>[] => withRows(rows, search(index, query, limit));

export const suggestWords = <Row extends BookWord>(
  { index, rows }: WordBook<Row>,
  query: Query,
  limit: number,
): Required<WordHit<Row>>[] => withRows(rows, suggest(index, query, limit));

const withRows = <Row>(rows: ReadonlyMap<number, Row>, found: readonly Found[]): Required<WordHit<Row>>[] =>
  found.flatMap(({ id, matched, steps, match }) => {
    const row = rows.get(id);
    return row ? [{ row, matched, steps, match }] : [];
  });

/** A word as it is sent to a screen; the drawings follow from its kanji. */
export const presentWord = <Row extends BookWord>(row: Row, kanji: Pick<KanjiBook, 'strokeFilesOf'>) => ({
  ...row,
  descriptions: [...row.descriptions] as [...Row['descriptions']],
  kanjis: kanji.strokeFilesOf(row.kanji),
});

/** A word as a search result. `names` are those of the inflections. */
export const presentHit = <Row extends BookWord>(
  { row, matched, steps, match }: WordHit<Row>,
  typed: string,
  kanji: Pick<KanjiBook, 'strokeFilesOf'>,
  names: Readonly<Record<Inflection, string>>,
) => ({
  ...presentWord(row, kanji),
  match,
  matched: matched ?? typed,
  chain: steps.map((step) => names[step]),
});

/** The minimum fields for a list of words. */
export const presentShort = <Row extends BookWord>({ id, kanji, hiragana, sino, mean, type }: Row) =>
  ({ id, kanji, hiragana, sino, mean, type }) as Pick<
    Row,
    'id' | 'kanji' | 'hiragana' | 'sino' | 'mean' | 'type'
  >;
