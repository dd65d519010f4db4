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

/** A whole meaning. The first meaning of a word comes before its others. */
export function findMeanings(
  index: PhraseIndex,
  typed: readonly Syllable[],
  matched: string,
  hits: Hits,
): void {
  for (const { place, isFirst, marks } of wholePhrases(index, typed))
    hits.add(place, tierOf(marks), { matched, order: isFirst ? 0 : 1, detail: marks === 'same' ? 0 : 2 });
}

/** A whole Hán Việt reading. Among equally easy words, a meaning is more often intended: "an" is ăn before AN. */
export function findHanViet(
  index: PhraseIndex,
  typed: readonly Syllable[],
  matched: string,
  hits: Hits,
): void {
  for (const { place, marks } of wholePhrases(index, typed)) {
    const isGuess = marks === 'left out' && typed.length === 1;
    hits.add(place, tierOf(marks), { matched, order: isGuess ? 1 : 0, detail: marks === 'same' ? 2 : 3 });
  }
}

const tierOf = (marks: PhraseMatch['marks']) => (marks === 'other' ? TIERS.inexact : TIERS.exact);

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
