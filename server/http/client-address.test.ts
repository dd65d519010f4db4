import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const socket = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };

test.each([
  {
    trust: false,
    forwarded: '203.0.113.9',
    env: socket,
    expected: '192.0.2.1',
    why: 'a header is not believed',
  },
  { trust: true, forwarded: '203.0.113.9', env: socket, expected: '203.0.113.9', why: 'a proxy is believed' },
  {
    trust: true,
    forwarded: '1.1.1.1, 203.0.113.9',
    env: socket,
    expected: '203.0.113.9',
    why: 'what the client itself wrote stands before the proxy’s entry',
  },
  { trust: true, forwarded: '', env: socket, expected: '192.0.2.1', why: 'a proxy that says nothing' },
  { trust: false, forwarded: '203.0.113.9', env: {}, expected: 'unknown', why: 'a call within the process' },
])('$why', async ({ trust, forwarded, env, expected }) => {
  const app = new Hono();
  const addressOf = clientAddress(trust);
  app.get('/', (context) => context.text(addressOf(context)));
  const response = await app.request('/', { headers: { 'X-Forwarded-For': forwarded } }, env);
  expect(await response.text()).toBe(expected);
});
