import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * A statement over many rows is written out in one turn of this thread, and the embedded database has one connection:
 * others get their turn between two small ones.
 */
const ROWS_PER_STATEMENT = 100;

export async function* inChunks<T>(rows: readonly T[]): AsyncGenerator<T[]> {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    if (at > 0) await nextTurn();
    yield rows.slice(at, at + ROWS_PER_STATEMENT);
  }
}
