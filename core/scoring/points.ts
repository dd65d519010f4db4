/** The points for the first right answer of a sentence, by the number of the attempt (PRODUCT.md, Scores). */
const POINTS = {
  translate: { first: 10, second: 5, later: 2 },
  listening: { first: 5, second: 3, later: 1 },
} as const;

export function pointsFor(mode: keyof typeof POINTS, tryNumber: number): number {
  const { first, second, later } = POINTS[mode];
  if (tryNumber <= 1) return first;
  return tryNumber === 2 ? second : later;
}

/** Revealing the answer counts as two attempts, so the next right answer is the third and earns the least. */
export const TRIES_SPENT_BY_REVEAL = 2;
