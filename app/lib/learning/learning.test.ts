import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LEARNING_FETCH_LONGEST_PAUSE_MS, LEARNING_FETCH_RETRY_MS } from '#contract/learning-limits.ts';
import { eventually } from '#app/testing/eventually.ts';
import { withLearningStorage, wholeLog } from '#app/testing/path.ts';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { signOut } from '../session/session.ts';
import { forgetLog, syncLearning, useLearningEvents } from './learning.ts';

withLearningStorage();

const network = { isDown: true, calls: 0 };
const pauses: number[] = [];
/** The timers of this test; the others of the window run. */
let goOn: (() => void) | undefined;

beforeEach(() => {
  Object.assign(network, { isDown: true, calls: 0 });
  pauses.length = 0;
  goOn = undefined;
  vi.stubGlobal('fetch', async () => {
    network.calls += 1;
    if (network.isDown) throw new TypeError('Failed to fetch');
    return wholeLog();
  });
  const { setTimeout } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0) => {
    if (ms < LEARNING_FETCH_RETRY_MS || ms > 2 * LEARNING_FETCH_LONGEST_PAUSE_MS) return setTimeout(work, ms);
    pauses.push(ms);
    goOn = work;
    return 0;
  }) as typeof globalThis.setTimeout);
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  cleanup();
  forgetLog();
  signOut();
  vi.restoreAllMocks();
});

async function failAgain(): Promise<void> {
  const count = pauses.length;
  act(() => goOn?.());
  await eventually(() => expect(pauses.length).toBe(count + 1));
}

test('a log that cannot be fetched is asked for less and less often, and at once again after a success', async () => {
  signInWith({ sub: 'lan@vi.vn', uid: 301, roles: ['USER'] });
  const { result } = renderHook(useLearningEvents);
  await eventually(() => expect(pauses).toHaveLength(1));
  for (let times = 0; times < 6; times += 1) await failAgain();
  expect(pauses.map((ms) => ms / LEARNING_FETCH_RETRY_MS)).toEqual([1, 2, 4, 8, 16, 16, 16]);
  network.isDown = false;
  act(() => goOn?.());
  await eventually(() => expect(result.current).toEqual([]));
  network.isDown = true;
  act(() => signInWith({ sub: 'minh@vi.vn', uid: 302, roles: ['USER'] }));
  await eventually(() => expect(pauses).toHaveLength(8));
  expect(pauses.at(-1)).toBe(LEARNING_FETCH_RETRY_MS);
});

test('devices that failed together do not come back together', async () => {
  vi.mocked(Math.random).mockReturnValue(0.9);
  signInWith({ sub: 'lan@vi.vn', uid: 303, roles: ['USER'] });
  renderHook(useLearningEvents);
  await eventually(() => expect(pauses).toHaveLength(1));
  expect(pauses[0]).toBe(LEARNING_FETCH_RETRY_MS * 1.45);
});

test('a device without a network waits for it instead of asking', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  signInWith({ sub: 'lan@vi.vn', uid: 304, roles: ['USER'] });
  const { result } = renderHook(useLearningEvents);
  await eventually(() => expect(network.calls).toBe(1));
  await new Promise((done) => setImmediate(done));
  expect(pauses).toEqual([]);
  isOnline.mockReturnValue(true);
  network.isDown = false;
  act(syncLearning);
  await eventually(() => expect(result.current).toEqual([]));
});

test('an exchange that fails after the network is back is repeated at once', async () => {
  let fail: (error: Error) => void = () => {};
  vi.stubGlobal('fetch', async () => {
    network.calls += 1;
    if (network.calls > 1) return wholeLog();
    return new Promise<Response>((_, reject) => (fail = reject));
  });
  signInWith({ sub: 'lan@vi.vn', uid: 304, roles: ['USER'] });
  const { result } = renderHook(useLearningEvents);
  await eventually(() => expect(network.calls).toBe(1));
  window.dispatchEvent(new Event('online'));
  fail(new TypeError('Failed to fetch'));
  await eventually(() => expect(result.current).toEqual([]));
});
