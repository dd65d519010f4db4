import { and, count, desc, eq, gt, gte, lte, max } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { deleteInPortions } from '#server/db/delete-in-portions.ts';
import { missedSearches } from '#server/db/schema/index.ts';

type MissedSearchRow = typeof missedSearches.$inferInsert;

export const createMissedSearchesRepository = (db: Database) => ({
  /** Browsers that count from one address. */
  countFrom: (origin: string): Promise<number> =>
    db.$count(missedSearches, eq(missedSearches.origin, origin)),

  /** Browsers that searched for it after that moment. */
  countOf: (search: string, after: Date): Promise<number> =>
    db.$count(missedSearches, and(eq(missedSearches.search, search), gt(missedSearches.missedAt, after))),

  async save(row: MissedSearchRow): Promise<void> {
    const { missedAt } = row;
    await db
      .insert(missedSearches)
      .values(row)
      .onConflictDoUpdate({
        target: [missedSearches.search, missedSearches.browser],
        set: { missedAt },
      });
  },

  async keepText(search: string, browser: string, text: string): Promise<void> {
    await db
      .update(missedSearches)
      .set({ text })
      .where(and(eq(missedSearches.search, search), eq(missedSearches.browser, browser)));
  },

  /** Those of at least so many browsers after that moment, the most frequent first. */
  async list(browsersMin: number, after: Date, limit: number) {
    const browsers = count();
    const rows = await db
      .select({ text: max(missedSearches.text), browsers, lastMissedAt: max(missedSearches.missedAt) })
      .from(missedSearches)
      .where(gt(missedSearches.missedAt, after))
      .groupBy(missedSearches.search)
      .having(gte(browsers, browsersMin))
      .orderBy(desc(browsers), desc(max(missedSearches.missedAt)))
      .limit(limit);
    return rows.flatMap(({ text, lastMissedAt, ...row }) =>
      text === null || lastMissedAt === null ? [] : [{ ...row, text, lastMissedAt }],
    );
  },

  deleteUntil: (moment: Date, signal?: AbortSignal): Promise<void> =>
    deleteInPortions(db, missedSearches, lte(missedSearches.missedAt, moment), { signal }),
});
