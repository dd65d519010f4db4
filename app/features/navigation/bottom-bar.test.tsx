import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { navigationTexts as texts } from '#contract/texts/navigation.ts';
import { signOut } from '#app/lib/session/session.ts';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { BottomBar } from './bottom-bar.tsx';

beforeEach(() => {
  localStorage.clear();
  signOut();
});
afterEach(cleanup);

const show = () =>
  render(
    <MemoryRouter initialEntries={['/exercises']}>
      <BottomBar />
    </MemoryRouter>,
  );
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test.each([
  { roles: null, expected: ['/search', '/exercises', '/rank', '/login'], why: 'a visitor' },
  {
    roles: ['USER'],
    expected: ['/search', '/exercises', '/categories', '/rank', '/account'],
    why: 'a learner, with the notebook',
  },
  {
    roles: ['ADMIN'],
    expected: ['/search', '/exercises', '/rank', '/account'],
    why: 'an admin who is no learner',
  },
])('has the links of $why', ({ roles, expected }) => {
  if (roles) signInWith({ sub: 'lan@vi.vn', uid: 7, roles });
  show();
  expect(links()).toEqual(expected);
});

test('says which page is open', () => {
  show();
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(texts.exercises);
});
