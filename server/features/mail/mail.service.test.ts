import { beforeEach, describe, expect, test } from 'vitest';
import { mailOutbox } from '#server/db/schema/index.ts';
import { TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { createMailRepository } from './mail.repository.ts';
import { createMailService, type MailOrder } from './mail.service.ts';

const { db, changes } = await openTestDatabase();
const mail = createMailService({ db, changes, clock: () => TEST_NOW });
beforeEach(() => emptyTables(db));

const otp: MailOrder = { kind: 'otp', to: 'hoa@example.com' };

test.each([
  { orders: [otp, otp], mails: 2, why: 'each order is a mail' },
  {
    orders: [
      { ...otp, once: true },
      { ...otp, once: true },
    ],
    mails: 1,
    why: 'once means one mail',
  },
  {
    orders: [
      { ...otp, once: true },
      { ...otp, once: true, to: 'an@example.com' },
    ],
    mails: 2,
    why: 'once for each recipient',
  },
  {
    orders: [
      { ...otp, once: true },
      { ...otp, once: true, kind: 'password-reset' as const },
    ],
    mails: 2,
    why: 'once for each kind',
  },
])('$why', async ({ orders, mails }) => {
  for (const order of orders) await mail.post(order);
  expect(await db.$count(mailOutbox)).toBe(mails);
});

test('concurrent orders are one mail too', async () => {
  await Promise.all(Array.from({ length: 8 }, () => mail.post({ ...otp, once: true })));
  expect(await db.$count(mailOutbox)).toBe(1);
});

test('after the first one was sent, it can be ordered again', async () => {
  await mail.post({ ...otp, once: true });
  const [sent] = await db.select().from(mailOutbox);
  if (sent) await createMailRepository(db).remove(sent);
  await mail.post({ ...otp, once: true });
  expect(await db.select().from(mailOutbox)).toMatchObject([{ attempts: 0, nextAttemptAt: TEST_NOW }]);
});

test('a failed transaction removes its mail', async () => {
  const failing = db.transaction(async (tx) => {
    await mail.post(otp, tx);
    tx.rollback();
  });
  await expect(failing).rejects.toThrow('Rollback');
  expect(await db.$count(mailOutbox)).toBe(0);
});

describe('ordered again', () => {
  const mails = createMailRepository(db);
  const later = (ms: number) => new Date(TEST_NOW.getTime() + ms);
  const claim = async () => (await mails.claim(TEST_NOW, later(60_000), 1))[0];

  test('while it waits after a failure, it becomes due at once', async () => {
    await mail.post({ ...otp, once: true });
    const claimed = await claim();
    await mails.reschedule(claimed?.id ?? 0, later(600_000), 'server away');
    await mail.post({ ...otp, once: true });
    expect(await db.select().from(mailOutbox)).toMatchObject([{ attempts: 1, nextAttemptAt: TEST_NOW }]);
  });

  test('while it is being sent, nobody else claims it, and it is sent once more', async () => {
    await mail.post({ ...otp, once: true });
    const claimed = await claim();
    await mail.post({ ...otp, once: true });
    expect(await claim()).toBeUndefined();
    expect(claimed && (await mails.remove(claimed))).toBe(false);
    expect(await db.$count(mailOutbox)).toBe(1);
  });
});
