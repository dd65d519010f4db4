import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RECENT_SEARCHES_MAX } from '#contract/limits.ts';
import { forgetSearch, forgetSearches, rememberSearch, useRecentSearches } from './recent-searches.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const renderSearches = () => renderHook(useRecentSearches).result;

test('the latest is first, and each appears once', () => {
  const result = renderSearches();
  for (const query of ['水', '学校', '水']) act(() => rememberSearch(query));
  expect(result.current).toEqual(['水', '学校']);
});

test('the oldest is dropped when there are too many', () => {
  const result = renderSearches();
  for (let index = 0; index <= RECENT_SEARCHES_MAX; index += 1) act(() => rememberSearch(`từ ${index}`));
  expect(result.current).toHaveLength(RECENT_SEARCHES_MAX);
  expect(result.current).not.toContain('từ 0');
});

test('one can be forgotten, then all', () => {
  const result = renderSearches();
  for (const query of ['水', '学校', '本']) act(() => rememberSearch(query));
  act(() => forgetSearch('学校'));
  expect(result.current).toEqual(['本', '水']);
  act(forgetSearches);
  expect(result.current).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test.each([
  { text: 'no json', why: 'not JSON' },
  { text: '{"a":1}', why: 'not a list' },
  { text: '[1]', why: 'a list of something else' },
])('a stored value that is $why is ignored', ({ text }) => {
  localStorage.setItem('recentSearches', text);
  expect(renderSearches().current).toEqual([]);
});
