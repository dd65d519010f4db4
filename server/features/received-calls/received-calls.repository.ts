import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { deleteInPortions } from '#server/db/delete-in-portions.ts';
import { receivedCalls } from '#server/db/schema/index.ts';

/** One action of one account. */
interface CallId {
  readonly userId: number;
  /** The id that the client gave to it, and a digest of what it asks for. */
  readonly key: { readonly id: string; readonly request: string };
}

const isCall = ({ userId, key }: CallId) =>
  and(eq(receivedCalls.userId, userId), eq(receivedCalls.key, key.id));

export const createReceivedCallsRepository = (db: Database) => ({
  async find(id: CallId) {
    const [row] = await db
      .select({
        endpoint: receivedCalls.endpoint,
        request: receivedCalls.request,
        reply: receivedCalls.reply,
      })
      .from(receivedCalls)
      .where(isCall(id));
    return row ?? null;
  },

  /** False if the call is known. Waits for a concurrent transaction that claims the same call. */
  async claim({ userId, key }: CallId, endpoint: string): Promise<boolean> {
    const rows = await db
      .insert(receivedCalls)
      .values({ userId, key: key.id, endpoint, request: key.request })
      .onConflictDoNothing()
      .returning({ key: receivedCalls.key });
    return rows.length > 0;
  },

  async storeReply(id: CallId, reply: unknown): Promise<void> {
    await db.update(receivedCalls).set({ reply }).where(isCall(id));
  },

  async forget(id: CallId): Promise<void> {
    await db.delete(receivedCalls).where(isCall(id));
  },

  deleteBefore: (moment: Date, signal?: AbortSignal): Promise<void> =>
    deleteInPortions(db, receivedCalls, lt(receivedCalls.createdAt, moment), { signal }),
});
