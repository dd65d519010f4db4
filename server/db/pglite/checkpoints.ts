import { CHECKPOINT_EVERY_MS, CHECKPOINT_FROM_WAL_BYTES } from '#contract/database-limits.ts';
import type { PgliteClient } from './pglite-client.ts';

type Client = Pick<PgliteClient, 'query' | 'exec'>;

const WAL_SINCE_CHECKPOINT =
  'select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()';

/**
 * A server has a process of its own for checkpoints; PGlite makes one only when it is closed. Without them the log of writes
 * would grow as long as the product runs, and the start after a kill would replay all of it.
 */
export async function checkpointIfDue(
  client: Client,
  fromBytes: number = CHECKPOINT_FROM_WAL_BYTES,
): Promise<boolean> {
  const { rows } = await client.query<{ bytes: number }>(WAL_SINCE_CHECKPOINT);
  if ((rows[0]?.bytes ?? 0) < fromBytes) return false;
  await client.exec('checkpoint');
  return true;
}

/** Until the returned function is called. A checkpoint that fails is made the next time. */
export function checkpointRegularly(client: Client, warn: (line: string) => void): () => void {
  const timer = setInterval(() => {
    checkpointIfDue(client).catch((error: unknown) => warn(`no checkpoint: ${String(error)}`));
  }, CHECKPOINT_EVERY_MS).unref();
  return () => clearInterval(timer);
}
