import { and, asc, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { deleteInPortions } from '#server/db/delete-in-portions.ts';
import { chatMessages, conversations, users } from '#server/db/schema/index.ts';

type NewMessage = typeof chatMessages.$inferInsert;
export type MessageRow = typeof chatMessages.$inferSelect;
export type ConversationRow = typeof conversations.$inferSelect;

export const createConversationsRepository = (db: Database) => ({
  /** Newest first. */
  listOf: (userId: number) =>
    db
      .select()
      .from(conversations)
      .where(eq(conversations.userId, userId))
      .orderBy(desc(conversations.updatedAt), desc(conversations.id)),

  /** Until the end of the transaction no other conversation can be added to this account, so the count stays right. */
  async countAndLock(userId: number): Promise<number> {
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    return db.$count(conversations, eq(conversations.userId, userId));
  },

  async find(id: string): Promise<ConversationRow | null> {
    const [row] = await db.select().from(conversations).where(eq(conversations.id, id));
    return row ?? null;
  },

  /** Other writers of this conversation wait until the end of the transaction. */
  async findAndLock(id: string): Promise<ConversationRow | null> {
    const [row] = await db.select().from(conversations).where(eq(conversations.id, id)).for('update');
    return row ?? null;
  },

  /** False when it exists already. */
  async insert(conversation: typeof conversations.$inferInsert): Promise<boolean> {
    const rows = await db.insert(conversations).values(conversation).onConflictDoNothing().returning();
    return rows.length > 0;
  },

  async change(
    id: string,
    changed: Partial<Pick<ConversationRow, 'title' | 'userId' | 'updatedAt'>>,
  ): Promise<ConversationRow | null> {
    const [row] = await db.update(conversations).set(changed).where(eq(conversations.id, id)).returning();
    return row ?? null;
  },

  async remove(id: string): Promise<void> {
    await db.delete(conversations).where(eq(conversations.id, id));
  },

  removeAnonymousBefore: (moment: Date, signal?: AbortSignal) =>
    deleteInPortions(
      db,
      conversations,
      and(isNull(conversations.userId), lt(conversations.updatedAt, moment)),
      { signal },
    ),

  /** The messages in order, without answers that are still empty. */
  messagesOf: (id: string) =>
    db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.conversationId, id), ne(chatMessages.text, '')))
      .orderBy(asc(chatMessages.id)),

  /** The last messages before a given one, in order. */
  async messagesBefore(id: string, messageId: number, limit: number): Promise<MessageRow[]> {
    const said = and(eq(chatMessages.conversationId, id), ne(chatMessages.text, ''));
    const rows = await db
      .select()
      .from(chatMessages)
      .where(and(said, lt(chatMessages.id, messageId)))
      .orderBy(desc(chatMessages.id))
      .limit(limit);
    return rows.toReversed();
  },

  async lastOfLearner(id: string): Promise<MessageRow | null> {
    const [row] = await db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.conversationId, id), eq(chatMessages.author, 'learner')))
      .orderBy(desc(chatMessages.id))
      .limit(1);
    return row ?? null;
  },

  countMessages: (id: string): Promise<number> =>
    db.$count(chatMessages, eq(chatMessages.conversationId, id)),

  async addMessage(message: NewMessage): Promise<number> {
    const [row] = await db.insert(chatMessages).values(message).returning({ id: chatMessages.id });
    if (!row) throw new Error('An inserted message has to come back with its id');
    return row.id;
  },

  async changeMessage(id: number, changed: Partial<NewMessage>): Promise<void> {
    await db.update(chatMessages).set(changed).where(eq(chatMessages.id, id));
  },

  removeMessagesAfter: (conversationId: string, messageId: number) =>
    db
      .delete(chatMessages)
      .where(and(eq(chatMessages.conversationId, conversationId), gt(chatMessages.id, messageId))),
});
