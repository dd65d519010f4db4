import { RENDERS_AT_ONCE, RENDERS_WAITING_MAX } from '#contract/server-limits.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { nextSlice } from '#server/in-slices.ts';
import { tooBusy } from '../errors.ts';

export type RenderQueue = <T>(render: () => Promise<T>) => Promise<T>;

/**
 * Renders a few pages at a time, each in its own turn of the event loop: hundreds of concurrent requests would
 * otherwise block it until the last page is done.
 */
export function createRenderQueue(atOnce = RENDERS_AT_ONCE, waitingMax = RENDERS_WAITING_MAX): RenderQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (render) => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= waitingMax) throw tooBusy(errorTexts.overloaded);
    // `running` stays the same: a finished render passes its place on.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      await nextSlice();
      return await render();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
