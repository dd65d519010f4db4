import type { Database } from '#server/db/connect.ts';
import { createAuditRepository } from './audit.repository.ts';

export interface AuditedAction {
  readonly actorId: number;
  readonly action:
    | 'roles-changed'
    | 'comment-hidden'
    | 'comment-shown-again'
    | 'content-deleted'
    | 'content-brought-back'
    | 'answer-accepted-by-contributor'
    | 'answer-accepted'
    | 'meaning-accepted';
  /** The path of what was changed: `users/7`. */
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export const createAuditService = () => ({
  /** Always `within` the transaction of the action, so neither exists without the other. */
  record: (action: AuditedAction, within: Database): Promise<void> =>
    createAuditRepository(within).insert(action),
});

export type AuditService = ReturnType<typeof createAuditService>;
