import type { Assume } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

/** The common result of a raw statement in PGlite and pg. */
interface Answer<Row> {
  readonly rows: Row[];
}

interface AnswerOfBothDrivers extends PgQueryResultHKT {
  type: Answer<Assume<this['row'], Record<string, unknown>>>;
}

/** The database, independent of the driver. A `Transaction` can be passed wherever a `Database` is expected. */
export type Database = PgDatabase<AnswerOfBothDrivers, typeof schema>;

/** Inside `db.transaction` use only this handle: on PGlite, which has one connection, `db` would wait for itself. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
