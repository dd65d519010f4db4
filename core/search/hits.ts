import type { Inflection } from '../japanese/inflection/steps.ts';

/** How close a word is to the typed text, the closest first. */
export const TIERS = {
  exact: 0,
  /** Another spelling: okurigana, kana for kanji, another way to write a long vowel. */
  variant: 1,
  /** Typed as one of its inflected forms. */
  inflected: 2,
  /** Without long vowels, or with other tone marks. */
  inexact: 3,
  beginning: 4,
  /** A word of the typed sentence. */
  partOfSentence: 5,
  contained: 6,
  scattered: 7,
} as const;

export type Tier = (typeof TIERS)[keyof typeof TIERS];

interface HitDetails {
  /** The part of the text that the word matches. */
  readonly matched: string;
  readonly steps?: readonly Inflection[];
  /** Within a tier: the first meaning before the others, fewer inflections before more, the order of a sentence. */
  readonly order?: number;
  /** Among equally easy words: an exact match, then by reading, then without marks. */
  readonly detail?: number;
}

export interface Hit {
  readonly place: number;
  readonly tier: Tier;
  readonly matched: string;
  readonly steps: readonly Inflection[];
  readonly rank: number;
}

const ORDERS = 256;
const LEVELS = 8;
const DETAILS = 4;
const PLACES = 2 ** 24;

/** Keeps the best hit of each word. */
export class Hits {
  readonly #best = new Map<number, Hit>();
  readonly #levels: Uint8Array;

  constructor(levels: Uint8Array) {
    this.#levels = levels;
  }

  add(place: number, tier: Tier, { matched, steps = [], order = 0, detail = 0 }: HitDetails): void {
    const rank = this.#rank(place, tier, order, detail);
    const known = this.#best.get(place);
    if (!known || rank < known.rank) this.#best.set(place, { place, tier, matched, steps, rank });
  }

  get count(): number {
    return this.#best.size;
  }

  /** Whether a word at least this close was found. */
  hasUpTo(nearness: Tier): boolean {
    for (const { tier } of this.#best.values()) if (tier <= nearness) return true;
    return false;
  }

  best(limit: number): Hit[] {
    return [...this.#best.values()].toSorted((a, b) => a.rank - b.rank).slice(0, limit);
  }

  /** Tier, order, level, detail and place in one number: smaller comes first. */
  #rank(place: number, tier: Tier, order: number, detail: number): number {
    const level = this.#levels[place] ?? 0;
    const nearness = tier * ORDERS + Math.min(order, ORDERS - 1);
    return ((nearness * LEVELS + level) * DETAILS + detail) * PLACES + place;
  }
}
