import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SEARCH_PAUSE_MS } from '#contract/limits.ts';
import { ListSearch } from './list-search.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Tìm' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('searches once, when typing pauses', () => {
  const onSearch = vi.fn<(search: string) => void>();
  render(<ListSearch label="Tìm" search="" onSearch={onSearch} />);
  type('学');
  wait(SEARCH_PAUSE_MS - 1);
  type('学校 ');
  wait(SEARCH_PAUSE_MS - 1);
  expect(onSearch).not.toHaveBeenCalled();
  wait(1);
  expect(onSearch.mock.calls).toEqual([['学校']]);
});

test('Enter searches at once, and only once', () => {
  const onSearch = vi.fn<(search: string) => void>();
  render(<ListSearch label="Tìm" search="" onSearch={onSearch} />);
  type('学校');
  fireEvent.submit(screen.getByRole('search'));
  wait(SEARCH_PAUSE_MS);
  expect(onSearch.mock.calls).toEqual([['学校']]);
});

test('our own search does not overwrite newer typing; another URL does', () => {
  const { rerender } = render(<ListSearch label="Tìm" search="" onSearch={() => {}} />);
  type('学');
  wait(SEARCH_PAUSE_MS);
  type('学校');
  rerender(<ListSearch label="Tìm" search="学" onSearch={() => {}} />);
  expect(field().value).toBe('学校');
  rerender(<ListSearch label="Tìm" search="" onSearch={() => {}} />);
  expect(field().value).toBe('');
});
