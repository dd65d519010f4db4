interface Remembered {
  /** Where this browser stopped. */
  readonly stoppedAt: number | null;
  /** What the learner has solved, here or elsewhere. */
  readonly solved: readonly number[];
}

/** Where a lesson opens: where it was left, else at the first sentence that is not solved. */
export function placeToResume(sentenceIds: readonly number[], { stoppedAt, solved }: Remembered): number {
  const left = stoppedAt === null ? -1 : sentenceIds.indexOf(stoppedAt);
  const unsolved = sentenceIds.findIndex((id) => !solved.includes(id));
  // Who has solved them all begins anew.
  return left === -1 ? Math.max(unsolved, 0) : left;
}

const SENTENCE = /^#(\d{1,9})(?:-comments)?$/;

/** `#401` asks for sentence 401, `#401-comments` for what is said about it. */
export function wantedSentence(hash: string): number | null {
  const [, id] = SENTENCE.exec(hash) ?? [];
  return id === undefined ? null : Number(id);
}
