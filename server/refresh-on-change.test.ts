import { describe, expect, test, vi } from 'vitest';
import { preparePage } from '#server/http/replies/ready-reply.ts';
import { createReplyCache } from '#server/http/replies/reply-cache.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import type { Changes } from './db/changes.ts';
import { createPageCache } from './http/pages/page-cache.ts';
import { refreshOnChange } from './refresh-on-change.ts';

type Listener = Parameters<Changes['onChange']>[0];

const ROOMY_BYTES = 1_000_000;

/** A node whose search refresh ends when the test says so. */
function openNode() {
  const listeners: Listener[] = [];
  const refreshes: { finish: () => void; fail: (error: Error) => void }[] = [];
  let dictionary = 'cũ';
  let forgotten = 0;
  const replies = createReplyCache({ maxBytes: ROOMY_BYTES, now: () => performance.now() });
  const cache = createPageCache(replies, () => preparePage(dictionary, 200, {}));
  const recorded = recordLog();
  refreshOnChange({
    changes: {
      onChange: (listener) => {
        listeners.push(listener);
        return () => {};
      },
    },
    cache: replies,
    forgetCourses: () => (forgotten += 1),
    refreshSearch: () => new Promise<void>((finish, fail) => refreshes.push({ finish, fail })),
    log: recorded.log,
    backOffMs: [1, 2],
  });
  return {
    recorded,
    refreshes,
    cache,
    forgotten: () => forgotten,
    announce: (...change: Parameters<Listener>) => listeners.forEach((listener) => listener(...change)),
    changeTo: (text: string) => (dictionary = text),
    pageText: async () => {
      const page = await cache.obtain('/search/1');
      return Buffer.from((await page.sentTo(undefined, undefined)).body ?? []).toString();
    },
  };
}

test('a page that was rendered from the old search index is not cached for long', async () => {
  const { announce, refreshes, changeTo, pageText, cache } = openNode();
  expect(await pageText()).toBe('cũ');
  announce('content');
  expect(cache.peek('/search/1')).toBeUndefined();
  // A request arrives before the new index is ready.
  expect(await pageText()).toBe('cũ');
  changeTo('mới');
  refreshes[0]?.finish();
  await vi.waitFor(async () => expect(await pageText()).toBe('mới'));
});

test.each(['content', 'courses'] as const)('a change of %s clears the cached sentences at once', (change) => {
  const { announce, forgotten } = openNode();
  announce(change);
  expect(forgotten()).toBe(1);
});

test('a change of courses clears pages, but does not refresh the search', async () => {
  const { announce, refreshes, pageText, changeTo } = openNode();
  await pageText();
  changeTo('mới');
  announce('courses');
  expect(await pageText()).toBe('mới');
  expect(refreshes).toEqual([]);
});

describe('a failed refresh of the search', () => {
  const away = new Error('database away');
  const nextRefresh = (node: ReturnType<typeof openNode>, index: number) =>
    vi.waitFor(() => {
      const refresh = node.refreshes[index];
      if (!refresh) throw new Error(`refresh ${index} has not begun`);
      return refresh;
    });

  test('is tried again with growing pauses until it succeeds, and the log says so', async () => {
    const node = openNode();
    expect(await node.pageText()).toBe('cũ');
    node.announce('content');
    for (const index of [0, 1, 2]) (await nextRefresh(node, index)).fail(away);
    const last = await nextRefresh(node, 3);
    node.changeTo('mới');
    last.finish();
    await vi.waitFor(async () => expect(await node.pageText()).toBe('mới'));
    const lines = node.recorded.text();
    for (const line of ['retrying in 0.001 s', 'retrying in 0.002 s', 'database away', '"failures":3'])
      expect(lines).toContain(line);
    expect(lines.split('search refresh failed')).toHaveLength(4);
  });

  test('is not tried again after a later one has succeeded', async () => {
    const node = openNode();
    node.announce('content');
    node.announce('content');
    node.refreshes[0]?.fail(away);
    node.refreshes[1]?.finish();
    await vi.waitFor(() => expect(node.recorded.text()).toContain('search refreshed again'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(node.refreshes).toHaveLength(2);
  });

  test('is tried again although an earlier one, which may have read too soon, succeeds later', async () => {
    const node = openNode();
    node.announce('content');
    node.announce('content');
    node.refreshes[1]?.fail(away);
    node.refreshes[0]?.finish();
    (await nextRefresh(node, 2)).finish();
    await vi.waitFor(() => expect(node.recorded.text()).toContain('search refreshed again'));
  });
});

test('a new mail clears nothing', async () => {
  const { announce, refreshes, pageText, cache, forgotten } = openNode();
  await pageText();
  announce('mail');
  expect(forgotten()).toBe(0);
  expect(refreshes).toEqual([]);
  expect(cache.peek('/search/1')).toBeDefined();
});
