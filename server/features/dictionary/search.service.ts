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
import type { SearchEntry } from '#core/search/entry.ts';
import { indexingSteps, type SearchIndex } from '#core/search/index-entries.ts';
import { type Related, relatedTo } from '#core/search/related.ts';
import { type Found, search, suggest, suggestInstead } from '#core/search/search.ts';
import type { Database } from '#server/db/connect.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import { badRequest, notFoundBut } from '#server/http/errors.ts';
import { createPause, finishInSlices, mapInSlices } from '#server/in-slices.ts';
import { createItemsRepository, type ItemRow } from './items.repository.ts';
import { asAnyWord, asShortItem, type WordRow } from './present-item.ts';
import type { TailService } from './tail.service.ts';
import { notIn, type WordHit, withTail } from './with-tail.ts';

interface SearchParts {
  readonly db: Database;
  readonly kanji: KanjiService;
  readonly tail: TailService;
}

/** The dictionary in the memory of this node: never changed, only replaced. */
interface Edition {
  readonly index: SearchIndex;
  readonly rows: ReadonlyMap<number, ItemRow>;
  /** By spelling and reading: what English finds in the long tail may be a word of ours. */
  readonly twins: ReadonlyMap<string, ItemRow>;
}

const nameOf = ({ kanji, hiragana }: Pick<WordRow, 'kanji' | 'hiragana'>): string => `${kanji} ${hiragana}`;

/** A word, and how it matches the typed text. */
export interface FoundRow extends Pick<Found, 'matched' | 'steps' | 'match'> {
  readonly row: ItemRow;
}

export function createSearchService({ db, kanji, tail }: SearchParts) {
  let edition: Promise<Edition> | null = null;
  let inProgress: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;
  const listeners: (() => void)[] = [];

  async function read(): Promise<Edition> {
    const rows = await createItemsRepository(db).all();
    const pause = createPause();
    const entries = await mapInSlices(rows, entryOf, pause);
    return {
      index: await finishInSlices(indexingSteps(entries), pause),
      rows: new Map(rows.map((row) => [row.id, row])),
      twins: new Map(rows.map((row) => [nameOf(row), row])),
    };
  }

  const entryOf = (row: WordRow): SearchEntry => ({
    id: row.id,
    kanji: row.kanji,
    hiragana: row.hiragana,
    sino: row.sino,
    mean: row.mean,
    level: WORD_LEVELS.indexOf(row.type),
    wordClass: row.wordClass,
    variants: row.variants,
    ruby: kanji.align(row.kanji, row.hiragana),
    isFalseFriend: row.cognate?.kind === 'false-friend',
  });

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

  /** Our own words and those of the long tail, the best first. */
  async function hitsFor(typed: string, limit: number): Promise<readonly WordHit[]> {
    const { index, rows, twins } = await current();
    const own = search(index, typed, limit).flatMap((hit): WordHit[] => {
      const row = rows.get(hit.id);
      return row ? [{ ...hit, row }] : [];
    });
    const others = tail
      .find(typed, TAIL_RESULTS_MAX)
      .map((hit) => ({ ...hit, row: twins.get(nameOf(hit.row)) ?? hit.row }));
    return withTail(own, others).slice(0, limit);
  }

  return {
    refresh,
    hitsFor,

    /** Called whenever a new edition is in use. */
    onRefreshed: (listener: () => void) => void listeners.push(listener),

    async search(typed: string): Promise<FoundItem[]> {
      if (typed === '') throw badRequest(searchRefusals.blank, 'kanji');
      const { index } = await current();
      const hits = await hitsFor(typed, SEARCH_RESULTS_MAX);
      if (hits.length > 0)
        return hits.map(({ row, matched, steps, match }) => ({
          ...asAnyWord(row, kanji),
          match,
          matched: matched ?? typed,
          chain: steps.map((step) => inflectionNames[step]),
        }));
      throw notFoundBut(searchRefusals.nothingFound, suggestInstead(index, typed, NEAR_MISSES_MAX));
    },

    /** Search results as rows, for other features. Empty for a text above the maximum length. */
    async find(typed: string, limit: number): Promise<FoundRow[]> {
      if (typed.length > SEARCH_MAX_CHARS) return [];
      const { index, rows } = await current();
      return search(index, typed, limit).flatMap(({ id, matched, steps, match }) => {
        const row = rows.get(id);
        return row ? [{ row, matched, steps, match }] : [];
      });
    },

    /** Words that differ from the text by one typo. */
    nearWords: async (typed: string): Promise<string[]> =>
      suggestInstead((await current()).index, typed, NEAR_MISSES_MAX),

    async suggest(typed: string): Promise<ShortItem[]> {
      const { index, rows } = await current();
      if (typed === '') return [];
      const own = suggest(index, typed, SUGGESTIONS_MAX).flatMap(({ id }) => rows.get(id) ?? []);
      const more = own.length < SUGGESTIONS_MAX ? tail.find(typed, SUGGESTIONS_MAX) : [];
      const words = [
        ...own,
        ...notIn(
          own,
          more.map(({ row }) => row),
        ),
      ];
      return words.slice(0, SUGGESTIONS_MAX).map(asShortItem);
    },

    /** The words related to a word, as rows, with what they share. */
    async relatedTo(row: WordRow, limit: number): Promise<(Related & { readonly row: ItemRow })[]> {
      const { index, rows } = await current();
      return relatedTo(index, entryOf(row), limit).flatMap((related) => {
        const found = rows.get(related.id);
        return found ? [{ ...related, row: found }] : [];
      });
    },

    /** A word of ours, or one of the long tail. */
    row: async (id: number): Promise<WordRow | null> => (await current()).rows.get(id) ?? tail.row(id),

    /** All rows of the current edition, ordered by id. A new edition is a new map. */
    rows: async (): Promise<ReadonlyMap<number, ItemRow>> => (await current()).rows,
  };
}

export type SearchService = ReturnType<typeof createSearchService>;
