/**
 * The ids of words of the long tail. Shipped words have ids below 100,000, words that are added from 100,000 on: the
 * ranges never meet.
 */
export const TAIL_IDS = { first: 500_000_000, end: 1_000_000_000 } as const;

export const isTailId = (id: number): boolean => id >= TAIL_IDS.first && id < TAIL_IDS.end;
