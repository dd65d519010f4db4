import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  currentSession,
  deviceAccount,
  endSession,
  hasExpired,
  signIn,
  signOut,
  useSession,
} from './session.ts';

const KEYS = ['token', 'roles', 'email', 'userId'];

function tokenFor(email: string, exp = 4_102_444_800): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'HS256' })}.${encode({ sub: email, uid: 7, roles: ['USER'], exp })}.x`;
}

const stored = () => KEYS.map((key) => localStorage.getItem(key));

function Greeting() {
  const session = useSession();
  return <p>{session?.email ?? 'nobody'}</p>;
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('signing in stores the four keys of a session, and signing out removes them', () => {
  const token = tokenFor('lan@vi.vn');
  signIn({ token, roles: ['USER'], sub: 'lan@vi.vn', userId: 7 });
  expect(stored()).toEqual([token, '["USER"]', 'lan@vi.vn', '7']);
  signOut();
  expect(stored()).toEqual([null, null, null, null]);
});

test('a fresh token updates the other three keys too', () => {
  signIn({ token: tokenFor('ha@vi.vn') });
  expect(stored().slice(1)).toEqual(['["USER"]', 'ha@vi.vn', '7']);
});

describe('an expired session', () => {
  const EXPIRED = tokenFor('lan@vi.vn', 1);

  test('is removed, except for the id of its account, whose data the device keeps', () => {
    signIn({ token: EXPIRED });
    expect(currentSession()).toBeNull();
    expect(stored()).toEqual([null, null, null, '7']);
    expect([deviceAccount(), hasExpired()]).toEqual([7, true]);
  });

  test('of a browser that had stored the token alone leaves the id of its account, too', () => {
    localStorage.setItem('token', EXPIRED);
    expect([currentSession(), deviceAccount()]).toEqual([null, 7]);
  });

  test('still opens what the device keeps while nobody can log in again, and ends with the network', () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<Greeting />);
    act(() => signIn({ token: EXPIRED }));
    expect(screen.getByText('lan@vi.vn')).toBeDefined();
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('nobody')).toBeDefined();
    network.mockRestore();
  });

  test.each([
    {
      ends: endSession,
      keeps: 7,
      why: 'which the server refuses is that of an account that will log in again',
    },
    { ends: signOut, keeps: null, why: 'that was ended by a logout leaves nothing' },
  ])('$why', ({ ends, keeps }) => {
    signIn({ token: tokenFor('lan@vi.vn') });
    ends();
    expect([currentSession(), deviceAccount(), hasExpired()]).toEqual([null, keeps, keeps !== null]);
  });
});

test('the same token gives the same session object, so that React does not render again', () => {
  signIn({ token: tokenFor('lan@vi.vn') });
  expect(currentSession()).toBe(currentSession());
});

test('subscribers see session changes, also from another tab', () => {
  render(<Greeting />);
  expect(screen.getByText('nobody')).toBeDefined();
  act(() => signIn({ token: tokenFor('lan@vi.vn') }));
  expect(screen.getByText('lan@vi.vn')).toBeDefined();
  act(() => {
    localStorage.setItem('token', tokenFor('ha@vi.vn'));
    window.dispatchEvent(new Event('storage'));
  });
  expect(screen.getByText('ha@vi.vn')).toBeDefined();
});
