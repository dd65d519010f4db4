import { beforeAll, describe, expect, test } from 'vitest';
import { type Access, type Endpoint, pathParameters } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type Role, ROLES } from '#contract/roles.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

/**
 * Every endpoint × every kind of caller: access is exactly what the endpoint declares. New endpoints are covered
 * automatically. `mounted-routes.test.ts` proves that forged tokens are refused everywhere.
 */

const { call, factories, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });

interface Person {
  readonly who: string;
  /** Null for a visitor. */
  readonly roles: readonly Role[] | null;
  /** Requests data that belongs to another user. */
  readonly asksForOthers?: boolean;
}

const people: readonly Person[] = [
  { who: 'anonymous', roles: null },
  ...ROLES.map((role): Person => ({ who: role, roles: [role] })),
  { who: 'a user without roles', roles: [] },
  { who: 'a user who is not the owner', roles: ['USER'], asksForOthers: true },
  { who: 'an admin who is not the owner', roles: ['ADMIN'], asksForOthers: true },
];

let otherUser: TestUser;
const users = new Map<Person, TestUser>();
beforeAll(async () => {
  await emptyTables(db);
  otherUser = await factories.user();
  for (const person of people)
    if (person.roles) users.set(person, await factories.user({ roles: person.roles }));
});

type Outcome = 'let in' | 401 | 403;

/** The declared outcome: the status of a refusal, or that the call is let in, whatever it then returns. */
function declaredOutcome(access: Access, { roles, asksForOthers = false }: Person): Outcome {
  if (access === 'anyone') return 'let in';
  if (roles === null) return 401;
  if (access === 'loggedIn') return 'let in';
  if ('roles' in access) return access.roles.some((role) => roles.includes(role)) ? 'let in' : 403;
  return !asksForOthers || roles.includes('ADMIN') ? 'let in' : 403;
}

/** A call without a body, or with an empty one, may end the sessions of its caller or remove the account. */
const mayChangeItsCaller = ({ method, body }: Endpoint) =>
  method !== 'GET' && (body?.safeParse({}).success ?? true);

async function userFor(person: Person, endpoint: Endpoint): Promise<TestUser | undefined> {
  const isLetIn = declaredOutcome(endpoint.access, person) === 'let in';
  return person.roles && isLetIn && mayChangeItsCaller(endpoint)
    ? factories.user({ roles: person.roles })
    : users.get(person);
}

async function statusFor(endpoint: Endpoint, person: Person): Promise<number> {
  const user = await userFor(person, endpoint);
  const id = String((person.asksForOthers ? otherUser : (user ?? otherUser)).id);
  const path = pathParameters(endpoint.path).reduce(
    (filled, name) => filled.replace(`{${name}}`, id),
    endpoint.path,
  );
  const { status } = await call(endpoint.method, path, { token: user?.token, body: endpoint.body && {} });
  return status;
}

const named = endpoints.map((endpoint) => ({ endpoint, name: `${endpoint.method} ${endpoint.path}` }));

describe('the authorisation matrix', () => {
  test.each(named)('$name lets in whom it declares', async ({ endpoint }) => {
    for (const person of people) {
      const status = await statusFor(endpoint, person);
      const outcome = [401, 403].includes(status) ? status : 'let in';
      expect([person.who, outcome]).toEqual([person.who, declaredOutcome(endpoint.access, person)]);
      expect(status).toBeLessThan(500);
    }
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
