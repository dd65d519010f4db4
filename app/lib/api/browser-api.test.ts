import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FRESH_TOKEN_HEADER } from '#contract/accounts/token.ts';
import { type Access, defineEndpoint } from '#contract/endpoint.ts';
import { z } from '#contract/zod.ts';
import { signInWith, tokenWith } from '#app/testing/sign-in-with.ts';
import { tellBlocked, useBlockedNotice } from '../session/blocked-notice.ts';
import { currentSession, deviceAccount, signOut, useSession } from '../session/session.ts';
import { browserApi } from './browser-api.ts';

/** What the calls of the browser do to its session: `api.test.ts` has the rules, this the wiring. */

const LAN = { sub: 'lan@vi.vn', uid: 7 };
const endpointFor = (access: Access) =>
  defineEndpoint({
    method: 'POST',
    path: '/api/sample',
    summary: 'một lời gọi mẫu',
    access,
    output: z.object({ id: z.int() }),
  });

let requests: Request[] = [];
const answerWith = (response: Response) =>
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    return response;
  });
const call = (access: Access = 'loggedIn') =>
  act(() =>
    browserApi()
      .call(endpointFor(access), {})
      .catch(() => undefined),
  );

beforeEach(() => {
  localStorage.clear();
  requests = [];
  signInWith({ ...LAN, roles: ['USER'] });
});
afterEach(() => {
  cleanup();
  tellBlocked(null);
  signOut();
});

test('a call carries the token of the session', async () => {
  answerWith(Response.json({ id: 1 }));
  await call();
  expect(requests[0]?.headers.get('Authorization')).toBe(`Bearer ${tokenWith({ ...LAN, roles: ['USER'] })}`);
});

test('a token that the server refuses ends the session, and the device keeps what is the account’s', async () => {
  const { result } = renderHook(useSession);
  answerWith(new Response('', { status: 401 }));
  await call();
  expect(currentSession()).toBeNull();
  expect(result.current, 'on the screen too').toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
  expect(deviceAccount()).toBe(7);
});

test('a fresh token replaces the one before, with its roles', async () => {
  const { result } = renderHook(useSession);
  const fresh = tokenWith({ ...LAN, roles: ['USER', 'SUPPLIER'] });
  answerWith(Response.json({ id: 1 }, { headers: { [FRESH_TOKEN_HEADER]: fresh } }));
  await call();
  expect(currentSession()?.token).toBe(fresh);
  expect(result.current?.roles, 'the menus read them').toEqual(['USER', 'SUPPLIER']);
});

test.each<{ access: Access; session: null | number; why: string }>([
  { access: 'loggedIn', session: null, why: 'in the middle of a session, which ends' },
  { access: 'anyone', session: 7, why: 'at a login, which is no call of the session' },
])('a blocked account is told why: $why', async ({ access, session }) => {
  const { result } = renderHook(useBlockedNotice);
  const message = 'Tài khoản đã bị khóa: spam.';
  answerWith(Response.json({ statusCode: 401, error: message, message, reason: 'blocked' }, { status: 401 }));
  await call(access);
  expect(result.current).toBe(message);
  expect(currentSession()?.userId ?? null).toBe(session);
});
