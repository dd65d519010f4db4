import { RENDERS_AT_ONCE, RENDERS_WAITING_MAX } from '#contract/limits.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { nextSlice } from '#server/in-slices.ts';
import { turnedAway } from '../errors.ts';

export type RenderQueue = <T>(render: () => Promise<T>) => Promise<T>;

/**
 * Pages are rendered a few at a time, each in a turn of its own: hundreds that are asked for at once would otherwise hold
 * the event loop together until the last of them is done.
 */
export function createRenderQueue(atOnce = RENDERS_AT_ONCE, waitingMax = RENDERS_WAITING_MAX): RenderQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (render) => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= waitingMax) throw turnedAway(errorTexts.overloaded);
    // Whoever ends hands their place over.
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
