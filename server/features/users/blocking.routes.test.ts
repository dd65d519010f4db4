import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, SESSION_SEEN_EVERY_MS } from '#contract/limits.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { userTexts } from '#contract/texts/users.ts';
import type { User } from '#contract/users/endpoints.ts';
import { auditLog, sessions, users } from '#server/db/schema/index.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

const first = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
/** Another node on the same database. */
const second = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { call, factories, db, passTime, now } = first;
const password = 'cầu-nối-tiếng-Nhật';
const REASON = 'Đăng quảng cáo nhiều lần.';

let admin: TestUser;
let lan: TestUser;
beforeEach(async () => {
  passTime(TEST_NOW.getTime() - now().getTime());
  await emptyTables(db);
  admin = await factories.user({ email: 'chu@example.com', roles: ['USER', 'ADMIN'] });
  lan = await factories.user({ email: 'lan@example.com', password });
});

const block = (who: { id: number }, reason = REASON, by = admin) =>
  call('PUT', `/auth/users/${who.id}/block`, { token: by.token, body: { reason } });
const unblock = (who: { id: number }, by = admin) =>
  call('DELETE', `/auth/users/${who.id}/block`, { token: by.token });
const logIn = () => call('POST', '/auth/login', { body: { email: lan.email, password } });
const listed = async (id: number) =>
  ((await call('GET', '/auth/load/users', { token: admin.token })).body as User[]).find(
    (user) => user.id === id,
  );

describe('a blocked account', () => {
  test('is listed with time and reason, and its sessions end at once on every node, with the reason', async () => {
    expect((await second.call('GET', '/api/me', { token: lan.token })).status).toBe(200);
    const blocked = { at: TEST_NOW.toISOString(), reason: REASON };
    expect(await block(lan)).toMatchObject({ status: 200, body: { id: lan.id, blocked } });
    expect(await listed(lan.id)).toMatchObject({ blocked });
    for (const node of [first, second])
      expect(await node.call('GET', '/api/me', { token: lan.token })).toMatchObject({
        status: 401,
        body: { message: accountTexts.blocked(REASON), reason: 'blocked' },
      });
    expect(await db.$count(sessions, eq(sessions.userId, lan.id))).toBe(0);
  });

  test('still sees what anyone sees', async () => {
    await block(lan);
    expect((await call('GET', '/auth/load/userrank', { token: lan.token })).status).toBe(200);
  });

  test('learns the reason at the login, but only with the right password', async () => {
    await block(lan);
    expect(await logIn()).toMatchObject({
      status: 403,
      body: { message: accountTexts.blocked(REASON), reason: 'blocked' },
    });
    const wrong = await call('POST', '/auth/login', { body: { email: lan.email, password: 'không phải' } });
    expect(wrong).toMatchObject({ status: 401, body: { message: accountTexts.loginRefused } });
    expect(await db.$count(sessions, eq(sessions.userId, lan.id))).toBe(0);
  });

  test('a token that names a session of somebody blocked, but is forged, says nothing', async () => {
    await block(lan);
    expect(await call('GET', '/api/me', { token: `${lan.token.slice(0, -4)}AAAA` })).toMatchObject({
      status: 401,
      body: { message: errorTexts.sessionEnded },
    });
  });

  test('can log in again after it is unblocked, but its old sessions stay ended', async () => {
    await block(lan);
    expect(await unblock(lan)).toMatchObject({ status: 200, body: { blocked: null } });
    expect((await logIn()).status).toBe(200);
    expect(await call('GET', '/api/me', { token: lan.token })).toMatchObject({
      status: 401,
      body: { message: errorTexts.sessionEnded },
    });
  });

  test('has no place in the ranking until it is unblocked', async () => {
    const { sentence } = await factories.topic();
    await factories.credit(lan, { sentenceId: sentence.id, mode: 'translate', points: 10 });
    const ranked = async () => {
      // Longer than the ranking is cached.
      passTime(HOUR_MS);
      return ((await call('GET', '/auth/load/userrank')).body as { id: number }[]).map(({ id }) => id);
    };
    expect(await ranked()).toEqual([lan.id]);
    await block(lan);
    expect(await ranked()).toEqual([]);
    await unblock(lan);
    expect(await ranked()).toEqual([lan.id]);
  });

  test('leaves a row in the audit log, and so does the end of it', async () => {
    await block(lan);
    await block(lan);
    await unblock(lan);
    await unblock(lan);
    const rows = await db.select().from(auditLog).orderBy(auditLog.id);
    expect(rows).toMatchObject([
      {
        actorId: admin.id,
        action: 'user-blocked',
        subject: `users/${lan.id}`,
        details: { reason: REASON },
        createdAt: TEST_NOW,
      },
      { actorId: admin.id, action: 'user-unblocked', subject: `users/${lan.id}`, details: {} },
    ]);
    expect(rows).toHaveLength(2);
  });
});

