import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Drizzle builds a statement over many rows in one turn of the event loop, and the embedded database has one
 * connection: with small statements, other requests can run in between.
 */
const ROWS_PER_STATEMENT = 100;

export async function* inChunks<T>(rows: readonly T[]): AsyncGenerator<T[]> {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    if (at > 0) await nextTurn();
    yield rows.slice(at, at + ROWS_PER_STATEMENT);
  }
}
