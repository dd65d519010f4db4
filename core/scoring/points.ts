/** What the first right answer of a sentence earns, by the number of the try (PRODUCT.md, Scores). */
const POINTS = {
  translate: { first: 10, second: 5, later: 2 },
  listening: { first: 5, second: 3, later: 1 },
} as const;

export function pointsFor(mode: keyof typeof POINTS, tryNumber: number): number {
  const { first, second, later } = POINTS[mode];
  if (tryNumber <= 1) return first;
  return tryNumber === 2 ? second : later;
}

/** Asking for the answer counts as the third try: two are spent, so the next right answer earns the least. */
export const TRIES_SPENT_BY_REVEAL = 2;
