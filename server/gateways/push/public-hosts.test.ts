import type { LookupAddress } from 'node:dns';
import { describe, expect, test } from 'vitest';
import { createPublicLookup, isPublicAddress, PrivateHostError, publicHttpsUrl } from './public-hosts.ts';

describe('addresses that browsers send', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QH3',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d',
  ])('allowed: %s', (address) => {
    expect(publicHttpsUrl(address)?.href).toBe(address);
  });

  test.each([
    { address: 'http://push.example.com/1', why: 'not encrypted' },
    { address: 'ftp://push.example.com/1', why: 'another protocol' },
    { address: 'https://127.0.0.1/1', why: 'this machine' },
    { address: 'https://10.1.2.3/1', why: 'a private network' },
    { address: 'https://172.20.0.1/1', why: 'a private network' },
    { address: 'https://192.168.1.1/1', why: 'a private network' },
    { address: 'https://169.254.169.254/latest/meta-data', why: 'the metadata of a cloud' },
    { address: 'https://0.0.0.0/1', why: 'any address of this machine' },
    { address: 'https://2130706433/1', why: '127.0.0.1 as a decimal number' },
    { address: 'https://0x7f.1/1', why: '127.0.0.1 in hexadecimal' },
    { address: 'https://0177.0.0.1/1', why: '127.0.0.1 in octal' },
    { address: 'https://127.1/1', why: '127.0.0.1, shortened' },
    { address: 'https://１２７.０.０.１/1', why: '127.0.0.1 in full-width digits' },
    { address: 'https://[::1]/1', why: 'this machine in IPv6' },
    { address: 'https://[fe80::1]/1', why: 'a link-local address' },
    { address: 'https://[fd00::1]/1', why: 'a private network in IPv6' },
    { address: 'https://[::ffff:127.0.0.1]/1', why: 'IPv4 mapped to IPv6' },
    { address: 'https://[2606:4700::1111]/1', why: 'services have names' },
    { address: 'https://8.8.8.8/1', why: 'services have names' },
    { address: 'https://localhost/1', why: 'this machine' },
    { address: 'https://localhost./1', why: 'this machine, with a dot' },
    { address: 'https://push.localhost/1', why: 'this machine' },
    { address: 'https://db/1', why: 'a single label: a container next door' },
    { address: 'https://db./1', why: 'a single label with a dot' },
    { address: 'https://printer.local/1', why: 'a name of the local network' },
    { address: 'https://metadata.google.internal/1', why: 'the metadata of a cloud' },
    { address: 'https://router.home.arpa/1', why: 'a name of the local network' },
    { address: 'https://push.example.com:8443/1', why: 'another port' },
    { address: 'https://lan:mk@push.example.com/1', why: 'a login' },
    { address: 'push.example.com/1', why: 'no address' },
    { address: '', why: 'nothing' },
  ])('refused: $why ($address)', ({ address }) => {
    expect(publicHttpsUrl(address)).toBeNull();
  });
});

test.each([
  { address: '8.8.8.8', isPublic: true },
  { address: '172.15.255.255', isPublic: true },
  { address: '172.32.0.1', isPublic: true },
  { address: '2606:4700::1111', isPublic: true },
  { address: '2a00:1450:4001::1', isPublic: true },
  { address: '0.0.0.0', isPublic: false },
  { address: '10.255.255.255', isPublic: false },
  { address: '100.64.0.1', isPublic: false },
  { address: '127.8.8.8', isPublic: false },
  { address: '169.254.169.254', isPublic: false },
  { address: '172.16.0.1', isPublic: false },
  { address: '172.31.255.255', isPublic: false },
  { address: '192.168.0.1', isPublic: false },
  { address: '198.19.0.1', isPublic: false },
  { address: '224.0.0.1', isPublic: false },
  { address: '255.255.255.255', isPublic: false },
  { address: '::', isPublic: false },
  { address: '::1', isPublic: false },
  { address: 'fe80::1', isPublic: false },
  { address: 'fc00::1', isPublic: false },
  { address: 'ff02::1', isPublic: false },
  { address: '::ffff:8.8.8.8', isPublic: false },
  { address: '::ffff:7f00:1', isPublic: false },
  { address: '64:ff9b::7f00:1', isPublic: false },
  { address: '2002:7f00:1::', isPublic: false },
  { address: 'push.example.com', isPublic: false },
])('$address is public: $isPublic', ({ address, isPublic }) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

describe('names, at the time of the connection', () => {
  const resolve = (addresses: LookupAddress[], all: boolean) =>
    new Promise((done, fail) => {
      const lookup = createPublicLookup((_name, _options, found) => found(null, addresses));
      lookup('push.example.com', { all }, (error, address, family) =>
        error ? fail(error) : done({ address, family }),
      );
    });
  const open = { address: '8.8.8.8', family: 4 };
  const openIpv6 = { address: '2606:4700::1111', family: 6 };

  test('that lead to the internet are connected to', async () => {
    expect(await resolve([open, openIpv6], true)).toMatchObject({ address: [open, openIpv6] });
    expect(await resolve([open], false)).toEqual(open);
  });

  test.each([
    { addresses: [{ address: '10.0.0.5', family: 4 }], why: 'a private network' },
    { addresses: [open, { address: '127.0.0.1', family: 4 }], why: 'one of several is private' },
    { addresses: [{ address: '::ffff:10.0.0.5', family: 6 }], why: 'IPv4 mapped to IPv6' },
  ])('are refused: $why', async ({ addresses }) => {
    for (const all of [true, false])
      await expect(resolve(addresses, all)).rejects.toBeInstanceOf(PrivateHostError);
  });

  test('without an address fail', async () => {
    await expect(resolve([], true)).rejects.toThrow('no address');
  });
});
