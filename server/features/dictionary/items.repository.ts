import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { Database } from '#server/db/connect.ts';
import { inChunks } from '#server/db/in-chunks.ts';
import { items } from '#server/db/schema/index.ts';
import type { ItemSnapshot } from '#server/db/schema/items.ts';

/** An item without its times, for display, comparison and the history. */
export type ItemRow = ItemSnapshot;
export type ItemFields = Omit<ItemRow, 'id'>;

const ROWS_PER_PAGE = 500;

const { createdAt: _, updatedAt: __, ...columns } = getTableColumns(items);
/** The id and the fields of a word. */
export const itemColumns = columns;

export function createItemsRepository(db: Database) {
  const select = () => db.select(columns).from(items);

  async function findOne(condition: SQL | undefined): Promise<ItemRow | null> {
    const [row] = await select().where(condition);
    return row ?? null;
  }

  return {
    /** Page by page, see `inChunks` for the reason. */
    async all(): Promise<ItemRow[]> {
      const rows: ItemRow[] = [];
      for (let last = 0; ;) {
        const page = await select().where(gt(items.id, last)).orderBy(asc(items.id)).limit(ROWS_PER_PAGE);
        rows.push(...page);
        last = page.at(-1)?.id ?? last;
        if (page.length < ROWS_PER_PAGE) return rows;
        await nextTurn();
      }
    },

    /** Another one after every change: each one writes a new version of its row. */
    async version(): Promise<string> {
      const [row] = await db
        .select({
          version: sql<string | null>`md5(string_agg(${items.id} || '.' || xmin, ' ' order by ${items.id}))`,
        })
        .from(items);
      return row?.version ?? '';
    },

    times: () => db.select({ id: items.id, updatedAt: items.updatedAt }).from(items).orderBy(asc(items.id)),

    find: (itemId: number) => findOne(eq(items.id, itemId)),

    findBySpelling: (spelling: Pick<ItemRow, 'kanji' | 'hiragana'>) =>
      findOne(and(eq(items.kanji, spelling.kanji), eq(items.hiragana, spelling.hiragana))),

    /** Locks the item, so that nobody can make it a favourite before it is deleted. */
    async findToDelete(itemId: number): Promise<ItemRow | null> {
      const [row] = await select().where(eq(items.id, itemId)).for('update');
      return row ?? null;
    },

    /** The same for many. */
    async lockToDelete(ids: readonly number[]): Promise<void> {
      for await (const chunk of inChunks(ids))
        await db.select({ id: items.id }).from(items).where(inArray(items.id, chunk)).for('update');
    },

    /**
     * Locks the dictionary until the end of the transaction. Other writers wait, the content loader too, so no spelling
     * is taken between check and write.
     */
    async lock(): Promise<void> {
      await db.execute(sql`lock table ${items} in share row exclusive mode`);
    },

    async insert(rows: readonly ItemFields[]): Promise<ItemRow[]> {
      const inserted: ItemRow[] = [];
      for await (const chunk of inChunks(rows))
        inserted.push(...(await db.insert(items).values(chunk).returning(columns)));
      return inserted;
    },

    /** Inserts or updates these rows. */
    async save(rows: readonly ItemRow[]): Promise<void> {
      for await (const chunk of inChunks(rows))
        await db
          .insert(items)
          .values(chunk)
          .onConflictDoUpdate({ target: items.id, set: { ...fromTheNewRow, updatedAt: sql`now()` } });
    },

    async delete(ids: readonly number[]): Promise<void> {
      for await (const chunk of inChunks(ids)) await db.delete(items).where(inArray(items.id, chunk));
    },
  };
}

export type ItemsRepository = ReturnType<typeof createItemsRepository>;

const fromTheNewRow = Object.fromEntries(
  Object.keys(columns).map((name) => [name, sql`excluded.${sql.identifier(toSnakeCase(name))}`]),
);
