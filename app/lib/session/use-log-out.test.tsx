import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SITE_KEY, stubPush } from '#app/testing/fake-push.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { currentSession } from './session.ts';
import { useLogOut } from './use-log-out.ts';

const LOGOUT = 'POST /auth/logout';

function LogOutButton() {
  return <button onClick={useLogOut()}>Ra</button>;
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test.each([
  { why: 'ends on the server', answer: () => Response.json({ statusCode: 200, message: '' }) },
  { why: 'is removed here even if the server refuses', answer: () => new Response(null, { status: 500 }) },
  {
    why: 'is removed here even if the server is not reached',
    answer: () => {
      throw new TypeError('Failed to fetch');
    },
  },
])('a session $why', ({ answer }) => {
  signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] });
  const { callsOf } = renderWithApi(<LogOutButton />, { [LOGOUT]: answer });
  fireEvent.click(screen.getByRole('button', { name: 'Ra' }));
  expect(currentSession(), 'at once').toBeNull();
  return expect.poll(() => callsOf(LOGOUT)).toHaveLength(1);
});

test('notifications of reminders end with the session', async () => {
  signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] });
  const push = stubPush({ permission: 'granted', subscribedFor: SITE_KEY });
  localStorage.setItem('reminder-device', '7');
  renderWithApi(<LogOutButton />, { [LOGOUT]: () => Response.json({ statusCode: 200, message: '' }) });
  fireEvent.click(screen.getByRole('button', { name: 'Ra' }));
  await expect.poll(push.isSubscribed).toBe(false);
  push.remove();
});

test('without a session no request is sent', () => {
  const { sent } = renderWithApi(<LogOutButton />, {});
  fireEvent.click(screen.getByRole('button', { name: 'Ra' }));
  expect(sent).toEqual([]);
});
