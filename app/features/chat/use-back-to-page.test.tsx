import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isChatEntry } from './chat-entry.ts';
import { useBackToPage } from './use-back-to-page.ts';

const ROUTER_STATE = { idx: 3, key: 'abc' };
const toRouter = vi.fn<() => void>();
const onBack = vi.fn<() => void>();

/** Simulates the browser: the previous entry returns with its own state. */
const pressBack = (address = location.href) => {
  history.replaceState(ROUTER_STATE, '', address);
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate', { state: ROUTER_STATE }));
  });
};

beforeEach(() => {
  vi.clearAllMocks();
  history.replaceState(ROUTER_STATE, '', '/rank');
  vi.spyOn(history, 'back').mockImplementation(() => pressBack());
  window.addEventListener('popstate', toRouter);
});
afterEach(async () => {
  cleanup();
  await Promise.resolve();
  window.removeEventListener('popstate', toRouter);
  vi.restoreAllMocks();
});

const show = (active = true) =>
  renderHook(({ on }) => useBackToPage(on, onBack), {
    initialProps: { on: active },
    wrapper: StrictMode,
  });

test('over the page the chat adds a history entry that keeps the router state', async () => {
  show();
  await Promise.resolve();
  expect(isChatEntry()).toBe(true);
  expect(history.state).toMatchObject(ROUTER_STATE);
  expect(history.back).not.toHaveBeenCalled();
});

test('“back” closes the chat without notifying the router', () => {
  show();
  pressBack();
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(toRouter).not.toHaveBeenCalled();
});

test('“back” to another address is left to the router', () => {
  show();
  pressBack('/search');
  expect(onBack).not.toHaveBeenCalled();
  expect(toRouter).toHaveBeenCalledTimes(1);
});

test('closing the chat with its button removes its entry without notifying the router', async () => {
  const { unmount } = show();
  unmount();
  await Promise.resolve();
  expect(history.back).toHaveBeenCalledTimes(1);
  expect(isChatEntry()).toBe(false);
  expect(toRouter).not.toHaveBeenCalled();
});

test('following a link keeps the entry: “back” leads to it', async () => {
  const { unmount } = show();
  history.pushState({ idx: 4, key: 'def' }, '', '/search/6');
  unmount();
  await Promise.resolve();
  expect(history.back).not.toHaveBeenCalled();
});

test('beside the page it adds no entry', () => {
  show(false);
  expect(isChatEntry()).toBe(false);
});
