import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * The embedded database works in this very thread: a statement over many rows would keep everybody waiting, and so would
 * many statements without a turn for others between them.
 */
const ROWS_PER_STATEMENT = 100;

export async function* inChunks<T>(rows: readonly T[]): AsyncGenerator<T[]> {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    if (at > 0) await nextTurn();
    yield rows.slice(at, at + ROWS_PER_STATEMENT);
  }
}
