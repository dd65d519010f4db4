import { afterAll, expect, test } from 'vitest';
import { openPushServer } from '#server/testing/fakes/push-server.ts';
import { createPublicLookup } from './public-hosts.ts';
import { createPublicPushHosts } from './push-hosts.ts';
import { createPushKeyPair, createPushSender, type PushMessage } from './push-sender.ts';

const server = await openPushServer();
afterAll(server.close);
const keys = createPushKeyPair();
const sender = createPushSender({ hosts: server.hosts, answerMs: 500 });

function messageTo({ endpoint, keys: { p256dh, auth } }: ReturnType<typeof server.subscribe>): PushMessage {
  const device = { endpoint, p256dh, auth };
  const payload = JSON.stringify({ body: 'Bạn có 12 thẻ đang chờ ôn.' });
  return { device, payload, ttlSeconds: 3_600, topic: 'reminder', keys, subject: 'mailto:lan@example.com' };
}

test('a message arrives encrypted, signed, with its time to live, topic and urgency', async () => {
  const browser = server.subscribe(keys.publicKey);
  expect(await sender.send(messageTo(browser))).toEqual({ kind: 'delivered' });
  expect(server.take()).toEqual([
    {
      endpoint: browser.endpoint,
      message: { body: 'Bạn có 12 thẻ đang chờ ôn.' },
      ttl: 3_600,
      topic: 'reminder',
      urgency: 'normal',
      subject: 'mailto:lan@example.com',
    },
  ]);
});

test.each([
  { mode: 404, outcome: { kind: 'gone' }, why: 'unknown' },
  { mode: 410, outcome: { kind: 'gone' }, why: 'ended' },
  { mode: 302, outcome: { kind: 'refused', reason: 'status 302' }, why: 'a redirect is not followed' },
  { mode: 413, outcome: { kind: 'refused', reason: 'status 413' }, why: 'too large' },
  {
    mode: { status: 429, retryAfter: '120' },
    outcome: { kind: 'busy', reason: 'status 429', retryAfterMs: 120_000, isSilent: false },
    why: 'too many',
  },
  {
    mode: { status: 503, retryAfter: 'Wed, 21 Oct 2026 07:28:00 GMT' },
    outcome: { kind: 'busy', reason: 'status 503', retryAfterMs: null, isSilent: false },
    why: 'a date is not read',
  },
  {
    mode: 'silent',
    outcome: { kind: 'busy', reason: 'ABORT_ERR', retryAfterMs: null, isSilent: true },
    why: 'no answer',
  },
] as const)('$why', async ({ mode, outcome }) => {
  server.answerWith(mode, 'other.example.com');
  const browser = server.subscribe(keys.publicKey, 'other.example.com');
  expect(await sender.send(messageTo(browser))).toEqual(outcome);
  expect(server.take()).toEqual([]);
});

test('another key than the one that the browser has subscribed for is refused', async () => {
  const browser = server.subscribe(createPushKeyPair().publicKey);
  expect(await sender.send(messageTo(browser))).toEqual({ kind: 'refused', reason: 'status 403' });
});

test('keys of a device that are no keys', async () => {
  const { endpoint } = server.subscribe(keys.publicKey);
  const broken = { endpoint, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } };
  expect(await sender.send(messageTo(broken))).toMatchObject({ kind: 'refused' });
});

test.each([
  { address: '127.0.0.1', family: 4 },
  { address: '10.0.0.7', family: 4 },
  { address: '::1', family: 6 },
])('a host whose name leads to $address is not connected to', async (address) => {
  const lookup = createPublicLookup((_name, _options, found) => found(null, [address]));
  const real = createPushSender({ hosts: createPublicPushHosts(lookup) });
  const browser = server.subscribe(keys.publicKey, 'rebinding.example.com');
  const before = server.asked();
  expect(await real.send(messageTo(browser))).toEqual({ kind: 'gone' });
  expect(server.asked()).toEqual(before);
});

test('an address that is not allowed is not called, even if it is in the database', async () => {
  const browser = { ...server.subscribe(keys.publicKey), endpoint: 'https://127.0.0.1/send' };
  const before = server.asked();
  expect(await sender.send(messageTo(browser))).toEqual({ kind: 'gone' });
  expect(server.asked()).toEqual(before);
});
