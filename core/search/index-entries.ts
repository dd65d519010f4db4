import { finish, type Steps } from '../steps.ts';
import { type SearchEntry, sensesOf } from './entry.ts';
import { buildJapaneseIndex, type JapaneseIndex } from './japanese-index.ts';
import { buildPhraseIndex, type PhraseIndex } from './phrase-index.ts';

/** All words, ready to be found. It never changes: a changed dictionary gets a new one. */
export interface SearchIndex {
  /** The easier and earlier words first; their number here is their rank. */
  readonly entries: readonly SearchEntry[];
  /** The levels of the entries side by side: ranking asks for them more often than for anything else. */
  readonly levels: Uint8Array;
  readonly japanese: JapaneseIndex;
  readonly meanings: PhraseIndex;
  readonly hanViet: PhraseIndex;
}

/** The index step by step: a step is a word, or a table of what was collected. */
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

/** The index at once. */
export const indexEntries = (all: readonly SearchEntry[]): SearchIndex => finish(indexingSteps(all));
