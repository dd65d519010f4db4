import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { furiganaChoice } from './document-choices.ts';
import { useFuriganaSwitch } from './furigana-switch.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test.each([
  { chosen: 'always', why: 'the usual one' },
  { chosen: 'after-answer', why: 'the learner’s own' },
] as const)('off and on again comes back to $chosen: $why', ({ chosen }) => {
  furiganaChoice.choose(chosen);
  const { result } = renderHook(useFuriganaSwitch);
  expect(result.current[0]).toBe(true);
  act(() => result.current[1](false));
  expect(result.current[0]).toBe(false);
  expect(furiganaChoice.now()).toBe('never');
  act(() => result.current[1](true));
  expect(furiganaChoice.now()).toBe(chosen);
});

test.each([
  { stored: 'never', why: 'chosen in the settings' },
  { stored: 'off', why: 'chosen in an earlier version' },
])('switched on where nothing was remembered: readings are as usual ($why)', ({ stored }) => {
  localStorage.setItem('furigana', stored);
  const { result } = renderHook(useFuriganaSwitch);
  expect(result.current[0]).toBe(false);
  act(() => result.current[1](true));
  expect(furiganaChoice.now()).toBe('always');
});
