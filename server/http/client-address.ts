import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { incomingOf, requestHeader } from './incoming.ts';

/**
 * The address that rate limits count. A proxy's `X-Forwarded-For` is believed only by configuration, and only its last
 * entry: the ones before it are whatever the client wrote.
 */
export const clientAddress = (trustProxy: boolean) => (context: Context) =>
  addressFrom(incomingOf(context), trustProxy ? requestHeader(context, 'x-forwarded-for') : undefined);

/** The same for a request that has not come to the router. */
export const incomingAddress = (trustProxy: boolean) => (request: IncomingMessage) =>
  addressFrom(request, trustProxy ? request.headers['x-forwarded-for']?.toString() : undefined);

const addressFrom = (request: IncomingMessage | undefined, forwardedFor: string | undefined): string =>
  household(forwardedFor?.split(',').at(-1)?.trim() || request?.socket.remoteAddress || 'unknown');

const IPV4_WITHIN_IPV6 = /^::ffff:(?=\d+\.)/i;

/** A provider gives out whole networks of 64 bits: one household could count as any number of IPv6 addresses. */
export function household(address: string): string {
  const plain = address.replace(IPV4_WITHIN_IPV6, '');
  if (!isIPv6(plain)) return plain;
  const [start = '', end] = plain.split('%')[0]?.split('::') ?? [];
  const before = start.split(':').filter(Boolean);
  const after = end?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = end === undefined ? before : [...before, ...zeros, ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
