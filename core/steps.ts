/** Work that may be interrupted after each step, and ends with its result: who serves others meanwhile lets them have their turn. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** All steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
