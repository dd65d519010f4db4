import type { AuditAction } from '#contract/audit/actions.ts';
import type { AuditEntry } from '#contract/audit/endpoints.ts';
import { AUDIT_KEPT_DAYS, DAY_MS, LOGINS_KEPT_DAYS } from '#contract/limits.ts';
import { withoutMarks } from '#core/vietnamese/without-marks.ts';
import type { Database } from '#server/db/connect.ts';
import type { PageBounds, Paged } from '#server/http/requests/paging.ts';
import { createAuditRepository } from './audit.repository.ts';

interface AuditQuery {
  readonly kind?: AuditAction;
  readonly search?: string;
  readonly userId?: number;
  readonly bounds: PageBounds;
}

/** Reads the audit log and deletes its old rows. */
export function createAuditLogService({ db, clock }: { readonly db: Database; readonly clock: () => Date }) {
  const audit = createAuditRepository(db);
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS);

  return {
    async list({ kind, search = '', userId, bounds }: AuditQuery): Promise<Paged<AuditEntry>> {
      const filter = { kind, userId, term: withoutMarks(search) };
      const rows = await audit.list(filter, bounds);
      return {
        rows: rows.map(({ entry, actor, about }) => ({
          id: entry.id,
          createdAt: entry.createdAt.toISOString(),
          action: entry.action,
          actor,
          subject: entry.subject,
          about,
          details: entry.details,
          times: entry.times,
        })),
        total: await audit.count(filter),
      };
    },

    aboutAccount: audit.aboutAccount,

    cleanUp: (signal?: AbortSignal) =>
      audit.deleteOld(daysAgo(LOGINS_KEPT_DAYS), daysAgo(AUDIT_KEPT_DAYS), signal),
  };
}

export type AuditLogService = ReturnType<typeof createAuditLogService>;
