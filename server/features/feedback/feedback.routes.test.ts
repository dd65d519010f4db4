import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SentFeedback } from '#contract/feedback/endpoints.ts';
import { feedback, notifications as notes, users } from '#server/db/schema/index.ts';
import { createNotificationsService } from '#server/features/notifications/notifications.service.ts';
import { TEST_NOW } from '#server/testing/build-test-app.ts';
import type { CallOptions } from '#server/testing/caller.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { mountRoutes } from '#server/testing/mount-routes.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { feedbackRoutes } from './feedback.routes.ts';
import { createFeedbackService } from './feedback.service.ts';

const { db } = await openTestDatabase();
const clock = () => TEST_NOW;
const notifications = createNotificationsService({ db, clock });
const routes = feedbackRoutes(createFeedbackService({ db, notifications, clock }));
// Users have the same ids in every test, so each test needs its own rate limits.
let { call, factories } = await mountRoutes(routes);
beforeEach(async () => {
  await emptyTables(db);
  ({ call, factories } = await mountRoutes(routes));
});

const send = (body: Record<string, unknown>, options: CallOptions = {}) =>
  call('POST', '/api/feedback', { ...options, body });
const thanks = { name: 'Lan', text: 'Cảm ơn các bạn' };

const left = async () => ({
  messages: await db.select().from(feedback),
  notified: await db.select().from(notes),
});

