import { beforeEach, describe, expect, test } from 'vitest';
import type { AdminNotification } from '#contract/notifications/endpoints.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { supplierTexts, userTexts } from '#contract/texts/users.ts';
import { auditLog, mailOutbox, notifications as notes } from '#server/db/schema/index.ts';
import { createAuditService } from '#server/features/audit/audit.service.ts';
import { createMailService } from '#server/features/mail/mail.service.ts';
import { notificationsRoutes } from '#server/features/notifications/notifications.routes.ts';
import { createNotificationsService } from '#server/features/notifications/notifications.service.ts';
import { createUsersService } from '#server/features/users/users.service.ts';
import { TEST_NOW } from '#server/testing/build-test-app.ts';
import type { CallOptions } from '#server/testing/caller.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { mountRoutes } from '#server/testing/mount-routes.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { suppliersRoutes } from './suppliers.routes.ts';
import { createSuppliersService } from './suppliers.service.ts';

const { db, changes } = await openTestDatabase();
const clock = () => TEST_NOW;
const notifications = createNotificationsService({ db, clock });
const parts = {
  db,
  mail: createMailService({ db, changes, clock }),
  notifications,
  users: createUsersService({ db, audit: createAuditService(), notifications, clock: () => new Date() }),
  ownerEmail: 'chu@example.com',
  publicUrl: new URL('https://kakehashi.example'),
};
const suppliers = createSuppliersService(parts);
const routes = [...suppliersRoutes(suppliers), ...notificationsRoutes(notifications)];
// Users have the same ids in every test, so each test needs its own rate limits.
let { call, factories } = await mountRoutes(routes);
beforeEach(async () => {
  await emptyTables(db);
  ({ call, factories } = await mountRoutes(routes));
});

const left = async () => ({
  notified: await db.select().from(notes),
  mails: await db.select().from(mailOutbox),
});

