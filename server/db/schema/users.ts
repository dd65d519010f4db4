import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { ROLES } from '#contract/roles.ts';
import { createdAt, id, isOneOf, moment } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull().unique(),
    name: text().notNull(),
    phoneNumber: text(),
    /** Null for an account that only signs in with Google, and until the e-mail is confirmed. */
    passwordHash: text(),
    googleSub: text().unique('users_google_sub_unique'),
    image: text(),
    /** Null until the OTP is confirmed; until then nobody can log in. */
    verifiedAt: moment(),
    /** Raised to invalidate all earlier tokens. */
    tokenVersion: integer().notNull().default(0),
    /** When the account will be deleted, at its owner's request; can be undone until then. */
    deletionDueAt: moment(),
    /**
     * When its deletion began. From then on it has no name, no e-mail and no way in, and its rows go in portions
     * (decision 070).
     */
    deletionStartedAt: moment(),
    /** When an admin blocked the account, and what its owner is told; both are null for everybody else. */
    blockedAt: moment(),
    blockedReason: text(),
    /** Rounded to the hour. Sessions end, and with them what they say about the last use. */
    lastActiveAt: moment(),
    createdAt: createdAt(),
  },
  (user) => [
    check('users_email_is_lower_case', sql`${user.email} = lower(${user.email})`),
    check('users_blocked_with_reason', sql`(${user.blockedAt} is null) = (${user.blockedReason} is null)`),
    index().on(user.deletionDueAt),
  ],
);

export const userRoles = pgTable(
  'user_roles',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ROLES }).notNull(),
  },
  (userRole) => [
    primaryKey({ columns: [userRole.userId, userRole.role] }),
    check('user_roles_role_is_known', isOneOf(userRole.role, ROLES)),
    // To find the holders of a role: all admins, or whether this is the last one.
    index().on(userRole.role),
  ],
);

/** The form data for an unconfirmed e-mail. It takes effect only with the code that was mailed for it. */
export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    phoneNumber: text().notNull(),
    passwordHash: text().notNull(),
    /** The browser of the registration: registering again there replaces the data. */
    browserHash: text().notNull(),
    createdAt: createdAt(),
  },
  (registration) => [
    unique('registrations_browser_unique').on(registration.userId, registration.browserHash),
  ],
);

/** One row per login; a token names its session. No IP address is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Browser and system in a few words; empty when they were not recognised. */
    device: text().notNull(),
    /** Rounded to the hour. */
    lastSeenAt: moment().notNull(),
    /** When its last token expires. */
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (session) => [index().on(session.userId), index().on(session.expiresAt)],
);

export const otps = pgTable(
  'otps',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The registration that it confirms; without it the code is useless, but its tries still count. */
    registrationId: integer().references(() => registrations.id, { onDelete: 'set null' }),
    codeHash: text().notNull(),
    expiresAt: moment().notNull(),
    tries: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  // Old codes stay: the daily limit counts the tries of all codes.
  (otp) => [index().on(otp.userId, otp.createdAt), index().on(otp.registrationId)],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique('password_resets_token_hash_unique'),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (reset) => [index().on(reset.userId)],
);
