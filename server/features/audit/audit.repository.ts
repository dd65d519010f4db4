import type { Database } from '#server/db/connect.ts';
import { auditLog } from '#server/db/schema/index.ts';

export type NewAuditEntry = Pick<typeof auditLog.$inferInsert, 'actorId' | 'action' | 'subject' | 'details'>;

export const createAuditRepository = (db: Database) => ({
  async insert(entry: NewAuditEntry): Promise<void> {
    await db.insert(auditLog).values(entry);
  },
});
