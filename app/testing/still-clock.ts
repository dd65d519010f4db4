import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** From here on the clock moves only when the test says so; `vi.useRealTimers()` lets it run again. */
export const stopClock = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
};

const TURNS = 25;

/** Lets everything finish that does not wait for the clock to move: calls, their answers, renders. */
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
