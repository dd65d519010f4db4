import { asc, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#contract/roles.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { userTexts } from '#contract/texts/users.ts';
import { auditLog, notifications as notes, userRoles, users as accounts } from '#server/db/schema/index.ts';
import { createAuditService } from '#server/features/audit/audit.service.ts';
import { createNotificationsService } from '#server/features/notifications/notifications.service.ts';
import { TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { mountRoutes } from '#server/testing/mount-routes.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { usersRoutes } from './users.routes.ts';
import { createUsersService } from './users.service.ts';

const { db } = await openTestDatabase();
const audit = createAuditService();
const notifications = createNotificationsService({ db, clock: () => TEST_NOW });
const clock = () => TEST_NOW;
const users = createUsersService({ db, audit, notifications, clock });
const { call, factories } = await mountRoutes(usersRoutes(users));

let admin: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  admin = await factories.user({ email: 'chu@example.com', name: 'Chủ nhà', roles: ['USER', 'ADMIN'] });
});

const rolesOf = async (userId: number) =>
  (await db.select().from(userRoles).where(eq(userRoles.userId, userId))).map(({ role }) => role).toSorted();

const waitForDeletion = (user: TestUser) =>
  db.update(accounts).set({ deletionDueAt: TEST_NOW }).where(eq(accounts.id, user.id));

/** The side effects of a role change. */
const sideEffects = async () => ({
  audit: await db.select().from(auditLog),
  toAdmins: await db.select().from(notes).where(isNull(notes.userId)),
  all: await db.select().from(notes).orderBy(asc(notes.id)),
});
const expectNoSideEffects = async () =>
  expect(await sideEffects()).toEqual({ audit: [], toAdmins: [], all: [] });

