import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { NETWORK_RATE_FACTOR, type RateLimit } from '#contract/rates.ts';
import { incomingOf, requestHeader } from './incoming.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * The address that rate limits count. `X-Forwarded-For` is trusted only by configuration, and only the entries of our
 * own proxies: each adds one entry at the end, and earlier entries may come from the client.
 */
export const clientAddress = (trustedProxies: number) => (context: Context) =>
  addressFrom(
    incomingOf(context),
    trustedProxies,
    trustedProxies > 0 ? requestHeader(context, 'x-forwarded-for') : undefined,
  );

/** The same for a request before the router. */
export const incomingAddress = (trustedProxies: number) => (request: IncomingMessage) =>
  addressFrom(request, trustedProxies, request.headers['x-forwarded-for']?.toString());

/** Counts one use for an address and, for IPv6, also for the larger network that it belongs to. */
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

/** With fewer entries than proxies, the first entry is from one of ours too. */
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
 * The unit that is counted: an IPv4 address or an IPv6 /64 network. Providers assign a whole /64 to a household, which
 * can use any number of addresses in it. Null if it is not an address.
 */
export function household(address: string): string | null {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const groups = groupsOf(address);
  return ipv4Within(groups) ?? `${hex(groups.slice(0, HOUSEHOLD_GROUPS))}::/64`;
}

/** The /48 network: anybody can get one, and with it 65,536 /64 networks (decision 033). */
function networkOf(counted: string): string | undefined {
  const [, network] = /^(\w+:\w+:\w+):\w+::\/64$/.exec(counted) ?? [];
  return network && `${network}::/48`;
}

/** The eight numbers of an IPv6 address in any notation. */
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

/** A dual-stack socket shows an IPv4 address as `::ffff:192.0.2.1`. */
function ipv4Within(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined;
}

const hex = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':');
