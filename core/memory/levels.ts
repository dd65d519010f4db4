import { type CardState, isAside, isStable } from './card-state.ts';
import { cardOf } from './card.ts';
import type { Memory } from './replay.ts';

/** How well a thing is remembered: not asked yet, just begun, for days, for weeks; said to be known, or put aside. */
export const MEMORY_LEVELS = ['new', 'learning', 'young', 'stable', 'known', 'aside'] as const;
export type MemoryLevel = (typeof MEMORY_LEVELS)[number];

function memoryLevelOf(state: CardState): MemoryLevel {
  if (state.isKnown) return 'known';
  if (isAside(state)) return 'aside';
  if (state.phase === 'new') return 'new';
  if (state.phase !== 'review') return 'learning';
  return isStable(state) ? 'stable' : 'young';
}

/** How well each word is read, by its id. Words without a card are not in it. */
export function memoryOfWords({ cards }: Pick<Memory, 'cards'>): ReadonlyMap<number, MemoryLevel> {
  const levels = new Map<number, MemoryLevel>();
  for (const state of cards.values()) {
    const card = cardOf(state.subject);
    if (card?.kind === 'word' && card.direction === 'read') levels.set(card.wordId, memoryLevelOf(state));
  }
  return levels;
}

/** Cards that were put aside because they are forgotten again and again, the latest first. */
export const leechesOf = ({ cards }: Memory): readonly CardState[] =>
  [...cards.values()]
    .filter(({ isLeech, isKnown, isSuspended }) => isLeech && !isKnown && !isSuspended)
    .toSorted((a, b) => (b.lastReview ?? 0) - (a.lastReview ?? 0));
