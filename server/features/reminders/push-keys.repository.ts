import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { siteKeys } from '#server/db/schema/index.ts';

export type StoredPair = Pick<typeof siteKeys.$inferSelect, 'publicKey' | 'sealedPrivateKey'>;

const NAME = 'push';
const isPush = eq(siteKeys.name, NAME);

export const createPushKeysRepository = (db: Database) => ({
  async find(): Promise<StoredPair | null> {
    const [pair] = await db.select().from(siteKeys).where(isPush);
    return pair ?? null;
  },

  /** Until the end of the transaction nobody else replaces it. */
  async lock(): Promise<StoredPair | null> {
    const [pair] = await db.select().from(siteKeys).where(isPush).for('update');
    return pair ?? null;
  },

  /** Two nodes may create one at the same time: the first one counts. */
  async insertFirst(pair: StoredPair): Promise<void> {
    await db
      .insert(siteKeys)
      .values({ name: NAME, ...pair })
      .onConflictDoNothing();
  },

  async replace(pair: StoredPair): Promise<void> {
    await db.update(siteKeys).set(pair).where(isPush);
  },
});
