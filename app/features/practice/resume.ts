interface Remembered {
  /** The last sentence in this browser. */
  readonly stoppedAt: number | null;
  /** Sentences that the learner solved on any device. */
  readonly solved: readonly number[];
}

/** A lesson opens where the learner stopped, or else at the first unsolved sentence. */
export function placeToResume(sentenceIds: readonly number[], { stoppedAt, solved }: Remembered): number {
  const left = stoppedAt === null ? -1 : sentenceIds.indexOf(stoppedAt);
  const unsolved = sentenceIds.findIndex((id) => !solved.includes(id));
  // Starts over when all are solved.
  return left === -1 ? Math.max(unsolved, 0) : left;
}

const SENTENCE = /^#(\d{1,9})(?:-comments)?$/;

/** `#401` means sentence 401, `#401-comments` its comments. */
export function sentenceInHash(hash: string): number | null {
  const [, id] = SENTENCE.exec(hash) ?? [];
  return id === undefined ? null : Number(id);
}
