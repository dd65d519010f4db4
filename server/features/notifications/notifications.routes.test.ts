import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { OWN_NOTIFICATIONS_SHOWN } from '#contract/limits.ts';
import type { AdminNotification, OwnNotification } from '#contract/notifications/endpoints.ts';
import { notifications as notes, sentences, userRoles, users } from '#server/db/schema/index.ts';
import { TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { mountRoutes } from '#server/testing/mount-routes.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { createNotificationsService, type NewNotification } from './notifications.service.ts';

const { db } = await openTestDatabase();
const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
const at = (minutes: number) => createNotificationsService({ db, clock: () => minutesLater(minutes) });
const { call, factories } = await mountRoutes(notificationsRoutes(at(0)));
beforeEach(() => emptyTables(db));

test('what a newer node has written is passed on as it is: a page may know it', async () => {
  const admin = await factories.user({ roles: ['ADMIN'] });
  const kind = 'code-of-tomorrow' as NewNotification['kind'];
  await db.insert(notes).values([
    { kind, note: 'Cho mọi quản trị viên' },
    { kind, note: 'Cho riêng bạn', userId: admin.id },
  ]);
  for (const [path, note] of [
    ['/api/notifications', 'Cho mọi quản trị viên'],
    ['/api/me/notifications', 'Cho riêng bạn'],
  ] as const)
    expect(await call('GET', path, { token: admin.token })).toMatchObject({
      status: 200,
      body: [{ kind, note }],
    });
});

const notesIn = (body: unknown) => (body as { note: string }[]).map(({ note }) => note);

describe('GET /api/notifications', () => {
  let admin: TestUser;
  beforeEach(async () => {
    admin = await factories.user({ roles: ['ADMIN'] });
  });
  const list = (query = '') => call('GET', `/api/notifications${query}`, { token: admin.token });

  test('lists notifications with the fields of PRODUCT.md, Notifications', async () => {
    await at(0).notifyAdmins({ kind: 'feedback', note: 'Có góp ý mới' }, db);
    expect((await list()).body).toEqual([
      {
        id: expect.any(Number),
        kind: 'feedback',
        note: 'Có góp ý mới',
        createdAt: '2026-03-05T02:00:00.000Z',
        place: null,
        wordId: null,
        supplierRequest: null,
      },
    ]);
  });

  test.each([
    { query: '', expected: ['E', 'D', 'C', 'B', 'A'], why: 'the whole list without a page' },
    { query: '?page=1&size=2', expected: ['E', 'D'], why: 'the first page' },
    { query: '?page=3&size=2', expected: ['A'], why: 'the last page, not full' },
    { query: '?page=4&size=2', expected: [], why: 'past the end' },
  ])('newest first, at equal times the highest id first: $why', async ({ query, expected }) => {
    const hoa = await factories.user();
    const together = { kind: 'feedback' as const, createdAt: minutesLater(3) };
    await db.insert(notes).values([
      { ...together, id: 2, note: 'D' },
      { ...together, id: 1, note: 'C' },
    ]);
    await at(1).notifyAdmins({ kind: 'feedback', note: 'A' }, db);
    await at(5).notifyAdmins({ kind: 'feedback', note: 'E' }, db);
    await at(2).notifyAdmins({ kind: 'feedback', note: 'B' }, db);
    await at(4).notifyUser(hoa.id, { kind: 'role-granted', note: 'của Hoa' }, db);
    const reply = await list(query);
    expect(notesIn(reply.body)).toEqual(expected);
    expect(reply.headers.get('X-Total-Count')).toBe('5');
  });

  test('a supplier request can be granted, until they have the role', async () => {
    const hoa = await factories.user({ email: 'hoa@example.com', roles: ['USER', 'QC'] });
    const asked: NewNotification = { kind: 'supplier-request', note: 'Hoa xin quyền', aboutUserId: hoa.id };
    await at(0).notifyAdmins(asked, db);
    await at(1).notifyAdmins({ ...asked, kind: 'role-change', note: 'Chuyện khác' }, db);
    const requests = async () =>
      ((await list()).body as AdminNotification[]).map(({ supplierRequest }) => supplierRequest);
    expect(await requests()).toEqual([null, { userId: hoa.id, email: 'hoa@example.com', granted: false }]);
    await db.insert(userRoles).values({ userId: hoa.id, role: 'SUPPLIER' });
    expect(await requests()).toEqual([null, { userId: hoa.id, email: 'hoa@example.com', granted: true }]);
  });

  test.each([
    { left: { blockedAt: TEST_NOW, blockedReason: 'Quấy rối.' }, why: 'is blocked' },
    { left: { deletionDueAt: TEST_NOW }, why: 'waits for the deletion of the account' },
  ])('a request of somebody who $why is not listed; what is about content is', async ({ left }) => {
    const hoa = await factories.user();
    await at(0).notifyAdmins({ kind: 'supplier-request', note: 'Hoa xin quyền', aboutUserId: hoa.id }, db);
    await at(1).notifyAdmins({ kind: 'feedback', note: 'Góp ý của Hoa', aboutUserId: hoa.id }, db);
    await db.update(users).set(left).where(eq(users.id, hoa.id));
    const reply = await list();
    expect([notesIn(reply.body), reply.headers.get('X-Total-Count')]).toEqual([['Góp ý của Hoa'], '1']);
    await db
      .update(users)
      .set({ blockedAt: null, blockedReason: null, deletionDueAt: null })
      .where(eq(users.id, hoa.id));
    expect((await list()).headers.get('X-Total-Count')).toBe('2');
  });

  test('is only for admins', async () => {
    const hoa = await factories.user({ roles: ['USER', 'SUPPLIER', 'QC'] });
    expect((await call('GET', '/api/notifications', { token: hoa.token })).status).toBe(403);
    expect((await call('GET', '/api/notifications')).status).toBe(401);
  });
});

describe('/api/me/notifications', () => {
  const bellOf = async (user: TestUser) =>
    (await call('GET', '/api/me/notifications', { token: user.token })).body as OwnNotification[];

  test('is only for its owner, newest first', async () => {
    const [hoa, lan] = [await factories.user(), await factories.user({ roles: ['ADMIN'] })];
    await at(2).notifyUser(hoa.id, { kind: 'role-granted', note: 'mới' }, db);
    await at(1).notifyUser(hoa.id, { kind: 'role-granted', note: 'cũ' }, db);
    await at(3).notifyAdmins({ kind: 'role-change', note: 'cho quản trị viên', aboutUserId: hoa.id }, db);
    const asShown = { id: expect.any(Number), kind: 'role-granted', place: null, wordId: null, read: false };
    expect(await bellOf(hoa)).toEqual([
      { ...asShown, note: 'mới', createdAt: minutesLater(2).toISOString() },
      { ...asShown, note: 'cũ', createdAt: minutesLater(1).toISOString() },
    ]);
    expect(await bellOf(lan)).toEqual([]);
  });

  test('includes the place of the sentence, while it exists', async () => {
    const hoa = await factories.user();
    const { id: topicId, curriculum, lesson, sentence } = await factories.topic();
    await factories.topic();
    await at(0).notifyUser(hoa.id, { kind: 'answer-accepted', note: 'a', aboutSentenceId: sentence.id }, db);
    const place = { topicId, curriculumId: curriculum.id, lessonId: lesson.id, sentenceId: sentence.id };
    expect(await bellOf(hoa)).toMatchObject([{ place }]);
    await db.delete(sentences);
    expect(await bellOf(hoa)).toMatchObject([{ note: 'a', place: null }]);
  });

  test('read ones are deleted after ninety days, unread ones are kept', async () => {
    const hoa = await factories.user();
    const daysLater = (days: number) => at(days * 24 * 60);
    await at(0).notifyUser(hoa.id, { kind: 'role-granted', note: 'cũ' }, db);
    await daysLater(1).notifyUser(hoa.id, { kind: 'role-granted', note: 'mới hơn' }, db);
    await daysLater(1).markOwnRead(hoa.id);
    await at(0).notifyUser(hoa.id, { kind: 'role-granted', note: 'chưa đọc' }, db);
    await at(0).notifyAdmins({ kind: 'feedback', note: 'cho quản trị viên' }, db);
    await daysLater(89).cleanUp();
    expect(await db.$count(notes)).toBe(4);
    await daysLater(90).cleanUp();
    expect(notesIn(await bellOf(hoa))).toEqual(['mới hơn', 'chưa đọc']);
    expect(await db.$count(notes)).toBe(3);
  });

  test('lists the newest fifty', async () => {
    const hoa = await factories.user();
    await db.insert(notes).values(
      Array.from({ length: OWN_NOTIFICATIONS_SHOWN + 1 }, (_, minute) => ({
        userId: hoa.id,
        kind: 'role-granted' as const,
        note: String(minute),
        createdAt: minutesLater(minute),
      })),
    );
    const shown = notesIn(await bellOf(hoa));
    expect(shown).toHaveLength(50);
    expect([shown[0], shown.at(-1)]).toEqual(['50', '1']);
  });

  test('PUT …/read marks all of one’s own, and returns the list', async () => {
    const [hoa, lan] = [await factories.user(), await factories.user()];
    for (const user of [hoa, hoa, lan])
      await at(0).notifyUser(user.id, { kind: 'role-granted', note: 'chúc mừng' }, db);
    await at(0).notifyAdmins({ kind: 'feedback', note: 'cho quản trị viên' }, db);
    const reply = await call('PUT', '/api/me/notifications/read', { token: hoa.token });
    expect(reply).toMatchObject({ status: 200, body: [{ read: true }, { read: true }] });
    expect(await bellOf(hoa)).toEqual(reply.body);

    await at(1).notifyUser(hoa.id, { kind: 'role-granted', note: 'lại có tin' }, db);
    expect((await bellOf(hoa)).map(({ read }) => read)).toEqual([false, true, true]);
    expect(await bellOf(lan)).toMatchObject([{ read: false }]);

    await at(2).markOwnRead(hoa.id);
    const readAt = (await db.select().from(notes)).flatMap((row) => row.readAt ?? []);
    expect(readAt.toSorted((a, b) => Number(a) - Number(b))).toEqual([TEST_NOW, TEST_NOW, minutesLater(2)]);
  });

  test('needs an account', async () => {
    expect((await call('GET', '/api/me/notifications')).status).toBe(401);
    expect((await call('PUT', '/api/me/notifications/read')).status).toBe(401);
  });
});
