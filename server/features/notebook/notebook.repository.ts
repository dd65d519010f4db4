import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { FavoritePlace } from '#contract/notebook/endpoints.ts';
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

const place = { id: favorites.id, categoryId: favorites.categoryId, itemId: favorites.itemId };

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

  async hasCategories(userId: number, ids: readonly number[]): Promise<boolean> {
    const own = await db.$count(
      categories,
      and(inArray(categories.id, [...ids]), eq(categories.userId, userId)),
    );
    return own === ids.length;
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
      .select({ id: favorites.id, itemId: favorites.itemId, item: visibleItem })
      .from(favorites)
      .leftJoin(items, eq(items.id, favorites.itemId))
      .where(eq(favorites.categoryId, categoryId))
      .orderBy(desc(favorites.id)),

  /** Of all categories, newest first. */
  listNotebook: (userId: number, limit: number) =>
    db
      .select({
        id: favorites.id,
        categoryId: favorites.categoryId,
        itemId: favorites.itemId,
        item: visibleItem,
      })
      .from(favorites)
      .innerJoin(categories, and(eq(categories.id, favorites.categoryId), eq(categories.userId, userId)))
      .leftJoin(items, eq(items.id, favorites.itemId))
      .orderBy(desc(favorites.id))
      .limit(limit),

  async countNotebook(userId: number): Promise<number> {
    const [row] = await db
      .select({ total: count() })
      .from(favorites)
      .innerJoin(categories, and(eq(categories.id, favorites.categoryId), eq(categories.userId, userId)));
    return row?.total ?? 0;
  },

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
      .select({
        id: favorites.id,
        categoryId: favorites.categoryId,
        itemId: favorites.itemId,
        item: visibleItem,
      })
      .from(favorites)
      .innerJoin(categories, and(eq(categories.id, favorites.categoryId), eq(categories.userId, userId)))
      .leftJoin(items, eq(items.id, favorites.itemId))
      .where(eq(favorites.id, id));
    return row ?? null;
  },

  /** Those of the ids that are in this user's notebook. */
  findFavorites: (userId: number, ids: readonly number[]): Promise<FavoritePlace[]> =>
    db
      .select(place)
      .from(favorites)
      .innerJoin(categories, and(eq(categories.id, favorites.categoryId), eq(categories.userId, userId)))
      .where(inArray(favorites.id, [...ids]))
      .orderBy(favorites.id),

  /** Where these items are among these categories. */
  findInCategories: (categoryIds: readonly number[], itemIds: readonly number[]): Promise<FavoritePlace[]> =>
    db
      .select(place)
      .from(favorites)
      .where(and(inArray(favorites.categoryId, [...categoryIds]), inArray(favorites.itemId, [...itemIds]))),

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

  /** The same for several items; the ids of those that exist. */
  async findAndLockItems(ids: readonly number[]): Promise<Set<number>> {
    const rows = await db
      .select({ id: items.id })
      .from(items)
      .where(inArray(items.id, [...ids]))
      // In one order, so that two callers do not wait for each other.
      .orderBy(items.id)
      .for('key share');
    return new Set(rows.map(({ id }) => id));
  },

  async insertFavorites(places: readonly Omit<FavoritePlace, 'id'>[]): Promise<void> {
    if (places.length > 0) await db.insert(favorites).values([...places]);
  },

  async moveFavorites(ids: readonly number[], categoryId: number): Promise<void> {
    await db
      .update(favorites)
      .set({ categoryId })
      .where(inArray(favorites.id, [...ids]));
  },

  async deleteFavorites(ids: readonly number[]): Promise<void> {
    await db.delete(favorites).where(inArray(favorites.id, [...ids]));
  },
});

export type NotebookRepository = ReturnType<typeof createNotebookRepository>;
