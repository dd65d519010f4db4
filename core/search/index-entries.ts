import { finish, type Steps } from '../steps.ts';
import { type SearchEntry, sensesOf } from './entry.ts';
import { buildJapaneseIndex, type JapaneseIndex } from './japanese-index.ts';
import { buildPhraseIndex, type PhraseIndex } from './phrase-index.ts';

/** All words, indexed for search. Immutable: a changed dictionary gets a new index. */
export interface SearchIndex {
  /** Easier and earlier words first; the position is the rank. */
  readonly entries: readonly SearchEntry[];
  /** The levels of the entries in one array, because ranking reads them most. */
  readonly levels: Uint8Array;
  readonly japanese: JapaneseIndex;
  readonly meanings: PhraseIndex;
  readonly hanViet: PhraseIndex;
}

/** Builds the index in steps: a step is one word, or one table. */
export function* indexingSteps(all: readonly SearchEntry[]): Steps<SearchIndex> {
  const entries = all.toSorted((a, b) => a.level - b.level || a.id - b.id);
  const sinoOf = (place: number) => {
    const sino = entries[place]?.sino ?? '';
    return sino === '' ? [] : [sino];
  };
  yield;
  return {
    entries,
    levels: Uint8Array.from(entries, ({ level }) => level),
    japanese: yield* buildJapaneseIndex(entries),
    meanings: yield* buildPhraseIndex(entries.length, (place) => sensesOf(entries[place]?.mean ?? '')),
    hanViet: yield* buildPhraseIndex(entries.length, sinoOf),
  };
}

/** Builds the index at once. */
export const indexEntries = (all: readonly SearchEntry[]): SearchIndex => finish(indexingSteps(all));
