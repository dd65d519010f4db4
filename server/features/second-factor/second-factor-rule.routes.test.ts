import { beforeEach, expect, test } from 'vitest';
import type { Role } from '#contract/roles.ts';
import { roleNames } from '#contract/texts/accounts.ts';
import { secondFactorTexts } from '#contract/texts/second-factor.ts';
import { auditLog } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { setUpSecondFactor } from '#server/testing/second-factors.ts';

const app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { call, factories, db } = app;
const password = 'cầu-nối-tiếng-Nhật';

let admin: TestUser;
let hoa: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  admin = await factories.user({ email: 'chu@example.com', roles: ['USER', 'ADMIN'], password });
  hoa = await factories.user({ email: 'hoa@example.com', roles: ['USER', 'QC'], password });
});

const show = async () => (await call('GET', '/api/me/second-factor', { token: hoa.token })).body;
const turnOff = (code: string) =>
  call('POST', '/api/me/second-factor/off', { token: hoa.token, body: { code } });
const RULE = '/api/second-factor-rule';
const require = (roles: readonly Role[]) => call('PUT', RULE, { token: admin.token, body: { roles } });
const seesReviews = async (token = hoa.token) => call('GET', '/api/reviews', { token });

test('holds the roles back until the person has a second factor; everything else works', async () => {
  expect((await seesReviews()).status).toBe(200);
  expect(await require(['QC', 'SUPPLIER'])).toMatchObject({
    status: 200,
    body: { roles: ['QC', 'SUPPLIER'] },
  });
  expect(await seesReviews()).toMatchObject({
    status: 403,
    body: { message: secondFactorTexts.required(roleNames.QC) },
  });
  expect((await call('GET', '/api/me', { token: hoa.token })).status).toBe(200);
  expect(await show()).toMatchObject({ requiredFor: ['QC'], heldRoles: ['QC'] });

  const { confirmed } = await setUpSecondFactor(app, hoa, password);
  expect((await seesReviews()).status).toBe(200);
  expect((await seesReviews(confirmed.headers.get('X-Token') ?? '')).status).toBe(200);
  expect(await show()).toMatchObject({ requiredFor: ['QC'], heldRoles: [] });
});

test('a login says which roles are held back, and the token follows', async () => {
  await require(['QC']);
  const login = await call('POST', '/auth/login', { body: { email: hoa.email, password } });
  expect(login.body).toMatchObject({ statusCode: 200, roles: ['USER'], heldRoles: ['QC'] });
  await require([]);
  const { token } = login.body as { token: string };
  const reply = await seesReviews(token);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('X-Token')).not.toBeNull();
});

test('a role that is granted and held back at once is in the next token', async () => {
  await require(['SUPPLIER']);
  await call('PUT', `/auth/users/${hoa.id}/role`, {
    token: admin.token,
    body: { newRoles: ['USER', 'QC', 'SUPPLIER'] },
  });
  const fresh = (await call('GET', '/api/me', { token: hoa.token })).headers.get('X-Token') ?? '';
  const [, payload = ''] = fresh.split('.');
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
    roles: ['USER', 'QC'],
    held: ['SUPPLIER'],
  });
});

test('turning the second factor off holds the role back again', async () => {
  const { recoveryCodes: codes } = await setUpSecondFactor(app, hoa, password);
  await require(['QC']);
  expect((await seesReviews()).status).toBe(200);
  await turnOff(codes[0] ?? '');
  expect((await seesReviews()).status).toBe(403);
});

test('an admin without a second factor cannot require it of admins', async () => {
  expect(await require(['ADMIN'])).toMatchObject({
    status: 409,
    body: { message: secondFactorTexts.ruleNeedsOwn },
  });
  await setUpSecondFactor(app, admin, password);
  expect((await require(['ADMIN'])).status).toBe(200);
  expect((await call('GET', RULE, { token: admin.token })).body).toEqual({ roles: ['ADMIN'] });
});

test('other admins are held back too, and cannot lift the rule', async () => {
  const other = await factories.user({ roles: ['ADMIN'] });
  await setUpSecondFactor(app, admin, password);
  await require(['ADMIN']);
  expect((await call('PUT', RULE, { token: other.token, body: { roles: [] } })).status).toBe(403);
  expect((await call('GET', '/auth/load/users', { token: other.token })).status).toBe(403);
});

test('a change is in the audit log, once', async () => {
  await require(['QC']);
  await require(['QC', 'QC'] as const);
  expect(await db.select().from(auditLog)).toMatchObject([
    {
      actorId: admin.id,
      action: 'second-factor-required',
      subject: 'second-factor-rule',
      details: { before: [], after: ['QC'] },
    },
  ]);
});

test.each([
  { roles: ['USER'], why: 'learners need none' },
  { roles: ['BOSS'], why: 'no such role' },
  { roles: 'QC', why: 'no list' },
])('is refused: $why', async ({ roles }) => {
  const reply = await call('PUT', RULE, { token: admin.token, body: { roles } });
  expect(reply.status).toBe(400);
});
