import type { Access } from '#contract/endpoint.ts';
import { roleNames } from '#contract/texts/accounts.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { secondFactorTexts } from '#contract/texts/second-factor.ts';
import { forbidden, unauthorized } from '../errors.ts';
import type { Caller } from '../route.ts';

/** Lets the caller pass or throws: 401 without an account, 403 with the wrong one. */
export function requireAccess(
  access: Access,
  caller: Caller | null,
  params: Readonly<Record<string, string>>,
): void {
  if (access === 'anyone') return;
  if (!caller) throw unauthorized();
  if (access === 'loggedIn') return;
  if ('roles' in access) {
    const allowed = access.roles.some((role) => caller.roles.includes(role));
    if (allowed) return;
    const held = access.roles.find((role) => caller.heldRoles?.includes(role));
    if (held) throw forbidden(secondFactorTexts.required(roleNames[held]));
    throw forbidden(errorTexts.roleMissing(access.roles.map((role) => roleNames[role])));
  }
  const isOwner = params[access.owner] === String(caller.id);
  if (!isOwner && !caller.roles.includes('ADMIN')) throw forbidden(errorTexts.notYours);
}
