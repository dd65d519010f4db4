import type { AuditEntry } from '#contract/audit/endpoints.ts';
import { openCodes } from '#contract/open-codes.ts';
import { roleSchema } from '#contract/roles.ts';
import { roleNames } from '#contract/texts/accounts.ts';
import { auditDetailTexts as texts } from '#contract/texts/audit.ts';
import { knownText } from '#contract/texts/known-text.ts';
import { z } from '#contract/zod.ts';

/** Another version may have written an entry: its codes can be unknown here. */
type Details = AuditEntry['details'];

const roleChange = openCodes(z.object({ before: z.array(roleSchema), after: z.array(roleSchema) }));

const inWords = (roles: readonly z.output<typeof roleSchema>[], ifNone: string) =>
  roles.map((role) => knownText(roleNames, role) ?? role).join(', ') || ifNone;

/** Roles before and after; null if the details are about something else. */
export function rolesChangedIn(details: Details, ifNone: string = texts.noRole): string | null {
  const change = roleChange.safeParse(details).data;
  return change ? texts.rolesChanged(inWords(change.before, ifNone), inWords(change.after, ifNone)) : null;
}

const login = openCodes(
  z.object({
    method: z.enum(['password', 'google', 'registration']),
    secondFactor: z.optional(z.enum(['app', 'recovery'])),
    device: z.string(),
  }),
);

const failure = openCodes(z.object({ at: z.enum(['password', 'code', 'blocked']) }));
const reasoned = z.object({ reason: z.string() });

/** The details of an entry as one line; empty if there are none. */
export function auditDetails({ action, details }: Pick<AuditEntry, 'action' | 'details'>): string {
  switch (action) {
    case 'roles-changed':
      return rolesChangedIn(details) ?? '';
    case 'second-factor-required':
      return rolesChangedIn(details, texts.nobodyRequired) ?? '';
    case 'user-blocked': {
      const known = reasoned.safeParse(details).data;
      return known ? texts.reason(known.reason) : '';
    }
    case 'login': {
      const known = login.safeParse(details).data;
      if (!known) return '';
      const { method, secondFactor, device } = known;
      return [knownText(texts.methods, method), secondFactor && knownText(texts.proofs, secondFactor), device]
        .filter(Boolean)
        .join(' · ');
    }
    case 'login-failed': {
      const known = failure.safeParse(details).data;
      return (known && knownText(texts.failedAt, known.at)) ?? '';
    }
    default:
      return plainDetails(details);
  }
}

/** For kinds without words of their own: short values only. */
const plainDetails = (details: Details): string =>
  Object.entries(details)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(' · ');
