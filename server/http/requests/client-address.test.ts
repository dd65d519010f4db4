import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { defineEndpoint } from '#contract/endpoint.ts';
import { NETWORK_RATE_FACTOR, rates } from '#contract/rates.ts';
import { mountRoutes } from '#server/testing/mount-routes.ts';
import { route } from '../route.ts';
import { clientAddress } from './client-address.ts';

test.each([
  {
    proxies: 0,
    forwarded: '203.0.113.9',
    expected: '192.0.2.1',
    why: 'without a proxy the header is not trusted',
  },
  { proxies: 1, forwarded: '203.0.113.9', expected: '203.0.113.9', why: 'the header of a proxy is trusted' },
  {
    proxies: 1,
    forwarded: '1.1.1.1, 203.0.113.9',
    expected: '203.0.113.9',
    why: 'entries of the client come before the entry of the proxy',
  },
  {
    proxies: 2,
    forwarded: '1.1.1.1, 203.0.113.9, 10.0.0.7',
    expected: '203.0.113.9',
    why: 'of two proxies, the outer one wrote the second last entry',
  },
  {
    proxies: 3,
    forwarded: '203.0.113.9, 10.0.0.7',
    expected: '203.0.113.9',
    why: 'a request that bypassed the outermost proxy',
  },
  { proxies: 1, forwarded: '', expected: '192.0.2.1', why: 'an empty header' },
  { proxies: 1, forwarded: '203.0.113.9:5678', expected: '203.0.113.9', why: 'a port is removed' },
  {
    proxies: 1,
    forwarded: '[2001:db8::1]:443',
    expected: '2001:db8:0:0::/64',
    why: 'the port of an IPv6 address is removed',
  },
  { proxies: 1, forwarded: '[2001:db8::1]', expected: '2001:db8:0:0::/64', why: 'brackets without a port' },
  { proxies: 1, forwarded: '2001:db8::1', expected: '2001:db8:0:0::/64', why: 'no brackets' },
  { proxies: 1, forwarded: '"203.0.113.9"', expected: '192.0.2.1', why: 'an invalid address: quotes' },
  { proxies: 1, forwarded: 'unknown', expected: '192.0.2.1', why: 'an invalid address: a word' },
  {
    proxies: 1,
    forwarded: '203.0.113.9, ',
    expected: '192.0.2.1',
    why: 'an invalid address: an empty entry',
  },
  {
    proxies: 1,
    forwarded: '203.0.113.999',
    expected: '192.0.2.1',
    why: 'an invalid address: a number that is too large',
  },
  {
    proxies: 1,
    forwarded: '[203.0.113.9',
    expected: '192.0.2.1',
    why: 'an invalid address: an unclosed bracket',
  },
  {
    proxies: 1,
    forwarded: '1.1.1.1:x',
    expected: '192.0.2.1',
    why: 'an invalid address: a port that is not a number',
  },
])('$why', async ({ proxies, forwarded, expected }) => {
  // @hono/node-server passes Node's own message with a request.
  const incoming = { socket: { remoteAddress: '192.0.2.1' }, headers: { 'x-forwarded-for': forwarded } };
  expect(await addressSeen(proxies, { incoming })).toBe(expected);
});

test.each([
  { address: '::ffff:192.0.2.1', expected: '192.0.2.1', why: 'an IPv4 address written as an IPv6 one' },
  { address: '::FFFF:c000:0201', expected: '192.0.2.1', why: 'the same in hexadecimal' },
  { address: '0:0:0:0:0:ffff:192.0.2.1', expected: '192.0.2.1', why: 'the same at full length' },
  { address: '2001:db8:1:2:3:4:5:6', expected: '2001:db8:1:2::/64', why: 'an IPv6 address by its network' },
  { address: '2001:DB8:1:2::9', expected: '2001:db8:1:2::/64', why: 'the same network, written short' },
  { address: '2001:0db8:0001:0002::9', expected: '2001:db8:1:2::/64', why: 'the same with leading zeros' },
  { address: '2001:db8::9', expected: '2001:db8:0:0::/64', why: 'zeros within the network' },
  { address: '2001:db8:1:2::192.0.2.1', expected: '2001:db8:1:2::/64', why: 'an end written as IPv4' },
  { address: '::1', expected: '0:0:0:0::/64', why: 'this machine' },
  { address: '::', expected: '0:0:0:0::/64', why: 'nothing but zeros' },
  { address: 'fe80::1%eth0', expected: 'fe80:0:0:0::/64', why: 'a link-local address' },
])('the counted address of $why', async ({ address, expected }) => {
  const incoming = { socket: { remoteAddress: address }, headers: {} };
  expect(await addressSeen(0, { incoming })).toBe(expected);
});

test('a network of 48 bits does not count as 65,536 households', async () => {
  const count = 3;
  const endpoint = defineEndpoint({
    method: 'GET',
    path: '/sample',
    summary: '',
    access: 'anyone',
    limits: ['searchPerAddress'],
  });
  const { call } = await mountRoutes([route(endpoint, () => undefined)], undefined, {
    ...rates,
    searchPerAddress: { ...rates.searchPerAddress, name: 'of-networks', count },
  });
  const from = async (address: string) =>
    (await call('GET', '/sample', { headers: { 'X-Forwarded-For': address } })).status;

  const statuses: number[] = [];
  for (let household = 0; household <= NETWORK_RATE_FACTOR; household++)
    for (let time = 0; time < count; time++) statuses.push(await from(`2001:db8:aaaa:${household}::1`));
  const allowed = count * NETWORK_RATE_FACTOR;
  expect(new Set(statuses.slice(0, allowed))).toEqual(new Set([200]));
  expect(new Set(statuses.slice(allowed))).toEqual(new Set([429]));
  expect(await from('2001:db8:aaab::1')).toBe(200);
});

test('a call within the process has no address', async () => {
  expect(await addressSeen(0, {})).toBe('unknown');
});

async function addressSeen(proxies: number, env: object): Promise<string> {
  const app = new Hono();
  const addressOf = clientAddress(proxies);
  app.get('/', (context) => context.text(addressOf(context)));
  return (await app.request('/', {}, env)).text();
}
