import type { FoundItem, ShortItem } from '#contract/dictionary/item.ts';
import { ITEM_LEVELS } from '#contract/levels.ts';
import { NEAR_MISSES_MAX, SEARCH_MAX_CHARS, SEARCH_RESULTS_MAX, SUGGESTIONS_MAX } from '#contract/limits.ts';
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
import { asItem, asShortItem } from './present-item.ts';

interface SearchParts {
  readonly db: Database;
  readonly kanji: KanjiService;
}

/** The dictionary in the memory of this node: never changed, only replaced. */
interface Edition {
  readonly index: SearchIndex;
  readonly rows: ReadonlyMap<number, ItemRow>;
}

/** A word, and how it matches the typed text. */
export interface FoundRow extends Pick<Found, 'matched' | 'steps' | 'match'> {
  readonly row: ItemRow;
}

export function createSearchService({ db, kanji }: SearchParts) {
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
    };
  }

  const entryOf = (row: ItemRow): SearchEntry => ({
    id: row.id,
    kanji: row.kanji,
    hiragana: row.hiragana,
    sino: row.sino,
    mean: row.mean,
    level: ITEM_LEVELS.indexOf(row.type),
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

  return {
    refresh,

    /** Called whenever a new edition is in use. */
    onRefreshed: (listener: () => void) => void listeners.push(listener),

    async search(typed: string): Promise<FoundItem[]> {
      if (typed === '') throw badRequest(searchRefusals.blank, 'kanji');
      const { index, rows } = await current();
      const found = search(index, typed, SEARCH_RESULTS_MAX).flatMap((hit): FoundItem[] => {
        const row = rows.get(hit.id);
        const chain = hit.steps.map((step) => inflectionNames[step]);
        return row ? [{ ...asItem(row, kanji), matched: hit.matched, chain, match: hit.match }] : [];
      });
      if (found.length > 0) return found;
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
      const words = typed === '' ? [] : suggest(index, typed, SUGGESTIONS_MAX);
      return words.flatMap(({ id }) => rows.get(id) ?? []).map(asShortItem);
    },

    /** The words related to a word, as rows, with what they share. */
    async relatedTo(row: ItemRow, limit: number): Promise<(Related & { readonly row: ItemRow })[]> {
      const { index, rows } = await current();
      return relatedTo(index, entryOf(row), limit).flatMap((related) => {
        const found = rows.get(related.id);
        return found ? [{ ...related, row: found }] : [];
      });
    },

    /** All rows of the current edition, ordered by id. A new edition is a new map. */
    rows: async (): Promise<ReadonlyMap<number, ItemRow>> => (await current()).rows,
  };
}

export type SearchService = ReturnType<typeof createSearchService>;
