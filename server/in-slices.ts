import { SLICE_MS } from '#contract/limits.ts';
import type { Steps } from '#core/steps.ts';

const waiting: (() => void)[] = [];

/** Everybody's long work takes turns: one slice of it in each turn of the event loop, however many have some. */
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

/** Resolves at once while the slice lasts, else after everybody else has had a turn. */
export type Pause = () => Promise<void> | undefined;

/**
 * For loops whose length depends on what was sent or stored: awaiting the pause in each round keeps every turn of the
 * event loop short, so that nobody else waits for them.
 */
export function createPause(sliceMs: number = SLICE_MS, now: () => number = () => performance.now()): Pause {
  let sliceEnd = now() + sliceMs;
  const letOthersIn = async () => {
    await nextSlice();
    sliceEnd = now() + sliceMs;
  };
  return () => (now() < sliceEnd ? undefined : letOthersIn());
}

/** Work of the core that comes in steps, finished while others have their turn in between. */
export async function finishInSlices<R>(steps: Steps<R>, pause: Pause = createPause()): Promise<R> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    const paused = pause();
    if (paused) await paused;
  }
}

/** `Array.from(items, work)` that lets others have their turn in between. */
export async function mapInSlices<T, R>(
  items: Iterable<T>,
  work: (item: T) => R,
  pause: Pause = createPause(),
): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) {
    results.push(work(item));
    // Awaiting nothing would still cost a turn of the microtask queue for each item.
    const paused = pause();
    if (paused) await paused;
  }
  return results;
}
