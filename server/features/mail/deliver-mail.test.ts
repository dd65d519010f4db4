import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAIL_BATCH, MAIL_LEASE_MS, MAIL_RETRIES_MAX } from '#contract/server-limits.ts';
import { mailOutbox } from '#server/db/schema/index.ts';
import { TEST_NOW } from '#server/testing/build-test-app.ts';
import {
  beginMailTest,
  CODE,
  composeLetter,
  db,
  endMailTest,
  eventually,
  HOUR,
  mailerTo,
  MINUTE,
  openInbox,
  outbox,
  SECOND,
  setUp,
  TOKEN,
} from '#server/testing/fakes/mail-workers.ts';
import { recordMails } from '#server/testing/fakes/recorded-mails.ts';
import { openSmtpInbox } from '#server/testing/fakes/smtp-inbox.ts';
import type { Composer } from './mail.service.ts';

beforeEach(beginMailTest);
afterEach(endMailTest);

describe('delivering', () => {
  test('due mails are sent, counted and removed, in as many batches as needed', async () => {
    const inbox = await openInbox();
    const { worker, order, log } = setUp(mailerTo(inbox.url));
    const people = Array.from({ length: 2 * MAIL_BATCH + 1 }, (_, index) => `${index}@example.com`);
    for (const person of people) await order(person);
    expect(await worker.deliverDue()).toBe(people.length);
    expect(
      inbox
        .mails()
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(people.toSorted());
    expect(await outbox()).toEqual([]);
    expect(await worker.deliverDue()).toBe(0);
    expect(log()).toBe('');
  });

  test('two concurrent nodes send each mail once', async () => {
    const inbox = await openInbox();
    const nodes = [setUp(mailerTo(inbox.url)), setUp(mailerTo(inbox.url))];
    for (let index = 0; index < 4 * MAIL_BATCH; index += 1) await nodes[0]?.order(`${index}@example.com`);
    await Promise.all(nodes.map(({ worker }) => worker.deliverDue()));
    const recipients = inbox.mails().map(({ to }) => to);
    expect(recipients).toHaveLength(4 * MAIL_BATCH);
    expect(new Set(recipients).size).toBe(4 * MAIL_BATCH);
  });

  test('the composer gets recipient and details as they were ordered', async () => {
    const compose = vi.fn<Composer>(async () => null);
    const { worker, order } = setUp(recordMails().mailer, compose);
    await order('hoa@example.com', { details: { date: '12/3/2026' } });
    await worker.deliverDue();
    expect(compose.mock.calls).toEqual([
      [{ to: 'hoa@example.com', details: { date: '12/3/2026' }, failedBefore: false }],
    ]);
  });

  test('a mail that is no longer needed is dropped without a log entry', async () => {
    const mails = recordMails();
    const { worker, order, log } = setUp(mails.mailer, async () => null);
    await order();
    expect(await worker.deliverDue()).toBe(0);
    expect(mails.take()).toEqual([]);
    expect(await outbox()).toEqual([]);
    expect(log()).toBe('');
  });

  test('a mail with an earliest time waits for it, which is not a failure', async () => {
    const mails = recordMails();
    const notBefore = new Date(TEST_NOW.getTime() + MINUTE);
    const compose: Composer = async (mail) => (now() < notBefore ? { notBefore } : composeLetter(mail));
    const { worker, order, passTime, now, log } = setUp(mails.mailer, compose);
    await order();
    await worker.deliverDue();
    expect(await outbox()).toMatchObject([{ attempts: 0, nextAttemptAt: notBefore, lastError: null }]);
    passTime(MINUTE - 1);
    expect(await worker.deliverDue()).toBe(0);
    passTime(1);
    expect(await worker.deliverDue()).toBe(1);
    expect(mails.take()).toHaveLength(1);
    expect(log()).toBe('');
  });

  test('a composer that returns a past time does not cause an endless loop', async () => {
    const { worker, order } = setUp(recordMails().mailer, async () => ({ notBefore: new Date(0) }));
    await order();
    expect(await worker.deliverDue()).toBe(0);
    expect(await outbox()).toMatchObject([{ attempts: 0 }]);
  });

  test('a mail of a kind that only newer nodes know is left to them, uncounted, and does not block the others', async () => {
    const mails = recordMails();
    const { worker, order, log } = setUp(mails.mailer);
    const unknown = { recipient: 'hoa@example.com', nextAttemptAt: TEST_NOW };
    await db.insert(mailOutbox).values([
      { ...unknown, kind: 'from-the-future' },
      { ...unknown, kind: 'constructor' },
    ]);
    await order();
    expect(await worker.deliverDue()).toBe(1);
    expect(await outbox()).toMatchObject([
      { kind: 'from-the-future', attempts: 0 },
      { kind: 'constructor', attempts: 0 },
    ]);
    expect(log()).toBe('');
  });

  test('a mail claimed by a crashed node is sent by another after the lease', async () => {
    const crashed = setUp({ send: () => new Promise(() => {}), close: () => {} });
    const mails = recordMails();
    const healthy = setUp(mails.mailer);
    await crashed.order();
    void crashed.worker.deliverDue();
    await eventually(async () => expect(await outbox()).toMatchObject([{ attempts: 1 }]));
    expect(await healthy.worker.deliverDue()).toBe(0);
    healthy.passTime(MAIL_LEASE_MS);
    expect(await healthy.worker.deliverDue()).toBe(1);
  });
});

describe('when a mail does not get through', () => {
  test('retries use ever longer pauses while the server is down; once it is back, the mail is sent', async () => {
    const { port, url, close } = await openSmtpInbox();
    await close();
    const { worker, order, passTime, now, log } = setUp(mailerTo(url));
    await order();
    const pauses = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, HOUR];
    for (const [index, pause] of pauses.entries()) {
      expect(await worker.deliverDue()).toBe(0);
      const tried = { attempts: index + 1, nextAttemptAt: new Date(now().getTime() + pause) };
      expect(await outbox()).toMatchObject([tried]);
      passTime(pause - 1);
      await worker.deliverDue();
      expect(await outbox()).toMatchObject([tried]);
      passTime(1);
    }
    expect(log().match(/mail not sent/g)).toHaveLength(pauses.length);
    expect(log()).toContain('ECONNREFUSED');

    const inbox = await openInbox({ port });
    expect(await worker.deliverDue()).toBe(1);
    expect(inbox.mails()).toHaveLength(1);
    expect(await outbox()).toEqual([]);
  });

  test('a temporary refusal is retried, and the composer is told', async () => {
    const inbox = await openInbox();
    const compose = vi.fn<Composer>(composeLetter);
    const { worker, order, passTime, log } = setUp(mailerTo(inbox.url), compose);
    inbox.setMode('refuse-temporarily');
    await order();
    expect(await worker.deliverDue()).toBe(0);
    expect(await outbox()).toMatchObject([{ attempts: 1, lastError: expect.stringContaining('451') }]);
    expect(JSON.parse(log())).toMatchObject({
      kind: 'otp',
      attempts: 1,
      reason: expect.stringContaining('451'),
    });
    inbox.setMode('ok');
    passTime(5 * SECOND);
    expect(await worker.deliverDue()).toBe(1);
    expect(inbox.mails()).toHaveLength(1);
    expect(compose.mock.calls.map(([{ failedBefore }]) => failedBefore)).toEqual([false, true]);
  });

  test('a permanently refused recipient is dropped and logged; the others get their mail', async () => {
    const inbox = await openInbox({ refuse: (recipient) => recipient.startsWith('gone') });
    const { worker, order, log } = setUp(mailerTo(inbox.url));
    await order('gone@example.com');
    await order('hoa@example.com');
    expect(await worker.deliverDue()).toBe(1);
    expect(inbox.mails()).toMatchObject([{ to: 'hoa@example.com' }]);
    expect(await outbox()).toEqual([]);
    expect(JSON.parse(log())).toMatchObject({ level: 50, kind: 'otp', attempts: 1, msg: 'mail given up' });
  });

  test.each([
    { attempts: MAIL_RETRIES_MAX - 1, remaining: 1, why: 'the last retry is still to come' },
    { attempts: MAIL_RETRIES_MAX, remaining: 0, why: 'the last retry failed' },
  ])(
    'after $attempts failures and another one the mail is kept or given up: $why',
    async ({ attempts, remaining }) => {
      const inbox = await openInbox();
      inbox.setMode('refuse-temporarily');
      const { worker, log } = setUp(mailerTo(inbox.url));
      await db
        .insert(mailOutbox)
        .values({ kind: 'otp', recipient: 'hoa@example.com', attempts, nextAttemptAt: TEST_NOW });
      await worker.deliverDue();
      expect(await outbox()).toHaveLength(remaining);
      expect(JSON.parse(log())).toMatchObject({ attempts: attempts + 1, level: remaining ? 40 : 50 });
    },
  );

  test('a failing composer affects only its own mail', async () => {
    const mails = recordMails();
    const { worker, order, log } = setUp(mails.mailer, async () => {
      throw new Error('the composer fell over');
    });
    await order('hoa@example.com');
    await order('an@example.com', { kind: 'password-changed' });
    expect(await worker.deliverDue()).toBe(1);
    expect(mails.take()).toMatchObject([{ to: 'an@example.com' }]);
    expect(await outbox()).toMatchObject([{ attempts: 1, lastError: 'the composer fell over' }]);
    expect(log()).toContain('the composer fell over');
  });

  test('a silent server is given up for now, however many mails wait for it', async () => {
    const inbox = await openInbox();
    inbox.setMode('silent');
    const { worker, order, passTime } = setUp(mailerTo(inbox.url));
    for (let index = 0; index < MAIL_BATCH + 1; index += 1) await order(`${index}@example.com`);
    expect(await worker.deliverDue()).toBe(0);
    expect((await outbox()).map(({ attempts }) => attempts)).toEqual(Array(MAIL_BATCH + 1).fill(1));
    inbox.setMode('ok');
    passTime(5 * SECOND);
    expect(await worker.deliverDue()).toBe(MAIL_BATCH + 1);
  });

  test('hanging mails do not block those behind them', async () => {
    const [silent, inbox] = [await openInbox(), await openInbox()];
    silent.setMode('silent');
    const [toSilent, toInbox] = [mailerTo(silent.url), mailerTo(inbox.url)];
    const { worker, order } = setUp({
      send: (mail) => (mail.to.startsWith('slow') ? toSilent : toInbox).send(mail),
      close: () => {},
    });
    for (let index = 0; index < MAIL_BATCH; index += 1) await order(`slow-${index}@example.com`);
    await order('hoa@example.com');
    expect(await worker.deliverDue()).toBe(1);
    expect(inbox.mails()).toMatchObject([{ to: 'hoa@example.com' }]);
    expect(await outbox()).toHaveLength(MAIL_BATCH);
  });

  test.each(['refuse-temporarily', 'refuse-recipient', 'silent'] as const)(
    'neither address nor code nor link reaches the log: %s',
    async (mode) => {
      const inbox = await openInbox();
      inbox.setMode(mode);
      const { worker, order, log } = setUp(mailerTo(inbox.url));
      await order('nguyen.hoa@truong.example');
      await worker.deliverDue();
      expect(log()).toContain('"kind":"otp"');
      for (const secret of ['nguyen.hoa', 'truong.example', CODE, TOKEN]) expect(log()).not.toContain(secret);
    },
  );
});