describe('is refused', () => {
  test('to block oneself, even beside other admins', async () => {
    await factories.user({ roles: ['ADMIN'] });
    expect(await block(admin)).toMatchObject({ status: 409, body: { message: userTexts.blockSelf } });
    expect((await call('GET', '/api/me', { token: admin.token })).status).toBe(200);
  });

  test.each([
    { why: 'nobody has the id', id: 999_999, reason: REASON, status: 404, says: userTexts.notFound },
    { why: 'there is no reason', id: 0, reason: '  ', status: 400, says: 'Lý do không được bỏ trống.' },
    {
      why: 'the reason is too long',
      id: 0,
      reason: 'a'.repeat(301),
      status: 400,
      says: 'Lý do dài tối đa 300 ký tự.',
    },
  ])('when $why', async ({ id, reason, status, says }) => {
    expect(await block({ id: id || lan.id }, reason)).toMatchObject({ status, body: { message: says } });
    expect(await listed(lan.id)).toMatchObject({ blocked: null });
  });

  test('to leave nobody who could unblock: of two admins who block each other, one stays', async () => {
    const other = await factories.user({ roles: ['ADMIN'] });
    const replies = await Promise.all([block(other), block(admin, REASON, other)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.$count(users, and(eq(users.id, admin.id), isNull(users.blockedAt)))).toBe(
      await db.$count(users, and(eq(users.id, other.id), isNotNull(users.blockedAt))),
    );
  });

  test('to take the role from the last admin who is not blocked', async () => {
    const other = await factories.user({ roles: ['ADMIN'] });
    await block(other);
    expect(
      await call('PUT', `/auth/users/${admin.id}/role`, { token: admin.token, body: { newRoles: ['USER'] } }),
    ).toMatchObject({ status: 409, body: { message: userTexts.lastAdmin } });
  });
});

describe('the last activity', () => {
  test.each([
    { ms: SESSION_SEEN_EVERY_MS - 1, again: false, why: 'not twice within an hour' },
    { ms: SESSION_SEEN_EVERY_MS, again: true, why: 'again after an hour' },
  ])('is stored $why', async ({ ms, again }) => {
    const { token } = (await logIn()).body as { token: string };
    expect(await listed(lan.id)).toMatchObject({ lastActiveAt: TEST_NOW.toISOString() });
    passTime(ms);
    await call('GET', '/api/me', { token });
    expect(await listed(lan.id)).toMatchObject({ lastActiveAt: (again ? now() : TEST_NOW).toISOString() });
  });

  test('is unknown for an account that was never used', async () => {
    await db.delete(sessions).where(eq(sessions.userId, lan.id));
    expect(await listed(lan.id)).toMatchObject({ lastActiveAt: null });
  });

  test('stays when the session ends', async () => {
    const { token } = (await logIn()).body as { token: string };
    await call('POST', '/auth/logout', { token });
    passTime(30 * DAY_MS);
    await first.app.background.cleanUp();
    const [row] = await db.select().from(users).where(eq(users.id, lan.id));
    expect(row?.lastActiveAt).toEqual(TEST_NOW);
  });
});
