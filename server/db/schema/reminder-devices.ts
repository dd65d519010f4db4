import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { sessions, users } from './users.ts';

/** Key pairs of the site, created once and shared by all nodes. */
export const siteKeys = pgTable('site_keys', {
  name: text().primaryKey(),
  publicKey: text().notNull(),
  /** Encrypted by `secret-box.ts`. */
  sealedPrivateKey: text().notNull(),
  createdAt: createdAt(),
});

/**
 * Browsers that show reminders (Web Push). Each belongs to a session and goes with it: whoever logs out, ends a session
 * elsewhere, changes the password or is blocked gets nothing on that screen any more.
 */
export const reminderDevices = pgTable(
  'reminder_devices',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text()
      .notNull()
      .unique('reminder_devices_session_unique')
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The address at the push service of the browser. Whoever knows it can send there, if they know our key too. */
    endpoint: text().notNull().unique('reminder_devices_endpoint_unique'),
    /** The keys for which messages are encrypted (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Reminders in a row that never arrived. */
    failures: integer().notNull().default(0),
    lastSuccessAt: moment(),
    createdAt: createdAt(),
  },
  (device) => [index().on(device.userId)],
);

/** Notifications that are still to be sent. The text is written when it is sent, like that of a mail. */
export const reminderPushes = pgTable(
  'reminder_pushes',
  {
    id: id(),
    deviceId: integer()
      .notNull()
      .references(() => reminderDevices.id, { onDelete: 'cascade' }),
    /** The quiet hours begin. */
    expiresAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (push) => [index().on(push.nextAttemptAt), index().on(push.deviceId)],
);
