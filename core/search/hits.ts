import type { Inflection } from '../japanese/inflection/steps.ts';
import type { SearchEntry } from './entry.ts';

/** How near a word is to what was typed, the nearest first. */
export const TIERS = {
  exact: 0,
  /** Written otherwise: okurigana, kana for kanji, another way to write a long vowel. */
  variant: 1,
  /** Typed as one of its inflected forms. */
  inflected: 2,
  /** Long vowels left out, or other tone marks. */
  inexact: 3,
  beginning: 4,
  /** A word of the typed sentence. */
  partOfSentence: 5,
  contained: 6,
  scattered: 7,
} as const;

export type Tier = (typeof TIERS)[keyof typeof TIERS];

export interface Hit {
  readonly place: number;
  readonly tier: Tier;
  /** Within a tier: the first meaning before the others, fewer inflections before more, the order of a sentence. */
  readonly order: number;
  /** Of equally easy words the one that was typed to the letter. */
  readonly detail: number;
  readonly matched: string;
  readonly steps: readonly Inflection[];
}

/** Keeps the best hit of each word. */
export class Hits {
  readonly #best = new Map<number, Hit>();
  readonly #entries: readonly SearchEntry[];

  constructor(entries: readonly SearchEntry[]) {
    this.#entries = entries;
  }

  add(place: number, tier: Tier, about: Partial<Omit<Hit, 'place' | 'tier'>> & { matched: string }): void {
    const hit: Hit = { place, tier, order: 0, detail: 0, steps: [], ...about };
    const known = this.#best.get(place);
    if (!known || this.#compare(hit, known) < 0) this.#best.set(place, hit);
  }

  get count(): number {
    return this.#best.size;
  }

  /** Whether a word was found that is at least so near. */
  hasUpTo(nearness: Tier): boolean {
    return [...this.#best.values()].some(({ tier }) => tier <= nearness);
  }

  best(limit: number): Hit[] {
    return [...this.#best.values()].toSorted(this.#compare).slice(0, limit);
  }

  readonly #compare = (a: Hit, b: Hit): number =>
    a.tier - b.tier ||
    a.order - b.order ||
    this.#levelOf(a) - this.#levelOf(b) ||
    a.detail - b.detail ||
    a.place - b.place;

  #levelOf({ place }: Hit): number {
    return this.#entries[place]?.level ?? 0;
  }
}
