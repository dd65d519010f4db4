import type { Database, SqlJs } from 'sql.js';
import { ANKI_MEMORY_MAX_BYTES } from '#contract/learning-limits.ts';
import { COLLECTION_SCHEMA, type CollectionRows } from '#core/anki/export/collection-rows.ts';
import type { SqlReader } from '#core/anki/read/read-collection.ts';

/**
 * Settings for a file that nobody has checked: nothing in its schema is trusted, nothing is written, and what one query
 * can allocate is limited.
 */
const CAREFULLY = `
  PRAGMA hard_heap_limit = ${ANKI_MEMORY_MAX_BYTES};
  PRAGMA trusted_schema = OFF;
  PRAGMA ignore_check_constraints = ON;
  PRAGMA cell_size_check = ON;
  PRAGMA query_only = ON;
`;

/** Where a file says whether it has a journal beside it. A file out of a zip has none. */
const WRITE_VERSION = 18;
const READ_VERSION = 19;
const WITHOUT_WAL = 1;

/** Opens a collection for the time of the work. */
export function withDatabase<Result>(
  { Database: SqlDatabase }: SqlJs,
  file: Uint8Array,
  work: (sql: SqlReader) => Result,
): Result {
  const copy = file.slice();
  if (copy.length > READ_VERSION) copy.set([WITHOUT_WAL, WITHOUT_WAL], WRITE_VERSION);
  const database = new SqlDatabase(copy);
  try {
    database.run(CAREFULLY);
    return work({ rows: (query, parameters = []) => rowsOf(database, query, parameters) });
  } finally {
    database.close();
  }
}

function* rowsOf(database: Database, query: string, parameters: readonly (string | number)[]) {
  const statement = database.prepare(query);
  try {
    statement.bind(parameters);
    while (statement.step()) yield statement.get();
  } finally {
    statement.free();
  }
}

/** The file of a new collection. */
export function writeDatabase(
  { Database: SqlDatabase }: SqlJs,
  rows: CollectionRows,
): Uint8Array<ArrayBuffer> {
  const database = new SqlDatabase();
  try {
    // One transaction: each statement of its own would be written through a journal.
    database.run('BEGIN');
    database.run(COLLECTION_SCHEMA);
    for (const table of ['col', 'notes', 'cards'] as const) insert(database, table, rows[table]);
    database.run('COMMIT');
    return database.export();
  } finally {
    database.close();
  }
}

function insert(database: Database, table: string, rows: CollectionRows['notes']): void {
  const [first] = rows;
  if (!first) return;
  const statement = database.prepare(`INSERT INTO ${table} VALUES (${first.map(() => '?').join(', ')})`);
  try {
    for (const row of rows) statement.run(row);
  } finally {
    statement.free();
  }
}
