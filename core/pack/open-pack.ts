import { describeWord, findOthers } from '../dictionary/describe-word.ts';
import {
  bookSteps,
  type BookWord,
  findWords,
  presentHit,
  presentShort,
  presentWord,
  suggestWords,
} from '../dictionary/word-book.ts';
import type { BridgeRule } from '../hanviet/sound-bridge.ts';
import type { ConjugationCode, ConjugationGroupCode } from '../japanese/inflection/conjugation-forms.ts';
import type { Inflection } from '../japanese/inflection/steps.ts';
import { createKanjiBook } from '../kanji/kanji-book.ts';
import { readQuery } from '../search/read-query.ts';
import { suggestInstead } from '../search/search.ts';
import { finish } from '../steps.ts';
import { type PackData, type PackFacts, unpackedCharacters, unpackedWord } from './pack-data.ts';

interface PackParts<Row extends BookWord> {
  /** The values of a word to which nobody has given any. */
  readonly blank: Omit<Row, 'id'>;
  /** From `contract/dictionary/word-descriptions.ts`. */
  readonly descriptions: {
    readonly levels: readonly string[];
    readonly names: {
      readonly inflections: Readonly<Record<Inflection, string>>;
      readonly groups: Readonly<Record<ConjugationGroupCode, string>>;
      readonly forms: Readonly<Record<ConjugationCode, string>>;
      readonly bridges: Readonly<Record<BridgeRule, string>>;
    };
    readonly maxima: { readonly related: number; readonly alike: number };
  };
  readonly maxima: { readonly results: number; readonly suggestions: number; readonly nearWords: number };
}

/**
 * Opens the text of a pack: reads the words and builds their index, once. Answers are those of the server over the same
 * words, by the same rules; what the server takes from elsewhere (the long tail, names, grammar) is missing.
 */
export function openPack<Row extends BookWord>(
  text: string,
  { blank, descriptions, maxima }: PackParts<Row>,
) {
  const data = JSON.parse(text) as PackData;
  const { levels, names } = descriptions;
  const words = data.words.map((cells) => unpackedWord<Row>(cells, data.columns, blank));
  const facts = new Map(words.map(({ row, facts: known }): [number, PackFacts] => [row.id, known]));
  const kanji = createKanjiBook(unpackedCharacters(data), names.bridges);
  const book = finish(
    bookSteps(
      words.map(({ row }) => row),
      { levels, align: kanji.align },
    ),
  );
  let others: ReturnType<typeof findOthers> | undefined;

  return {
    edition: data.edition,

    /** The words for a text, or similar words if there are none. */
    search(typed: string) {
      const query = readQuery(typed);
      const found = findWords(book, query, maxima.results).map((hit) =>
        presentHit(hit, typed, kanji, names.inflections),
      );
      return {
        found,
        nearWords: found.length > 0 ? [] : suggestInstead(book.index, query, maxima.nearWords),
      };
    },

    suggest: (typed: string) =>
      suggestWords(book, readQuery(typed), maxima.suggestions).map(({ row }) => presentShort(row)),

    /** A word with what is around it in the pack; null if the pack does not have it. */
    word(id: number) {
      const row = book.rows.get(id);
      if (!row) return null;
      others ??= findOthers(book.rows, levels, data.synonyms);
      const factsOf = () => facts.get(id) ?? null;
      const around = describeWord<Row>(row, { ...descriptions, book, others, kanji, factsOf });
      return { ...presentWord(row, kanji), ...around };
    },
  };
}

export type OpenedPack<Row extends BookWord> = ReturnType<typeof openPack<Row>>;
