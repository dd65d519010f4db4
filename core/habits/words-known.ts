/** A word that the learner has reviewed, or says they know. */
export interface RememberedWord {
  readonly wordId: number;
  /** How likely they would know it now, from 0 to 1. */
  readonly chance: number;
}

/**
 * About how many words of each level the learner knows: the sum of their chances, which is how many they would be
 * expected to know if all were asked now. Words without a level are left out.
 */
export function wordsKnown<Level extends string>(
  words: Iterable<RememberedWord>,
  levelOf: (wordId: number) => Level | undefined,
): ReadonlyMap<Level, number> {
  const sums = new Map<Level, number>();
  for (const { wordId, chance } of words) {
    const level = levelOf(wordId);
    if (level !== undefined) sums.set(level, (sums.get(level) ?? 0) + chance);
  }
  return new Map([...sums].map(([level, sum]) => [level, Math.round(sum)]));
}
