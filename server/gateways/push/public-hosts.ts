import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';
import { createCheckedLookup, type LookUpAll } from '../checked-lookup.ts';

/**
 * Which hosts the server may call at an address that a visitor has sent: only those of the public internet. Otherwise
 * anybody could make the server call machines of its own network.
 */

const PRIVATE_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved and broadcast.
  ['224.0.0.0', 3],
];
/** Inside 2000::/3, which is everything that the internet routes: tunnels that contain an IPv4 address, and examples. */
const PRIVATE_IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const privateIpv4 = listOf(PRIVATE_IPV4, 'ipv4');
const privateIpv6 = listOf(PRIVATE_IPV6, 'ipv6');
const routedIpv6 = listOf([['2000::', 3]], 'ipv6');

function listOf(ranges: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family);
  return list;
}

/** An IP address of the public internet. IPv4 addresses that are written as IPv6 are not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !privateIpv4.check(address, 'ipv4');
  return isIP(address) === 6 && routedIpv6.check(address, 'ipv6') && !privateIpv6.check(address, 'ipv6');
}

/** Names that never belong to the public internet (RFC 6761, RFC 6762, RFC 8375). */
const PRIVATE_NAME = /\.(?:localhost|local|internal|intranet|lan|home|corp|test|invalid|onion|arpa)$/;

/**
 * The address if it is https on its usual port, without a login, and names a public host. IP addresses are refused
 * altogether: services have names. The URL parser has already made one of `2130706433` and of `0x7f.1`.
 */
export function publicHttpsUrl(address: string): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const { protocol, username, password, port } = url;
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return null;
  const host = url.hostname.replace(/\.$/, '');
  const isName = host.includes('.') && isIP(host) === 0 && !host.startsWith('[');
  return isName && !PRIVATE_NAME.test(host) ? url : null;
}

/** The name of the host leads to a private network. */
export class PrivateHostError extends Error {
  override readonly name = 'PrivateHostError';
}

export const createPublicLookup = (lookUp?: LookUpAll): LookupFunction =>
  createCheckedLookup({ isAllowed: isPublicAddress, refusal: () => new PrivateHostError(), lookUp });
