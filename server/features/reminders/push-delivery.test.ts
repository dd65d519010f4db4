import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { REMINDER_DAYS_AWAY_MAX } from '#contract/learning-limits.ts';
import { DAY_MS, MINUTE_MS } from '#contract/limits.ts';
import { PUSH_BACK_OFF_MS, PUSH_FAILURES_MAX } from '#contract/server-limits.ts';
import {
  learningEvents,
  reminderDevices,
  reminderPushes,
  reminders,
  sessions,
  users,
} from '#server/db/schema/index.ts';
import { TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import {
  openReminding,
  reminding,
  type RemindedNode,
  TO_EIGHT_IN_THE_EVENING,
} from '#server/testing/reminding.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

const { server, build } = await openReminding();
afterAll(server.close);
const { db } = await openTestDatabase();
let node: RemindedNode;
let lan: TestUser;
let act: ReturnType<typeof reminding>;
beforeEach(async () => {
  await emptyTables(db);
  node = await build();
  lan = await node.factories.user({ email: 'lan@example.com', name: 'Lan' });
  act = reminding(node, server);
  server.take();
  for (const host of ['push.example.com', 'slow.example.com']) server.answerWith(201, host);
});
const passMinutes = (minutes: number) => act.passHours(minutes / 60);
/** The sessions of tests last longer than a day of theirs. */
const keepSessions = () => db.update(sessions).set({ expiresAt: new Date(TEST_NOW.getTime() + 90 * DAY_MS) });

describe('a notification', () => {
  test('arrives with the facts of the mail, until the quiet hours at most', async () => {
    const { device } = await act.addDevice(lan);
    await act.wantReminders(lan);
    const { mails, pushes } = await act.passHours(TO_EIGHT_IN_THE_EVENING);
    expect(pushes).toEqual([
      {
        endpoint: device.endpoint,
        message: {
          kind: 'reminder',
          title: 'Hôm nay bạn ghé học một chút nhé',
          body: 'Bạn có 1 thẻ đang chờ ôn.',
          path: '/review',
        },
        ttl: 2 * 60 * 60,
        topic: 'reminder',
        urgency: 'normal',
        subject: 'https://kakehashi.example',
      },
    ]);
    expect(mails, 'besides the mail').toHaveLength(1);
    expect(await db.select().from(reminderDevices)).toMatchObject([
      { lastSuccessAt: node.now(), failures: 0 },
    ]);
    expect(await db.$count(reminderPushes)).toBe(0);
  });

  test('opens /today when only a streak would end', async () => {
    await act.addDevice(lan);
    const events = [1, 2].map((days) => ({
      id: crypto.randomUUID(),
      kind: 'kana-read',
      subject: 'kana:あ',
      result: 'wrong',
      at: new Date(TEST_NOW.getTime() - days * DAY_MS).toISOString(),
    }));
    await node.call('POST', '/api/me/learning-events', { body: { events }, token: lan.token });
    const body = { isOn: true, hour: 20, timeZone: 'Asia/Ho_Chi_Minh', quietDays: [] };
    await node.call('PUT', '/api/me/reminder', { body, token: lan.token });
    const { pushes } = await act.passHours(TO_EIGHT_IN_THE_EVENING);
    expect(pushes).toMatchObject([
      { message: { body: 'Học hôm nay để nối dài chuỗi 2 ngày học của bạn.', path: '/today' } },
    ]);
  });

  test('takes the place of the mail if the learner wants that, on each device, once a day', async () => {
    const other = await act.otherSession(lan);
    await act.addDevice(lan);
    await act.addDevice(other);
    await act.wantReminders(lan, { byMail: false, hour: 10 });
    expect(await act.passHours(1)).toMatchObject({ mails: [], pushes: [{}, {}] });
    await act.wantReminders(lan, { byMail: false, hour: 12 });
    expect(await act.passHours(2)).toEqual({ mails: [], pushes: [] });
  });

  test('is not sent twice by two nodes at once', async () => {
    await act.addDevice(lan);
    await act.wantReminders(lan, { byMail: false });
    const other = await build();
    other.passTime(node.now().getTime() - other.now().getTime());
    const both = [act, reminding(other, server)];
    const replies = await Promise.all(both.map(({ passHours }) => passHours(TO_EIGHT_IN_THE_EVENING)));
    expect(replies.flatMap(({ pushes }) => pushes)).toHaveLength(1);
  });

  test('names the e-mail of the site for complaints, if there is one', async () => {
    const admin = await node.factories.user({ roles: ['ADMIN'] });
    const value = { name: 'Kakehashi', email: 'hoi@kakehashi.example', phone: null, address: null };
    const body = { revision: 0, value };
    await node.call('PUT', '/api/site/settings/identity', { body, token: admin.token });
    await act.addDevice(lan);
    await act.wantReminders(lan);
    const { pushes } = await act.passHours(TO_EIGHT_IN_THE_EVENING);
    expect(pushes.map(({ subject }) => subject)).toEqual(['mailto:hoi@kakehashi.example']);
  });
});

describe('after the browser has renewed its subscription', () => {
  test.each([
    { isGone: false, why: 'before the old one was used in vain' },
    { isGone: true, why: 'after the server had forgotten the old one' },
  ])('notifications go to the new one only: told $why', async ({ isGone }) => {
    const { device: old } = await act.addDevice(lan);
    await keepSessions();
    await act.wantReminders(lan, { byMail: false });
    server.unsubscribe(old.endpoint);
    if (isGone) await act.passHours(TO_EIGHT_IN_THE_EVENING);
    expect(await db.$count(reminderDevices)).toBe(isGone ? 0 : 1);
    const { device, reply } = await act.addDevice(lan);
    expect(reply).toMatchObject({ status: 200, body: { isOn: true, others: 0 } });
    const { mails, pushes } = await act.passHours(isGone ? 24 : TO_EIGHT_IN_THE_EVENING);
    expect(pushes.map(({ endpoint }) => endpoint)).toEqual([device.endpoint]);
    expect(mails).toEqual([]);
  });
});

describe('by mail after all', () => {
  test('when the browser has ended its subscription: the next day', async () => {
    const { device } = await act.addDevice(lan);
    await keepSessions();
    await act.wantReminders(lan, { byMail: false });
    server.unsubscribe(device.endpoint);
    expect(await act.passHours(TO_EIGHT_IN_THE_EVENING)).toEqual({ mails: [], pushes: [] });
    expect(await db.$count(reminderDevices), 'gone').toBe(0);
    expect((await act.passHours(24)).mails).toHaveLength(1);
  });

  test('when the session of the device has expired', async () => {
    await act.addDevice(lan);
    await act.wantReminders(lan, { byMail: false });
    await db.update(sessions).set({ expiresAt: node.now() });
    const { mails, pushes } = await act.passHours(TO_EIGHT_IN_THE_EVENING);
    expect(pushes).toEqual([]);
    expect(mails).toHaveLength(1);
  });
});

describe('a push service that is busy', () => {
  test.each([
    { mode: 503, why: 'out of order' },
    { mode: 429, why: 'too many at once' },
    { mode: 'silent', why: 'no answer' },
  ] as const)('is tried again later: $why', async ({ mode }) => {
    await act.addDevice(lan);
    await act.wantReminders(lan, { byMail: false });
    server.answerWith(mode);
    expect((await act.passHours(TO_EIGHT_IN_THE_EVENING)).pushes).toEqual([]);
    server.answerWith(201);
    expect((await passMinutes(0.5)).pushes, 'not at once').toEqual([]);
    expect((await passMinutes(0.5)).pushes).toHaveLength(1);
    expect((await passMinutes(30)).pushes).toEqual([]);
  });

  test('is left alone for as long as it asks, an hour at most', async () => {
    await act.addDevice(lan);
    await act.wantReminders(lan, { byMail: false, hour: 10 });
    server.answerWith({ status: 429, retryAfter: '1800' });
    await act.passHours(1);
    server.answerWith({ status: 429, retryAfter: '999999999' });
    await passMinutes(29);
    const before = server.asked().length;
    await passMinutes(1);
    expect(server.asked().length - before).toBe(1);
    server.answerWith(201);
    expect((await passMinutes(60)).pushes).toHaveLength(1);
  });

  test('is given up after a few attempts with growing pauses', async () => {
    await act.addDevice(lan);
    await act.wantReminders(lan, { byMail: false, hour: 10 });
    server.answerWith(500);
    const before = server.asked().length;
    await act.passHours(1);
    for (const pause of PUSH_BACK_OFF_MS) await passMinutes(pause / MINUTE_MS);
    await passMinutes(600);
    expect(server.asked().length - before).toBe(1 + PUSH_BACK_OFF_MS.length);
    expect(await db.$count(reminderPushes)).toBe(0);
    expect(await db.select().from(reminderDevices)).toMatchObject([{ failures: 1 }]);
  });

  test('holds up no other one', async () => {
    const others = await Promise.all(Array.from({ length: 7 }, () => act.otherSession(lan)));
    for (const other of others) await act.addDevice(other, 'slow.example.com');
    const { device } = await act.addDevice(lan);
    await act.wantReminders(lan, { byMail: false });
    server.answerWith('silent', 'slow.example.com');
    const before = server.asked().length;
    const { pushes } = await act.passHours(TO_EIGHT_IN_THE_EVENING);
    expect(pushes.map(({ endpoint }) => endpoint)).toEqual([device.endpoint]);
    const asked = server.asked().slice(before);
    expect(
      asked.filter((endpoint) => endpoint.includes('slow')).length,
      'after the first ones were not answered, the rest waits',
    ).toBeLessThan(others.length);
    server.answerWith(201, 'slow.example.com');
    expect((await passMinutes(1)).pushes).toHaveLength(others.length);
  });

  test('is not asked again in the quiet hours', async () => {
    await act.addDevice(lan);
    await act.wantReminders(lan, { byMail: false, hour: 21 });
    server.answerWith(503);
    await act.passHours(12);
    server.answerWith(201);
    expect((await act.passHours(1)).pushes).toEqual([]);
    expect(await db.$count(reminderPushes)).toBe(0);
  });
});

test('nothing is sent any more when the learner has learnt meanwhile', async () => {
  await act.addDevice(lan);
  await act.wantReminders(lan, { byMail: false });
  server.answerWith(503);
  await act.passHours(TO_EIGHT_IN_THE_EVENING);
  server.answerWith(201);
  const at = node.now().toISOString();
  const event = { id: crypto.randomUUID(), kind: 'kana-read', subject: 'kana:あ', result: 'right', at };
  await node.call('POST', '/api/me/learning-events', { body: { events: [event] }, token: lan.token });
  expect((await passMinutes(1)).pushes).toEqual([]);
  expect(await db.$count(reminderPushes)).toBe(0);
});

test('the last one says so', async () => {
  await act.addDevice(lan);
  await act.wantReminders(lan, { byMail: false });
  const longAgo = new Date(TEST_NOW.getTime() - (REMINDER_DAYS_AWAY_MAX + 6) * DAY_MS);
  await db.update(learningEvents).set({ at: longAgo });
  await db.update(reminders).set({ lastSeenAt: longAgo });
  await db.update(sessions).set({ lastSeenAt: longAgo });
  const { pushes } = await act.passHours(TO_EIGHT_IN_THE_EVENING);
  expect(pushes).toMatchObject([{ message: { body: expect.stringContaining('Đây là lời nhắc cuối') } }]);
});

describe('a device that never gets anything', () => {
  test('is forgotten after some days', async () => {
    await act.addDevice(lan);
    await keepSessions();
    await act.wantReminders(lan, { byMail: false });
    server.answerWith(403);
    for (let day = 0; day < PUSH_FAILURES_MAX; day += 1) {
      expect(await db.$count(reminderDevices)).toBe(1);
      await act.passHours(day === 0 ? TO_EIGHT_IN_THE_EVENING : 24);
    }
    expect(await db.$count(reminderDevices)).toBe(0);
  });
});

describe('nothing is sent', () => {
  test.each([
    { why: 'reminders are off', change: () => db.update(reminders).set({ state: 'off' }) },
    {
      why: 'the account is blocked',
      change: () => db.update(users).set({ blockedAt: TEST_NOW, blockedReason: 'Vi phạm' }),
    },
    {
      why: 'the account is about to be deleted',
      change: () => db.update(users).set({ deletionDueAt: TEST_NOW }).where(eq(users.id, lan.id)),
    },
  ])('when $why', async ({ change }) => {
    await act.addDevice(lan);
    await act.wantReminders(lan);
    await change();
    expect(await act.passHours(TO_EIGHT_IN_THE_EVENING)).toEqual({ mails: [], pushes: [] });
  });

  test('when reminders are turned off while it waits', async () => {
    await act.addDevice(lan);
    await act.wantReminders(lan, { byMail: false });
    server.answerWith(503);
    await act.passHours(TO_EIGHT_IN_THE_EVENING);
    server.answerWith(201);
    await db.update(reminders).set({ state: 'off' });
    expect((await passMinutes(1)).pushes).toEqual([]);
    expect(await db.$count(reminderPushes)).toBe(0);
  });
});
