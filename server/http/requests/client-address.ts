import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { NETWORK_RATE_FACTOR, type RateLimit } from '#contract/rates.ts';
import { incomingOf, requestHeader } from './incoming.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * The address that rate limits count. `X-Forwarded-For` is believed only by configuration, and only as far as our own
 * proxies wrote it: each adds one entry at the end, and what stands before is whatever the client sent.
 */
export const clientAddress = (trustedProxies: number) => (context: Context) =>
  addressFrom(
    incomingOf(context),
    trustedProxies,
    trustedProxies > 0 ? requestHeader(context, 'x-forwarded-for') : undefined,
  );

/** The same for a request that has not come to the router. */
export const incomingAddress = (trustedProxies: number) => (request: IncomingMessage) =>
  addressFrom(request, trustedProxies, request.headers['x-forwarded-for']?.toString());

/** Counts one use by an address and, where it could have been picked from a larger network, by that network as well. */
export async function spendByAddress(
  rateLimits: RateLimits,
  limit: RateLimit,
  address: string,
): Promise<void> {
  await rateLimits.spend(limit, address);
  const network = networkOf(address);
  if (network === undefined) return;
  const count = limit.count * NETWORK_RATE_FACTOR;
  await rateLimits.spend({ ...limit, name: `${limit.name}-network`, count }, network);
}

function addressFrom(
  request: IncomingMessage | undefined,
  trustedProxies: number,
  forwardedFor: string | undefined,
): string {
  const forwarded =
    trustedProxies > 0 && forwardedFor ? forwardedAddress(forwardedFor, trustedProxies) : null;
  const direct = request?.socket.remoteAddress;
  return forwarded ?? (direct === undefined ? null : household(direct)) ?? 'unknown';
}

/** With fewer entries than proxies, the first was still written by one of ours. */
function forwardedAddress(forwardedFor: string, trustedProxies: number): string | null {
  const entries = forwardedFor.split(',');
  const entry = entries[Math.max(0, entries.length - trustedProxies)] ?? '';
  return household(withoutPort(entry.trim()));
}

const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>[\d.]+):\d+)$/;

function withoutPort(entry: string): string {
  const { v4, v6 } = WITH_PORT.exec(entry)?.groups ?? {};
  return v4 ?? v6 ?? entry;
}

const HOUSEHOLD_GROUPS = 4;

/**
 * Who counts as one. A provider gives out whole networks of 64 bits: one household could come from any number of IPv6
 * addresses. Null for what is no address.
 */
export function household(address: string): string | null {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const groups = groupsOf(address);
  return ipv4Within(groups) ?? `${hex(groups.slice(0, HOUSEHOLD_GROUPS))}::/64`;
}

/** The 48 bits from which a provider, a company or whoever asks for them hands out households (decision 033). */
function networkOf(counted: string): string | undefined {
  const [, network] = /^(\w+:\w+:\w+):\w+::\/64$/.exec(counted) ?? [];
  return network && `${network}::/48`;
}

/** The eight numbers of an IPv6 address, however it was written. */
function groupsOf(address: string): number[] {
  const [plain = ''] = address.split('%');
  const [start = '', end] = plain.split('::');
  const before = numbersOf(start);
  const after = numbersOf(end ?? '');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => 0);
  return end === undefined ? before : [...before, ...zeros, ...after];
}

const numbersOf = (part: string): number[] =>
  part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => (isIPv4(group) ? pairOf(group) : [Number.parseInt(group, 16)]));

function pairOf(ipv4: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

/** `::ffff:192.0.2.1` is how a socket for both families shows an IPv4 address. */
function ipv4Within(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined;
}

const hex = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':');
