interface Remembered {
  /** The sentence that the address asks for. */
  readonly wanted: number | null;
  /** Where this browser stopped. */
  readonly stoppedAt: number | null;
  /** What the learner has solved, here or elsewhere. */
  readonly solved: readonly number[];
}

/** Where a lesson opens: at what the address asks for, else where it was left, else at the first that is not solved. */
export function placeToResume(
  sentenceIds: readonly number[],
  { wanted, stoppedAt, solved }: Remembered,
): number {
  for (const id of [wanted, stoppedAt]) {
    const index = id === null ? -1 : sentenceIds.indexOf(id);
    if (index !== -1) return index;
  }
  // Who has solved them all begins anew.
  return Math.max(
    sentenceIds.findIndex((id) => !solved.includes(id)),
    0,
  );
}

/** `#401` asks for sentence 401. */
export const wantedSentence = (hash: string): number | null =>
  /^#\d{1,9}$/.test(hash) ? Number(hash.slice(1)) : null;
