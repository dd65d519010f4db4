import { SLICE_MS } from '#contract/server-limits.ts';
import type { Steps } from '#core/steps.ts';

const waiting: (() => void)[] = [];

/** All long tasks share one queue: one slice runs in each turn of the event loop, however many tasks there are. */
export function nextSlice(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(beginNextSlice);
  });
}

function beginNextSlice(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(beginNextSlice);
}

/** Returns undefined while the slice lasts, else a promise that resolves after other work had its turn. */
export type Pause = () => Promise<void> | undefined;

/**
 * For loops whose length depends on input or stored data: awaiting the pause in each iteration keeps every turn of the
 * event loop short, so that other requests are not delayed.
 */
export function createPause(sliceMs: number = SLICE_MS, now: () => number = () => performance.now()): Pause {
  let sliceEnd = now() + sliceMs;
  const yieldToOthers = async () => {
    await nextSlice();
    sliceEnd = now() + sliceMs;
  };
  return () => (now() < sliceEnd ? undefined : yieldToOthers());
}

/** Runs a stepwise computation of the core to its end, yielding to other work in between. */
export async function finishInSlices<R>(steps: Steps<R>, pause: Pause = createPause()): Promise<R> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    const paused = pause();
    if (paused) await paused;
  }
}

/** `Array.from(items, work)` that yields to other work in between. */
export async function mapInSlices<T, R>(
  items: Iterable<T>,
  work: (item: T) => R,
  pause: Pause = createPause(),
): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) {
    results.push(work(item));
    // Only awaited when needed: `await undefined` would still cost a microtask for each item.
    const paused = pause();
    if (paused) await paused;
  }
  return results;
}
