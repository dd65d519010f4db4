import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { furiganaChoice } from './document-choices.ts';
import { useFuriganaSwitch } from './furigana-switch.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test.each([
  { chosen: 'always', why: 'the default' },
  { chosen: 'after-answer', why: 'a choice of the learner' },
] as const)('off and on again restores $chosen: $why', ({ chosen }) => {
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
])('switched on without a remembered choice, the default applies ($why)', ({ stored }) => {
  localStorage.setItem('furigana', stored);
  const { result } = renderHook(useFuriganaSwitch);
  expect(result.current[0]).toBe(false);
  act(() => result.current[1](true));
  expect(furiganaChoice.now()).toBe('always');
});
