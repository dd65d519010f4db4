import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RECENT_SEARCHES_MAX } from '#contract/limits.ts';
import { forgetSearch, forgetSearches, rememberSearch, useRecentSearches } from './use-recent-searches.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const shown = () => renderHook(useRecentSearches).result;

test('the latest stands first, and each only once', () => {
  const result = shown();
  for (const query of ['水', '学校', '水']) act(() => rememberSearch(query));
  expect(result.current).toEqual(['水', '学校']);
});

test('the oldest goes when there are too many', () => {
  const result = shown();
  for (let index = 0; index <= RECENT_SEARCHES_MAX; index += 1) act(() => rememberSearch(`từ ${index}`));
  expect(result.current).toHaveLength(RECENT_SEARCHES_MAX);
  expect(result.current).not.toContain('từ 0');
});

test('one is forgotten, then all', () => {
  const result = shown();
  for (const query of ['水', '学校', '本']) act(() => rememberSearch(query));
  act(() => forgetSearch('学校'));
  expect(result.current).toEqual(['本', '水']);
  act(forgetSearches);
  expect(result.current).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test.each([
  { text: 'no json', why: 'no JSON' },
  { text: '{"a":1}', why: 'no list' },
  { text: '[1]', why: 'a list of something else' },
])('what stands in the storage but is $why counts as nothing', ({ text }) => {
  localStorage.setItem('recentSearches', text);
  expect(shown().current).toEqual([]);
});
