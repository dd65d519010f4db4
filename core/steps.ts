/**
 * Work in steps: the caller decides how many to run at once. A server handles other requests between two steps
 * (`server/in-slices.ts`); elsewhere all steps run in one go.
 */
export type Steps<Result> = Generator<undefined, Result, undefined>;

export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
