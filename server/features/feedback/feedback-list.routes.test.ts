import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Feedback } from '#contract/feedback/endpoints.ts';
import type { Role } from '#contract/roles.ts';
import { feedback, users } from '#server/db/schema/index.ts';
import { createNotificationsService } from '#server/features/notifications/notifications.service.ts';
import { TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { mountRoutes } from '#server/testing/mount-routes.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { feedbackRoutes } from './feedback.routes.ts';
import { createFeedbackService } from './feedback.service.ts';

const { db } = await openTestDatabase();
const clock = () => TEST_NOW;
const notifications = createNotificationsService({ db, clock });
const service = createFeedbackService({ db, notifications, clock });
const { call, factories } = await mountRoutes(feedbackRoutes(service));

let admin: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  admin = await factories.user({ email: 'chu@example.com', roles: ['ADMIN'] });
});

const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
const list = (query = '', by = admin) => call('GET', `/api/feedback${query}`, { token: by.token });
const namesIn = (body: unknown) => (body as Feedback[]).map(({ name }) => name);

const notAdmins: Role[][] = [['USER'], ['SUPPLIER'], ['QC'], ['USER', 'SUPPLIER', 'QC'], []];

describe('GET /api/feedback', () => {
  test('lists each message with its state, and the e-mail of an account that still exists', async () => {
    const [hoa, deletedUser] = [await factories.user({ email: 'hoa@example.com' }), await factories.user()];
    await service.send(hoa, { name: 'Hoa', text: 'Một\nHai', replyTo: 'tra-loi@example.com' });
    await service.send(null, { name: 'Khách', text: 'Xin chào' });
    await service.send(deletedUser, { name: 'Mai', text: 'Tạm biệt' });
    await db.delete(users).where(eq(users.id, deletedUser.id));
    const [first, second, third] = await db.select().from(feedback).orderBy(feedback.id);
    const createdAt = '2026-03-05T02:00:00.000Z';
    expect((await list()).body).toEqual([
      { id: third?.id, name: 'Mai', text: 'Tạm biệt', createdAt, state: 'new', email: null, replyTo: null },
      {
        id: second?.id,
        name: 'Khách',
        text: 'Xin chào',
        createdAt,
        state: 'new',
        email: null,
        replyTo: null,
      },
      {
        id: first?.id,
        name: 'Hoa',
        text: 'Một\nHai',
        createdAt,
        state: 'new',
        email: 'hoa@example.com',
        replyTo: 'tra-loi@example.com',
      },
    ]);
  });

  test.each([
    { query: '', expected: ['E', 'D', 'C', 'B', 'A'], total: '5', why: 'the whole list without a page' },
    { query: '?page=1&size=2', expected: ['E', 'D'], total: '5', why: 'the first page' },
    { query: '?page=3&size=2', expected: ['A'], total: '5', why: 'the last page, not full' },
    { query: '?page=4&size=2', expected: [], total: '5', why: 'past the end' },
    { query: '?state=new', expected: ['E', 'B', 'A'], total: '3', why: 'of one state' },
    { query: '?state=read', expected: ['D'], total: '1', why: 'of another' },
    { query: '?state=done', expected: ['C'], total: '1', why: 'of the last' },
    { query: '?state=new&page=2&size=2', expected: ['A'], total: '3', why: 'a page of one state' },
    { query: '?state=new&search=b', expected: ['B'], total: '1', why: 'found within a state' },
    { query: '?state=done&search=b', expected: [], total: '0', why: 'not in that state' },
  ])('newest first, at equal times the highest id first: $why', async ({ query, expected, total }) => {
    const text = '…';
    await db.insert(feedback).values([
      { id: 2, name: 'D', text, state: 'read', createdAt: minutesLater(3) },
      { id: 1, name: 'C', text, state: 'done', createdAt: minutesLater(3) },
      { id: 4, name: 'E', text, createdAt: minutesLater(5) },
      { id: 5, name: 'A', text, createdAt: minutesLater(1) },
      { id: 3, name: 'B', text, createdAt: minutesLater(2) },
    ]);
    const reply = await list(query);
    expect(namesIn(reply.body)).toEqual(expected);
    expect(reply.headers.get('X-Total-Count')).toBe(total);
  });

  test.each([
    { search: 'Hường', expected: ['Đặng Hường'], why: 'a name with diacritics' },
    { search: 'HUONG', expected: ['Đặng Hường'], why: 'a name without diacritics, in capitals' },
    { search: 'dang', expected: ['Đặng Hường'], why: 'đ written as d' },
    { search: 'tu dien', expected: ['Lan'], why: 'words of the text, without diacritics' },
    { search: 'TỪ ĐIỂN', expected: ['Lan'], why: 'words of the text, in capitals' },
    { search: 'dòng hai', expected: ['Lan'], why: 'a later line' },
    { search: '勉強', expected: ['Đặng Hường'], why: 'Japanese' },
    { search: '%', expected: ['100% Nhật'], why: 'a percent sign, taken literally' },
    { search: '_', expected: [], why: 'an underscore, taken literally' },
    { search: '   ', expected: ['100% Nhật', 'Lan', 'Đặng Hường'], why: 'everything for an empty term' },
  ])('finds $why', async ({ search, expected }) => {
    await service.send(null, { name: 'Đặng Hường', text: 'Tôi thích 勉強' });
    await service.send(null, { name: 'Lan', text: 'Từ điển còn thiếu từ.\nDòng hai.' });
    await service.send(null, { name: '100% Nhật', text: 'Hay quá' });
    const reply = await list(`?search=${encodeURIComponent(search)}`);
    expect(namesIn(reply.body)).toEqual(expected);
    expect(reply.headers.get('X-Total-Count')).toBe(String(expected.length));
  });

  test.each([
    { query: '?state=old', says: 'Trạng thái phải là một trong: new, read, done.', why: 'an unknown state' },
    { query: `?search=${'a'.repeat(201)}`, says: 'Từ khóa dài tối đa 200 ký tự.', why: 'a term too long' },
    { query: '?size=101', says: 'Số mục mỗi trang lớn nhất là 100.', why: 'a page too large' },
  ])('refuses $why', async ({ query, says }) => {
    expect(await list(query)).toMatchObject({ status: 400, body: { message: says } });
  });

  test.each(notAdmins.map((roles) => ({ roles })))('is not for $roles', async ({ roles }) => {
    await service.send(null, { name: 'Lan', text: 'Riêng tư' });
    const other = await factories.user({ roles });
    const reply = await list('', other);
    expect(reply.status).toBe(403);
    expect(reply.text).not.toContain('Riêng tư');
  });
});

