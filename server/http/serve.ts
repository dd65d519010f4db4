import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  BACKLOG_TURNS_MAX,
  CONNECTIONS_CHECKED_EVERY_MS,
  CONNECTIONS_MAX,
  CONNECTIONS_PER_ADDRESS_MAX,
  HEADERS_MAX_BYTES,
  HEADERS_TIMEOUT_MS,
  KEEP_ALIVE_TIMEOUT_MS,
  QUIET_CONNECTION_MS,
  REPLY_TAKEN_WITHIN_MS,
  REQUEST_TIMEOUT_MS,
  SHUTDOWN_GRACE_MS,
  SHUTDOWN_MAX_MS,
  SHUTDOWN_SWEEP_MS,
  UPLOAD_BODY_MAX_BYTES,
  UPLOAD_BYTES_PER_SECOND_MIN,
} from '#contract/server-limits.ts';
import type { Logger } from '#server/log.ts';
import { type ConnectionLimits, type Connections, trackConnections } from './connections.ts';

export interface ServeLimits extends ConnectionLimits {
  readonly checkedEveryMs: number;
  readonly headersTimeoutMs: number;
  readonly keepAliveTimeoutMs: number;
  readonly quietConnectionMs: number;
  readonly shutdownGraceMs: number;
}

interface ServeOptions {
  readonly host: string;
  readonly port: number;
  readonly log: Logger;
  readonly limits?: Partial<ServeLimits>;
}

const LIMITS: ServeLimits = {
  connectionsMax: CONNECTIONS_MAX,
  connectionsPerAddressMax: CONNECTIONS_PER_ADDRESS_MAX,
  replyTakenWithinMs: REPLY_TAKEN_WITHIN_MS,
  checkedEveryMs: CONNECTIONS_CHECKED_EVERY_MS,
  headersTimeoutMs: HEADERS_TIMEOUT_MS,
  requestTimeoutMs: REQUEST_TIMEOUT_MS,
  uploadBytesPerSecondMin: UPLOAD_BYTES_PER_SECOND_MIN,
  keepAliveTimeoutMs: KEEP_ALIVE_TIMEOUT_MS,
  quietConnectionMs: QUIET_CONNECTION_MS,
  shutdownGraceMs: SHUTDOWN_GRACE_MS,
};

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

export interface ServedPort {
  readonly port: number;
  /** Answers every request that was sent, and resolves when all connections are closed. */
  drain(): Promise<void>;
}

/** Listens, with limits for clients, and stops without losing a request. */
export async function serve(
  handle: Handle,
  { host, port, log, limits: given }: ServeOptions,
): Promise<ServedPort> {
  const limits = { ...LIMITS, ...given };
  let answer: Handle = handle;
  const server = createServer(nodeOptions(limits), (request, response) => {
    connections.began(request.socket, request, response);
    answer(request, response);
  });
  const connections = trackConnections(server, limits, log);
  server.listen(port, host);
  await once(server, 'listening');
  const check = setInterval(() => connections.closeStuck(performance.now()), limits.checkedEveryMs);
  check.unref();

  return {
    port: portOf(server, port),
    async drain() {
      const held: (() => void)[] = [];
      const answerAndClose: Handle = (request, response) => {
        response.shouldKeepAlive = false;
        handle(request, response);
      };
      // A client that gets a reply sends its next request. So until the port is closed, requests are only collected.
      answer = (request, response) => void held.push(() => answerAndClose(request, response));
      await takeBacklog(server);
      const closed = stopListening(server);
      answer = answerAndClose;
      for (const begin of held) begin();
      await finish(server, connections, closed, limits);
      clearInterval(check);
    },
  };
}

const nodeOptions = (limits: ServeLimits) => ({
  maxHeaderSize: HEADERS_MAX_BYTES,
  headersTimeout: limits.headersTimeoutMs,
  // The rate of a body is checked by `connections.ts`; this is the longest that the largest one may take.
  requestTimeout: limits.requestTimeoutMs + (UPLOAD_BODY_MAX_BYTES * 1000) / limits.uploadBytesPerSecondMin,
  keepAliveTimeout: limits.keepAliveTimeoutMs,
  // Node checks for overdue requests at this interval; the default is 30 s.
  connectionsCheckingInterval: limits.checkedEveryMs,
});

function portOf(server: Server, asked: number): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : asked;
}

/**
 * Accepts the backlog of the port: the system resets those connections when the port is closed, and Node accepts one in
 * each turn of the event loop. After two turns without any, the backlog is empty. Counted in turns and not in time,
 * because a single turn may be long.
 */
async function takeBacklog(server: Server): Promise<void> {
  let quietTurns = 0;
  const onConnection = () => (quietTurns = 0);
  for (const event of ['connection', 'drop']) server.on(event, onConnection);
  for (let turn = 0; quietTurns < 2 && turn < BACKLOG_TURNS_MAX; turn++) {
    quietTurns += 1;
    await nextTurn();
  }
  for (const event of ['connection', 'drop']) server.off(event, onConnection);
}

/**
 * Not with `close` of the HTTP server: that destroys idle connections at once, with requests that are being sent on
 * them.
 */
const stopListening = (server: Server): Promise<void> =>
  new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()));

async function finish(
  server: Server,
  connections: Connections,
  closed: Promise<void>,
  { quietConnectionMs, shutdownGraceMs }: ServeLimits,
): Promise<void> {
  const startedAt = performance.now();
  let progress = { at: startedAt, left: connections.count };
  const sweep = setInterval(() => {
    const now = performance.now();
    connections.endQuiet(now, quietConnectionMs);
    // Each reply closes its connection: the grace period restarts as long as their number decreases.
    if (connections.count < progress.left) progress = { at: now, left: connections.count };
    if (now - progress.at >= shutdownGraceMs || now - startedAt >= SHUTDOWN_MAX_MS)
      server.closeAllConnections();
  }, SHUTDOWN_SWEEP_MS);
  await closed;
  clearInterval(sweep);
}
