import { Client } from 'pg';
import {
  DATABASE_CONNECT_MS,
  LISTEN_ANSWER_MS,
  LISTEN_HEARTBEAT_MS,
  LISTEN_RECONNECT_MS,
} from '#contract/database-limits.ts';
import type { ChangeListener } from './changes.ts';

export interface ListenTiming {
  /** The pause between two heartbeats. */
  readonly heartbeatMs: number;
  /** A connection that does not answer for so long counts as lost. */
  readonly answerMs: number;
  /** The pause before the next attempt to connect. */
  readonly reconnectMs: number;
}

export const LISTEN_TIMING: ListenTiming = {
  heartbeatMs: LISTEN_HEARTBEAT_MS,
  answerMs: LISTEN_ANSWER_MS,
  reconnectMs: LISTEN_RECONNECT_MS,
};

/**
 * Uses a separate connection, because a pool may close or reuse the one that listens. Reconnects after a lost
 * connection, until the returned function is called. A listener only waits, so it would never notice that packets are
 * dropped silently: a heartbeat asks for a reply, and ends a connection that does not give one.
 */
export async function listenOnPostgres(
  databaseUrl: string,
  listener: ChangeListener,
  onConnectionError: (error: unknown) => void,
  { heartbeatMs, answerMs, reconnectMs }: ListenTiming = LISTEN_TIMING,
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
    await askWithin(fresh, `listen ${listener.channel}`, answerMs);
    let beating: NodeJS.Timeout;
    const beatLater = () => {
      // A failure ends the connection, which is reported and leads to a new one.
      const beat = () => askWithin(fresh, 'select 1', answerMs).then(beatLater, () => {});
      beating = setTimeout(() => void beat(), heartbeatMs);
    };
    beatLater();
    fresh.once('end', () => {
      clearTimeout(beating);
      reconnectLater();
    });
    return fresh;
  }

  function reconnectLater(): void {
    if (!closed) waiting = setTimeout(() => void reconnect(), reconnectMs);
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
    // A server that is not reached does not confirm the end.
    const silence = setTimeout(() => client.connection.stream.destroy(), answerMs);
    await client.end();
    clearTimeout(silence);
  };
}

/** Ends the connection if the statement fails, or its reply does not come in time. */
export async function askWithin(client: Client, statement: string, ms: number): Promise<void> {
  let isAnswered = false;
  const giveUp = () => {
    if (!isAnswered) client.connection.stream.destroy(new Error(`no reply from the database for ${ms} ms`));
  };
  // After a blocked event loop, timers run before the replies that have arrived meanwhile are read.
  const silence = setTimeout(() => setImmediate(giveUp), ms);
  try {
    await client.query(statement);
    isAnswered = true;
  } catch (error) {
    client.connection.stream.destroy();
    throw error;
  } finally {
    clearTimeout(silence);
  }
}
