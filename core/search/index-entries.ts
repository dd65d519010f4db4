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

export function indexEntries(all: readonly SearchEntry[]): SearchIndex {
  const entries = all.toSorted((a, b) => a.level - b.level || a.id - b.id);
  const sinoOf = (place: number) => {
    const sino = entries[place]?.sino ?? '';
    return sino === '' ? [] : [sino];
  };
  return {
    entries,
    levels: Uint8Array.from(entries, ({ level }) => level),
    japanese: buildJapaneseIndex(entries),
    meanings: buildPhraseIndex(entries.length, (place) => sensesOf(entries[place]?.mean ?? '')),
    hanViet: buildPhraseIndex(entries.length, sinoOf),
  };
}
