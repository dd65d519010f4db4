import { cleanup, render } from '@testing-library/react';
import { type ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { PageHead } from './page-head.tsx';

const open = (head: ComponentProps<typeof PageHead>) => {
  const routes = [{ id: 'root', path: '/', element: <PageHead {...head} /> }];
  const hydrationData = { loaderData: { root: { origin: 'https://hoc.example' } } };
  render(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />);
};
const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');

afterEach(cleanup);

test('an indexed page has a canonical URL and Open Graph data', () => {
  open({ title: 'Xếp hạng', description: 'Điểm của mọi người.', path: '/rank' });
  expect(document.title).toBe('Xếp hạng · Kakehashi');
  expect(canonical()).toBe('https://hoc.example/rank');
  expect(meta('og:url')).toBe('https://hoc.example/rank');
  expect(meta('og:type')).toBe('website');
  expect(meta('og:image')).toBe('https://hoc.example/og.png');
  expect(meta('robots')).toBeUndefined();
});

test('a page without a path is not indexed, but has Open Graph data', () => {
  open({ title: 'Lời mời' });
  expect(meta('robots')).toBe('noindex');
  expect(canonical()).toBeUndefined();
  expect(meta('og:image')).toBe('https://hoc.example/og.png');
});

test.each([
  { written: 'a'.repeat(160), shown: 'a'.repeat(160), why: 'a short text is not cut' },
  {
    written: `${'từ '.repeat(60)}cuối`,
    shown: `${'từ '.repeat(53).trimEnd()}…`,
    why: 'cut between two words',
  },
  {
    written: '字'.repeat(200),
    shown: `${'字'.repeat(159)}…`,
    why: 'cut at the limit if there are no spaces',
  },
])('a long description is shortened: $why', ({ written, shown }) => {
  open({ title: 'Từ', description: written, path: '/search/1' });
  expect(meta('description')).toBe(shown);
  expect(meta('og:description')).toBe(shown);
});
