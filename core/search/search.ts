import type { Inflection } from '../japanese/inflection/steps.ts';
import { findBeginnings, findContaining, findSounds, findWords } from './find-japanese.ts';
import { findHanViet, findInPhrases, findMeanings, findPhraseBeginnings } from './find-vietnamese.ts';
import { Hits, type Tier, TIERS } from './hits.ts';
import type { SearchIndex } from './index-entries.ts';
import { nearMisses } from './near-misses.ts';
import { type Query, readQuery } from './read-query.ts';
import { isSplit, splitSentence } from './split-sentence.ts';

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
export function search(index: SearchIndex, typed: string, limit: number): Found[] {
  const query = readQuery(typed);
  const hits = new Hits(index.levels);
  findWhole(index, query, hits);
  if (hits.count < limit) findBeginningsOf(index, query, hits, limit);
  if (!hits.hasUpTo(TIERS.inflected)) findInSentence(index, query, hits);
  if (hits.count < NEAR_ENOUGH) findInside(index, query, hits, limit);
  return asFound(index, hits, limit);
}

/** Suggestions while somebody is typing. */
export function suggest(index: SearchIndex, typed: string, limit: number): Found[] {
  const query = readQuery(typed);
  const hits = new Hits(index.levels);
  findWhole(index, query, hits);
  if (hits.count < limit) findBeginningsOf(index, query, hits, limit);
  // What only contains the text is offered in Vietnamese alone, where it is a whole syllable.
  if (hits.count === 0 && query.syllables.length > 0) findInside(index, query, hits, limit);
  return asFound(index, hits, limit);
}

/** Similar words, for a text that found nothing. */
export const suggestInstead = (index: SearchIndex, typed: string, limit: number): string[] =>
  nearMisses(index, readQuery(typed), limit);

function findWhole(
  index: SearchIndex,
  { text, readings, syllables, meantSyllables }: Query,
  hits: Hits,
): void {
  for (const key of readings) {
    findWords(index, { key, text }, hits);
    findSounds(index, { key, text }, hits);
  }
  if (syllables.length === 0) return;
  findMeanings(index.meanings, syllables, text, hits);
  findHanViet(index, syllables, text, hits);
  if (meantSyllables.length === 0) return;
  findMeanings(index.meanings, meantSyllables, text, hits, TIERS.variant);
  findHanViet(index, meantSyllables, text, hits, TIERS.variant);
}

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

/** A sentence gives its words, in order. */
function findInSentence(index: SearchIndex, { sentence }: Query, hits: Hits): void {
  if (sentence === null) return;
  const pieces = splitSentence(index, sentence);
  if (!isSplit(index, pieces)) return;
  pieces.forEach(({ place, text: matched, steps }, order) => {
    if (place !== undefined) hits.add(place, TIERS.partOfSentence, { matched, steps, order });
  });
}

const asFound = ({ entries }: SearchIndex, hits: Hits, limit: number): Found[] =>
  hits.best(limit).flatMap(({ place, tier, matched, steps }) => {
    const entry = entries[place];
    return entry ? [{ id: entry.id, matched, steps, match: matchOf(tier) }] : [];
  });
