import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api.ts';
import { callPatiently, fewAtATime } from './call-patiently.ts';

const refused = (status: number, seconds?: number) =>
  new ApiError(status, 'Chưa được.', undefined, [], undefined, seconds);
const neverStopped = new AbortController().signal;

/** Fails with these errors, then succeeds. */
const failing = (...errors: readonly Error[]) => {
  const call = vi.fn<() => Promise<string>>();
  for (const error of errors) call.mockRejectedValueOnce(error);
  return call.mockResolvedValue('done');
};

describe('a call that is refused for now', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is repeated after the time that the server named, not before', async () => {
    const call = failing(refused(429, 7));
    const done = callPatiently(call, neverStopped);
    await vi.advanceTimersByTimeAsync(6_999);
    expect(call).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await done).toBe('done');
    expect(call).toHaveBeenCalledTimes(2);
  });

  test.each([
    { error: refused(429, 61), calls: 1, why: 'it would take too long' },
    { error: refused(404), calls: 1, why: 'waiting does not help' },
    { error: new TypeError('offline'), calls: 1, why: 'the server was not reached' },
    { error: refused(503, 1), calls: 4, why: 'it was refused again and again' },
  ])('fails if $why', async ({ error, calls }) => {
    const call = failing(error, error, error, error);
    const done = callPatiently(call, neverStopped).catch((reason: unknown) => reason);
    await vi.runAllTimersAsync();
    expect(await done).toBe(error);
    expect(call).toHaveBeenCalledTimes(calls);
  });

  test('is not repeated after the work was stopped', async () => {
    const stopping = new AbortController();
    const call = failing(refused(429, 30));
    const done = callPatiently(call, stopping.signal).catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(100);
    stopping.abort();
    expect(await done).toBe(stopping.signal.reason);
    expect(vi.getTimerCount()).toBe(0);
    expect(call).toHaveBeenCalledTimes(1);
  });
});

describe('a few at a time', () => {
  test('never more than allowed, and the results in the order of the list', async () => {
    let running = 0;
    let most = 0;
    const work = async (ms: number) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, ms));
      running -= 1;
      return ms * 10;
    };
    expect(await fewAtATime([5, 1, 3, 2, 4], 2, work)).toEqual([50, 10, 30, 20, 40]);
    expect(most).toBe(2);
  });

  test('after a failure nothing more is begun', async () => {
    const begun: number[] = [];
    const work = (one: number) => {
      begun.push(one);
      return one === 1 ? Promise.reject(new Error('no')) : Promise.resolve(one);
    };
    await expect(fewAtATime([1, 2, 3, 4, 5, 6], 1, work)).rejects.toThrow('no');
    expect(begun).toEqual([1]);
  });
});
