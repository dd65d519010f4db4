import type { FoundItem, ShortItem } from '#contract/dictionary/item.ts';
import { WORD_LEVELS } from '#contract/levels.ts';
import {
  NEAR_MISSES_MAX,
  SEARCH_MAX_CHARS,
  SEARCH_RESULTS_MAX,
  SUGGESTIONS_MAX,
  TAIL_RESULTS_MAX,
} from '#contract/limits.ts';
import { inflectionNames } from '#contract/texts/inflection.ts';
import { searchRefusals } from '#contract/texts/search.ts';
import {
  bookSteps,
  findWords,
  presentHit,
  suggestWords,
  type WordBook,
  type WordHit as Hit,
} from '#core/dictionary/word-book.ts';
import type { NearWord } from '#core/search/near-phrases.ts';
import { type Query, readQuery } from '#core/search/read-query.ts';
import { suggestInstead } from '#core/search/search.ts';
import { type EnglishOfWord, type OwnWords, ownWordsSteps } from '#core/tail/own-words.ts';
import { isTailId } from '#core/tail/tail-id.ts';
import type { Database } from '#server/db/connect.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import { badRequest, notFoundBut } from '#server/http/errors.ts';
import { finishInSlices } from '#server/in-slices.ts';
import { arrangeHits, type SetPhrase } from './arrange-hits.ts';
import { findEnglish } from './english-hits.ts';
import { createItemsRepository, type ItemRow } from './items.repository.ts';
import { asShortItem, type WordRow } from './present-item.ts';
import type { TailService } from './tail.service.ts';
import { type WordHit, withTail } from './with-tail.ts';

interface SearchParts {
  readonly db: Database;
  readonly kanji: KanjiService;
  readonly tail: TailService;
  /** The English of words that no package has. */
  readonly english: readonly EnglishOfWord[];
  /** What a text is as it stands, beside a word. */
  readonly setPhraseOf?: (typed: string) => SetPhrase;
}

/** The dictionary in the memory of this node: never changed, only replaced. */
interface Edition extends WordBook<ItemRow> {
  /** What is found in the long tail may be a word of ours. */
  readonly own: OwnWords<ItemRow>;
}

/** A word, and how it matches the typed text. */
export type FoundRow = Required<Hit<ItemRow>>;

export function createSearchService({ db, kanji, tail, english, setPhraseOf = () => null }: SearchParts) {
  let edition: Promise<Edition> | null = null;
  let inProgress: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;
  const listeners: (() => void)[] = [];

  async function read(): Promise<Edition> {
    const rows = await createItemsRepository(db).all();
    const book = await finishInSlices(bookSteps(rows, { levels: WORD_LEVELS, align: kanji.align }));
    return { ...book, own: await finishInSlices(ownWordsSteps(book.rows, english)) };
  }

  const current = (): Promise<Edition> =>
    (edition ??= read().catch((error: unknown) => {
      // The next call tries again.
      edition = null;
      throw error;
    }));

  /** Resolves when the current content of the database is searchable. Concurrent refreshes are coalesced. */
  function refresh(): Promise<void> {
    return (next ??= makeEditionAfter(inProgress));
  }

  async function makeEditionAfter(before: Promise<unknown>): Promise<void> {
    await before;
    next = null;
    const made = read();
    inProgress = made.catch(() => undefined);
    edition = Promise.resolve(await made);
    for (const listener of listeners) listener();
  }

  /** Our own words and those of the long tail, the best first; an old form of a character is read as the new one. */
  async function hitsFor(typed: string, limit: number): Promise<readonly WordHit[]> {
    const hits = await hitsAsTyped(typed, limit);
    const modern = kanji.modern(typed);
    if (modern === typed || hits.some(({ match }) => match === 'whole')) return hits;
    const others = await hitsAsTyped(modern, limit);
    const isWhole = others.some(({ match }) => match === 'whole');
    if (!isWhole && hits.length > 0) return hits;
    return others.map((hit) => (hit.match === 'whole' ? { ...hit, matched: typed } : hit));
  }

  async function hitsAsTyped(typed: string, limit: number): Promise<readonly WordHit[]> {
    const book = await current();
    const query = readQuery(typed);
    if (query.isAmount) return [];
    const own = findWords(book, query, limit);
    const others = {
      tail: hitsInTail(book, query, TAIL_RESULTS_MAX),
      english: findEnglish(query, { tail, own: book.own, found: own }),
    };
    const hits = withTail(own, others);
    return arrangeHits(hits, { own, setPhrase: setPhraseOf(typed) }).slice(0, limit);
  }

  async function nearWords(typed: string): Promise<NearWord[]> {
    const query = readQuery(typed);
    const own = suggestInstead((await current()).index, query, NEAR_MISSES_MAX);
    return own.length > 0 ? own : tail.near(query, NEAR_MISSES_MAX);
  }

  const hitsInTail = ({ own }: Edition, query: Query, limit: number): WordHit[] =>
    tail.find(query, limit).flatMap(({ id, word, steps, isWhole }) => {
      const ours = own.sameAs(word);
      const match = isWhole ? 'whole' : 'beginning';
      return (ours.length > 0 ? ours : [tail.rowOf(id, word)]).map((row) => ({ row, steps, match }));
    });

  return {
    refresh,
    hitsFor,

    /** Called whenever a new edition is in use. */
    onRefreshed: (listener: () => void) => void listeners.push(listener),

    async search(typed: string): Promise<FoundItem[]> {
      if (typed === '') throw badRequest(searchRefusals.blank, 'kanji');
      const hits = await hitsFor(typed, SEARCH_RESULTS_MAX);
      if (hits.length > 0) return hits.map((hit) => presentHit(hit, typed, kanji, inflectionNames));
      const near = await nearWords(typed);
      throw notFoundBut(
        searchRefusals.nothingFound,
        near.map(({ text }) => text),
      );
    },

    /** Search results as rows, for other features. Empty for a text above the maximum length. */
    async find(typed: string, limit: number): Promise<FoundRow[]> {
      if (typed.length > SEARCH_MAX_CHARS) return [];
      return findWords(await current(), readQuery(typed), limit);
    },

    /** Words that differ from the text by a typo. */
    nearWords,

    async suggest(typed: string): Promise<ShortItem[]> {
      const book = await current();
      if (typed === '') return [];
      const query = readQuery(typed);
      if (query.isAmount) return [];
      const found = suggestWords(book, query, SUGGESTIONS_MAX);
      const { hits, ...about } = findEnglish(query, { tail, own: book.own, found });
      const words = withTail(found, {
        tail: hitsInTail(book, query, SUGGESTIONS_MAX),
        english: { ...about, hits: hits.filter(({ match }) => match === 'whole') },
      });
      const oursFirst = words.toSorted((a, b) => Number(isTailId(a.row.id)) - Number(isTailId(b.row.id)));
      return oursFirst.slice(0, SUGGESTIONS_MAX).map(({ row }) => asShortItem(row));
    },

    /** A word of ours, or one of the long tail unless we have it by now. */
    async row(id: number): Promise<WordRow | null> {
      const { rows, own } = await current();
      const ours = rows.get(id);
      if (ours) return ours;
      const word = tail.word(id);
      return word && (own.sameAs(word)[0] ?? tail.rowOf(id, word));
    },

    /** The words of the current edition with their index. */
    book: (): Promise<WordBook<ItemRow>> => current(),

    /** All rows of the current edition, ordered by id. A new edition is a new map. */
    rows: async (): Promise<ReadonlyMap<number, ItemRow>> => (await current()).rows,
  };
}

export type SearchService = ReturnType<typeof createSearchService>;
