import { vi } from 'vitest';

/** As long as the queries of Testing Library wait (`clean-slate.setup.ts`): a second is not enough on a busy machine. */
const TIMEOUT_MS = 30_000;

/** Waits for what is stored, logged or sent beside the screen; `find…` waits for what is on it. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: TIMEOUT_MS });
