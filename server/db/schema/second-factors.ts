import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { SECOND_FACTOR_ROLES } from '#contract/roles.ts';
import { createdAt, isOneOf, moment } from './columns.ts';
import { users } from './users.ts';

/** The authenticator app of an account. */
export const secondFactors = pgTable('second_factors', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /**
   * Encrypted (`server/secret-box.ts`) with the secret of the sessions at the time of the set-up: codes can be computed
   * from it, so it cannot be stored as a hash.
   */
  sealedKey: text().notNull(),
  /** The same, encrypted with the own key of second factors, which `keyId` names. Null until it is next used. */
  ownSealedKey: text(),
  keyId: text(),
  /** Null until the first code is typed; until then nobody is asked for one. */
  confirmedAt: moment(),
  /** The time step of the last accepted code: no code works twice. */
  lastStep: integer(),
  createdAt: createdAt(),
});

/** Deleted when used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed by the secret of the sessions. */
    codeHash: text().notNull(),
    /** Keyed by the own key of second factors, which `keyId` names. Null in rows of earlier releases. */
    ownHash: text(),
    keyId: text(),
  },
  (code) => [primaryKey({ columns: [code.userId, code.codeHash] })],
);

/** Roles that work only for people with a second factor. */
export const secondFactorRoles = pgTable(
  'second_factor_roles',
  { role: text({ enum: SECOND_FACTOR_ROLES }).primaryKey() },
  (rule) => [check('second_factor_roles_role_is_known', isOneOf(rule.role, SECOND_FACTOR_ROLES))],
);

/** What `RESET_SECOND_FACTOR` has already done: a value that is left in the environment works only once. */
export const secondFactorResets = pgTable(
  'second_factor_resets',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What follows the `#`, if the operator has asked again. */
    request: text().notNull(),
    doneAt: createdAt(),
  },
  (reset) => [primaryKey({ columns: [reset.userId, reset.request] })],
);
