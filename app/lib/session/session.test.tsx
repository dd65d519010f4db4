import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { currentSession, signIn, signOut, useSession } from './session.ts';

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

test('an expired token is removed with the other keys', () => {
  signIn({ token: tokenFor('lan@vi.vn', 1) });
  expect(currentSession()).toBeNull();
  expect(stored()).toEqual([null, null, null, null]);
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
