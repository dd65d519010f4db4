import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { createLogger } from '#server/log.ts';
import { serve, type ServedPort, type ServeLimits } from './serve.ts';

const GET = 'GET / HTTP/1.1\r\nHost: kakehashi\r\n\r\n';
/** More than fits into all buffers between a server and a client that does not read. */
const HUGE = Buffer.alloc(64 * 1024 * 1024);

interface Client {
  readonly socket: Socket;
  /** Everything received, after the connection was closed. */
  readonly closed: Promise<string>;
  /** Resolves when this text was received. */
  receives(text: string): Promise<void>;
}

const clients: Client[] = [];
const servers: ServedPort[] = [];

afterEach(async () => {
  for (const { socket } of clients.splice(0)) socket.destroy();
  await Promise.all(servers.splice(0).map((server) => server.drain()));
});

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

async function listen(handle: Handle, limits: Partial<ServeLimits> = {}): Promise<ServedPort> {
  const log = createLogger('silent');
  const server = await serve(handle, {
    host: '127.0.0.1',
    port: 0,
    log,
    limits: { quietConnectionMs: 0, ...limits },
  });
  servers.push(server);
  return server;
}

function open({ port }: ServedPort): Client {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString('latin1')));
  // Makes a reset visible in the received text.
  socket.on('error', (error) => (received += `(${error.message})`));
  const client: Client = {
    socket,
    closed: new Promise((resolve) => socket.once('close', () => resolve(received))),
    async receives(text) {
      while (!received.includes(text)) await once(socket, 'data');
    },
  };
  clients.push(client);
  return client;
}

async function openAndAsk(server: ServedPort): Promise<Client> {
  const client = open(server);
  client.socket.write(GET);
  await client.receives('well');
  return client;
}

const answerWell: Handle = (_request, response) => response.end('well');

describe('draining', () => {
  test('every connection in the backlog of the port is answered', async () => {
    const server = await listen(answerWell);
    const waiting = Array.from({ length: 100 }, () => open(server));
    for (const { socket } of waiting) socket.write(GET);
    await server.drain();
    for (const { closed } of waiting)
      expect(await closed).toMatch(/^HTTP\/1\.1 200 OK[^]*Connection: close[^]*well$/);
  });

  test('a request just sent over a keep-alive connection is answered', async () => {
    const server = await listen(answerWell);
    const keptAlive = await Promise.all(Array.from({ length: 20 }, () => openAndAsk(server)));
    for (const { socket } of keptAlive) socket.write(GET);
    await server.drain();
    for (const { closed } of keptAlive) expect((await closed).match(/200 OK/g)).toHaveLength(2);
  });

  test('a request in flight is answered, however long it takes', async () => {
    const inFlight: ServerResponse[] = [];
    const server = await listen((_request, response) => void inFlight.push(response));
    const client = open(server);
    client.socket.write(GET);
    await expect.poll(() => inFlight).toHaveLength(1);
    const drained = server.drain();
    await expect.poll(() => open(server).closed).toContain('ECONNREFUSED');
    inFlight[0]?.end('well');
    await drained;
    expect(await client.closed).toMatch(/200 OK[^]*well$/);
  });

  test('a request whose body has not fully arrived is answered', async () => {
    const server = await listen((request, response) =>
      request.resume().once('end', () => response.end('well')),
    );
    const client = open(server);
    client.socket.write('POST / HTTP/1.1\r\nHost: kakehashi\r\nContent-Length: 4\r\n\r\nab');
    await once(client.socket, 'connect');
    const drained = server.drain();
    for (let turn = 0; turn < 20; turn++) await nextTurn();
    client.socket.write('cd');
    await drained;
    expect(await client.closed).toMatch(/200 OK[^]*well$/);
  });

  test('connections without a request are closed cleanly, new or keep-alive', async () => {
    const server = await listen(answerWell);
    const [keptAlive, fresh] = [await openAndAsk(server), open(server)];
    await once(fresh.socket, 'connect');
    await server.drain();
    expect(await keptAlive.closed).toMatch(/well$/);
    expect(await fresh.closed).toBe('');
  });

  test('a request that never ends is cut after the grace period', async () => {
    const server = await listen(() => {}, { shutdownGraceMs: 20 });
    const client = open(server);
    client.socket.write(GET);
    await server.drain();
    expect(await client.closed).not.toContain('200 OK');
  });
});

