/**
 * Work that is done step by step: whoever runs it decides how much is done at once. A server lets others have their turn
 * between two steps (`server/in-slices.ts`); whoever is alone finishes it in one go.
 */
export type Steps<Result> = Generator<undefined, Result, undefined>;

export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
