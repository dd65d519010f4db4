import { beforeEach, describe, expect, test } from 'vitest';
import { AUDIT_ACTIONS } from '#contract/audit/actions.ts';
import type { AuditEntry } from '#contract/audit/endpoints.ts';
import { AUDIT_COUNTED_MS, AUDIT_KEPT_DAYS, DAY_MS, LOGINS_KEPT_DAYS } from '#contract/limits.ts';
import { auditActionNames } from '#contract/texts/audit.ts';
import { auditLog, users } from '#server/db/schema/index.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

const app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { call, factories, db, passTime, now } = app;
const password = 'cầu-nối-tiếng-Nhật';
const UA = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

let admin: TestUser;
let lan: TestUser;
beforeEach(async () => {
  passTime(TEST_NOW.getTime() - now().getTime());
  await emptyTables(db);
  admin = await factories.user({ email: 'chu@example.com', name: 'Chủ nhà', roles: ['USER', 'ADMIN'] });
  lan = await factories.user({ email: 'lan@example.com', name: 'Lan', password });
});

const logIn = (typed = password, email = lan.email) =>
  call('POST', '/auth/login', { body: { email, password: typed }, headers: { 'User-Agent': UA } });
const list = async (query = '') => {
  const reply = await call('GET', `/api/audit${query}`, { token: admin.token });
  return { rows: reply.body as AuditEntry[], total: reply.headers.get('X-Total-Count') };
};
const rows = () => db.select().from(auditLog).orderBy(auditLog.id);

describe('records', () => {
  test('a login with its method and device, and nothing that is secret', async () => {
    await logIn();
    expect(await rows()).toMatchObject([
      {
        actorId: lan.id,
        action: 'login',
        subject: `users/${lan.id}`,
        details: { method: 'password', device: 'Chrome · Windows' },
        createdAt: TEST_NOW,
        times: 1,
      },
    ]);
  });

  test('wrong passwords of one minute as one row that counts', async () => {
    for (let time = 0; time < 3; time += 1) await logIn('không phải');
    passTime(AUDIT_COUNTED_MS);
    await logIn('không phải');
    const failed = {
      actorId: null,
      action: 'login-failed',
      subject: `users/${lan.id}`,
      details: { at: 'password' },
    };
    expect(await rows()).toMatchObject([
      { ...failed, times: 3 },
      { ...failed, times: 1 },
    ]);
    expect(JSON.stringify(await rows())).not.toContain('không phải');
  });

  test('failures of e-mails without an account as one row, without the e-mails', async () => {
    await logIn('x', 'ai-do@example.com');
    await logIn('x', 'ai-khac@example.com');
    expect(await rows()).toMatchObject([{ action: 'login-failed', subject: 'users/0', times: 2 }]);
    expect(JSON.stringify(await rows())).not.toContain('example.com');
    expect((await list()).rows).toMatchObject([{ actor: null, about: null }]);
  });

  test.each([
    {
      action: 'password-changed',
      by: () =>
        call('POST', '/auto/changepassword', {
          token: lan.token,
          body: { oldPassword: password, newPassword: 'một-câu-khác-dễ-nhớ' },
        }),
    },
    { action: 'own-data-exported', by: () => call('GET', '/api/me/export', { token: lan.token }) },
  ])('$action, by its owner', async ({ action, by }) => {
    expect((await by()).status).toBe(200);
    expect(await rows()).toMatchObject([
      { actorId: lan.id, action, subject: `users/${lan.id}`, details: {} },
    ]);
    expect(JSON.stringify(await rows())).not.toMatch(/dễ-nhớ|cầu-nối|argon/);
  });

  test('a password that was reset by mail', async () => {
    await call('POST', '/auth/forgot-password', { body: { email: lan.email } });
    const [mail] = await app.deliverMail();
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const reply = await call('POST', '/auto/reset-password', {
      body: { token, newPassword: 'một-câu-khác-dễ-nhớ' },
    });
    expect(reply.status).toBe(200);
    expect(await rows()).toMatchObject([{ actorId: lan.id, action: 'password-reset' }]);
    expect(JSON.stringify(await rows())).not.toContain(token);
  });

  test('exports of the dictionary and of the sentences of a lesson', async () => {
    const { lesson } = await factories.topic();
    for (const path of ['/api/items/export', `/api/contributions/lessons/${lesson.id}/sentences/export`])
      expect((await call('GET', path, { token: admin.token })).status).toBe(200);
    expect(await rows()).toMatchObject([
      { actorId: admin.id, action: 'words-exported', subject: 'items' },
      { actorId: admin.id, action: 'sentences-exported', subject: `lessons/${lesson.id}` },
    ]);
  });

  test('every kind under a name', () => {
    expect(Object.keys(auditActionNames).toSorted()).toEqual(AUDIT_ACTIONS.toSorted());
  });
});

