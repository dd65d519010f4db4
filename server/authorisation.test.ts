import { base64url, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Access, pathParameters } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type Role, ROLES } from '#contract/roles.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { buildTestApp, TEST_NOW, TEST_TOKEN_SECRET } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

/**
 * Every endpoint × every kind of caller: access is exactly what the endpoint declares. New endpoints are covered
 * automatically.
 */

const { call, factories, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
let otherUser: TestUser;
beforeAll(async () => {
  await emptyTables(db);
  otherUser = await factories.user();
  // A second admin, so that no call below hits the rule about the last admin.
  await factories.user({ roles: ['ADMIN'] });
});

interface Person {
  readonly who: string;
  /** Roles of a valid session; null without one. */
  readonly roles: readonly Role[] | null;
  /** Requests data that belongs to another user. */
  readonly asksForOthers?: boolean;
  readonly token: (user: TestUser) => string | undefined | Promise<string>;
}

const nowInSeconds = TEST_NOW.getTime() / 1000;
const claimsOf = (user: TestUser): JWTPayload => ({
  sub: user.email,
  uid: user.id,
  roles: [...user.roles],
  ver: user.tokenVersion,
  sid: user.sessionId,
  exp: nowInSeconds + 60,
});
const sign = (claims: JWTPayload, secret = TEST_TOKEN_SECRET) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));
const encode = (part: object) => base64url.encode(JSON.stringify(part));

const people: readonly Person[] = [
  { who: 'anonymous', roles: null, token: () => undefined },
  ...ROLES.map((role): Person => ({ who: role, roles: [role], token: (user) => user.token })),
  { who: 'a user without roles', roles: [], token: (user) => user.token },
  { who: 'a user who is not the owner', roles: ['USER'], asksForOthers: true, token: (user) => user.token },
  {
    who: 'an admin who is not the owner',
    roles: ['ADMIN'],
    asksForOthers: true,
    token: (user) => user.token,
  },
  {
    who: 'an expired token',
    roles: null,
    token: (user) => sign({ ...claimsOf(user), exp: nowInSeconds - 1 }),
  },
  { who: 'a wrong signature', roles: null, token: (user) => sign(claimsOf(user), 'x'.repeat(40)) },
  {
    who: 'alg none',
    roles: null,
    token: (user) => `${encode({ alg: 'none' })}.${encode(claimsOf(user))}.`,
  },
  {
    who: 'a session of another account',
    roles: null,
    token: (user) => sign({ ...claimsOf(user), sid: otherUser.sessionId }),
  },
  {
    who: 'a token without a session',
    roles: null,
    token: (user) => sign({ ...claimsOf(user), sid: undefined }),
  },
  { who: 'an old version', roles: null, token: (user) => sign({ ...claimsOf(user), ver: -1 }) },
];

/** The declared outcome: the status of a refusal, or that the call is let in, whatever it then returns. */
function declaredOutcome(access: Access, { roles, asksForOthers = false }: Person): 'let in' | 401 | 403 {
  if (access === 'anyone') return 'let in';
  if (roles === null) return 401;
  if (access === 'loggedIn') return 'let in';
  if ('roles' in access) return access.roles.some((role) => roles.includes(role)) ? 'let in' : 403;
  return !asksForOthers || roles.includes('ADMIN') ? 'let in' : 403;
}

const cases = endpoints.flatMap((endpoint) =>
  people.map((person) => ({
    endpoint,
    person,
    name: `${endpoint.method} ${endpoint.path}`,
    who: person.who,
  })),
);

describe('the authorisation matrix', () => {
  test.each(cases)('$name · $who', async ({ endpoint, person }) => {
    // A new user for each call: some calls end sessions or change roles.
    const user = await factories.user({ roles: person.roles ?? ROLES });
    const id = person.asksForOthers ? otherUser.id : user.id;
    const path = pathParameters(endpoint.path).reduce(
      (filled, name) => filled.replace(`{${name}}`, String(id)),
      endpoint.path,
    );
    const reply = await call(endpoint.method, path, {
      token: await person.token(user),
      body: endpoint.body && {},
    });
    const refusal = [401, 403].includes(reply.status) ? reply.status : 'let in';
    expect(refusal).toBe(declaredOutcome(endpoint.access, person));
    expect(reply.status).toBeLessThan(500);
  });
});

test('a refusal says what is missing, in Vietnamese', async () => {
  const learner = await factories.user();
  expect(await call('GET', '/auth/load/users', { token: learner.token })).toMatchObject({
    status: 403,
    body: { message: errorTexts.roleMissing(['Quản trị (ADMIN)']) },
  });
  expect(await call('GET', '/auth/load/users')).toMatchObject({
    status: 401,
    body: { message: errorTexts.loginRequired },
  });
});
