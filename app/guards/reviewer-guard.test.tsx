import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Role } from '#contract/roles.ts';
import { renderScreens } from '#app/testing/render-screens.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import ReviewerGuard from './reviewer-guard.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = () =>
  renderScreens({
    screens: [{ Component: ReviewerGuard, children: [{ path: '/qc', element: <p>Hàng chờ</p> }] }],
    address: '/qc?page=2',
  });

test.each<{ roles: Role[]; why: string }>([
  { roles: ['QC'], why: 'QC' },
  { roles: ['ADMIN', 'USER'], why: 'an admin' },
])('lets $why in', async ({ roles }) => {
  signInWith({ sub: 'lan@vi.vn', uid: 7, roles });
  open();
  expect(await screen.findByText('Hàng chờ')).toBeDefined();
});

test('a role that waits for a second factor leads to where it is set up, and remembers the URL', async () => {
  signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'], held: ['QC'] });
  const { router } = open();
  await waitFor(() => expect(router.state.location.pathname).toBe('/second-factor'));
  expect(router.state.location.state).toEqual({ from: '/qc?page=2' });
});

test.each<{ roles: Role[] | null; missingRole: Role | undefined; why: string }>([
  { roles: ['USER', 'SUPPLIER'], missingRole: 'QC', why: 'a supplier, with the missing role named' },
  { roles: null, missingRole: undefined, why: 'a visitor' },
])('redirects to the login and remembers the URL: $why', async ({ roles, missingRole }) => {
  if (roles) signInWith({ sub: 'lan@vi.vn', uid: 7, roles });
  const { router } = open();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toEqual({ from: '/qc?page=2', missingRole });
  expect(screen.queryByText('Hàng chờ')).toBeNull();
});
