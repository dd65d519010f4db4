import { defineEndpoint } from '../endpoint.ts';
import { idText, optionalLine, pageQuery } from '../fields.ts';
import { NAME_MAX_CHARS } from '../limits.ts';
import { z } from '../zod.ts';
import { AUDIT_ACTIONS } from './actions.ts';

const person = z.object({ id: z.int(), email: z.string(), name: z.string() });

const auditEntry = z.object({
  id: z.int(),
  createdAt: z.string(),
  /** One of `AUDIT_ACTIONS`, or one that a newer or older version has recorded. */
  action: z.string(),
  /** Null when nobody was logged in, or when the account has been deleted. */
  actor: z.nullable(person),
  /** The path of what it was about: `users/7`. */
  subject: z.string(),
  /** The account that it was about, if there is one. */
  about: z.nullable(person),
  details: z.record(z.string(), z.unknown()),
  /** How often within a minute. */
  times: z.int(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/api/audit',
  summary: 'Nhật ký hoạt động, mới nhất trước',
  access: { roles: ['ADMIN'] },
  query: z.extend(pageQuery, {
    kind: z.optional(z.enum(AUDIT_ACTIONS)),
    /** Who did it, or whom it was about: a part of the e-mail or name. */
    search: z.optional(optionalLine(NAME_MAX_CHARS)),
    /** The same for one account. */
    userId: z.optional(idText),
  }),
  output: z.array(auditEntry),
});