describe('PUT /api/feedback/{id}', () => {
  const put = (id: number | string, body: Record<string, unknown>, by = admin) =>
    call('PUT', `/api/feedback/${id}`, { token: by.token, body });

  test('any state can follow any other, and only this message changes', async () => {
    const hoa = await factories.user({ email: 'hoa@example.com' });
    const other = await service.send(null, { name: 'Lan', text: 'Khác' });
    const { id } = await service.send(hoa, { name: 'Hoa', text: 'Một\nHai' });
    for (const state of ['read', 'done', 'read', 'new', 'done', 'done', 'new']) {
      const reply = await put(id, { state });
      const shown = { id, name: 'Hoa', text: 'Một\nHai', createdAt: TEST_NOW.toISOString() };
      expect(reply.body).toEqual({ ...shown, state, email: 'hoa@example.com', replyTo: null });
      expect((await list()).body).toEqual([
        reply.body,
        { ...other, state: 'new', email: null, replyTo: null },
      ]);
    }
  });

  test('two admins: each sees the change of the other, and the last one wins', async () => {
    const second = await factories.user({ roles: ['ADMIN'] });
    const { id } = await service.send(null, { name: 'Lan', text: 'Hay' });
    expect(await put(id, { state: 'done' })).toMatchObject({ status: 200, body: { state: 'done' } });
    expect((await list('?state=done', second)).body).toMatchObject([{ id }]);
    expect(await put(id, { state: 'read' }, second)).toMatchObject({ status: 200, body: { state: 'read' } });
    expect((await list()).body).toMatchObject([{ id, state: 'read' }]);

    const together = await Promise.all([put(id, { state: 'done' }), put(id, { state: 'done' }, second)]);
    expect(together.map(({ status }) => status)).toEqual([200, 200]);
    expect((await list()).body).toMatchObject([{ id, state: 'done' }]);
  });

  test.each([
    {
      id: 999_999,
      body: { state: 'read' },
      status: 404,
      says: 'Không tìm thấy góp ý này.',
      why: 'an unknown message',
    },
    {
      id: 'x',
      body: { state: 'read' },
      status: 400,
      says: 'Mã góp ý không đúng định dạng.',
      why: 'an invalid id',
    },
    { id: 1, body: {}, status: 400, says: 'Trạng thái không được bỏ trống.', why: 'no state' },
    {
      id: 1,
      body: { state: 'xong' },
      status: 400,
      says: 'Trạng thái phải là một trong: new, read, done.',
      why: 'an unknown state',
    },
  ])('refuses $why', async ({ id, body, status, says }) => {
    expect(await put(id, body)).toMatchObject({ status, body: { message: says } });
  });

  test.each(notAdmins.map((roles) => ({ roles })))('is not for $roles', async ({ roles }) => {
    const { id } = await service.send(null, { name: 'Lan', text: 'Hay' });
    const other = await factories.user({ roles });
    expect((await put(id, { state: 'done' }, other)).status).toBe(403);
    expect((await call('PUT', `/api/feedback/${id}`, { body: { state: 'done' } })).status).toBe(401);
    expect((await list()).body).toMatchObject([{ id, state: 'new' }]);
  });
});
