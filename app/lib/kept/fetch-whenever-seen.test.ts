import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FETCHING_AHEAD_PAUSE_MS, FETCHING_AHEAD_RETRY_MS } from '#contract/device-limits.ts';
import { fetchWheneverSeen } from './fetch-whenever-seen.ts';

/** More than the time until a browser is idle. */
const SOON_MS = 10_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A document that stays open. Listeners of earlier tests are left behind with theirs. */
function open(fetch: () => Promise<void> = async () => {}) {
  const heard = new EventTarget();
  const state = { visible: 'visible', online: true, account: null as number | null };
  vi.spyOn(document, 'addEventListener').mockImplementation((name, hear) => {
    heard.addEventListener(name, hear);
  });
  vi.spyOn(window, 'addEventListener').mockImplementation((name: string, hear: unknown) => {
    heard.addEventListener(name, hear as EventListener);
  });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(
    () => state.visible as DocumentVisibilityState,
  );
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => state.online);
  const fetched = vi.fn<() => Promise<void>>(fetch);
  fetchWheneverSeen({
    fetch: fetched,
    account: () => state.account,
    onSessionChange: (listener) => heard.addEventListener('session', listener),
  });
  const happen = async (name: string, change: Partial<typeof state> = {}) => {
    Object.assign(state, change);
    heard.dispatchEvent(new Event(name));
    await vi.advanceTimersByTimeAsync(SOON_MS);
  };
  return { fetched, state, happen };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test.each([
  { event: 'visibilitychange', why: 'an installed app is resumed' },
  { event: 'online', why: 'the network is back' },
])('it is fetched again when $why, but not at once', async ({ event }) => {
  const { fetched, happen } = open();
  await pass(SOON_MS);
  expect(fetched).toHaveBeenCalledTimes(1);
  await happen(event);
  expect(fetched).toHaveBeenCalledTimes(1);
  await pass(FETCHING_AHEAD_RETRY_MS);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a document that stays in sight looks again after a while', async () => {
  const { fetched } = open();
  await pass(FETCHING_AHEAD_PAUSE_MS + SOON_MS);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([
  { change: { visible: 'hidden' }, back: { visible: 'visible' }, why: 'in the background' },
  { change: { online: false }, back: { online: true }, why: 'without a network' },
])('nothing is fetched $why', async ({ change, back }) => {
  const { fetched, happen } = open();
  await happen('visibilitychange', change);
  fetched.mockClear();
  await pass(2 * FETCHING_AHEAD_PAUSE_MS);
  expect(fetched).not.toHaveBeenCalled();
  await happen('visibilitychange', back);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('who logs in without loading a page is fetched for at once; a renewed token changes nothing', async () => {
  const { fetched, happen } = open();
  await pass(SOON_MS);
  await happen('session', { account: 7 });
  expect(fetched).toHaveBeenCalledTimes(2);
  await happen('session');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('who logs in while something is fetched comes after it', async () => {
  let end = () => {};
  const { fetched, happen } = open(() => new Promise((resolve) => (end = resolve)));
  await pass(SOON_MS);
  await happen('session', { account: 7 });
  expect(fetched).toHaveBeenCalledTimes(1);
  end();
  await pass(SOON_MS);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a failure is no end', async () => {
  const { fetched, happen } = open(() => Promise.reject(new TypeError('Failed to fetch')));
  await pass(FETCHING_AHEAD_RETRY_MS);
  await happen('online');
  expect(fetched).toHaveBeenCalledTimes(2);
});
