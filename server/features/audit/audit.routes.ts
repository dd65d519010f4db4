import { listAudit } from '#contract/audit/endpoints.ts';
import { boundsOf, withTotal } from '#server/http/requests/paging.ts';
import { route } from '#server/http/route.ts';
import type { AuditLogService } from './audit-log.service.ts';

export const auditRoutes = (auditLog: AuditLogService) => [
  route(listAudit, async ({ query, headers }) => {
    const { kind, search, userId } = query;
    return withTotal(await auditLog.list({ kind, search, userId, bounds: boundsOf(query) }), headers);
  }),
];
