import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAGE_IS_SLOW_MS } from '#contract/device-limits.ts';
import { SlowPage } from './slow-page.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A site of two pages, of which the second takes as long as its loader. */
function site(loader: () => Promise<null>) {
  const router = createMemoryRouter([
    {
      element: (
        <SlowPage>
          <Outlet />
        </SlowPage>
      ),
      children: [
        { path: '/', element: <input aria-label="nháp" /> },
        { path: '/word', loader, element: <h1>水</h1> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return { follow: (to: string) => act(async () => void router.navigate(to)) };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const after = (ms: number) => () =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms);
  });

test('a page that comes soon takes the place of the last one, without an outline between them', async () => {
  const { follow } = site(after(PAGE_IS_SLOW_MS - 50));
  await follow('/word');
  await pass(PAGE_IS_SLOW_MS - 100);
  expect(screen.queryByRole('status')).toBeNull();
  await pass(100);
  expect(screen.getByRole('heading', { name: '水' })).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a slow page shows its outline first', async () => {
  const { follow } = site(after(2_000));
  await follow('/word');
  await pass(PAGE_IS_SLOW_MS + 50);
  expect(screen.getByRole('status')).toBeDefined();
  await pass(2_000);
  expect(screen.getByRole('heading', { name: '水' })).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
});

test('who goes back before a slow page has come finds what was typed', async () => {
  const { follow } = site(after(60_000));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'nháp' });
  field.value = 'わたし';
  await follow('/word');
  await pass(PAGE_IS_SLOW_MS + 50);
  expect(screen.getByRole('status')).toBeDefined();
  await follow('/');
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'nháp' }).value).toBe('わたし');
});
