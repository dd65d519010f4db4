import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/**
 * Which transactions have announced a change of what nodes keep in memory (`db/changes.ts`). A node that finds one here
 * of which it was not notified has missed it. One row per transaction and change, and none is ever updated, so writers
 * never wait for each other here.
 */
export const announcedChanges = pgTable(
  'announced_changes',
  {
    name: text().notNull(),
    transactionId: bigint({ mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (change) => [primaryKey({ columns: [change.name, change.transactionId] })],
);

/** Which secrets the nodes of this database share, without revealing them (`server/shared-secrets.ts`). */
export const secretFingerprints = pgTable('secret_fingerprints', {
  name: text().primaryKey(),
  fingerprint: text().notNull(),
  createdAt: createdAt(),
});
