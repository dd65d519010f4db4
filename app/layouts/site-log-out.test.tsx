import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountTexts } from '#contract/texts/accounts.ts';
import { SiteFrame } from '#app/features/navigation/site-frame.tsx';
import LoggedInGuard from '#app/guards/logged-in-guard.tsx';
import { currentSession } from '#app/lib/session/session.ts';
import { withLearningStorage } from '#app/testing/path.ts';
import { renderScreens } from '#app/testing/render-screens.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';

withLearningStorage();

const EMAIL = 'lan@vi.vn';

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: EMAIL, uid: 7, roles: ['QC'] });
});
afterEach(cleanup);

/** The frame stays while the page in it changes, as with the layout of the site. */
const visit = (address: string) =>
  renderScreens({
    screens: [
      {
        element: (
          <SiteFrame bell={null} assistant={null}>
            <Outlet />
          </SiteFrame>
        ),
        children: [
          { path: '/', element: <p>Trang chủ</p> },
          { path: '/login', element: <p>Đăng nhập đi</p> },
          {
            Component: LoggedInGuard,
            children: [{ path: '/account', element: <p>Trang của Lan</p> }],
          },
        ],
      },
    ],
    answers: { 'POST /auth/logout': () => Response.json({ statusCode: 200, message: '' }) },
    address,
  });

async function askToLogOut() {
  fireEvent.click(screen.getByRole('button', { name: EMAIL }));
  fireEvent.click(await screen.findByRole('menuitem', { name: accountTexts.logout }));
  await screen.findByRole('dialog', { name: accountTexts.logoutQuestion });
}

test('a log-out asks first: whoever stays keeps the session, the page and the focus', async () => {
  const { router, bodiesOf } = visit('/account');
  await askToLogOut();
  expect(currentSession()?.userId).toBe(7);
  fireEvent.click(screen.getByRole('button', { name: accountTexts.stay }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: EMAIL })));
  expect(currentSession()?.userId).toBe(7);
  expect(router.state.location.pathname).toBe('/account');
  expect(bodiesOf('POST /auth/logout')).toEqual([]);
});

test.each([
  { address: '/account', why: 'from a guarded page, which would lead to the login' },
  { address: '/', why: 'from the home page itself' },
])('a log-out goes home $why', async ({ address }) => {
  const { router, bodiesOf } = visit(address);
  const visited: string[] = [];
  router.subscribe(({ location }) => visited.push(location.pathname));
  await askToLogOut();
  fireEvent.click(await screen.findByRole('button', { name: accountTexts.logout }));
  await waitFor(() => expect(currentSession()).toBeNull());
  expect(router.state.location.pathname).toBe('/');
  expect(visited, 'nor for a moment').not.toContain('/login');
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => bodiesOf('POST /auth/logout')).toHaveLength(1);
});
