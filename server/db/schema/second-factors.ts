import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { SECOND_FACTOR_ROLES } from '#contract/roles.ts';
import { createdAt, isOneOf, moment } from './columns.ts';
import { users } from './users.ts';

/** The authenticator app of an account. */
export const secondFactors = pgTable('second_factors', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted (`server/secret-box.ts`): codes can be computed from it, so it cannot be stored as a hash. */
  sealedKey: text().notNull(),
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
    codeHash: text().notNull(),
  },
  (code) => [primaryKey({ columns: [code.userId, code.codeHash] })],
);

/** Roles that work only for people with a second factor. */
export const secondFactorRoles = pgTable(
  'second_factor_roles',
  { role: text({ enum: SECOND_FACTOR_ROLES }).primaryKey() },
  (rule) => [check('second_factor_roles_role_is_known', isOneOf(rule.role, SECOND_FACTOR_ROLES))],
);
