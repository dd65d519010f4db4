import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { REMINDER_DAYS_AWAY_MAX } from '#contract/learning-limits.ts';
import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import { mailTexts } from '#contract/texts/mail.ts';
import { reminderTexts } from '#contract/texts/reminders.ts';
import type { LearningEvent } from '#core/learning/learning-event.ts';
import {
  learningEvents,
  mailOutbox,
  memoryCards,
  reminders,
  sessions,
  users,
} from '#server/db/schema/index.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

/** Thursday, 09:00 in Hanoi. Every test begins with an app whose clock shows this. */
const build = () => buildTestApp({ env: { RATE_LIMITS: 'off' } });
let node: Awaited<ReturnType<typeof build>>;
let lan: TestUser;
beforeEach(async () => {
  node = await build();
  await emptyTables(node.db);
  lan = await node.factories.user({ email: 'lan@example.com', name: 'Lan' });
});

const WANTED = { isOn: true, hour: 20, timeZone: 'Asia/Ho_Chi_Minh', quietDays: [] };
const change = (wanted: object = {}) =>
  node.call('PUT', '/api/me/reminder', { body: { ...WANTED, ...wanted }, token: lan.token });
const show = async () => (await node.call('GET', '/api/me/reminder', { token: lan.token })).body;
const stop = (token: string) => node.call('POST', `/api/reminders/stop?token=${token}`);

async function learn(event: Pick<LearningEvent, 'kind' | 'subject' | 'result'>, at: Date): Promise<void> {
  const events = [{ ...event, id: crypto.randomUUID(), at: at.toISOString() }];
  const reply = await node.call('POST', '/api/me/learning-events', { body: { events }, token: lan.token });
  expect(reply.status).toBe(200);
}
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS);
const review = (at: Date) => learn({ kind: 'review', subject: 'word:1-read', result: 'again' }, at);
const answer = (at: Date) => learn({ kind: 'kana-read', subject: 'kana:あ', result: 'wrong' }, at);

/** Lets the time pass, as the background job and the mail worker see it. */
async function passHours(hours: number) {
  node.passTime(hours * HOUR_MS);
  await node.app.background.orderReminders();
  return node.deliverMail();
}
const TO_EIGHT_IN_THE_EVENING = 11;

describe('the settings', () => {
  test('are off until the learner turns them on', async () => {
    expect(await show()).toEqual({
      isOn: false,
      byMail: true,
      hour: 20,
      quietDays: [],
      endedByAbsence: false,
    });
    expect(await node.db.$count(reminders)).toBe(0);
    const wanted = { hour: 7, quietDays: [6, 5, 6], byMail: false };
    expect(await change(wanted)).toMatchObject({ status: 200, body: { isOn: true } });
    expect(await show()).toEqual({
      isOn: true,
      byMail: false,
      hour: 7,
      quietDays: [5, 6],
      endedByAbsence: false,
    });
  });

  test.each([
    { wanted: { hour: 6 }, why: 'quiet hours end at 07:00' },
    { wanted: { hour: 22 }, why: 'quiet hours begin at 22:00' },
    { wanted: { hour: 7.5 }, why: 'half an hour' },
    { wanted: { timeZone: 'Asia/Atlantis' }, why: 'no such time zone' },
    { wanted: { timeZone: '+07:00' }, why: 'an offset is no time zone' },
    { wanted: { quietDays: [7] }, why: 'no such day' },
    { wanted: { quietDays: [0, 1, 2, 3, 4, 5, 6] }, why: 'all days' },
  ])('are refused: $why', async ({ wanted }) => {
    expect((await change(wanted)).status).toBe(400);
    expect(await node.db.$count(reminders)).toBe(0);
  });
});

