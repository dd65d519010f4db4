import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';

/** How the columns are named that only a newer release knows. */
export const NEWER_COLUMN = /^of_a_newer_release_/;

/**
 * Gives every table columns that this release does not know, as a newer release does that runs beside it (decision 076): one
 * that may be null, one with a default. So every test of the API proves that no statement depends on all the columns
 * that a table happens to have.
 */
export async function addNewerColumns(db: Database): Promise<void> {
  await db.execute(
    sql.raw(`do $$
      declare one text;
      begin
        for one in select format('%I', tablename) from pg_tables where schemaname = 'public' loop
          execute 'alter table ' || one
            || ' add column of_a_newer_release_note text,'
            || ' add column of_a_newer_release_number integer not null default 7';
        end loop;
      end $$`),
  );
}
