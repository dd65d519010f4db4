import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { openTcpProxy } from './tcp-proxy.ts';

/** A program that sends back what it gets. */
const echo = createServer((socket) => socket.on('error', () => {}).pipe(socket));
await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
const { port } = echo.address() as AddressInfo;
const proxy = await openTcpProxy({ host: '127.0.0.1', port });
afterAll(async () => {
  await proxy.close();
  echo.close();
});

async function openClient() {
  const socket: Socket = connect(proxy.port, '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  const client = { socket, received: '', isClosed: false };
  socket.on('data', (bytes) => (client.received += String(bytes)));
  socket.on('error', () => {});
  socket.on('close', () => (client.isClosed = true));
  return client;
}
const arrives = (client: { received: string }, text: string) =>
  vi.waitFor(() => expect(client.received).toBe(text));

test('what is held back by a black hole arrives later, in order, and nobody is told', async () => {
  const client = await openClient();
  client.socket.write('a');
  await arrives(client, 'a');
  proxy.blackHoleOpen();
  client.socket.write('b');
  client.socket.write('c');
  const other = await openClient();
  other.socket.write('new');
  await arrives(other, 'new');
  expect(client).toMatchObject({ received: 'a', isClosed: false });
  proxy.pass();
  await arrives(client, 'abc');
  client.socket.destroy();
  other.socket.destroy();
});

test('new connections get no answer either, until it passes again', async () => {
  proxy.blackHole();
  const client = await openClient();
  client.socket.write('a');
  proxy.delay(1);
  expect(client.received).toBe('');
  proxy.pass();
  await arrives(client, 'a');
  proxy.delay(0);
  client.socket.destroy();
});

test('packets stay in order when the delay becomes shorter', async () => {
  const client = await openClient();
  proxy.delay(30);
  client.socket.write('late ');
  await vi.waitFor(() => expect(client.socket.bytesWritten).toBe(5));
  proxy.delay(0);
  client.socket.write('later');
  await arrives(client, 'late later');
  client.socket.destroy();
});

test('a cut is seen by both sides', async () => {
  const client = await openClient();
  client.socket.write('a');
  await arrives(client, 'a');
  proxy.cut();
  await vi.waitFor(() => expect(client.isClosed).toBe(true));
  await vi.waitFor(() => expect(proxy.connections()).toBe(0));
});
