import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { FRESH_TOKEN_HEADER, tokenClaims } from '#contract/accounts/token.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idText } from '#contract/fields.ts';
import type { Role } from '#contract/roles.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { z } from '#contract/zod.ts';
import { userRoles } from '#server/db/schema/index.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { mountRoutes } from '#server/testing/mount-routes.ts';
import { route, type Caller } from '../route.ts';

const shared = { method: 'GET', summary: '', output: z.object({ caller: z.nullable(z.string()) }) } as const;
const forAnyone = defineEndpoint({ ...shared, path: '/anyone', access: 'anyone' });
const forLoggedIn = defineEndpoint({ ...shared, path: '/logged-in', access: 'loggedIn' });
const forReviewers = defineEndpoint({ ...shared, path: '/reviewers', access: { roles: ['QC', 'ADMIN'] } });
const forOwner = defineEndpoint({
  ...shared,
  path: '/users/{userId}/notes',
  access: { owner: 'userId' },
  params: z.object({ userId: idText }),
});

const whoCalls = ({ caller }: { caller: Caller | null }) => ({ caller: caller?.name ?? null });
const { call, factories, db } = await mountRoutes([
  route(forAnyone, whoCalls),
  route(forLoggedIn, whoCalls),
  route(forReviewers, whoCalls),
  route(forOwner, whoCalls),
]);

type Visitor = 'nobody' | 'owner' | 'learner' | 'reviewer' | 'supplier' | 'admin';
const visitors = new Map<Visitor, TestUser>();
const userOf = (visitor: Visitor) => visitors.get(visitor);

beforeAll(async () => {
  await emptyTables(db);
  const join = async (name: Visitor, roles: readonly Role[]) =>
    visitors.set(name, await factories.user({ name, roles }));
  await join('owner', ['USER']);
  await join('learner', ['USER']);
  await join('reviewer', ['USER', 'QC']);
  await join('supplier', ['SUPPLIER']);
  await join('admin', ['ADMIN']);
});

const ownPath = () => `/users/${userOf('owner')?.id}/notes`;

describe('access rules', () => {
  test.each<{ path: () => string; statuses: Record<Visitor, number>; why: string }>([
    {
      path: () => '/anyone',
      statuses: { nobody: 200, owner: 200, learner: 200, reviewer: 200, supplier: 200, admin: 200 },
      why: 'a public endpoint accepts everyone',
    },
    {
      path: () => '/logged-in',
      statuses: { nobody: 401, owner: 200, learner: 200, reviewer: 200, supplier: 200, admin: 200 },
      why: 'any account may call an endpoint for logged-in users',
    },
    {
      path: () => '/reviewers',
      statuses: { nobody: 401, owner: 403, learner: 403, reviewer: 200, supplier: 403, admin: 200 },
      why: 'one of the listed roles is required',
    },
    {
      path: ownPath,
      statuses: { nobody: 401, owner: 200, learner: 403, reviewer: 403, supplier: 403, admin: 200 },
      why: 'an endpoint with an owner is for the owner and admins',
    },
  ])('$why', async ({ path, statuses }) => {
    const names = Object.keys(statuses) as Visitor[];
    const outcomes = names.map(async (name) => {
      const reply = await call('GET', path(), { token: userOf(name)?.token });
      return [name, reply.status];
    });
    expect(Object.fromEntries(await Promise.all(outcomes))).toEqual(statuses);
  });

  test.each([
    { visitor: 'nobody', caller: null },
    { visitor: 'learner', caller: 'learner' },
  ] as const)('the handler gets the caller: $visitor', async ({ visitor, caller }) => {
    const reply = await call('GET', '/anyone', { token: userOf(visitor)?.token });
    expect(reply.body).toEqual({ caller });
  });

  test.each([
    { visitor: 'nobody', path: () => '/logged-in', text: errorTexts.loginRequired, why: 'to log in first' },
    {
      visitor: 'learner',
      path: () => '/reviewers',
      text: errorTexts.roleMissing(['Kiểm duyệt (QC)', 'Quản trị (ADMIN)']),
      why: 'which roles are missing',
    },
    { visitor: 'learner', path: ownPath, text: errorTexts.notYours, why: 'that it belongs to another user' },
  ] as const)('a refusal says in Vietnamese $why', async ({ visitor, path, text }) => {
    const reply = await call('GET', path(), { token: userOf(visitor)?.token });
    expect(reply.body).toEqual({ statusCode: reply.status, error: text, message: text });
  });
});

describe('a token that is refused', () => {
  test('is ignored by a public endpoint', async () => {
    expect((await call('GET', '/anyone', { token: 'old' })).body).toEqual({ caller: null });
  });

  test.each([
    { path: () => '/logged-in', why: 'an account is needed' },
    { path: () => '/reviewers', why: 'a role is needed' },
    { path: ownPath, why: 'the owner is needed' },
  ])('ends the session where $why', async ({ path }) => {
    const reply = await call('GET', path(), { token: 'old' });
    expect(reply).toMatchObject({ status: 401, body: { message: errorTexts.sessionEnded } });
  });
});

describe('roles that changed after the token was issued', () => {
  const rolesIn = (token: string | null) => {
    const payload = Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString();
    return tokenClaims.parse(JSON.parse(payload)).roles;
  };

  test('a new role takes effect at once, and the reply has a fresh token with it', async () => {
    const promoted = await factories.user();
    await db.insert(userRoles).values({ userId: promoted.id, role: 'QC' });
    const reply = await call('GET', '/reviewers', { token: promoted.token });
    const fresh = reply.headers.get(FRESH_TOKEN_HEADER);
    expect(reply.status).toBe(200);
    expect(rolesIn(fresh)).toEqual(['USER', 'QC']);

    const next = await call('GET', '/reviewers', { token: fresh ?? '' });
    expect(next.status).toBe(200);
    expect(next.headers.has(FRESH_TOKEN_HEADER)).toBe(false);
  });

  test('a removed role is refused at once, and the refusal has a fresh token for the menus', async () => {
    const demoted = await factories.user({ roles: ['QC'] });
    await db.delete(userRoles).where(eq(userRoles.userId, demoted.id));
    const reply = await call('GET', '/reviewers', { token: demoted.token });
    expect(reply.status).toBe(403);
    expect(rolesIn(reply.headers.get(FRESH_TOKEN_HEADER))).toEqual([]);
  });

  test('another order of the same roles is not a change', async () => {
    const reviewer = await factories.user({ roles: ['USER', 'QC'] });
    const token = await factories.tokenFor({ ...reviewer, roles: ['QC', 'USER'] });
    expect((await call('GET', '/reviewers', { token })).headers.has(FRESH_TOKEN_HEADER)).toBe(false);
  });
});
