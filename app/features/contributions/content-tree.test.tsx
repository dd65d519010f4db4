import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contributorTexts as texts } from '#contract/texts/contributions.ts';
import { apples, fruit, market } from '#app/testing/contributions.ts';
import { renderScreens } from '#app/testing/render-screens.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { ContentTree } from './content-tree.tsx';

beforeEach(() => signInWith({ sub: 'hoa@vi.vn', uid: 7, roles: ['SUPPLIER'] }));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('branches open one by one and lead to their place', async () => {
  const { router } = renderScreens({
    screens: [{ path: '/topicSupplier', element: <ContentTree /> }],
    address: '/topicSupplier',
    answers: {
      'GET /api/contributions/topics': () => Response.json([market]),
      [`GET /api/contributions/topics/${market.id}/curriculums`]: () => Response.json([fruit]),
      [`GET /api/contributions/curriculums/${fruit.id}/lessons`]: () => Response.json([apples]),
    },
  });
  const tree = within(screen.getByRole('navigation', { name: texts.tree }));
  fireEvent.click(await tree.findByRole('button', { name: texts.expand(market.title) }));
  fireEvent.click(await tree.findByRole('button', { name: texts.expand(fruit.name) }));
  fireEvent.click(await tree.findByRole('button', { name: apples.title }));
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      tab: 'lessons',
      topic: String(market.id),
      curriculum: String(fruit.id),
      lesson: String(apples.id),
    }),
  );
  expect(tree.getByRole('button', { name: apples.title }).getAttribute('aria-current')).toBe('true');
});
