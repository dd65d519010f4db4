import { expect, test, vi } from 'vitest';
import { defineEndpoint } from '#contract/endpoint.ts';
import { READY_REPLIES_MAX_BYTES } from '#contract/server-limits.ts';
import { z } from '#contract/zod.ts';
import { type Caller, cachedRoute, type CheckedCall } from '../route.ts';
import { createReadyReplies } from './ready-replies.ts';
import { createReplyCache } from './reply-cache.ts';

const endpoint = defineEndpoint({
  method: 'GET',
  path: '/words',
  summary: '',
  access: 'anyone',
  query: z.object({ like: z.optional(z.string()) }),
  output: z.array(z.string()),
});
const callOf = (like?: string, caller: Caller | null = null) =>
  ({ query: { like }, caller, headers: {} }) as unknown as CheckedCall;
const hoa: Caller = {
  id: 7,
  email: 'hoa@example.com',
  name: 'Hoa',
  roles: ['USER'],
  tokenVersion: 1,
  sessionId: 's',
};
const openReplies = (maxBytes = READY_REPLIES_MAX_BYTES) =>
  createReadyReplies({ spend: async () => {}, cache: createReplyCache({ maxBytes, now: () => 1 }) });
const textOf = async (reply: Awaited<ReturnType<ReturnType<typeof openReplies>['obtain']>>) =>
  Buffer.from((await reply?.sentTo(undefined, undefined))?.body ?? []).toString();

test('concurrent requests share one reply; after a change a new one is made', async () => {
  const waiting: ((words: string[]) => void)[] = [];
  const handle = vi.fn<() => Promise<string[]>>(() => new Promise((finish) => waiting.push(finish)));
  const replies = openReplies();
  const route = cachedRoute(endpoint, handle);
  const early = [replies.obtain(route, callOf(), {}), replies.obtain(route, callOf(), {})];
  expect(handle).toHaveBeenCalledTimes(1);
  replies.clear();
  const late = replies.obtain(route, callOf(), {});
  expect(handle).toHaveBeenCalledTimes(2);
  waiting[1]?.(['mới']);
  expect(await textOf(await late)).toBe('["mới"]');
  waiting[0]?.(['cũ']);
  for (const reply of early) expect(await textOf(await reply)).toBe('["cũ"]');
  expect(await textOf(await replies.obtain(route, callOf(), {}))).toBe('["mới"]');
  expect(handle).toHaveBeenCalledTimes(2);
});

test('a failure rejects all waiting requests, and the next request tries again', async () => {
  const handle = vi.fn<() => Promise<string[]>>().mockRejectedValueOnce(new Error('database away'));
  handle.mockResolvedValue(['nước']);
  const replies = openReplies();
  const route = cachedRoute(endpoint, handle);
  const asked = [replies.obtain(route, callOf(), {}), replies.obtain(route, callOf(), {})];
  for (const failing of asked) await expect(failing).rejects.toThrow('database away');
  expect(await textOf(await replies.obtain(route, callOf(), {}))).toBe('["nước"]');
});

test('is made for an anonymous caller, whoever asks first', async () => {
  const handle = vi.fn<(call: { caller: Caller | null }) => Promise<string[]>>(async () => []);
  await openReplies().obtain(cachedRoute(endpoint, handle), callOf(undefined, hoa), {});
  expect(handle.mock.calls[0]?.[0].caller).toBeNull();
});

test.each([
  { policy: { ownersOf: () => [hoa.id] }, shared: false, why: 'they see more than others' },
  { policy: { ownersOf: () => [8] }, shared: true, why: 'only another user sees more' },
  { policy: { bypassRoles: ['USER'] as const }, shared: false, why: 'their role bypasses the cache' },
  { policy: { bypassRoles: ['ADMIN'] as const }, shared: true, why: 'only another role bypasses the cache' },
])('shared with a caller: $shared, because $why', async ({ policy, shared }) => {
  const route = cachedRoute(endpoint, async () => [], policy);
  expect((await openReplies().obtain(route, callOf(undefined, hoa), {})) !== null).toBe(shared);
});

test('all replies together stay within a number of bytes', async () => {
  const maxBytes = 100_000;
  const replies = openReplies(maxBytes);
  const route = cachedRoute(endpoint, async ({ query }) => [query.like ?? '']);
  for (let at = 0; at < 200; at++) await replies.obtain(route, callOf(`${at}${'水'.repeat(at)}`), {});
  expect(replies.bytes).toBeGreaterThan(maxBytes / 2);
  expect(replies.bytes).toBeLessThanOrEqual(maxBytes);
});
