import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/connect.ts';
import { loadContent } from '#server/db/content/load-content.ts';
import { openContent } from '#server/db/content/read-content.ts';
import { copySnapshot, snapshotKey } from '#server/db/pglite/shipped-snapshot.ts';
import { createSentenceAnalysisService } from '#server/features/sentences/sentence-analysis.service.ts';
import { withContent } from '#server/testing/data/content-files.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { NEWER_COLUMN } from '#server/testing/data/newer-columns.ts';
import { testTokenizer } from '#server/testing/data/test-tokenizer.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { ensureSnapshot } from './snapshot.ts';

const WATER = { id: 1, kanji: '水', hiragana: 'みず', sino: 'THỦY', mean: 'nước' };
const CONTENT = { lessons: [{ id: 1 }, { id: 2, jpSentence: '水が好きです。' }], words: [WATER] };

let folder: string;
let snapshot: string;
/** Of the content that the snapshot was made of. */
let key: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kakehashi-snapshot-'));
  snapshot = join(folder, 'snapshot');
  await withContent(CONTENT, async (content) => {
    await ensureSnapshot(snapshot, content);
    key = await snapshotKey((await openContent(content)).digest);
  });
});
afterAll(() => rm(folder, { recursive: true }));

/** What depends on when or after how many transactions rows are written: the version is the time of the files of each load. */
const OF_THE_LOAD = ['content_state.version', 'announced_changes.transaction_id'];
const isCompared = (table: string, column: string) =>
  !column.endsWith('_at') && !NEWER_COLUMN.test(column) && !OF_THE_LOAD.includes(`${table}.${column}`);

/** All rows of all tables, without the times at which they were written and the columns that only tests have. */
async function rowsOf({ db }: Pick<OpenDatabase, 'db'>): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const found: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await db.execute(
      sql`select to_jsonb(one) as row from ${sql.identifier(String(name))} as one order by 1`,
    );
    found[String(name)] = rows.map(({ row }) =>
      Object.fromEntries(
        Object.entries(row as object).filter(([column]) => isCompared(String(name), column)),
      ),
    );
  }
  return found;
}

test('a new database that begins with the snapshot has the rows that loading and analysing would give it', async () => {
  const loaded = await openTestDatabase();
  await emptyTables(loaded.db);
  await withContent(CONTENT, (content) => loadContent(loaded, content));
  const { analyseMissing } = createSentenceAnalysisService({ db: loaded.db, tokenizer: testTokenizer });
  expect(await analyseMissing(new AbortController().signal)).toBe(CONTENT.lessons.length);

  const dataDir = join(folder, 'data');
  const copied = await openDatabase({ dataDir, copySnapshot: (to) => copySnapshot(key, to, snapshot) });
  const expected = await rowsOf(loaded);
  const rows = await rowsOf(copied);
  // A start that finds the content loaded leaves it alone.
  const again = await withContent(CONTENT, (content) => loadContent(copied, content));
  await copied.close();
  expect(rows).toEqual(expected);
  expect(rows['users'], 'no account').toEqual([]);
  expect(again).toMatchObject({ loaded: false });
  expect((await stat(join(dataDir, 'pglite', 'PG_VERSION'))).mode & 0o077, 'for nobody else').toBe(0);

  const reopened = await openDatabase({
    dataDir,
    copySnapshot: () => Promise.reject(new Error('an existing database needs none')),
  });
  const kept = await rowsOf(reopened);
  await reopened.close();
  expect(kept).toEqual(expected);
});

test('a snapshot of other content is not used', async () => {
  const other = { ...CONTENT, words: [{ ...WATER, mean: 'nước uống' }] };
  const { digest } = await withContent(other, openContent);
  const target = join(folder, 'other');
  expect(await copySnapshot(await snapshotKey(digest), target, snapshot)).toBe(false);
  expect(await readdir(folder)).not.toContain('other');
});

test('a snapshot whose making was interrupted is not used', async () => {
  // What the making writes last, and an outdated one loses first.
  const madeOf = join(snapshot, 'made-of');
  expect(await readFile(madeOf, 'utf8')).toBe(key);
  await rm(madeOf);
  expect(await copySnapshot(key, join(folder, 'interrupted'), snapshot)).toBe(false);
});
