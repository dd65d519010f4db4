import { describe, expect, test } from 'vitest';
import { prepareReply, type ReadyReply } from './ready-reply.ts';
import { createReplyCache } from './reply-cache.ts';

const KINDS = ['page', 'call'] as const;
const encoder = new TextEncoder();
const replyOf = (text: string): ReadyReply => prepareReply(encoder.encode(text), { headers: {} });
const openCache = (maxBytes = 1_000_000) => createReplyCache({ maxBytes, now: () => 1 });

/** Work that finishes when the test says so. */
function manualWork() {
  const waiting: ((reply: ReadyReply) => void)[] = [];
  return { waiting, make: () => new Promise<ReadyReply>((finish) => waiting.push(finish)) };
}

describe.each(KINDS)('a %s that was started before a change', (kind) => {
  test('goes to requests that waited for it, but is not stored', async () => {
    const cache = openCache();
    const { make, waiting } = manualWork();
    const [old, fresh] = [replyOf('cũ'), replyOf('mới')];
    const before = cache.obtain(kind, '/words', make);
    cache.clear();
    waiting[0]?.(old);
    expect(await before).toBe(old);
    expect(cache.peek('/words')).toBeUndefined();
    expect(cache.bytes).toBe(0);

    const after = cache.obtain(kind, '/words', make);
    waiting[1]?.(fresh);
    expect(await after).toBe(fresh);
    expect(cache.peek('/words')).toEqual({ kind, reply: fresh });
  });

  test('is not shared with later requests, and does not affect them when it ends', async () => {
    const cache = openCache();
    const { make, waiting } = manualWork();
    const before = cache.obtain(kind, '/words', make);
    cache.clear();
    const after = [cache.obtain(kind, '/words', make)];
    waiting[0]?.(replyOf('cũ'));
    await before;
    after.push(cache.obtain(kind, '/words', make));
    expect(waiting).toHaveLength(2);
    const fresh = replyOf('mới');
    waiting[1]?.(fresh);
    expect(await Promise.all(after)).toEqual([fresh, fresh]);
  });

  test('is not stored after several changes either', async () => {
    const cache = openCache();
    const { make, waiting } = manualWork();
    const before = cache.obtain(kind, '/words', make);
    cache.clear();
    cache.clear();
    waiting[0]?.(replyOf('cũ'));
    await before;
    expect(cache.peek('/words')).toBeUndefined();
  });
});

describe('after a write on this node', () => {
  test('calls are dropped, pages stay until the change is announced', async () => {
    const cache = openCache();
    for (const kind of KINDS) await cache.obtain(kind, `/${kind}`, async () => replyOf(kind));
    cache.clearCalls();
    expect(cache.peek('/call')).toBeUndefined();
    expect(cache.peek('/page')).toMatchObject({ kind: 'page' });
    cache.clear();
    expect(cache.peek('/page')).toBeUndefined();
  });

  test.each([
    { kind: 'call', stored: false },
    { kind: 'page', stored: true },
  ] as const)('a $kind that is being made is stored: $stored', async ({ kind, stored }) => {
    const cache = openCache();
    const { make, waiting } = manualWork();
    const writing = cache.obtain(kind, '/words', make);
    cache.clearCalls();
    waiting[0]?.(replyOf('một'));
    await writing;
    expect(cache.peek('/words') !== undefined).toBe(stored);
  });
});

test('pages and calls share one size limit: the least recently used is removed first', async () => {
  const address = '/00';
  const { bytes } = replyOf('x');
  const cache = openCache(2 * (bytes + address.length));
  await cache.obtain('page', '/01', async () => replyOf('a'));
  await cache.obtain('call', '/02', async () => replyOf('b'));
  cache.peek('/01');
  await cache.obtain('call', '/03', async () => replyOf('c'));
  expect(['/01', '/02', '/03'].filter((one) => cache.peek(one))).toEqual(['/01', '/03']);
  await cache.obtain('page', '/04', async () => replyOf('d'));
  expect(cache.bytes).toBe(2 * (bytes + address.length));
});
