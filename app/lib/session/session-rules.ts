import { decodeJwt, errors } from 'jose';
import { type TokenClaims, tokenClaims } from '#contract/accounts/token.ts';
import { type Role, ROLES } from '#contract/roles.ts';

/** The session as the browser knows it, for menus and guards. The server checks access itself. */
export interface Session {
  readonly token: string;
  readonly email: string | null;
  /** The contact e-mail: the claim `email` before the subject (PRODUCT.md, Roles and access). */
  readonly contactEmail: string | null;
  readonly userId: number | null;
  /** Null in a token that does not have it. */
  readonly name: string | null;
  readonly roles: readonly Role[];
  /** Roles that wait for a second factor. */
  readonly heldRoles: readonly Role[];
  readonly opensSupplierMenu: boolean;
}

/** The session of a token, or null if it is expired or invalid (PRODUCT.md, Roles and access). */
export function sessionFrom(
  token: string | null,
  nowSeconds: number,
  storedUserId: string | null = null,
): Session | null {
  const claims = token ? readClaims(token) : null;
  if (!token || !claims || claims.exp <= nowSeconds) return null;
  const roles = rolesFrom(claims.roles);
  return {
    token,
    email: claims.sub ?? claims.email ?? null,
    contactEmail: claims.email ?? claims.sub ?? null,
    // A token without our claim: the id was stored with it at login (PRODUCT.md, Roles and access).
    userId: claims.uid ?? (Number(storedUserId) || null),
    name: claims.name?.trim() || null,
    roles,
    heldRoles: rolesFrom(claims.held),
    opensSupplierMenu: roles.includes('SUPPLIER') || isAdminInText(claims.roles),
  };
}

function readClaims(token: string): TokenClaims | null {
  try {
    return tokenClaims.safeParse(decodeJwt(token)).data ?? null;
  } catch (error) {
    if (error instanceof errors.JWTInvalid) return null;
    throw error;
  }
}

/** Roles come as an array or as one comma-separated string, with or without `ROLE_` (PRODUCT.md, Roles and access). */
function rolesFrom(claim: TokenClaims['roles']): Role[] {
  const names = namesIn(claim).map((name) => name.replace(/^ROLE_/, ''));
  return ROLES.filter((role) => names.includes(role));
}

// Only the string form lets ROLE_ADMIN into the supplier menu too (PRODUCT.md, Roles and access).
const isAdminInText = (claim: TokenClaims['roles']) =>
  typeof claim === 'string' && namesIn(claim).includes('ROLE_ADMIN');

function namesIn(claim: TokenClaims['roles'] = []): string[] {
  const names = typeof claim === 'string' ? claim.split(',') : claim;
  return names.map((name) => name.trim());
}
