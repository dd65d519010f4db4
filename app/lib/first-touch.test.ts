import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { firstTouch, useLoadAtFirstTouch } from './first-touch.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Whether the promise settles by the next task. */
const isOver = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setTimeout(resolve)).then(() => false)]);

test.each([
  { activation: undefined, why: 'the browser has no `userActivation`' },
  { activation: { hasBeenActive: true }, why: 'the visitor came by a link within the app' },
])('resolves at once: $why', async ({ activation }) => {
  vi.stubGlobal('navigator', { userActivation: activation });
  expect(await isOver(firstTouch())).toBe(true);
});

test.each(['pointermove', 'pointerdown', 'keydown', 'focusin'])(
  '%s counts as a first touch',
  async (sign) => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    const touched = firstTouch();
    expect(await isOver(touched)).toBe(false);
    document.dispatchEvent(new Event(sign));
    expect(await isOver(touched)).toBe(true);
  },
);

describe('a part that a screen may need', () => {
  const load = vi.fn<() => Promise<void>>();
  const begin = () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    load.mockReset().mockResolvedValue();
    return renderHook(() => useLoadAtFirstTouch(load));
  };
  const touch = async () => {
    document.dispatchEvent(new Event('pointerdown'));
    await new Promise((resolve) => setTimeout(resolve));
  };

  test('is loaded once, at the first touch', async () => {
    begin();
    expect(load).not.toHaveBeenCalled();
    await touch();
    await touch();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is not loaded after unmount', async () => {
    begin().unmount();
    await touch();
    expect(load).not.toHaveBeenCalled();
  });

  test('may fail without an error on screen', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    begin();
    load.mockRejectedValue(new TypeError('Failed to fetch'));
    await touch();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