describe('limits for clients', () => {
  test.each([
    { limits: { connectionsMax: 2, connectionsPerAddressMax: null }, why: 'in total' },
    { limits: { connectionsMax: 10, connectionsPerAddressMax: 2 }, why: 'per address' },
  ])('connections: $why', async ({ limits }) => {
    const server = await listen(answerWell, limits);
    const first = await openAndAsk(server);
    await openAndAsk(server);
    expect(await open(server).closed).not.toContain('200 OK');
    first.socket.end();
    await first.closed;
    await openAndAsk(server);
  });

  test('behind a trusted proxy connections are not counted by address', async () => {
    const server = await listen(answerWell, { connectionsPerAddressMax: null });
    const clientsOfProxy = await Promise.all(Array.from({ length: 50 }, () => openAndAsk(server)));
    expect(clientsOfProxy.filter(({ socket }) => socket.destroyed)).toEqual([]);
  });

  test('a client that does not finish its request headers is disconnected', async () => {
    const server = await listen(answerWell, {
      headersTimeoutMs: 20,
      requestTimeoutMs: 20,
      checkedEveryMs: 5,
    });
    const client = open(server);
    client.socket.write('GET / HTTP/1.1\r\nHost:');
    expect(await client.closed).toContain('408 Request Timeout');
  });

  describe('the body of a request', () => {
    const slowly = { requestTimeoutMs: 60, uploadBytesPerSecondMin: 1_000, checkedEveryMs: 5 };
    const answerWhenRead: Handle = (request, response) =>
      void request.resume().once('end', () => response.end('well'));
    /** Resolves when the server has read the headers: from then on it counts what arrives. */
    async function begin(client: Client, length: number): Promise<void> {
      const headers = ['Host: kakehashi', 'Expect: 100-continue', `Content-Length: ${length}`];
      client.socket.write(`POST / HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      await client.receives('100 Continue');
    }
    /** Sends bytes until all are sent or the connection is closed. */
    async function sendSlowly(client: Client, pieces: number, bytes: number): Promise<void> {
      for (let sent = 0; sent < pieces && !client.socket.destroyed; sent += 1) {
        client.socket.write('a'.repeat(bytes));
        await wait(10);
      }
    }

    test('may take many times the limit as long as it arrives at the slowest rate', async () => {
      const server = await listen(answerWhenRead, slowly);
      const client = open(server);
      await begin(client, 2_000 + 30);
      // Two seconds in advance: a busy machine must not make this client too slow.
      client.socket.write('a'.repeat(2_000));
      await sendSlowly(client, 30, 1);
      await client.receives('well');
      expect(client.socket.destroyed).toBe(false);
    });

    test.each([
      { pieces: 1, why: 'that stops' },
      { pieces: 200, why: 'that trickles' },
    ])('$why is disconnected, and others are served meanwhile', async ({ pieces }) => {
      const server = await listen(answerWhenRead, slowly);
      const client = open(server);
      await begin(client, 1_000);
      const sending = sendSlowly(client, pieces, 1);
      await openAndAsk(server);
      expect(await client.closed).toContain('HTTP/1.1 408 Request Timeout');
      await sending;
    });

    test('that is answered before it has arrived is not waited for', async () => {
      const server = await listen(answerWell, slowly);
      const client = open(server);
      await begin(client, 1_000_000);
      await client.receives('well');
      const sending = sendSlowly(client, 500, 200);
      expect(await client.closed).toMatch(/200 OK/);
      await sending;
    });
  });

  test('a client that does not read its reply is disconnected, and others are served meanwhile', async () => {
    let isOver = false;
    const server = await listen(
      (request, response) => {
        if (request.url === '/') return void response.end('well');
        response.once('close', () => (isOver = true));
        response.end(HUGE);
      },
      { replyTakenWithinMs: 20, checkedEveryMs: 5 },
    );
    const client = open(server);
    client.socket.pause();
    client.socket.write(GET.replace('/', '/huge'));
    await openAndAsk(server);
    await expect.poll(() => isOver).toBe(true);
    client.socket.resume();
    expect((await client.closed).length).toBeLessThan(HUGE.length);
  });

  test('slow work and a stream with pauses are not cut', async () => {
    const server = await listen(
      (_request, response) => {
        setTimeout(() => response.write('first'), 40);
        setTimeout(() => response.end('well'), 80);
      },
      {
        replyTakenWithinMs: 1,
        checkedEveryMs: 5,
        requestTimeoutMs: 20,
        headersTimeoutMs: 20,
        keepAliveTimeoutMs: 20,
      },
    );
    const client = open(server);
    client.socket.write(GET);
    await client.receives('first');
    await client.receives('well');
    expect(client.socket.destroyed).toBe(false);
  });
});
