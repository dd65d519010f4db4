import { HAPTICS_RIGHT_MS, HAPTICS_WRONG_MS } from '#contract/limits.ts';
import { hapticsChoice } from './choices/practice-choices.ts';

/** Whether this device can vibrate: a desktop browser has the function, but nothing that moves. */
export const canVibrate = (): boolean =>
  'vibrate' in navigator && window.matchMedia('(pointer: coarse)').matches;

/**
 * Lets the learner feel whether an answer was right, if they want that: one pulse for right, two for wrong. Only soon
 * after a tap or a key: a verdict that comes late, or by itself, moves nothing.
 */
export function feelVerdict(isRight: boolean): void {
  if (hapticsChoice.now() === 'off' || !canVibrate()) return;
  if (!navigator.userActivation?.isActive) return;
  navigator.vibrate(isRight ? HAPTICS_RIGHT_MS : [...HAPTICS_WRONG_MS]);
}
