import { beforeEach, expect, test } from 'vitest';
import { mailOutbox } from '#server/db/schema/index.ts';
import { TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { openTestDatabase, testServerUrl } from '#server/testing/test-database.ts';
import { createMailRepository } from './mail.repository.ts';

const { db } = await openTestDatabase();
const mails = createMailRepository(db);
beforeEach(() => emptyTables(db));

const at = (ms: number) => new Date(TEST_NOW.getTime() + ms);
const LEASE_MS = 60_000;

/** Mails that are due at these times, in milliseconds from now, named by their index. */
const waiting = (...dueMs: readonly number[]) =>
  db
    .insert(mailOutbox)
    .values(
      dueMs.map((ms, index) => ({ kind: 'otp', recipient: `${index}@example.com`, nextAttemptAt: at(ms) })),
    );

const claim = async (nowMs: number, count = 10) => {
  const claimed = await mails.claim(at(nowMs), at(nowMs + LEASE_MS), count);
  return claimed.toSorted((a, b) => a.id - b.id);
};

const recipients = (claimed: readonly { recipient: string }[]) => claimed.map(({ recipient }) => recipient);

test('due mails are claimed, oldest first and up to the count; later ones are not', async () => {
  await waiting(0, -3_000, 1, -1_000, -2_000);
  expect(recipients(await claim(0, 2))).toEqual(['1@example.com', '4@example.com']);
  expect(recipients(await claim(0, 10))).toEqual(['0@example.com', '3@example.com']);
  expect(await claim(0, 10)).toEqual([]);
});

test('a claimed mail is not due until its lease ends; then it is retried, and both attempts count', async () => {
  await waiting(0);
  expect(await claim(0)).toMatchObject([{ attempts: 1, nextAttemptAt: at(LEASE_MS) }]);
  expect(await claim(LEASE_MS - 1)).toEqual([]);
  expect(await claim(LEASE_MS)).toMatchObject([{ attempts: 2, nextAttemptAt: at(2 * LEASE_MS) }]);
});

test('concurrent claims never share a mail and leave none', async () => {
  await waiting(...Array.from({ length: 60 }, () => 0));
  const takeAll = async (): Promise<number[]> => {
    const taken: number[] = [];
    // Bounded, so that a claim which returns the same mails again fails the test instead of looping forever.
    while (taken.length <= 60) {
      const batch = await claim(0, 5);
      expect(batch.length).toBeLessThanOrEqual(5);
      if (batch.length === 0) break;
      taken.push(...batch.map(({ id }) => id));
    }
    return taken;
  };
  const ids = (await Promise.all([takeAll(), takeAll(), takeAll()])).flat();
  expect(ids).toHaveLength(60);
  expect(new Set(ids).size).toBe(60);
});

// PGlite has one connection, so no other caller can run while a transaction is open.
test.runIf(testServerUrl)(
  'a mail that another node is claiming right now is skipped, not waited for',
  async () => {
    await waiting(-1_000, 0);
    await db.transaction(async (tx) => {
      const taken = await createMailRepository(tx).claim(at(0), at(LEASE_MS), 1);
      expect(recipients(taken)).toEqual(['0@example.com']);
      expect(recipients(await claim(0))).toEqual(['1@example.com']);
    });
  },
);

test('rescheduling with an error counts the attempt; without one it does not', async () => {
  await waiting(0);
  const [first] = await claim(0);
  await mails.reschedule(first?.id ?? 0, at(5_000), 'refused');
  expect(await db.select().from(mailOutbox)).toMatchObject([
    { attempts: 1, lastError: 'refused', nextAttemptAt: at(5_000) },
  ]);
  const [again] = await claim(5_000);
  await mails.reschedule(again?.id ?? 0, at(9_000), null);
  expect(await db.select().from(mailOutbox)).toMatchObject([
    { attempts: 1, lastError: null, nextAttemptAt: at(9_000) },
  ]);
});

test('only the given mail is removed', async () => {
  await waiting(0, 0);
  const [first] = await claim(0);
  expect(first && (await mails.remove(first))).toBe(true);
  expect(recipients(await db.select().from(mailOutbox))).toEqual(['1@example.com']);
});
