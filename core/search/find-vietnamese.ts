import type { Syllable } from '../vietnamese/syllables.ts';
import { type Hits, TIERS } from './hits.ts';
import {
  type PhraseIndex,
  phrasesAround,
  phrasesBeginning,
  phrasesWithAll,
  type PhraseMatch,
  wholePhrases,
} from './phrase-index.ts';

const MARKS_DETAIL: Readonly<Record<PhraseMatch['marks'], number>> = { same: 0, 'left out': 1, other: 1 };

/** A whole meaning, or a whole Hán Việt reading; `detail` puts one kind behind the other among equals. */
export function findPhrases(
  index: PhraseIndex,
  typed: readonly Syllable[],
  matched: string,
  hits: Hits,
  detail = 0,
): void {
  for (const { place, isFirst, marks } of wholePhrases(index, typed)) {
    const tier = marks === 'other' ? TIERS.inexact : TIERS.exact;
    hits.add(place, tier, { matched, order: isFirst ? 0 : 1, detail: detail + MARKS_DETAIL[marks] });
  }
}

export function findPhraseBeginnings(
  index: PhraseIndex,
  typed: readonly Syllable[],
  matched: string,
  hits: Hits,
  limit: number,
): void {
  for (const place of phrasesBeginning(index, typed, limit)) hits.add(place, TIERS.beginning, { matched });
}

export function findInPhrases(
  index: PhraseIndex,
  typed: readonly Syllable[],
  matched: string,
  hits: Hits,
  limit: number,
): void {
  for (const place of phrasesAround(index, typed, limit)) hits.add(place, TIERS.contained, { matched });
  if (typed.length < 2 || hits.count > 0) return;
  for (const place of phrasesWithAll(index, typed, limit)) hits.add(place, TIERS.scattered, { matched });
}
