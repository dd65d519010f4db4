import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PINNED_WORDS_MAX } from '#contract/limits.ts';
import { pinWord, unpinWord, unpinWords, usePinnedWords } from './use-pinned-words.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const word = (id: number) => ({ id, kanji: `語${id}`, hiragana: 'ご', mean: 'từ' });
const renderPins = () => renderHook(usePinnedWords).result;
const ids = (pins: ReturnType<typeof renderPins>) => pins.current.map(({ id }) => id);

test('the latest pin is first, and each word is pinned once', () => {
  const pins = renderPins();
  for (const id of [1, 2, 1]) act(() => pinWord(word(id)));
  expect(ids(pins)).toEqual([1, 2]);
});

test('the oldest pin is dropped when there are too many', () => {
  const pins = renderPins();
  for (let id = 0; id <= PINNED_WORDS_MAX; id += 1) act(() => pinWord(word(id)));
  expect(pins.current).toHaveLength(PINNED_WORDS_MAX);
  expect(ids(pins)).not.toContain(0);
});

test('one can be unpinned, then all, and nothing stays behind', () => {
  const pins = renderPins();
  for (const id of [1, 2, 3]) act(() => pinWord(word(id)));
  act(() => unpinWord(word(2)));
  expect(ids(pins)).toEqual([3, 1]);
  act(unpinWords);
  expect(ids(pins)).toEqual([]);
  expect(localStorage.getItem('pinnedWords')).toBeNull();
});

test('only what is shown is stored', () => {
  const withMore = { ...word(1), sino: 'NGỮ' };
  act(() => pinWord(withMore));
  expect(JSON.parse(localStorage.getItem('pinnedWords') ?? '')).toEqual([word(1)]);
});

test.each([
  { stored: '{', why: 'no JSON' },
  { stored: '[{"id":"1"}]', why: 'another shape' },
])('a broken store counts as empty: $why', ({ stored }) => {
  localStorage.setItem('pinnedWords', stored);
  expect(renderPins().current).toEqual([]);
});
