/** A question, what its answer must contain, why, and what it must not contain. */
export type AnswerCase = readonly [
  question: string,
  holds: readonly string[],
  why: string,
  not?: readonly string[],
];
