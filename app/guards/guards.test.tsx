import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Role, ROLES } from '#contract/roles.ts';
import { renderScreens } from '#app/testing/render-screens.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import AdminGuard from './admin-guard.tsx';
import LoggedInGuard from './logged-in-guard.tsx';
import ReviewerGuard from './reviewer-guard.tsx';
import SupplierGuard from './supplier-guard.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

interface Guard {
  readonly who: string;
  readonly Component: ComponentType;
  /** The roles that it lets in; each alone is enough. */
  readonly letsIn: readonly Role[];
}
const GUARDS: readonly Guard[] = [
  { who: 'everybody who is logged in', Component: LoggedInGuard, letsIn: ROLES },
  { who: 'admins', Component: AdminGuard, letsIn: ['ADMIN'] },
  { who: 'contributors', Component: SupplierGuard, letsIn: ['SUPPLIER', 'ADMIN'] },
  { who: 'reviewers', Component: ReviewerGuard, letsIn: ['QC', 'ADMIN'] },
];

const CONTENT = 'Trang được canh';
const FROM = '/guarded?page=2';
const signInAs = (roles: readonly Role[], held: readonly Role[] = []) =>
  signInWith({ sub: 'lan@vi.vn', uid: 7, roles, held });

describe.each(GUARDS)('the guard for $who', ({ Component, letsIn }) => {
  const open = () =>
    renderScreens({
      screens: [{ Component, children: [{ path: '/guarded', element: <p>{CONTENT}</p> }] }],
      address: FROM,
    }).router;
  const outside = ROLES.filter((role) => !letsIn.includes(role));

  test('lets them in', async () => {
    for (const role of letsIn) {
      signInAs([role]);
      open();
      expect(await screen.findByText(CONTENT)).toBeDefined();
      cleanup();
    }
  });

  test('leads everybody else to the login, which knows where they wanted to go', async () => {
    for (const roles of [null, ...outside.map((role) => [role])]) {
      localStorage.clear();
      if (roles) signInAs(roles);
      const router = open();
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
      expect(router.state.location.state).toEqual({ from: FROM, missingRole: roles ? letsIn[0] : undefined });
      expect(screen.queryByText(CONTENT)).toBeNull();
      cleanup();
    }
  });

  test.skipIf(outside.length === 0)(
    'leads a role without its second factor to where it is set up',
    async () => {
      for (const role of letsIn) {
        signInAs(['USER'], [role]);
        const router = open();
        await waitFor(() => expect(router.state.location.pathname).toBe('/second-factor'));
        expect(router.state.location.state).toEqual({ from: FROM });
        cleanup();
      }
    },
  );
});
