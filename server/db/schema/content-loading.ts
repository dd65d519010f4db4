import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Fingerprints of loaded rows: a row whose fields no longer match was changed by a user. */
export const contentEntries = pgTable(
  'content_entries',
  {
    kind: text().notNull(),
    id: integer().notNull(),
    fingerprint: text().notNull(),
  },
  (entry) => [primaryKey({ columns: [entry.kind, entry.id] })],
);

/** One row: the digest of the content files that were loaded last, and their version (`content-version.ts`). */
export const contentState = pgTable(
  'content_state',
  {
    id: integer().primaryKey().default(1),
    digest: text().notNull(),
    /** 0: loaded by a release that knew no versions. */
    version: bigint({ mode: 'number' }).notNull().default(0),
  },
  (state) => [check('content_state_has_one_row', sql`${state.id} = 1`)],
);