describe('a mail is sent', () => {
  test('when cards are due, in both forms, with a link to learn and one to stop', async () => {
    await review(daysAgo(3));
    await change();
    const [mail, ...others] = await passHours(TO_EIGHT_IN_THE_EVENING);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'lan@example.com', subject: mailTexts.reminder.subject });
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Chào Lan,');
      expect(part).toContain('Bạn có 1 thẻ đang chờ ôn.');
      expect(part).toContain('https://kakehashi.example/today');
      expect(part).toContain('https://kakehashi.example/stop-reminders?token=');
    }
    expect(mail?.unsubscribeUrl).toMatch(
      /^https:\/\/kakehashi\.example\/api\/reminders\/stop\?token=[\w-]{32}$/,
    );
  });

  test('when a streak would end', async () => {
    await answer(daysAgo(1));
    await answer(daysAgo(2));
    await change();
    const [mail] = await passHours(TO_EIGHT_IN_THE_EVENING);
    expect(mail?.text).toContain('chuỗi 2 ngày học');
    expect(mail?.text).not.toContain('thẻ');
  });

  test.each([
    { timeZone: 'Asia/Tokyo', hours: 9, why: 'two hours earlier in Tokyo' },
    { timeZone: 'Europe/Berlin', hours: 17, why: 'six hours later in Berlin' },
  ])('at the hour of the learner: $why', async ({ timeZone, hours }) => {
    await review(daysAgo(3));
    await change({ timeZone });
    expect(await passHours(hours - 0.1)).toEqual([]);
    expect(await passHours(0.1)).toHaveLength(1);
  });
});

describe('no mail is sent', () => {
  const change0 = async () => undefined;
  test.each([
    { why: 'the learner never asked', ask: null, change: change0 },
    { why: 'it was turned off', ask: { isOn: false }, change: change0 },
    { why: 'Thursday is quiet', ask: { quietDays: [3] }, change: change0 },
    {
      why: 'the learner has learnt today',
      ask: {},
      change: () => answer(new Date(TEST_NOW.getTime() - HOUR_MS)),
    },
    {
      why: 'nothing is due',
      ask: {},
      change: async () => {
        for (const table of [learningEvents, memoryCards]) await node.db.delete(table);
      },
    },
    {
      why: 'the e-mail is not confirmed',
      ask: {},
      change: () => node.db.update(users).set({ verifiedAt: null }).where(eq(users.id, lan.id)),
    },
    {
      why: 'the account is about to be deleted',
      ask: {},
      change: () =>
        node.db
          .update(users)
          .set({ deletionDueAt: daysAgo(-7) })
          .where(eq(users.id, lan.id)),
    },
    {
      why: 'the account is blocked',
      ask: {},
      change: () =>
        node.db
          .update(users)
          .set({ blockedAt: daysAgo(0), blockedReason: 'Vi phạm' })
          .where(eq(users.id, lan.id)),
    },
  ])('when $why', async ({ ask, change: changed }) => {
    await review(daysAgo(3));
    if (ask) await change(ask);
    await changed();
    expect(await passHours(TO_EIGHT_IN_THE_EVENING)).toEqual([]);
    expect(await node.db.$count(mailOutbox)).toBe(0);
  });

  test('in quiet hours, however late the job runs', async () => {
    await review(daysAgo(3));
    await change({ hour: 21 });
    expect(await passHours(13)).toEqual([]);
    expect(await node.db.$count(mailOutbox)).toBe(0);
    expect(await passHours(23), 'the next evening').toHaveLength(1);
  });

  test('when it was ordered but has waited until another day', async () => {
    await review(daysAgo(3));
    await change();
    node.passTime(TO_EIGHT_IN_THE_EVENING * HOUR_MS);
    await node.app.background.orderReminders();
    node.passTime(12 * HOUR_MS);
    expect(await node.deliverMail()).toEqual([]);
  });

  test('twice a day, even when the learner chooses a later hour', async () => {
    await review(daysAgo(3));
    await change({ hour: 10 });
    expect(await passHours(1)).toHaveLength(1);
    await change({ hour: 12 });
    expect(await passHours(2)).toEqual([]);
    expect(await passHours(24)).toHaveLength(1);
  });

  test('twice by two nodes at once', async () => {
    await review(daysAgo(3));
    await change();
    const nodes = [node, await build()];
    for (const { passTime } of nodes) passTime(TO_EIGHT_IN_THE_EVENING * HOUR_MS);
    await Promise.all(nodes.map(({ app }) => app.background.orderReminders()));
    const mails = await Promise.all(nodes.map(({ deliverMail }) => deliverMail()));
    expect(mails.flat()).toHaveLength(1);
  });
});

