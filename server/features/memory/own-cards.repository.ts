import { and, asc, eq, getTableColumns, gt, inArray } from 'drizzle-orm';
import type { OwnCardText, SentOwnCard } from '#contract/memory/own-card-endpoints.ts';
import type { Database } from '#server/db/connect.ts';
import { inChunks } from '#server/db/in-chunks.ts';
import { ownCards, users } from '#server/db/schema/index.ts';

const { userId: _owner, ...columns } = getTableColumns(ownCards);
export type OwnCardRow = Omit<typeof ownCards.$inferSelect, 'userId'>;

const isCard = (userId: number, id: string) => and(eq(ownCards.userId, userId), eq(ownCards.id, id));

export const createOwnCardsRepository = (db: Database) => ({
  /** Locks the cards of a user until the end of the transaction. False when the account is deleted. */
  async lock(userId: number): Promise<boolean> {
    const [owner] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    return owner !== undefined;
  },

  count: (userId: number) => db.$count(ownCards, eq(ownCards.userId, userId)),

  listAfter: (userId: number, after: string | undefined, limit: number): Promise<OwnCardRow[]> =>
    db
      .select(columns)
      .from(ownCards)
      .where(and(eq(ownCards.userId, userId), after === undefined ? undefined : gt(ownCards.id, after)))
      .orderBy(asc(ownCards.id))
      .limit(limit),

  find: (userId: number, ids: readonly string[]): Promise<OwnCardRow[]> =>
    db
      .select(columns)
      .from(ownCards)
      .where(and(eq(ownCards.userId, userId), inArray(ownCards.id, [...ids]))),

  /** Returns how many were new. */
  async add(userId: number, cards: readonly SentOwnCard[]): Promise<number> {
    let added = 0;
    for await (const chunk of inChunks(cards)) {
      const rows = await db
        .insert(ownCards)
        .values(chunk.map((card) => ({ ...card, userId })))
        .onConflictDoNothing()
        .returning({ id: ownCards.id });
      added += rows.length;
    }
    return added;
  },

  async change(userId: number, id: string, text: OwnCardText): Promise<OwnCardRow | null> {
    const [row] = await db.update(ownCards).set(text).where(isCard(userId, id)).returning(columns);
    return row ?? null;
  },

  async remove(userId: number, id: string): Promise<boolean> {
    const rows = await db.delete(ownCards).where(isCard(userId, id)).returning({ id: ownCards.id });
    return rows.length > 0;
  },
});
