import type { Database } from '#server/db/connect.ts';
import { createAuditRepository } from './audit.repository.ts';

export interface Deed {
  readonly actorId: number;
  readonly action:
    | 'roles-changed'
    | 'comment-hidden'
    | 'comment-shown-again'
    | 'content-deleted'
    | 'content-brought-back'
    | 'answer-accepted-by-maker'
    | 'answer-accepted';
  /** What it was done to, as a path: `users/7`. */
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export const createAuditService = () => ({
  /** Always `within` the transaction of the deed: neither of the two is there without the other. */
  record: (deed: Deed, within: Database): Promise<void> => createAuditRepository(within).insert(deed),
});

export type AuditService = ReturnType<typeof createAuditService>;
