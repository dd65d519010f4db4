import type { AuditAction } from '#contract/audit/actions.ts';
import { AUDIT_COUNTED_MS } from '#contract/limits.ts';
import type { Database } from '#server/db/connect.ts';
import { createAuditRepository } from './audit.repository.ts';

export interface AuditedAction {
  /** Null when nobody is logged in. */
  readonly actorId: number | null;
  readonly action: AuditAction;
  /** The path of what was changed: `users/7`. */
  readonly subject: string;
  /** Never a secret, a name or an e-mail: the row outlives the account. */
  readonly details: Readonly<Record<string, unknown>>;
}

export const createAuditService = (clock: () => Date = () => new Date()) => ({
  /** Always `within` the transaction of the action, so neither exists without the other. */
  record: (action: AuditedAction, within: Database): Promise<void> =>
    createAuditRepository(within).insert({ ...action, createdAt: clock() }),

  /** For what can be repeated at will, such as logins and failures: the same action within a minute is one row. */
  async count(action: AuditedAction, within: Database): Promise<void> {
    const audit = createAuditRepository(within);
    const now = clock();
    const counted = await audit.countAgain(action, new Date(now.getTime() - AUDIT_COUNTED_MS));
    if (!counted) await audit.insert({ ...action, createdAt: now });
  },
});

export type AuditService = ReturnType<typeof createAuditService>;
