import { CLEAN_UP_FAILURES_TOLD } from '#contract/database-limits.ts';
import type { Logger } from './log.ts';

/** Deletes what has expired, in portions. Stops after one when the signal is aborted; the next run continues. */
type CleanUp = (signal: AbortSignal) => Promise<unknown>;

/** By name, as the operator reads it in the log. */
export type CleanUps = Readonly<Record<string, CleanUp>>;

/** One that fails does not keep the others from their work. */
export function createCleanUp(cleanUps: CleanUps, log: Logger): (signal: AbortSignal) => Promise<void> {
  const failures = new Map<string, number>();

  return async (signal) => {
    for (const [name, cleanUp] of Object.entries(cleanUps)) {
      if (signal.aborted) return;
      try {
        await cleanUp(signal);
        failures.delete(name);
      } catch (error) {
        const failedInARow = (failures.get(name) ?? 0) + 1;
        failures.set(name, failedInARow);
        const level = failedInARow >= CLEAN_UP_FAILURES_TOLD ? 'error' : 'warn';
        log[level]({ err: error, cleanUp: name, failedInARow }, 'clean-up failed; it is tried again later');
      }
    }
  };
}
