import type { Syllable } from '../vietnamese/syllables.ts';
import { type Hits, type Tier, TIERS } from './hits.ts';
import type { SearchIndex } from './index-entries.ts';
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
  best: Tier = TIERS.exact,
): void {
  for (const { place, isFirst, marks } of wholePhrases(index, typed))
    hits.add(place, tierOf(marks, best), {
      matched,
      order: isFirst ? 0 : 1,
      detail: marks === 'same' ? 0 : 2,
    });
}

/** Behind every word that means it. */
const FALSE_FRIEND_ORDER = 2;

/**
 * A whole Hán Việt reading. Among equally easy words, a meaning is more often intended: "an" is ăn before AN. Behind
 * all meanings is a word whose Hán Việt means something else in Vietnamese: phỏng vấn is 面接 before 訪問.
 */
export function findHanViet(
  { hanViet: index, entries }: Pick<SearchIndex, 'hanViet' | 'entries'>,
  typed: readonly Syllable[],
  matched: string,
  hits: Hits,
  best: Tier = TIERS.exact,
): void {
  for (const { place, marks } of wholePhrases(index, typed)) {
    const isGuess = marks === 'left out' && typed.length === 1;
    const order = entries[place]?.isFalseFriend ? FALSE_FRIEND_ORDER : Number(isGuess);
    hits.add(place, tierOf(marks, best), { matched, order, detail: marks === 'same' ? 2 : 3 });
  }
}

const tierOf = (marks: PhraseMatch['marks'], best: Tier) => (marks === 'other' ? TIERS.inexact : best);

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
