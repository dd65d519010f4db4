import { BlockList, isIP, isIPv4 } from 'node:net';
import { createCheckedLookup, type LookUpAll } from './checked-lookup.ts';

/**
 * Which hosts the server must not call even if an owner types them. A model or a mail server may well run on a private
 * network, but never where clouds give the keys of the machine to whoever asks from it: whoever has taken over the desk
 * of a site would have the machine, too.
 */

const METADATA: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['169.254.0.0', 16, 'ipv4'],
  // Alibaba Cloud, inside a range that private networks use too.
  ['100.100.100.200', 32, 'ipv4'],
  ['fe80::', 10, 'ipv6'],
  ['fd00:ec2::', 32, 'ipv6'],
  // 169.254.0.0/16 in the notations that lead to IPv4: mapped, NAT64, 6to4.
  ['::ffff:169.254.0.0', 112, 'ipv6'],
  ['64:ff9b::169.254.0.0', 112, 'ipv6'],
  ['2002:a9fe::', 32, 'ipv6'],
];

const metadata = new BlockList();
for (const [network, prefix, family] of METADATA) metadata.addSubnet(network, prefix, family);

/** The host leads to the metadata of a cloud. */
export class MetadataHostError extends Error {
  override readonly name = 'MetadataHostError';
  readonly code = 'EMETADATAHOST';
}

export const isMetadataAddress = (address: string): boolean =>
  isIP(address) !== 0 && metadata.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

/** For a host that is an address already, which no name server is asked for. Brackets and zones are those of URLs. */
export function refuseMetadataAddress(host: string): void {
  const [address = ''] = host.replaceAll(/[[\]]/g, '').split('%');
  if (isMetadataAddress(address)) throw new MetadataHostError('The host is no server of the site.');
}

/** For the connection itself: a name may lead elsewhere after it was checked. */
export const createLookupWithoutMetadata = (lookUp?: LookUpAll) =>
  createCheckedLookup({
    isAllowed: (address) => !isMetadataAddress(address),
    refusal: () => new MetadataHostError('The host is no server of the site.'),
    lookUp,
  });
