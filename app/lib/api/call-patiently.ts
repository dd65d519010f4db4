import { ApiError } from './api.ts';

/** A rate is full for a minute at most; whoever is sent away longer has to be told. */
const LONGEST_WAIT_S = 60;
const TRIES = 4;

/** For work of many calls: one that the server refuses for now is repeated when the server says so. */
export async function callPatiently<T>(
  call: () => Promise<T>,
  signal: AbortSignal,
  tries = TRIES,
): Promise<T> {
  signal.throwIfAborted();
  try {
    return await call();
  } catch (error) {
    const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
    if (seconds === undefined || seconds > LONGEST_WAIT_S || tries <= 1) throw error;
    await pause(seconds * 1_000, signal);
    return callPatiently(call, signal, tries - 1);
  }
}

/** Rejects as soon as the work is stopped. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

/** The results are in the order of the list. The first failure ends the work: nothing more is begun. */
export async function fewAtATime<T, R>(
  list: readonly T[],
  count: number,
  work: (one: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async () => {
    while (next < list.length) {
      const at = next++;
      try {
        results[at] = await work(list[at] as T);
      } catch (error) {
        next = list.length;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: count }, lane));
  return results;
}