describe('PUT /auth/users/{id}/role', () => {
  const put = (by: TestUser, userId: number | string, newRoles: unknown) =>
    call('PUT', `/auth/users/${userId}/role`, { token: by.token, body: { newRoles } });

  test('replaces the roles, adds an audit row, and notifies the admins and the person who got a role', async () => {
    const hoa = await factories.user({ email: 'hoa@example.com', name: 'Hoa', roles: ['USER', 'QC'] });
    const reply = await put(admin, hoa.id, ['SUPPLIER', 'ADMIN', 'USER']);
    const after: Role[] = ['ADMIN', 'USER', 'SUPPLIER'];
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      id: hoa.id,
      email: hoa.email,
      name: 'Hoa',
      roles: after,
      verified: true,
    });
    expect(await rolesOf(hoa.id)).toEqual(['ADMIN', 'SUPPLIER', 'USER']);

    const left = await sideEffects();
    expect(left.audit).toMatchObject([
      {
        actorId: admin.id,
        action: 'roles-changed',
        subject: `users/${hoa.id}`,
        details: { before: ['USER', 'QC'], after },
      },
    ]);
    expect(left.all).toMatchObject([
      {
        userId: null,
        kind: 'role-change',
        note:
          'chu@example.com đổi quyền của hoa@example.com: Người học, Kiểm duyệt (QC) → ' +
          'Quản trị (ADMIN), Người học, Cộng tác viên (SUPPLIER)',
        createdAt: TEST_NOW,
      },
      {
        userId: hoa.id,
        kind: 'role-granted',
        note: 'Bạn vừa được cấp quyền Quản trị (ADMIN), Cộng tác viên (SUPPLIER).',
        readAt: null,
        createdAt: TEST_NOW,
      },
    ]);
  });

  test('losing roles sends no notification, even when none is left', async () => {
    const hoa = await factories.user({ roles: ['USER', 'QC'] });
    expect(await put(admin, hoa.id, [])).toMatchObject({ status: 200, body: { roles: [] } });
    const left = await sideEffects();
    expect(left.audit).toMatchObject([{ details: { before: ['USER', 'QC'], after: [] } }]);
    expect(left.all).toEqual(left.toAdmins);
    expect(left.all.map(({ note }) => note)).toEqual([expect.stringContaining(notificationTexts.noRole)]);
  });

  test('changing one’s own account sends no congratulation', async () => {
    expect((await put(admin, admin.id, ['ADMIN', 'QC'])).status).toBe(200);
    const left = await sideEffects();
    expect(left.audit).toHaveLength(1);
    expect(left.all).toMatchObject([{ userId: null, kind: 'role-change' }]);
  });

  test('a role named twice counts once', async () => {
    const hoa = await factories.user();
    expect((await put(admin, hoa.id, ['USER', 'QC', 'USER', 'QC'])).body).toMatchObject({
      roles: ['USER', 'QC'],
    });
    expect(await rolesOf(hoa.id)).toEqual(['QC', 'USER']);
  });

  test.each([
    { newRoles: ['USER', 'QC'], why: 'unchanged' },
    { newRoles: ['QC', 'USER'], why: 'in another order' },
    { newRoles: ['QC', 'USER', 'QC'], why: 'with one named twice' },
  ])('the same roles $why have no side effects', async ({ newRoles }) => {
    const hoa = await factories.user({ roles: ['USER', 'QC'] });
    expect(await put(admin, hoa.id, newRoles)).toMatchObject({
      status: 200,
      body: { roles: ['USER', 'QC'] },
    });
    await expectNoSideEffects();
  });

  test('all or nothing: when the last notification fails, nothing is changed', async () => {
    const hoa = await factories.user();
    const notifyUser = () => Promise.reject(new Error('no room left'));
    const failing = createUsersService({
      db,
      audit,
      notifications: { ...notifications, notifyUser },
      clock,
    });
    await expect(failing.changeRoles(admin, hoa.id, ['USER', 'QC'])).rejects.toThrow('no room left');
    expect(await rolesOf(hoa.id)).toEqual(['USER']);
    await expectNoSideEffects();
  });

  describe('the last admin cannot be removed', () => {
    test.each<{ why: string; other: () => Promise<unknown> }>([
      { why: 'alone', other: async () => {} },
      { why: 'beside a learner', other: () => factories.user() },
      {
        why: 'beside an admin with an unconfirmed e-mail',
        other: () => factories.user({ roles: ['ADMIN'], verified: false }),
      },
      {
        why: 'beside an admin whose account is being deleted',
        other: async () => waitForDeletion(await factories.user({ roles: ['ADMIN'] })),
      },
    ])('$why', async ({ other }) => {
      await other();
      const { lastAdmin } = userTexts;
      const reply = await put(admin, admin.id, ['USER']);
      expect(reply).toMatchObject({ status: 409, body: { error: lastAdmin, message: lastAdmin } });
      expect(await rolesOf(admin.id)).toEqual(['ADMIN', 'USER']);
      await expectNoSideEffects();
    });

    test('also when an admin whose account is being deleted removes the role', async () => {
      const leaving = await factories.user({ roles: ['ADMIN'] });
      await waitForDeletion(leaving);
      expect((await put(leaving, admin.id, ['USER'])).status).toBe(409);
    });

    test('with another admin, one may be removed', async () => {
      await factories.user({ roles: ['ADMIN'] });
      expect((await put(admin, admin.id, ['USER'])).status).toBe(200);
      expect(await rolesOf(admin.id)).toEqual(['USER']);
    });
  });

  describe('concurrent changes', () => {
    const leave = (leaving: TestUser) =>
      db.transaction(async (tx) => {
        await users.requireAnotherAdmin(leaving.id, tx);
        await tx.update(accounts).set({ deletionDueAt: TEST_NOW }).where(eq(accounts.id, leaving.id));
      });

    test.each<{ why: string; both: (a: TestUser, b: TestUser) => readonly Promise<unknown>[] }>([
      {
        why: 'each removes the other',
        both: (a, b) => [put(a, b.id, ['USER']), put(b, a.id, ['USER'])],
      },
      {
        why: 'each gives up their own role',
        both: (a, b) => [put(a, a.id, ['USER']), put(b, b.id, ['USER'])],
      },
      {
        why: 'one deletes the account, one gives up the role',
        both: (a, b) => [leave(a), put(b, b.id, ['USER'])],
      },
      { why: 'both delete their account', both: (a, b) => [leave(a), leave(b)] },
    ])('$why: exactly one of two admins is left', async ({ both }) => {
      for (let round = 0; round < 20; round++) {
        await emptyTables(db);
        const [a, b] = [
          await factories.user({ roles: ['ADMIN'] }),
          await factories.user({ roles: ['ADMIN'] }),
        ];
        await Promise.allSettled(both(a, b));
        const left = await db
          .select({ deletionDueAt: accounts.deletionDueAt })
          .from(userRoles)
          .innerJoin(accounts, eq(accounts.id, userRoles.userId))
          .where(eq(userRoles.role, 'ADMIN'));
        expect(left.filter(({ deletionDueAt }) => deletionDueAt === null)).toHaveLength(1);
      }
    });
  });

  test('a caller who lost ADMIN after the access check changes nothing', async () => {
    const [mai, hoa] = [await factories.user(), await factories.user()];
    const callerAsAdmin = { ...mai, roles: ['ADMIN'] as const };
    await expect(users.changeRoles(callerAsAdmin, hoa.id, ['ADMIN'])).rejects.toMatchObject({
      statusCode: 403,
      message: userTexts.noLongerAdmin,
    });
    expect(await rolesOf(hoa.id)).toEqual(['USER']);
    await expectNoSideEffects();
  });

  test('404 for an account that does not exist', async () => {
    const { notFound } = userTexts;
    const reply = await put(admin, 999_999_999, ['USER']);
    expect(reply).toMatchObject({ status: 404, body: { error: notFound, message: notFound } });
    await expectNoSideEffects();
  });

  test.each([
    {
      newRoles: ['USER', 'BOSS'],
      says: 'Danh sách quyền phải là một trong: ADMIN, USER, SUPPLIER, QC.',
      why: 'an unknown role',
    },
    {
      newRoles: ['ROLE_ADMIN'],
      says: 'Danh sách quyền phải là một trong: ADMIN, USER, SUPPLIER, QC.',
      why: 'a role in another notation',
    },
    { newRoles: Array(5).fill('USER'), says: 'Danh sách quyền có tối đa 4 mục.', why: 'too many' },
    { newRoles: 'ADMIN', says: 'Danh sách quyền không đúng kiểu dữ liệu.', why: 'not a list' },
    { newRoles: undefined, says: 'Danh sách quyền không được bỏ trống.', why: 'nothing' },
  ])('refuses $why', async ({ newRoles, says }) => {
    const hoa = await factories.user();
    expect(await put(admin, hoa.id, newRoles)).toMatchObject({ status: 400, body: { message: says } });
    expect(await rolesOf(hoa.id)).toEqual(['USER']);
  });
});

describe('requireAnotherAdmin', () => {
  test('allows everyone who is not an admin, and uses the given message', async () => {
    const hoa = await factories.user();
    const ask = (user: TestUser) =>
      db.transaction((tx) => users.requireAnotherAdmin(user.id, tx, 'Ở lại đi.'));
    await expect(ask(hoa)).resolves.toBeUndefined();
    await expect(ask(admin)).rejects.toMatchObject({ statusCode: 409, message: 'Ở lại đi.' });
    await waitForDeletion(admin);
    await expect(ask(hoa)).resolves.toBeUndefined();
  });
});
