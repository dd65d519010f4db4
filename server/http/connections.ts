import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { CONNECTION_REFUSALS_LOGGED_MS } from '#contract/server-limits.ts';
import type { Logger } from '#server/log.ts';
import { household } from './requests/client-address.ts';

export interface ConnectionLimits {
  readonly connectionsMax: number;
  /** Null behind a trusted proxy, where all connections come from one address. */
  readonly connectionsPerAddressMax: number | null;
  readonly replyTakenWithinMs: number;
  /** A request has to arrive within this time, and the time that its body takes at the slowest rate. */
  readonly requestTimeoutMs: number;
  readonly uploadBytesPerSecondMin: number;
}

interface Connection {
  readonly address: string;
  /** The last reply of this connection; replies leave in the order of their requests. */
  response: ServerResponse | null;
  /** Its request, when that began to arrive, and how much had been received before. */
  request: {
    readonly message: IncomingMessage;
    readonly since: number;
    readonly receivedBefore: number;
  } | null;
  /** Since when sent bytes have been waiting for the client to read them. */
  waitingSince: number | null;
  /** Bytes received at the last check, and since when this number has not changed. */
  received: number;
  quietSince: number;
}

export interface Connections {
  readonly count: number;
  /** Must be called for every request. */
  began(socket: Socket, request: IncomingMessage, response: ServerResponse): void;
  /** Closes the connections whose clients do not read their replies, or send a request too slowly. */
  closeStuck(now: number): void;
  /** Ends the connections that wait for no reply and have sent nothing for `quietMs`. */
  endQuiet(now: number, quietMs: number): void;
}

/** Tracks every open connection of a server, and refuses new ones above the limits. */
export function trackConnections(server: Server, limits: ConnectionLimits, log: Logger): Connections {
  const { connectionsMax, connectionsPerAddressMax, replyTakenWithinMs } = limits;
  const open = new Map<Socket, Connection>();
  const perAddress = new Map<string, number>();
  const logRefused = logRefusals(log);

  server.maxConnections = connectionsMax;
  server.on('drop', () => logRefused('too many connections'));
  server.on('connection', (socket: Socket) => {
    const address = household(socket.remoteAddress ?? '') ?? 'unknown';
    const count = perAddress.get(address) ?? 0;
    if (connectionsPerAddressMax !== null && count >= connectionsPerAddressMax) {
      logRefused('too many connections of one address');
      socket.destroy();
      return;
    }
    perAddress.set(address, count + 1);
    const nothingYet = { response: null, request: null, waitingSince: null, received: 0, quietSince: 0 };
    open.set(socket, { address, ...nothingYet });
    socket.once('close', () => forget(socket, address));
  });

  function forget(socket: Socket, address: string): void {
    open.delete(socket);
    const left = (perAddress.get(address) ?? 1) - 1;
    if (left > 0) perAddress.set(address, left);
    else perAddress.delete(address);
  }

  return {
    get count() {
      return open.size;
    },

    began(socket, message, response) {
      const connection = open.get(socket);
      if (!connection) return;
      connection.response = response;
      connection.request = { message, since: performance.now(), receivedBefore: socket.bytesRead };
    },

    closeStuck(now) {
      for (const [socket, connection] of open) {
        if (isTooSlow(socket, connection, now, limits)) refuseSlow(socket, connection);
        else if (socket.writableLength === 0) connection.waitingSince = null;
        else if (now - (connection.waitingSince ??= now) >= replyTakenWithinMs) socket.destroy();
      }
    },

    endQuiet(now, quietMs) {
      for (const [socket, connection] of open) {
        const isBusy = connection.response !== null && !connection.response.writableFinished;
        if (isBusy || socket.bytesRead !== connection.received || connection.quietSince === 0) {
          connection.received = socket.bytesRead;
          connection.quietSince = now;
        } else if (now - connection.quietSince >= quietMs) socket.end();
      }
    },
  };
}

/** A body may take as long as it goes on arriving; once it is answered, nobody waits for the rest of it. */
function isTooSlow(
  socket: Socket,
  { request, response }: Connection,
  now: number,
  { requestTimeoutMs, uploadBytesPerSecondMin }: ConnectionLimits,
): boolean {
  if (!request || request.message.complete) return false;
  const received = response?.writableEnded ? 0 : socket.bytesRead - request.receivedBefore;
  return now - request.since > requestTimeoutMs + (received * 1000) / uploadBytesPerSecondMin;
}

function refuseSlow(socket: Socket, { response }: Connection): void {
  if (response?.headersSent || socket.writableEnded) socket.destroy();
  else socket.end(TIMED_OUT, () => socket.destroy());
}

/** As Node answers a request whose headers do not arrive. */
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** One log line for many refusals, so that thousands of connections cannot fill the log. */
function logRefusals(log: Logger): (reason: string) => void {
  const counts = new Map<string, number>();
  return (reason) => {
    const waiting = counts.get(reason);
    counts.set(reason, (waiting ?? 0) + 1);
    if (waiting !== undefined) return;
    const logCount = () => {
      log.warn({ refused: counts.get(reason) }, reason);
      counts.delete(reason);
    };
    setTimeout(logCount, CONNECTION_REFUSALS_LOGGED_MS).unref();
  };
}
