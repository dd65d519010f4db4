import type { Inflection } from '../japanese/inflection/steps.ts';
import { isKatakana } from '../japanese/kana.ts';
import { isPlainSyllable } from '../vietnamese/syllable-shape.ts';
import type { Syllable } from '../vietnamese/syllables.ts';
import { findBeginnings, findContaining, findSounds, findWords } from './find-japanese.ts';
import { findInPhrases, findPhraseBeginnings, findVietnamese, ORDERS } from './find-vietnamese.ts';
import { type Hit, Hits, type Tier, TIERS } from './hits.ts';
import type { SearchIndex } from './index-entries.ts';
import { nearMisses } from './near-misses.ts';
import type { NearWord } from './near-phrases.ts';
import type { Query } from './read-query.ts';
import { isSplit } from './sentence-pieces.ts';
import { splitSentence } from './split-sentence.ts';
import { findVietnamesePieces } from './split-vietnamese.ts';

export interface Found {
  readonly id: number;
  /** The part of the text that the word matches. */
  readonly matched: string;
  /** From the word to `matched`. */
  readonly steps: readonly Inflection[];
  readonly match: Match;
}

/** What of the text the word is: all of it, its beginning continued, a word in it, or the text is a part of the word. */
export type Match = 'whole' | 'beginning' | 'piece' | 'inside';

const matchOf = (tier: Tier): Match => {
  if (tier <= TIERS.inexact) return 'whole';
  if (tier === TIERS.beginning) return 'beginning';
  return tier === TIERS.partOfSentence ? 'piece' : 'inside';
};

/** With this many words that are the text or begin with it, words that only contain it are not needed. */
const NEAR_ENOUGH = 12;

/** The words for a typed text, the best first. */
export function search(index: SearchIndex, query: Query, limit: number): Found[] {
  const hits = new Hits(index.levels);
  findWhole(index, query, hits);
  if (hits.count < limit) findBeginningsOf(index, query, hits, limit);
  if (!hits.hasUpTo(TIERS.inflected)) findInSentence(index, query, hits);
  if (hits.count < NEAR_ENOUGH) findInside(index, query, hits, limit);
  return asFound(index, hits, limit);
}

/** Suggestions while somebody is typing. */
export function suggest(index: SearchIndex, query: Query, limit: number): Found[] {
  const hits = new Hits(index.levels);
  findWhole(index, query, hits);
  if (hits.count < limit) findBeginningsOf(index, query, hits, limit);
  // What only contains the text is offered in Vietnamese alone, where it is a whole syllable.
  if (hits.count === 0 && query.syllables.length > 0) findInside(index, query, hits, limit);
  return asFound(index, hits, limit, isContinued(index, query));
}

/** Katakana is continued by words in katakana: スー by スーパー before 吸う. */
function isContinued({ entries }: SearchIndex, { text }: Query): (hit: Hit) => boolean {
  if (!isKatakana(text)) return () => false;
  return ({ place }) => entries[place]?.kanji.startsWith(text) === true;
}

/** Similar words, for a text that found nothing. */
export const suggestInstead = (index: SearchIndex, query: Query, limit: number): NearWord[] =>
  nearMisses(index, query, limit);

function findWhole(
  index: SearchIndex,
  { text, readings, syllables, meantSyllables }: Query,
  hits: Hits,
): void {
  // tô is a bowl before it is とう with its circumflex.
  const order = isVietnamese(syllables) ? ORDERS.sound : ORDERS.first;
  for (const key of readings) {
    findWords(index, { key, text, order }, hits);
    findSounds(index, { key, text }, hits);
  }
  if (syllables.length > 0) findVietnamese(index, syllables, text, hits);
  if (meantSyllables.length > 0) findVietnamese(index, meantSyllables, text, hits, TIERS.variant);
}

/** Whether the text has marks of Vietnamese, and only its syllables. */
const isVietnamese = (syllables: readonly Syllable[]): boolean =>
  syllables.some(({ marked, plain }) => marked !== plain) &&
  syllables.every(({ plain }) => isPlainSyllable(plain));

function findBeginningsOf(index: SearchIndex, query: Query, hits: Hits, limit: number): void {
  const { text, beginnings, syllables, meantSyllables } = query;
  for (const key of beginnings) findBeginnings(index, { key, text }, hits, limit);
  if (syllables.length === 0) return;
  findPhraseBeginnings(index.meanings, syllables, text, hits, limit);
  findPhraseBeginnings(index.hanViet, syllables, text, hits, limit);
  if (meantSyllables.length > 0) findPhraseBeginnings(index.meanings, meantSyllables, text, hits, limit);
}

function findInside(
  index: SearchIndex,
  { text, readings, syllables, meantSyllables }: Query,
  hits: Hits,
  limit: number,
): void {
  for (const key of readings) findContaining(index, { key, text }, hits, limit);
  if (syllables.length === 0) return;
  findInPhrases(index.meanings, syllables, text, hits, limit);
  findInPhrases(index.hanViet, syllables, text, hits, limit);
  if (meantSyllables.length > 0) findInPhrases(index.meanings, meantSyllables, text, hits, limit);
}

/** A sentence gives its words, in order, in Japanese or in Vietnamese. */
function findInSentence(index: SearchIndex, query: Query, hits: Hits): void {
  const pieces = query.sentence === null ? [] : splitSentence(index, query.sentence);
  if (pieces.length > 0 && isSplit(index, pieces))
    pieces.forEach(({ place, text: matched, steps }, order) => {
      if (place !== undefined) hits.add(place, TIERS.partOfSentence, { matched, steps, order });
    });
  else if (!hits.hasUpTo(TIERS.inexact)) findVietnamesePieces(index, query, hits);
}

function asFound(
  { entries }: SearchIndex,
  hits: Hits,
  limit: number,
  isFirst: (hit: Hit) => boolean = () => false,
): Found[] {
  const best = hits.best(limit);
  const inOrder = [...best.filter(isFirst), ...best.filter((hit) => !isFirst(hit))];
  return inOrder.flatMap(({ place, tier, matched, steps }) => {
    const entry = entries[place];
    return entry ? [{ id: entry.id, matched, steps, match: matchOf(tier) }] : [];
  });
}
