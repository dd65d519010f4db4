import type { Syllable } from '../vietnamese/syllables.ts';
import { type Hits, type Tier, TIERS } from './hits.ts';
import type { SearchIndex } from './index-entries.ts';
import {
  isCounted,
  type PhraseIndex,
  phrasesAround,
  phrasesBeginning,
  phrasesWithAll,
  type PhraseMatch,
  wholePhrases,
} from './phrase-index.ts';

/**
 * How a word is meant, before how easy it is: where the typed letters are a meaning, words whose marks were left out come
 * behind it (chua is 酸っぱい before 寺); and a meaning before a sound (lương is 給料 before 涼しい).
 */
export const ORDERS = { first: 0, other: 1, unmarked: 2, sound: 4, guess: 5, falseFriend: 6 } as const;

/**
 * Words that mean the text, and words that are read so in Hán Việt. The first meaning of a word comes before its
 * others, and a meaning before Hán Việt: "an" is ăn before AN. Last is a word whose Hán Việt means something else in
 * Vietnamese: phỏng vấn is 面接 before 訪問.
 */
export function findVietnamese(
  { meanings, hanViet, entries }: Pick<SearchIndex, 'meanings' | 'hanViet' | 'entries'>,
  typed: readonly Syllable[],
  matched: string,
  hits: Hits,
  best: Tier = TIERS.exact,
): void {
  const meant = wholePhrases(meanings, typed);
  const sounding = wholePhrases(hanViet, typed);
  const counts = isCounted([...meant, ...sounding], typed);
  const isMeantAsTyped = meant.some(({ marks, isFirst }) => marks === 'same' && isFirst);
  for (const match of meant.filter(counts)) {
    const isUnmarked = match.marks !== 'same';
    const meaning = match.isFirst ? ORDERS.first : ORDERS.other;
    const order = meaning + (isUnmarked && isMeantAsTyped ? ORDERS.unmarked : 0);
    hits.add(match.place, tierOf(match, best), { matched, order, detail: isUnmarked ? 2 : 0 });
  }
  for (const match of sounding.filter(counts)) {
    const isGuess = match.marks === 'left out' && typed.length === 1;
    const honest = isGuess ? ORDERS.guess : ORDERS.sound;
    const order = entries[match.place]?.isFalseFriend ? ORDERS.falseFriend : honest;
    hits.add(match.place, tierOf(match, best), { matched, order, detail: match.marks === 'same' ? 2 : 3 });
  }
}

const tierOf = ({ marks }: PhraseMatch, best: Tier) => (marks === 'other' ? TIERS.inexact : best);

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