describe('a learner who stays away', () => {
  test('gets the last mail after 14 days, which says so', async () => {
    await review(daysAgo(3));
    await change();
    await node.db.delete(sessions);
    const bodies = [];
    for (let day = 0; day <= REMINDER_DAYS_AWAY_MAX + 3; day += 1) {
      const [mail] = await passHours(day === 0 ? TO_EIGHT_IN_THE_EVENING : 24);
      bodies.push(mail?.text);
    }
    const isLast = (text?: string) => text?.includes('thư nhắc cuối cùng') ?? false;
    expect(bodies.filter((text) => text !== undefined)).toHaveLength(REMINDER_DAYS_AWAY_MAX + 1);
    expect(bodies.map(isLast).indexOf(true)).toBe(REMINDER_DAYS_AWAY_MAX);
    expect(await node.db.select({ state: reminders.state }).from(reminders)).toEqual([{ state: 'ended' }]);
    lan = { ...lan, token: await node.factories.freshToken(lan) };
    expect(await show()).toMatchObject({ isOn: false, endedByAbsence: true });
    expect((await change()).body).toMatchObject({ isOn: true, endedByAbsence: false });
  });

  test('is back with a visit: the days are counted anew', async () => {
    await review(daysAgo(3));
    await change();
    await passHours(24 * (REMINDER_DAYS_AWAY_MAX - 1));
    await node.db.update(sessions).set({ lastSeenAt: node.now() });
    const [mail] = await passHours(24);
    await node.db.delete(sessions);
    const [next] = await passHours(24);
    for (const { text } of [mail, next].filter((sent) => sent !== undefined))
      expect(text).not.toContain('thư nhắc cuối cùng');
    expect(next).toBeDefined();
  });
});

describe('the link in the mail', () => {
  test('stops the reminders without a login, as often as it is opened', async () => {
    await review(daysAgo(3));
    await change();
    const [mail] = await passHours(TO_EIGHT_IN_THE_EVENING);
    const token = new URL(mail?.unsubscribeUrl ?? '').searchParams.get('token') ?? '';
    for (const _ of [1, 2])
      expect(await stop(token)).toMatchObject({ status: 200, body: { message: reminderTexts.turnedOff } });
    expect(await passHours(24)).toEqual([]);
    await change();
    expect(await passHours(24), 'turned on again').toHaveLength(1);
    expect((await stop(token)).status, 'the link of the old mail').toBe(200);
  });

  test('works as mail programs call it: a form without an origin, a session or a cookie', async () => {
    await change();
    const [row] = await node.db.select().from(reminders);
    const reply = await node.call('POST', `/api/reminders/stop?token=${row?.token}`, {
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(reply.status).toBe(200);
    expect(await show()).toMatchObject({ isOn: false, endedByAbsence: false });
  });

  describe('changes nothing', () => {
    let token: string;
    beforeEach(async () => {
      await change();
      const [row] = await node.db.select().from(reminders);
      token = row?.token ?? '';
    });
    const address = (given: string) => `/api/reminders/stop?token=${given}`;

    test.each<{
      method: 'GET' | 'HEAD' | 'POST';
      sent: (own: string) => string;
      why: string;
      origin?: string;
    }>([
      { method: 'GET', sent: address, why: 'a program that follows the links of a mail' },
      { method: 'HEAD', sent: address, why: 'a program that looks whether a link exists' },
      {
        method: 'GET',
        sent: (own) => `/stop-reminders?token=${own}`,
        why: 'a program that opens the page of the link',
      },
      { method: 'POST', sent: address, origin: 'https://evil.example', why: 'a page of another site' },
      { method: 'POST', sent: (own) => address(own.slice(0, -1)), why: 'the beginning of a token' },
      { method: 'POST', sent: (own) => address(own.toUpperCase()), why: 'the token in capitals' },
      { method: 'POST', sent: () => address('%25'), why: 'a wildcard' },
      { method: 'POST', sent: () => address(''), why: 'no token' },
      { method: 'POST', sent: () => address('a'.repeat(32)), why: 'a guess' },
    ])('$why', async ({ method, sent, origin }) => {
      const headers = origin === undefined ? undefined : { Origin: origin };
      const { status } = await node.call(method, sent(token), { headers });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(await show()).toMatchObject({ isOn: true });
    });

    test('the token of another learner, or used as a login', async () => {
      const other = await node.factories.user();
      await node.call('PUT', '/api/me/reminder', { body: WANTED, token: other.token });
      const rows = await node.db.select().from(reminders);
      const foreign = rows.find(({ userId }) => userId === other.id)?.token ?? '';
      expect((await stop(foreign)).status).toBe(200);
      expect(await show()).toMatchObject({ isOn: true });
      expect((await node.call('GET', '/api/me', { token })).status).toBe(401);
    });
  });

  test('with another token changes nothing', async () => {
    await change();
    expect(await stop('someone-else')).toMatchObject({
      status: 404,
      body: { message: reminderTexts.linkUnknown },
    });
    expect(await show()).toMatchObject({ isOn: true });
  });
});
