import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HAPTICS_RIGHT_MS, HAPTICS_WRONG_MS } from '#contract/limits.ts';
import { hapticsChoice } from './choices/practice-choices.ts';
import { canVibrate, feelVerdict } from './haptics.ts';

const vibrate = vi.fn<(pattern: number | number[]) => boolean>(() => true);

interface Device {
  readonly hasMotor?: boolean;
  readonly pointer?: 'coarse' | 'fine';
  readonly isTouched?: boolean | undefined;
}

/** A phone that was just touched, except for what a case says. */
function hold({ hasMotor = true, pointer = 'coarse', isTouched = true }: Device = {}): void {
  vi.stubGlobal('navigator', {
    ...(hasMotor && { vibrate }),
    userActivation: { isActive: isTouched },
  });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
}

beforeEach(() => {
  localStorage.clear();
  vibrate.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  { isRight: true, pattern: HAPTICS_RIGHT_MS, why: 'one pulse for right' },
  { isRight: false, pattern: [...HAPTICS_WRONG_MS], why: 'two for wrong' },
])('$why', ({ isRight, pattern }) => {
  hold();
  feelVerdict(isRight);
  expect(vibrate.mock.calls).toEqual([[pattern]]);
});

test.each([
  { device: { hasMotor: false }, why: 'the browser cannot vibrate' },
  { device: { pointer: 'fine' }, why: 'a desktop has no motor' },
  { device: { isTouched: false }, why: 'nobody has touched the page just now' },
] as const)('nothing moves: $why', ({ device }) => {
  hold(device);
  feelVerdict(true);
  expect(vibrate).not.toHaveBeenCalled();
});

test('nothing moves if it is turned off', () => {
  hold();
  hapticsChoice.choose('off');
  feelVerdict(false);
  expect(vibrate).not.toHaveBeenCalled();
  expect(canVibrate()).toBe(true);
});
