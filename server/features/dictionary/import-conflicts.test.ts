import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { IMPORT_PLANS_MAX } from '#contract/database-limits.ts';
import { itemRefusals } from '#contract/texts/items.ts';
import type { Database } from '#server/db/connect.ts';
import { itemChanges, items } from '#server/db/schema/index.ts';
import { createAuditService } from '#server/features/audit/audit.service.ts';
import { createKanjiService } from '#server/features/kanji/kanji.service.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { openTestKanji } from '#server/testing/data/test-kanji.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { createItemImportService } from './item-import.service.ts';

const { db, changes } = await openTestDatabase();
const kanji = createKanjiService(await openTestKanji());
const caller = { id: 1, email: '', name: '', roles: ['ADMIN'], tokenVersion: 0, sessionId: '' } as const;
const water = { id: 1, kanji: '水', hiragana: 'みず', mean: 'nước' };

beforeEach(async () => {
  await emptyTables(db);
  await db.insert(items).values(water);
  await db.execute(sql`insert into users (id, email, name) values (1, 'chu@example.com', 'Chu')`);
});

/** The service, where somebody else does this between the plan and each of the transactions that write it. */
function openWith(meanwhile: (transaction: number) => Promise<unknown>) {
  const seen = { transactions: 0, inTransaction: false, plannedInTransaction: false };
  const transaction: Database['transaction'] = async (work, config) => {
    seen.transactions += 1;
    await meanwhile(seen.transactions);
    return db.transaction(async (tx) => {
      seen.inTransaction = true;
      try {
        return await work(tx);
      } finally {
        seen.inTransaction = false;
      }
    }, config);
  };
  const service = createItemImportService({
    db: Object.create(db, { transaction: { value: transaction } }) as Database,
    changes,
    kanji: {
      ...kanji,
      hanVietOf: (word) => {
        seen.plannedInTransaction ||= seen.inTransaction;
        return kanji.hanVietOf(word);
      },
    },
    audit: createAuditService(),
    refreshSearch: async () => {},
  });
  const importing = () =>
    service.import(caller, new File(['kanji,hiragana,mean,type\n火,ひ,lửa,N5\n'], 'words.csv'), {
      dryRun: false,
    });
  return { seen, importing };
}

const edit = (mean: string) => db.update(items).set({ mean }).where(eq(items.id, water.id));
const means = async () => (await db.select().from(items).orderBy(items.id)).map(({ mean }) => mean);

test.each([
  { meanwhile: async () => {}, transactions: 1, left: ['nước', 'lửa'], why: 'nothing changed' },
  {
    meanwhile: async (at: number) => at === 1 && edit('nước lã'),
    transactions: 2,
    left: ['nước lã', 'lửa'],
    why: 'a word was edited: the plan is made again',
  },
  {
    meanwhile: async (at: number) => at === 1 && db.delete(items),
    transactions: 2,
    left: ['lửa'],
    why: 'a word was deleted',
  },
  {
    meanwhile: async (at: number) =>
      at === 1 && db.insert(items).values({ kanji: '火', hiragana: 'ひ', mean: 'lửa', sino: 'HỎA' }),
    transactions: 1,
    left: ['nước', 'lửa'],
    why: 'somebody else has added the same word: nothing is left to do',
  },
])('an import is planned outside its transaction, for the dictionary of now: $why', async (given) => {
  const { seen, importing } = openWith(given.meanwhile);
  await expect(importing()).resolves.toMatchObject({ applied: true, errors: [] });
  expect(await means()).toEqual(given.left);
  expect(seen).toMatchObject({ transactions: given.transactions, plannedInTransaction: false });
});

test('an import gives up, with nothing written, when the dictionary changes under each of its plans', async () => {
  const { seen, importing } = openWith((at) => edit(`nước ${at}`));
  await expect(importing()).rejects.toMatchObject({
    statusCode: 409,
    message: itemRefusals.changedWhileImporting,
  });
  expect(seen.transactions).toBe(IMPORT_PLANS_MAX);
  expect(await db.$count(items)).toBe(1);
  expect(await db.$count(itemChanges)).toBe(0);
});
