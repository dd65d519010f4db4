import { afterEach, expect, test, vi } from 'vitest';
import { firstTouch } from './first-touch.ts';

afterEach(() => vi.unstubAllGlobals());

/** Whether the promise is over by the next turn. */
const isOver = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setTimeout(resolve)).then(() => false)]);

test.each([
  { activation: undefined, why: 'a browser that cannot tell' },
  { activation: { hasBeenActive: true }, why: 'somebody came here by a link of the product' },
])('nobody waits: $why', async ({ activation }) => {
  vi.stubGlobal('navigator', { userActivation: activation });
  expect(await isOver(firstTouch())).toBe(true);
});

test.each(['pointermove', 'pointerdown', 'keydown', 'focusin'])('%s is a sign of somebody', async (sign) => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  const touched = firstTouch();
  expect(await isOver(touched)).toBe(false);
  document.dispatchEvent(new Event(sign));
  expect(await isOver(touched)).toBe(true);
});
