import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { SLICE_MS } from '#contract/server-limits.ts';
import { items } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';

const WORDS = 20;
const { app, db, call } = await buildTestApp();

beforeAll(async () => {
  await emptyTables(db);
  const numbers = Array.from({ length: WORDS }, (_, number) => `${number}`);
  await db
    .insert(items)
    .values(numbers.map((number) => ({ kanji: `水${number}`, hiragana: 'みず', mean: `nước ${number}` })));
});

afterEach(() => void vi.restoreAllMocks());

test('reading the dictionary yields to other work at every word', async () => {
  // Each reading of the clock ends the slice, however fast this machine is.
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += SLICE_MS + 1));
  let turns = 0;
  let isMade = false;
  const takeTurn = () => {
    turns += 1;
    if (!isMade) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  await app.refreshSearch();
  isMade = true;
  // Its reading, its Japanese, its meanings and its Hán Việt.
  expect(turns).toBeGreaterThanOrEqual(4 * WORDS);
});

test('the old edition answers until the new one is complete', async () => {
  await app.refreshSearch();
  await db.insert(items).values({ kanji: '火', hiragana: 'ひ', mean: 'lửa' });
  let isMade = false;
  let refreshed: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    // The new edition cannot be read before the lock ends.
    await tx.execute(sql`lock table ${items} in access exclusive mode`);
    refreshed = app.refreshSearch().then(() => (isMade = true));
    expect((await call('GET', '/api/items/search?kanji=水1')).status).toBe(200);
    expect(isMade).toBe(false);
  });
  await refreshed;
  expect((await call('GET', '/api/items/search?kanji=火')).status).toBe(200);
});
