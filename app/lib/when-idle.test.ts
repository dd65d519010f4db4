import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const withIdleCallbacks = () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 100));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => clearTimeout(handle));
};
const stillLoading = () => vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
const finishLoading = () => void window.dispatchEvent(new Event('load'));

test.each([
  { browser: withIdleCallbacks, why: 'where the browser says when it is idle' },
  // As in the test's own window.
  { browser: () => undefined, why: 'in Safari, where it does not' },
])('runs once the page has loaded, unless it is cancelled, $why', async ({ browser }) => {
  browser();
  const [done, cancelled] = [
    vi.fn<() => Promise<void>>(async () => {}),
    vi.fn<() => Promise<void>>(async () => {}),
  ];
  whenIdle(done);
  whenIdle(cancelled)();
  await vi.runAllTimersAsync();
  expect(done).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});

test.each([
  { cancel: 'before the page has loaded', isLoaded: false },
  { cancel: 'after it has loaded', isLoaded: true },
])('can be cancelled $cancel', async ({ isLoaded }) => {
  withIdleCallbacks();
  stillLoading();
  const work = vi.fn<() => Promise<void>>(async () => {});
  const cancel = whenIdle(work);
  if (isLoaded) finishLoading();
  cancel();
  finishLoading();
  await vi.runAllTimersAsync();
  expect(work).not.toHaveBeenCalled();
});