describe('POST /api/feedback', () => {
  test('anyone may write: the message is stored as new, and the admins are notified', async () => {
    const reply = await send({ name: '  Lan ', text: ' Dòng một\r\n\r\n\r\n\r\nDòng hai <b>đậm</b>\n' });
    const text = 'Dòng một\n\nDòng hai <b>đậm</b>';
    const { messages, notified } = await left();
    expect(reply).toMatchObject({ status: 200 });
    expect(reply.body).toEqual({
      id: messages[0]?.id,
      name: 'Lan',
      text,
      createdAt: '2026-03-05T02:00:00.000Z',
    });
    expect(messages).toMatchObject([{ userId: null, name: 'Lan', text, state: 'new', createdAt: TEST_NOW }]);
    expect(notified).toMatchObject([
      {
        userId: null,
        kind: 'feedback',
        note: 'Lan gửi góp ý: “Dòng một Dòng hai <b>đậm</b>”',
        aboutUserId: null,
        createdAt: TEST_NOW,
      },
    ]);
  });

  test.each([
    { replyTo: ' Lan@Vi.VN ', stored: 'lan@vi.vn', why: 'an address' },
    { replyTo: '', stored: null, why: 'a blank field' },
    { replyTo: undefined, stored: null, why: 'no field' },
  ])('where to answer: $why', async ({ replyTo, stored }) => {
    const reply = await send({ ...thanks, replyTo });
    expect(reply.status).toBe(200);
    expect(reply.text).not.toContain('@');
    expect((await left()).messages).toMatchObject([{ replyTo: stored }]);
  });

  test('an address that is none is refused, and nothing is stored', async () => {
    expect(await send({ ...thanks, replyTo: 'lan' })).toMatchObject({
      status: 400,
      body: { field: 'replyTo', message: 'E-mail để trả lời không đúng dạng ten@mien.vn.' },
    });
    expect((await left()).messages).toEqual([]);
  });

  test('of a long message the admins see only the beginning', async () => {
    await send({ name: 'Lan', text: 'dài '.repeat(100) });
    const [note] = (await left()).notified.map((row) => row.note);
    expect(note).toBe(`Lan gửi góp ý: “${'dài '.repeat(30).trim()}…”`);
  });

  test('the sender is the account of the token, whatever the body says', async () => {
    const [hoa, mai] = [await factories.user(), await factories.user()];
    await send({ ...thanks, userId: mai.id, email: mai.email }, { token: hoa.token });
    expect(await left()).toMatchObject({
      messages: [{ userId: hoa.id, name: 'Lan' }],
      notified: [{ userId: null, aboutUserId: hoa.id }],
    });
  });

  test('an ended session does not prevent writing', async () => {
    const hoa = await factories.user();
    await db.update(users).set({ tokenVersion: 5 }).where(eq(users.id, hoa.id));
    expect((await send(thanks, { token: hoa.token })).status).toBe(200);
    expect(await left()).toMatchObject({ messages: [{ userId: null }], notified: [{ aboutUserId: null }] });
  });

  test.each([
    { body: { ...thanks, name: 'ă'.repeat(100) }, why: 'a name of 100 letters' },
    {
      body: { ...thanks, name: 'ẵ'.normalize('NFD').repeat(100) },
      why: 'the same with decomposed diacritics',
    },
    { body: { ...thanks, text: 'ă'.repeat(2_000) }, why: 'a text of 2,000 letters' },
    { body: { ...thanks, subject: '' }, why: 'an empty honeypot field' },
  ])('accepts $why', async ({ body }) => {
    expect((await send(body)).status).toBe(200);
    expect((await left()).messages).toHaveLength(1);
  });

  test.each([
    { body: { text: 'Hay' }, says: 'Tên không được bỏ trống.', field: 'name', why: 'no name' },
    {
      body: { name: ' ', text: 'Hay' },
      says: 'Tên không được bỏ trống.',
      field: 'name',
      why: 'a blank name',
    },
    {
      body: { ...thanks, name: 'a'.repeat(101) },
      says: 'Tên dài tối đa 100 ký tự.',
      field: 'name',
      why: 'a name that is too long',
    },
    {
      body: { ...thanks, name: 'Lan\nBcc: a@b.c' },
      says: 'Tên không đúng định dạng.',
      field: 'name',
      why: 'a name of two lines',
    },
    { body: { name: 'Lan' }, says: 'Nội dung góp ý không được bỏ trống.', field: 'text', why: 'no text' },
    {
      body: { name: 'Lan', text: ' \n\u200b ' },
      says: 'Nội dung góp ý không được bỏ trống.',
      field: 'text',
      why: 'a text without visible characters',
    },
    {
      body: { ...thanks, text: 'a'.repeat(2_001) },
      says: 'Nội dung góp ý dài tối đa 2.000 ký tự.',
      field: 'text',
      why: 'a text that is too long',
    },
    {
      body: { ...thanks, text: 'a\0b' },
      says: 'Nội dung góp ý không đúng định dạng.',
      field: 'text',
      why: 'characters that the database cannot store',
    },
    {
      body: { ...thanks, text: 5 },
      says: 'Nội dung góp ý không đúng kiểu dữ liệu.',
      field: 'text',
      why: 'a number',
    },
  ])('refuses $why, and names the field', async ({ body, says, field }) => {
    expect(await send(body)).toMatchObject({ status: 400, body: { message: says, error: says, field } });
    expect(await left()).toEqual({ messages: [], notified: [] });
  });

  test('a filled honeypot gets the usual reply, and nothing is stored', async () => {
    const before = (await send(thanks)).body as SentFeedback;
    const reply = await send({ ...thanks, subject: 'https://spam.example' });
    const after = (await send(thanks)).body as SentFeedback;
    expect(reply).toMatchObject({
      status: 200,
      body: { ...thanks, id: before.id + 1, createdAt: before.createdAt },
    });
    expect(after.id).toBe(before.id + 2);
    const { messages, notified } = await left();
    expect(messages.map(({ id }) => id)).toEqual([before.id, after.id]);
    expect(notified).toHaveLength(2);
  });

  test('twenty an hour for each account, and for each address without an account', async () => {
    const hoa = await factories.user();
    const from = (address: string, token?: string) =>
      send(thanks, { token, headers: { 'X-Forwarded-For': address } });
    for (let time = 0; time < 20; time++) {
      expect((await from('192.0.2.1')).status).toBe(200);
      expect((await from('192.0.2.1', hoa.token)).status).toBe(200);
    }
    const refused = await from('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await from('192.0.2.9', hoa.token)).status).toBe(429);
    expect((await from('192.0.2.2')).status).toBe(200);
    expect((await left()).messages).toHaveLength(41);
  });

  test('all or nothing: a message is not stored when the notification fails', async () => {
    const notifyAdmins = () => Promise.reject(new Error('no room left'));
    const failing = createFeedbackService({ db, notifications: { notifyAdmins }, clock });
    await expect(failing.send(null, thanks)).rejects.toThrow('no room left');
    expect(await left()).toEqual({ messages: [], notified: [] });
  });
});
