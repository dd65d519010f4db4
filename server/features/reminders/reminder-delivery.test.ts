import { afterEach, beforeEach, expect, test } from 'vitest';
import { MAIL_BACK_OFF_MS } from '#contract/server-limits.ts';
import { mailTexts } from '#contract/texts/mail.ts';
import { reminders, users } from '#server/db/schema/index.ts';
import { createMailWorker } from '#server/features/mail/mail-worker.ts';
import { createMailService } from '#server/features/mail/mail.service.ts';
import { TEST_NOW } from '#server/testing/build-test-app.ts';
import {
  beginMailTest,
  changes,
  closeAfterwards,
  composersWith,
  composeLetter,
  db,
  endMailTest,
  mailerTo,
  openInbox,
} from '#server/testing/fakes/mail-workers.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import { createRemindersService } from './reminders.service.ts';

beforeEach(beginMailTest);
afterEach(endMailTest);

/** A reminder that is due, with a real mail server. */
async function setUp() {
  const inbox = await openInbox();
  let now = TEST_NOW;
  const clock = () => now;
  const mail = createMailService({ db, changes, clock });
  const standingOf = async () => ({ due: 12, streak: 0, learntToday: false, lastLearntAt: null });
  const publicUrl = new URL('https://kakehashi.example');
  const service = createRemindersService({ db, mail, standingOf, publicUrl, clock });
  const { log, text } = recordLog();
  const composers = { ...composersWith(composeLetter), ...service.letters };
  const worker = createMailWorker({ db, composers, mailer: mailerTo(inbox.url), clock, log });
  closeAfterwards(worker.stop);
  const [user] = await db
    .insert(users)
    .values({ email: 'lan@example.com', name: 'Lan', verifiedAt: TEST_NOW })
    .returning();
  const reminder = { state: 'on', hour: 9, timeZone: 'Asia/Ho_Chi_Minh', token: 'secret-token' } as const;
  await db
    .insert(reminders)
    .values({ ...reminder, userId: user?.id ?? 0, dueAt: TEST_NOW, lastSeenAt: TEST_NOW });
  await service.orderDue();
  return { inbox, worker, log: text, passTime: (ms: number) => void (now = new Date(now.getTime() + ms)) };
}

test('a reminder arrives with the headers of a one-click stop (RFC 8058)', async () => {
  const { inbox, worker } = await setUp();
  await worker.deliverDue();
  expect(inbox.mails()).toMatchObject([
    {
      to: 'lan@example.com',
      subject: mailTexts.reminder.subject,
      text: expect.stringContaining('Bạn có 12 thẻ đang chờ ôn.'),
      html: expect.stringContaining('https://kakehashi.example/stop-reminders?token=secret-token'),
      headers: {
        'list-unsubscribe': '<https://kakehashi.example/api/reminders/stop?token=secret-token>',
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      },
    },
  ]);
});

test('a reminder that the mail server refuses for now is sent later, once', async () => {
  const { inbox, worker, log, passTime } = await setUp();
  inbox.setMode('refuse-temporarily');
  await worker.deliverDue();
  expect(inbox.mails()).toEqual([]);
  inbox.setMode('ok');
  passTime(MAIL_BACK_OFF_MS[0]);
  await worker.deliverDue();
  await worker.deliverDue();
  expect(inbox.mails()).toHaveLength(1);
  expect(log()).not.toContain('secret-token');
});
