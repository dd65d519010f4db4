import type { CardState } from './card-state.ts';
import { retrievabilityOf } from './schedule.ts';
import type { MemorySettings } from './settings.ts';

type Rank = (card: CardState, now: number, settings: MemorySettings) => number;

/** What comes first when more is due than a day takes: the lowest rank. `npm run bench:memory` compares them. */
export const BACKLOG_ORDERS = {
  'due-date': ({ due }) => due,
  'least-remembered': retrievabilityOf,
  'best-remembered': (card, now, settings) => -retrievabilityOf(card, now, settings),
  'least-stable': ({ stability }) => stability,
  'most-stable': ({ stability }) => -stability,
} as const satisfies Readonly<Record<string, Rank>>;

export type BacklogOrder = keyof typeof BACKLOG_ORDERS;

/** Cards of the same rank keep their order. */
export function inBacklogOrder(
  cards: readonly CardState[],
  now: number,
  settings: MemorySettings,
  order: BacklogOrder,
): CardState[] {
  const rank: Rank = BACKLOG_ORDERS[order];
  const ranked = cards.map((card) => ({ card, rank: rank(card, now, settings) }));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ card }) => card);
}
