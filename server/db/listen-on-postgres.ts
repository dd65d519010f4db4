import { Client } from 'pg';
import { DATABASE_CONNECT_MS } from '#contract/server-limits.ts';
import type { ChangeListener } from './changes.ts';

const RECONNECT_DELAY_MS = 1_000;

/**
 * Uses a separate connection, because a pool may close or reuse the one that listens.
 * Reconnects after a lost connection, until the returned function is called.
 */
export async function listenOnPostgres(
  databaseUrl: string,
  listener: ChangeListener,
  onConnectionError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  let closed = false;
  let waiting: NodeJS.Timeout | undefined;
  let client = await connect();

  async function connect(): Promise<Client> {
    const fresh = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: DATABASE_CONNECT_MS,
      keepAlive: true,
    });
    // Without a handler, losing the connection would end the process.
    fresh.on('error', onConnectionError);
    fresh.on('notification', ({ payload = '' }) => listener.onNotify(payload));
    await fresh.connect();
    await fresh.query(`listen ${listener.channel}`);
    fresh.once('end', reconnectLater);
    return fresh;
  }

  function reconnectLater(): void {
    if (!closed) waiting = setTimeout(() => void reconnect(), RECONNECT_DELAY_MS);
  }

  async function reconnect(): Promise<void> {
    try {
      client = await connect();
      if (closed) return await client.end();
      listener.onGap();
    } catch (error) {
      onConnectionError(error);
      reconnectLater();
    }
  }

  return async () => {
    closed = true;
    clearTimeout(waiting);
    await client.end();
  };
}
