import { type CardState, isAside, isStable } from './card-state.ts';
import { subjectOf } from './card.ts';
import type { Memory } from './replay.ts';

/** How well a thing is remembered, as the notebook shows it. */
export type MemoryLevel = 'new' | 'learning' | 'young' | 'stable' | 'known' | 'aside';

export function memoryLevelOf(state: CardState): MemoryLevel {
  if (state.isKnown) return 'known';
  if (isAside(state)) return 'aside';
  if (state.phase === 'new') return 'new';
  if (state.phase !== 'review') return 'learning';
  return isStable(state) ? 'stable' : 'young';
}

/** How well a word is read; null when it has no card. */
export function memoryStateOf({ cards }: Memory, wordId: number): MemoryLevel | null {
  const state = cards.get(subjectOf({ kind: 'word', wordId, direction: 'read' }));
  return state ? memoryLevelOf(state) : null;
}

/** Cards that were put aside because they are forgotten again and again, the latest first. */
export const leechesOf = ({ cards }: Memory): readonly CardState[] =>
  [...cards.values()]
    .filter(({ isLeech, isKnown, isSuspended }) => isLeech && !isKnown && !isSuspended)
    .toSorted((a, b) => (b.lastReview ?? 0) - (a.lastReview ?? 0));
