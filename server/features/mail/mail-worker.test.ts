import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAIL_BATCH, MAIL_POLL_MS } from '#contract/server-limits.ts';
import type { Changes } from '#server/db/changes.ts';
import type { Mailer } from '#server/gateways/mailer/mailer.ts';
import {
  beginMailTest,
  changes,
  closeAfterwards,
  db,
  endMailTest,
  eventually,
  mailerTo,
  MINUTE,
  openInbox,
  outbox,
  setUp,
} from '#server/testing/fakes/mail-workers.ts';
import { recordMails } from '#server/testing/fakes/recorded-mails.ts';

beforeEach(beginMailTest);
afterEach(endMailTest);

describe('running in the background', () => {
  /** Announcements that the test triggers. */
  function manualChanges() {
    const listeners = new Set<Parameters<Changes['onChange']>[0]>();
    return {
      listeners,
      announce: (change: 'mail' | 'content') => listeners.forEach((listener) => listener(change)),
      changes: {
        announce: async () => {},
        onChange: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      } satisfies Pick<Changes, 'announce' | 'onChange'>,
    };
  }

  /** A mailer that sends when the test allows it. */
  function heldMailer() {
    const held: (() => void)[] = [];
    const mailer: Mailer = {
      send: () => new Promise((resolve) => held.push(resolve)),
      close: () => {},
    };
    return { mailer, held };
  }

  test('a mail that waited for the start is sent, and a later one too', async () => {
    const inbox = await openInbox();
    const { worker, order } = setUp(mailerTo(inbox.url));
    await order('waited@example.com');
    worker.start(changes);
    await inbox.waitForMail(({ to }) => to === 'waited@example.com');
    await order('later@example.com');
    await inbox.waitForMail(({ to }) => to === 'later@example.com');
    await eventually(async () => expect(await outbox()).toEqual([]));
  });

  test('mails that become due without an announcement are found by polling', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { mailer, take } = recordMails();
    const { worker, order, clock, passTime } = setUp(mailer);
    passTime(MINUTE);
    await order();
    passTime(-MINUTE);
    worker.start(manualChanges().changes);
    await eventually(() => expect(clock).toHaveBeenCalledTimes(1));
    expect(take()).toEqual([]);
    passTime(MINUTE);
    vi.advanceTimersByTime(MAIL_POLL_MS);
    vi.useRealTimers();
    await eventually(() => expect(take()).toHaveLength(1));
  });

  test('runs never overlap; announcements during one cause one more run, and those of content none', async () => {
    const { mailer, held } = heldMailer();
    const { listeners, announce, changes: manual } = manualChanges();
    const { worker, order, clock } = setUp(mailer);
    await order();
    worker.start(manual);
    await eventually(() => expect(held).toHaveLength(1));
    for (let times = 0; times < 3; times += 1) announce('mail');
    expect(clock).toHaveBeenCalledTimes(1);
    held[0]?.();
    // The first batch, the poll that finds nothing more, and one run for all three announcements.
    await eventually(() => expect(clock).toHaveBeenCalledTimes(3));
    announce('content');
    await worker.stop();
    expect(clock).toHaveBeenCalledTimes(3);
    expect(listeners.size).toBe(0);
  });

  test('stopping waits for mails being sent and starts no others', async () => {
    const { mailer, held } = heldMailer();
    const { worker, order } = setUp(mailer);
    for (let index = 0; index < MAIL_BATCH + 1; index += 1) await order(`${index}@example.com`);
    worker.start(manualChanges().changes);
    await eventually(() => expect(held).toHaveLength(MAIL_BATCH));
    const onStopped = vi.fn<() => void>();
    const stopping = worker.stop().then(onStopped);
    for (const release of held.slice(1)) release();
    await eventually(async () => expect(await outbox()).toHaveLength(2));
    expect(onStopped).not.toHaveBeenCalled();
    held[0]?.();
    await stopping;
    expect(held).toHaveLength(MAIL_BATCH);
    expect(await outbox()).toMatchObject([{ attempts: 0 }]);
  });

  test('an unavailable database is logged once per outage, and the mails are sent when it is back', async () => {
    const mails = recordMails();
    const { announce, changes: manual } = manualChanges();
    const { worker, order, clock, log } = setUp(mails.mailer);
    const away = () => db.execute(sql`alter table mail_outbox rename to mail_outbox_away`);
    const back = () => db.execute(sql`alter table if exists mail_outbox_away rename to mail_outbox`);
    closeAfterwards(back);
    /** Wakes the worker and waits until it has polled. */
    const look = async () => {
      const looks = clock.mock.calls.length;
      announce('mail');
      await eventually(() => expect(clock.mock.calls.length).toBeGreaterThan(looks));
    };
    const outages = () => log().match(/out of reach/g)?.length ?? 0;

    await order();
    await away();
    worker.start(manual);
    await eventually(() => expect(outages()).toBe(1));
    await look();
    await look();
    await back();
    await look();
    await eventually(() => expect(mails.take()).toHaveLength(1));
    await eventually(() => expect(log()).toContain('within reach again'));
    expect(outages()).toBe(1);

    await away();
    await look();
    await eventually(() => expect(outages()).toBe(2));
    await worker.stop();
    expect(log()).not.toContain('hoa@example.com');
  });
});
