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

test.each([
  {
    address: '::ffff:192.0.2.1',
    expected: '192.0.2.1',
    why: 'an IPv4 address in the clothes of an IPv6 one',
  },
  { address: '2001:db8:1:2:3:4:5:6', expected: '2001:db8:1:2::/64', why: 'an IPv6 address by its network' },
  { address: '2001:DB8:1:2::9', expected: '2001:db8:1:2::/64', why: 'the same network, written short' },
  { address: '2001:0db8:0001:0002::9', expected: '2001:db8:1:2::/64', why: 'the same with leading zeros' },
  { address: '2001:db8::9', expected: '2001:db8:0:0::/64', why: 'zeros within the network' },
  { address: '::1', expected: '0:0:0:0::/64', why: 'this machine' },
  { address: 'fe80::1%eth0', expected: 'fe80:0:0:0::/64', why: 'a neighbour on the wire' },
])('counted: $why', async ({ address, expected }) => {
  const incoming = { socket: { remoteAddress: address }, headers: {} };
  expect(await addressSeen(false, { incoming })).toBe(expected);
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
