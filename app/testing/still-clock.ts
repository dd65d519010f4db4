import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Stops the clock: it moves only when the test says so, until `vi.useRealTimers()`. */
export const stopClock = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
};

const TURNS = 25;

/** Waits for everything that does not depend on the clock: requests, replies, renders. */
export const settle = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(0);
    }
  });

export const passTime = async (ms: number): Promise<void> => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await settle();
};
