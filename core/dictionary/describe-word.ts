import { conjugate } from '../japanese/inflection/conjugate.ts';
import type { ConjugationCode, ConjugationGroupCode } from '../japanese/inflection/conjugation-forms.ts';
import { withoutRuby } from '../japanese/ruby.ts';
import type { KanjiBook } from '../kanji/kanji-book.ts';
import { relatedTo } from '../search/related.ts';
import { createHomographs } from './homographs.ts';
import type { SynonymLink } from './synonym-link.ts';
import { type BookWord, entryOf, presentShort, type WordBook } from './word-book.ts';
import { createWordLinks } from './word-links.ts';

/** What is published about a word. */
interface WordFacts<Row extends BookWord> extends Pick<BookWord, 'pitch'> {
  readonly frequency: Row['frequency'];
}

/** What the page of a word needs, besides the word. */
interface Surroundings<Row extends BookWord> {
  readonly book: WordBook<Row>;
  /** Made once for each edition of the book. */
  readonly others: Others;
  readonly levels: readonly string[];
  readonly kanji: KanjiBook;
  readonly factsOf: (row: BookWord) => WordFacts<Row> | null;
  readonly names: {
    readonly groups: Readonly<Record<ConjugationGroupCode, string>>;
    readonly forms: Readonly<Record<ConjugationCode, string>>;
  };
  readonly maxima: { readonly related: number; readonly alike: number };
}

type Others = ReturnType<typeof findOthers>;

/** Words that are easily taken for a word, and those that are linked with it. The easiest come first. */
export function findOthers<Row extends BookWord>(
  rows: ReadonlyMap<number, Row>,
  levels: readonly string[],
  synonyms: readonly Pick<SynonymLink, 'words' | 'difference'>[],
) {
  const levelOf = ({ type }: Row) => levels.indexOf(type);
  const easiestFirst = [...rows.values()].toSorted((a, b) => levelOf(a) - levelOf(b));
  return { alike: createHomographs(easiestFirst), linked: createWordLinks(easiestFirst, synonyms) };
}

/** Everything around a word that follows from the dictionary itself (PRODUCT.md, Dictionary). */
export function describeWord<Row extends BookWord>(
  row: Omit<Row, 'type'> & BookWord,
  { book, others, levels, kanji, factsOf, names, maxima }: Surroundings<Row>,
) {
  const asLinked = (other: Row) => ({
    ...presentShort(other),
    ruby: kanji.rubyOf(other.kanji, other.hiragana),
  });
  const linkedWords = (ids: readonly number[]) =>
    ids
      .slice(0, maxima.alike)
      .flatMap((id) => book.rows.get(id) ?? [])
      .map(asLinked);
  const compared = (groups: ReturnType<Others['linked']>['synonyms']) =>
    groups
      .map(({ ids, difference }) => ({ words: linkedWords(ids), difference }))
      .filter(({ words }) => words.length > 0);

  const { sameSpelling, sameReading } = others.alike(row);
  const links = others.linked(row);
  const facts = factsOf(row);
  const ruby = kanji.rubyOf(row.kanji, row.hiragana);
  const related = relatedTo(book.index, entryOf(row, { levels, align: kanji.align }), maxima.related);
  return {
    ruby,
    accents: accentsIn(row.pitch || (facts?.pitch ?? '')),
    howCommon: row.frequency ?? facts?.frequency ?? null,
    kanjiCards: kanji.cardsOf(row.kanji),
    conjugation: tableOf(ruby, row.wordClass, names),
    related: related.flatMap(({ id, shares }) => {
      const other = book.rows.get(id);
      return other ? [{ ...asLinked(other), shares }] : [];
    }),
    sameSpelling: linkedWords(sameSpelling),
    sameReading: linkedWords(sameReading),
    transitive: linkedWords(links.transitive),
    intransitive: linkedWords(links.intransitive),
    synonyms: compared(links.synonyms),
    opposites: compared(links.opposites),
  };
}

/** The usual spelling first. */
export const spellingsOf = ({ kanji, variants }: Pick<BookWord, 'kanji' | 'variants'>): string[] => [
  kanji,
  ...variants.split('、').filter((variant) => variant !== ''),
];

/** `0、2` as numbers. */
const accentsIn = (pitch: string): number[] => (pitch === '' ? [] : pitch.split('、').map(Number));

const tableOf = (
  ruby: string,
  wordClass: string | null,
  { groups, forms }: Surroundings<BookWord>['names'],
) =>
  conjugate(ruby, wordClass ?? '').map((group) => ({
    name: groups[group.code],
    forms: group.forms.map((form) => ({
      name: forms[form.code],
      form: withoutRuby(form.ruby),
      ruby: form.ruby,
    })),
  }));
