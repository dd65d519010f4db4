/** A question, what its answer must hold, why, and what it must not hold. */
export type AnswerCase = readonly [
  question: string,
  holds: readonly string[],
  why: string,
  not?: readonly string[],
];
