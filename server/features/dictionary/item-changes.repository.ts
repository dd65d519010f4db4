import { and, count, countDistinct, desc, eq, inArray, isNull, max, ne, sql } from 'drizzle-orm';
import { blankWord } from '#contract/dictionary/word-fields.ts';
import type { Database } from '#server/db/connect.ts';
import { inChunks } from '#server/db/in-chunks.ts';
import { categories, favorites, itemChanges, items, users } from '#server/db/schema/index.ts';
import { itemColumns } from './items.repository.ts';

export type NewItemChange = Pick<
  typeof itemChanges.$inferInsert,
  'batchId' | 'kind' | 'itemId' | 'actorId' | 'before' | 'after' | 'favoriteOf'
>;

const WORDS_SHOWN = 3;

/** The item in the format of `before` and `after`. jsonb compares by value, whatever the order of the keys. */
const itemNow = sql`case when ${items.id} is not null then jsonb_build_object(${sql.join(
  Object.entries(itemColumns).flatMap(([name, column]) => [sql`${name}::text`, column]),
  sql`, `,
)}) end`;
/** Adds blank values for fields that did not exist when the change was made. */
const itemAfter = sql`${JSON.stringify(blankWord)}::jsonb || ${itemChanges.after}`;
/** Whether each item of a batch is still as the batch left it. */
const isUnchanged = sql<boolean>`bool_and(${itemAfter} is not distinct from ${itemNow})`;
const wasUndone = sql<boolean>`${itemChanges.undoneAt} is not null`;
const wordOf = sql`coalesce(${itemChanges.after}, ${itemChanges.before}) ->> 'kanji'`;
const firstWords = sql<
  string[]
>`(array_agg(${wordOf} order by ${itemChanges.id}))[1:${sql.raw(String(WORDS_SHOWN))}]`;

export const createItemChangesRepository = (db: Database) => ({
  async insert(changes: readonly NewItemChange[]): Promise<void> {
    for await (const chunk of inChunks(changes)) await db.insert(itemChanges).values(chunk);
  },

  ofBatch: (batchId: string) =>
    db.select().from(itemChanges).where(eq(itemChanges.batchId, batchId)).orderBy(itemChanges.id),

  async isBatchUnchanged(batchId: string): Promise<boolean> {
    const [batch] = await db
      .select({ isUnchanged })
      .from(itemChanges)
      .leftJoin(items, eq(items.id, itemChanges.itemId))
      .where(eq(itemChanges.batchId, batchId));
    return batch?.isUnchanged ?? false;
  },

  /** A spelling from before the batch that another item has now. */
  async findTakenSpelling(batchId: string): Promise<{ kanji: string; hiragana: string } | null> {
    const [taken] = await db
      .select({ kanji: items.kanji, hiragana: items.hiragana })
      .from(itemChanges)
      .innerJoin(
        items,
        and(
          eq(items.kanji, sql`${itemChanges.before} ->> 'kanji'`),
          eq(items.hiragana, sql`${itemChanges.before} ->> 'hiragana'`),
          ne(items.id, itemChanges.itemId),
        ),
      )
      .where(eq(itemChanges.batchId, batchId))
      .limit(1);
    return taken ?? null;
  },

  async markUndone(batchId: string, undoneBy: number): Promise<void> {
    await db
      .update(itemChanges)
      .set({ undoneAt: sql`now()`, undoneBy })
      .where(eq(itemChanges.batchId, batchId));
  },

  /** Undoing a batch deletes the items that it created, so their favourites are recorded first. */
  async recordFavorites(batchId: string): Promise<void> {
    const holders = db
      .select({
        ids: sql`coalesce(jsonb_agg(${favorites.categoryId} order by ${favorites.categoryId}), '[]')`,
      })
      .from(favorites)
      .where(eq(favorites.itemId, itemChanges.itemId));
    await db
      .update(itemChanges)
      .set({ favoriteOf: sql`(${holders})` })
      .where(and(eq(itemChanges.batchId, batchId), isNull(itemChanges.before)));
  },

  async countBatches(): Promise<number> {
    const [counted] = await db.select({ batches: countDistinct(itemChanges.batchId) }).from(itemChanges);
    return counted?.batches ?? 0;
  },

  /**
   * Newest first. The page is selected before items are compared, because an import may have changed thousands of them.
   */
  listBatches({ limit, offset }: { limit?: number; offset: number }) {
    const all = db
      .select({ batchId: itemChanges.batchId })
      .from(itemChanges)
      .groupBy(itemChanges.batchId)
      .orderBy(desc(max(itemChanges.id)))
      .offset(offset)
      .$dynamic();
    const page = (limit === undefined ? all : all.limit(limit)).as('page');
    return (
      db
        .select({
          id: itemChanges.batchId,
          kind: itemChanges.kind,
          words: firstWords,
          count: count(),
          by: users.email,
          createdAt: itemChanges.createdAt,
          isUnchanged,
          undone: wasUndone,
        })
        .from(page)
        .innerJoin(itemChanges, eq(itemChanges.batchId, page.batchId))
        .leftJoin(items, eq(items.id, itemChanges.itemId))
        .leftJoin(users, eq(users.id, itemChanges.actorId))
        // A batch is one transaction, so these columns are equal within it.
        .groupBy(
          itemChanges.batchId,
          itemChanges.kind,
          itemChanges.createdAt,
          itemChanges.undoneAt,
          users.email,
        )
        .orderBy(desc(max(itemChanges.id)))
    );
  },

  async categoriesWith(itemId: number): Promise<number[]> {
    const rows = await db
      .select({ categoryId: favorites.categoryId })
      .from(favorites)
      .where(eq(favorites.itemId, itemId));
    return rows.map(({ categoryId }) => categoryId);
  },

  /** Makes the item a favourite again in the categories that still exist. */
  async restoreFavorites(itemId: number, categoryIds: readonly number[]): Promise<void> {
    const remaining = await db
      .select({ categoryId: categories.id })
      .from(categories)
      .where(inArray(categories.id, [...categoryIds]))
      .for('key share');
    if (remaining.length > 0)
      await db
        .insert(favorites)
        .values(remaining.map(({ categoryId }) => ({ categoryId, itemId })))
        .onConflictDoNothing();
  },
});

export type ItemChangesRepository = ReturnType<typeof createItemChangesRepository>;
