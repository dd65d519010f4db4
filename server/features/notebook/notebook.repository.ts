import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { categories, favorites, items, users } from '#server/db/schema/index.ts';

const visibleItem = {
  id: items.id,
  kanji: items.kanji,
  sino: items.sino,
  hiragana: items.hiragana,
  mean: items.mean,
  type: items.type,
};

export const createNotebookRepository = (db: Database) => ({
  /**
   * Locks the notebook of a user until the end of the transaction, so that counts and lookups stay valid. False when
   * the account is deleted.
   */
  async lock(userId: number): Promise<boolean> {
    const [owner] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    return owner !== undefined;
  },

  /** `contains` says whether this item is in the category. */
  listCategories: (userId: number, itemId: number | null = null) =>
    db
      .select({
        id: categories.id,
        name: categories.name,
        itemCount: count(favorites.id),
        contains: sql<boolean>`coalesce(bool_or(${favorites.itemId} = ${itemId}), false)`,
      })
      .from(categories)
      .leftJoin(favorites, eq(favorites.categoryId, categories.id))
      .where(eq(categories.userId, userId))
      .groupBy(categories.id),

  async hasCategory(userId: number, id: number): Promise<boolean> {
    return (await db.$count(categories, and(eq(categories.id, id), eq(categories.userId, userId)))) > 0;
  },

  async insertCategory(userId: number, name: string): Promise<number> {
    const [row] = await db.insert(categories).values({ userId, name }).returning({ id: categories.id });
    if (!row) throw new Error('An inserted category has to come back with its id');
    return row.id;
  },

  async renameCategory(id: number, name: string): Promise<void> {
    await db.update(categories).set({ name }).where(eq(categories.id, id));
  },

  async deleteCategory(id: number): Promise<void> {
    await db.delete(categories).where(eq(categories.id, id));
  },

  /** Newest first. */
  listFavorites: (categoryId: number) =>
    db
      .select({ id: favorites.id, item: visibleItem })
      .from(favorites)
      .innerJoin(items, eq(items.id, favorites.itemId))
      .where(eq(favorites.categoryId, categoryId))
      .orderBy(desc(favorites.id)),

  countFavorites: (categoryId: number) => db.$count(favorites, eq(favorites.categoryId, categoryId)),

  async holds(categoryId: number, itemId: number): Promise<boolean> {
    const found = await db.$count(
      favorites,
      and(eq(favorites.categoryId, categoryId), eq(favorites.itemId, itemId)),
    );
    return found > 0;
  },

  async findFavorite(userId: number, id: number) {
    const [row] = await db
      .select({ id: favorites.id, categoryId: favorites.categoryId, item: visibleItem })
      .from(favorites)
      .innerJoin(categories, and(eq(categories.id, favorites.categoryId), eq(categories.userId, userId)))
      .innerJoin(items, eq(items.id, favorites.itemId))
      .where(eq(favorites.id, id));
    return row ?? null;
  },

  /** Locks an item until the end of the transaction, so that it is not deleted. */
  async findAndLockItem(id: number) {
    const [row] = await db.select(visibleItem).from(items).where(eq(items.id, id)).for('key share');
    return row ?? null;
  },

  async insertFavorite(categoryId: number, itemId: number): Promise<number> {
    const [row] = await db.insert(favorites).values({ categoryId, itemId }).returning({ id: favorites.id });
    if (!row) throw new Error('An inserted favourite has to come back with its id');
    return row.id;
  },

  async moveFavorite(id: number, categoryId: number): Promise<void> {
    await db.update(favorites).set({ categoryId }).where(eq(favorites.id, id));
  },

  async deleteFavorite(id: number): Promise<void> {
    await db.delete(favorites).where(eq(favorites.id, id));
  },
});

export type NotebookRepository = ReturnType<typeof createNotebookRepository>;
