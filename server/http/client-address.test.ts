import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test.each([
  { trust: false, forwarded: '203.0.113.9', expected: '192.0.2.1', why: 'a header is not believed' },
  { trust: true, forwarded: '203.0.113.9', expected: '203.0.113.9', why: 'a proxy is believed' },
  {
    trust: true,
    forwarded: '1.1.1.1, 203.0.113.9',
    expected: '203.0.113.9',
    why: 'what the client itself wrote stands before the proxy’s entry',
  },
  { trust: true, forwarded: '', expected: '192.0.2.1', why: 'a proxy that says nothing' },
])('$why', async ({ trust, forwarded, expected }) => {
  // What @hono/node-server hands over with a request: Node's own message.
  const incoming = { socket: { remoteAddress: '192.0.2.1' }, headers: { 'x-forwarded-for': forwarded } };
  expect(await addressSeen(trust, { incoming })).toBe(expected);
});

test('a call within the process has no address', async () => {
  expect(await addressSeen(false, {})).toBe('unknown');
});

async function addressSeen(trust: boolean, env: object): Promise<string> {
  const app = new Hono();
  const addressOf = clientAddress(trust);
  app.get('/', (context) => context.text(addressOf(context)));
  return (await app.request('/', {}, env)).text();
}