describe('GET /api/audit', () => {
  const changeRoles = (newRoles: readonly string[]) =>
    call('PUT', `/auth/users/${lan.id}/role`, { token: admin.token, body: { newRoles } });

  test('lists the newest first, with the people behind the numbers', async () => {
    await changeRoles(['USER', 'QC']);
    passTime(1000);
    await logIn();
    const people = {
      lan: { id: lan.id, email: lan.email, name: 'Lan' },
      admin: { id: admin.id, email: admin.email, name: 'Chủ nhà' },
    };
    expect((await list()).rows).toEqual([
      {
        id: expect.any(Number),
        createdAt: now().toISOString(),
        action: 'login',
        actor: people.lan,
        subject: `users/${lan.id}`,
        about: people.lan,
        details: { method: 'password', device: 'Chrome · Windows' },
        times: 1,
      },
      {
        id: expect.any(Number),
        createdAt: TEST_NOW.toISOString(),
        action: 'roles-changed',
        actor: people.admin,
        subject: `users/${lan.id}`,
        about: people.lan,
        details: { before: ['USER'], after: ['USER', 'QC'] },
        times: 1,
      },
    ]);
  });

  test.each([
    { query: '?kind=login', expected: ['login'], why: 'one kind' },
    { query: '?kind=content-deleted', expected: [], why: 'a kind without rows' },
    { query: '?search=lan@', expected: ['login', 'roles-changed'], why: 'whom it was about, or who did it' },
    {
      query: '?search=chu%20nha',
      expected: ['own-data-exported', 'roles-changed'],
      why: 'a name without marks',
    },
    { query: '?search=khong-co-ai', expected: [], why: 'nobody' },
    { query: '?search=chu&kind=roles-changed', expected: ['roles-changed'], why: 'both' },
    { query: '?page=2&size=2', expected: ['roles-changed'], total: '3', why: 'a page' },
  ])('is filtered by $why', async ({ query, expected, total = String(expected.length) }) => {
    await changeRoles(['USER', 'QC']);
    passTime(1000);
    await logIn();
    passTime(1000);
    await call('GET', '/api/me/export', { token: admin.token });
    const found = await list(query);
    expect(found.rows.map(({ action }) => action)).toEqual(expected);
    expect(found.total).toBe(total);
  });

  test('is filtered by one account', async () => {
    await changeRoles(['USER', 'QC']);
    await call('GET', '/api/me/export', { token: admin.token });
    expect((await list(`?userId=${lan.id}`)).rows.map(({ action }) => action)).toEqual(['roles-changed']);
    expect((await list('?userId=999')).rows).toEqual([]);
  });

  test('a deleted account leaves only its number', async () => {
    await changeRoles(['USER', 'QC']);
    await db.delete(users);
    admin = await factories.user({ roles: ['ADMIN'] });
    expect((await list()).rows).toMatchObject([{ actor: null, about: null, subject: `users/${lan.id}` }]);
  });

  test('subjects that are no accounts are about nobody', async () => {
    const subjects = ['items', 'users/', 'users/12345678901', 'lessons/1', `users/${lan.id}x`];
    await db.insert(auditLog).values(subjects.map((subject) => ({ action: 'login', subject })));
    expect((await list()).rows.map(({ about }) => about)).toEqual(subjects.map(() => null));
  });

  test.each([
    { query: '?kind=everything', why: 'no such kind' },
    { query: '?userId=x', why: 'no number' },
    { query: '?page=0', why: 'no such page' },
  ])('refuses $why', async ({ query }) => {
    expect((await call('GET', `/api/audit${query}`, { token: admin.token })).status).toBe(400);
  });
});

test.each([
  { action: 'login', days: LOGINS_KEPT_DAYS, why: 'logins' },
  { action: 'login-failed', days: LOGINS_KEPT_DAYS, why: 'failed logins' },
  { action: 'roles-changed', days: AUDIT_KEPT_DAYS, why: 'everything else' },
  { action: 'of-another-version', days: AUDIT_KEPT_DAYS, why: 'kinds that this version does not know' },
])('$why are kept for $days days', async ({ action, days }) => {
  await db.insert(auditLog).values({ action, subject: 'users/1', createdAt: TEST_NOW });
  passTime(days * DAY_MS);
  await app.app.background.cleanUp();
  expect(await db.$count(auditLog)).toBe(1);
  passTime(1);
  await app.app.background.cleanUp();
  expect(await db.$count(auditLog)).toBe(0);
});

test('what was done to an account is in its own export', async () => {
  await logIn();
  const { body } = await call('GET', '/api/me/export', { token: lan.token });
  expect(body).toMatchObject({
    accountLog: [
      { action: 'own-data-exported' },
      { action: 'login', details: { device: 'Chrome · Windows' } },
    ],
  });
});
