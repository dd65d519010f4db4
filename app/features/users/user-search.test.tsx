import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SEARCH_PAUSE_MS } from '#contract/limits.ts';
import { UserSearch } from './user-search.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('asks once, when the typing pauses', () => {
  const onSearch = vi.fn<(search: string) => void>();
  render(<UserSearch search="" onSearch={onSearch} />);
  type('l');
  wait(SEARCH_PAUSE_MS - 1);
  type('lan ');
  wait(SEARCH_PAUSE_MS - 1);
  expect(onSearch).not.toHaveBeenCalled();
  wait(1);
  expect(onSearch.mock.calls).toEqual([['lan']]);
});

test('Enter asks at once, and only once', () => {
  const onSearch = vi.fn<(search: string) => void>();
  render(<UserSearch search="" onSearch={onSearch} />);
  type('lan');
  fireEvent.submit(screen.getByRole('search'));
  wait(SEARCH_PAUSE_MS);
  expect(onSearch.mock.calls).toEqual([['lan']]);
});

test('an answer to our own question does not overwrite what was typed since; a changed address does', () => {
  const { rerender } = render(<UserSearch search="" onSearch={() => {}} />);
  type('lan');
  wait(SEARCH_PAUSE_MS);
  type('lan anh');
  rerender(<UserSearch search="lan" onSearch={() => {}} />);
  expect(field().value).toBe('lan anh');
  rerender(<UserSearch search="" onSearch={() => {}} />);
  expect(field().value).toBe('');
});