describe('POST /api/email/send', () => {
  const ask = (query: Record<string, string>, options: CallOptions = {}) =>
    call('POST', `/api/email/send?${new URLSearchParams(query)}`, {
      ...options,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });

  test('notifies the admins and mails the owner, in the name of the caller and not of the given e-mail', async () => {
    const hoa = await factories.user({ email: 'hoa@example.com', name: 'Hoa' });
    const reply = await ask(
      { email: 'khac@example.com', phoneNumber: ' 0901 234 567 ' },
      { token: hoa.token },
    );
    expect(reply).toMatchObject({ status: 200, text: 'Email đã được gửi thành công!' });
    expect(reply.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');

    const { notified, mails } = await left();
    expect(notified).toMatchObject([
      {
        userId: null,
        kind: 'supplier-request',
        aboutUserId: hoa.id,
        note: 'Hoa (hoa@example.com) xin quyền cộng tác viên. Số điện thoại (Zalo): 0901 234 567',
        createdAt: TEST_NOW,
      },
    ]);
    expect(mails).toMatchObject([
      {
        kind: 'supplier-request',
        recipient: 'chu@example.com',
        details: {
          name: 'Hoa',
          email: 'hoa@example.com',
          phoneNumber: '0901 234 567',
        },
      },
    ]);
  });

  test('works without an e-mail in the query', async () => {
    const hoa = await factories.user();
    expect((await ask({ phoneNumber: '+84 (90) 123-4567' }, { token: hoa.token })).status).toBe(200);
  });

  test.each<{ query: Record<string, string>; says: string; why: string }>([
    { query: {}, says: 'Số điện thoại không được bỏ trống.', why: 'no number' },
    { query: { phoneNumber: '  ' }, says: 'Số điện thoại không được bỏ trống.', why: 'an empty number' },
    { query: { phoneNumber: 'zalo' }, says: 'Số điện thoại không đúng định dạng.', why: 'a word' },
    { query: { phoneNumber: '1234567' }, says: 'Số điện thoại không đúng định dạng.', why: 'too few digits' },
    {
      query: { phoneNumber: '0'.repeat(31) },
      says: 'Số điện thoại dài tối đa 30 ký tự.',
      why: 'too many digits',
    },
  ])('refuses $why in plain text', async ({ query, says }) => {
    const hoa = await factories.user();
    const reply = await ask(query, { token: hoa.token });
    expect(reply).toMatchObject({ status: 400, text: says });
    expect(reply.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(await left()).toEqual({ notified: [], mails: [] });
  });

  test('a visitor is asked to log in, in plain text too', async () => {
    const reply = await ask({ email: 'hoa@example.com', phoneNumber: '0901234567' });
    expect(reply).toMatchObject({ status: 401, text: errorTexts.loginRequired });
  });

  test('a supplier does not need to ask', async () => {
    const hoa = await factories.user({ roles: ['USER', 'SUPPLIER'] });
    const reply = await ask({ phoneNumber: '0901234567' }, { token: hoa.token });
    expect(reply).toMatchObject({ status: 409, text: supplierTexts.alreadySupplier });
    expect(await left()).toEqual({ notified: [], mails: [] });
  });

  test('ten times an hour is the limit', async () => {
    const [hoa, lan] = [await factories.user(), await factories.user()];
    for (let time = 0; time < 10; time++)
      expect((await ask({ phoneNumber: '0901234567' }, { token: hoa.token })).status).toBe(200);
    const reply = await ask({ phoneNumber: '0901234567' }, { token: hoa.token });
    expect(reply.status).toBe(429);
    expect(reply.text).toMatch(/^Bạn thao tác quá nhanh\./);
    expect((await ask({ phoneNumber: '0901234567' }, { token: lan.token })).status).toBe(200);
  });

  test('all or nothing: without a mail the admins are not notified either', async () => {
    const mail = { post: () => Promise.reject(new Error('no room left')) };
    const failing = createSuppliersService({ ...parts, mail });
    const hoa = await factories.user();
    await expect(failing.request(hoa, '0901234567')).rejects.toThrow('no room left');
    expect(await left()).toEqual({ notified: [], mails: [] });
  });

  test('the mail contains the person, their phone number and a link to decide', async () => {
    const details = { name: 'Hoa', email: 'hoa@example.com', phoneNumber: '0901234567' };
    const due = { to: 'chu@example.com', details, failedBefore: false };
    expect(await suppliers.letters['supplier-request'](due)).toEqual({
      to: 'chu@example.com',
      subject: 'Yêu cầu quyền cộng tác viên: hoa@example.com',
      greeting: 'Chào bạn,',
      lines: [
        'Hoa (hoa@example.com) xin quyền cộng tác viên trên Kakehashi. Số điện thoại (Zalo): 0901234567.',
        'Bạn có thể cấp quyền ngay trong trang thông báo của quản trị viên.',
      ],
      action: { label: 'Mở trang thông báo', url: 'https://kakehashi.example/notifications' },
    });
  });
});

describe('POST /api/suppliers/{userId}/grant', () => {
  const grant = (userId: number, token?: string) => call('POST', `/api/suppliers/${userId}/grant`, { token });

  test('an admin grants the request of a notification, in addition to existing roles', async () => {
    const hoa = await factories.user({ email: 'hoa@example.com', name: 'Hoa', roles: ['USER', 'QC'] });
    const admin = await factories.user({ roles: ['ADMIN'] });
    const requests = async () => {
      const reply = await call('GET', '/api/notifications', { token: admin.token });
      return (reply.body as AdminNotification[]).flatMap(({ supplierRequest }) => supplierRequest ?? []);
    };
    await call('POST', '/api/email/send?phoneNumber=0901234567', { token: hoa.token });
    const [request] = await requests();
    expect(request).toEqual({ userId: hoa.id, email: 'hoa@example.com', granted: false });

    const reply = await grant(hoa.id, admin.token);
    expect(reply).toMatchObject({ status: 200, body: { id: hoa.id, roles: ['USER', 'SUPPLIER', 'QC'] } });
    expect(await requests()).toEqual([{ ...request, granted: true }]);
    expect(await db.select().from(auditLog)).toMatchObject([
      { actorId: admin.id, subject: `users/${hoa.id}`, details: { after: ['USER', 'SUPPLIER', 'QC'] } },
    ]);
    const bell = await call('GET', '/api/me/notifications', { token: hoa.token });
    expect(bell.body).toMatchObject([{ note: 'Bạn vừa được cấp quyền Cộng tác viên (SUPPLIER).' }]);
  });

  test('a second click changes nothing', async () => {
    const [hoa, admin] = [await factories.user(), await factories.user({ roles: ['ADMIN'] })];
    await grant(hoa.id, admin.token);
    expect(await grant(hoa.id, admin.token)).toMatchObject({
      status: 200,
      body: { roles: ['USER', 'SUPPLIER'] },
    });
    expect(await db.$count(auditLog)).toBe(1);
  });

  test('404 for an account that does not exist', async () => {
    const admin = await factories.user({ roles: ['ADMIN'] });
    expect(await grant(999_999_999, admin.token)).toMatchObject({
      status: 404,
      body: { message: userTexts.notFound },
    });
  });

  test('nobody can grant it to themselves', async () => {
    const hoa = await factories.user({ roles: ['USER', 'QC'] });
    expect((await grant(hoa.id, hoa.token)).status).toBe(403);
    expect((await grant(hoa.id)).status).toBe(401);
  });
});
