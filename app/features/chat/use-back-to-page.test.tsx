import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isChatEntry } from './chat-entry.ts';
import { useBackToPage } from './use-back-to-page.ts';

const ROUTER_STATE = { idx: 3, key: 'abc' };
const toRouter = vi.fn<() => void>();
const onBack = vi.fn<() => void>();

/** As the browser does it: the entry before comes back with its own state. */
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

test('over the page the chat is a step of its own, with what the router keeps', async () => {
  show();
  await Promise.resolve();
  expect(isChatEntry()).toBe(true);
  expect(history.state).toMatchObject(ROUTER_STATE);
  expect(history.back).not.toHaveBeenCalled();
});

test('“back” closes it, and the router hears nothing', () => {
  show();
  pressBack();
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(toRouter).not.toHaveBeenCalled();
});

test('“back” to another address is the router’s', () => {
  show();
  pressBack('/search');
  expect(onBack).not.toHaveBeenCalled();
  expect(toRouter).toHaveBeenCalledTimes(1);
});

test('closed by its button, it takes its step along, and the router hears nothing', async () => {
  const { unmount } = show();
  unmount();
  await Promise.resolve();
  expect(history.back).toHaveBeenCalledTimes(1);
  expect(isChatEntry()).toBe(false);
  expect(toRouter).not.toHaveBeenCalled();
});

test('left by a link, its step stays: “back” leads to it', async () => {
  const { unmount } = show();
  history.pushState({ idx: 4, key: 'def' }, '', '/search/6');
  unmount();
  await Promise.resolve();
  expect(history.back).not.toHaveBeenCalled();
});

test('beside the page it is no step', () => {
  show(false);
  expect(isChatEntry()).toBe(false);
});
