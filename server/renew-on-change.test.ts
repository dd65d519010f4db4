import { expect, test, vi } from 'vitest';
import { preparePage } from '#server/http/replies/ready-reply.ts';
import { createReplyCache } from '#server/http/replies/reply-cache.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import type { Changes } from './db/changes.ts';
import { createPageCache } from './http/pages/page-cache.ts';
import { refreshOnChange } from './renew-on-change.ts';

type Listener = Parameters<Changes['onChange']>[0];

const ROOMY_BYTES = 1_000_000;

/** A node whose search takes as long as the test wants. */
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
      announce: async () => {},
      onChange: (listener) => {
        listeners.push(listener);
        return () => {};
      },
    },
    cache: replies,
    forgetCourses: () => (forgotten += 1),
    refreshSearch: () => new Promise<void>((finish, fail) => refreshes.push({ finish, fail })),
    log: recorded.log,
  });
  return {
    recorded,
    refreshes,
    cache,
    forgotten: () => forgotten,
    tell: (...change: Parameters<Listener>) => listeners.forEach((listener) => listener(...change)),
    changeTo: (text: string) => (dictionary = text),
    shown: async () => {
      const page = await cache.obtain('/search/1');
      return Buffer.from((await page.sentTo(undefined, undefined)).body ?? []).toString();
    },
  };
}

test('a page that was rendered while the search was still the old one does not stay', async () => {
  const { tell, refreshes, changeTo, shown, cache } = openNode();
  expect(await shown()).toBe('cũ');
  tell('content');
  expect(cache.peek('/search/1')).toBeUndefined();
  // Someone asks before the new index is there.
  expect(await shown()).toBe('cũ');
  changeTo('mới');
  refreshes[0]?.finish();
  await vi.waitFor(async () => expect(await shown()).toBe('mới'));
});

test.each(['content', 'courses'] as const)(
  'after a change of %s sentences are judged anew at once',
  (change) => {
    const { tell, forgotten } = openNode();
    tell(change);
    expect(forgotten()).toBe(1);
  },
);

test('courses change without the dictionary: pages follow, the search stays', async () => {
  const { tell, refreshes, shown, changeTo } = openNode();
  await shown();
  changeTo('mới');
  tell('courses');
  expect(await shown()).toBe('mới');
  expect(refreshes).toEqual([]);
});

test('a search that could not be renewed is told in the log', async () => {
  const { tell, refreshes, recorded } = openNode();
  tell('content');
  refreshes[0]?.fail(new Error('database away'));
  await vi.waitFor(() => expect(recorded.text()).toContain('database away'));
});

test('a mail that waits changes nothing here', async () => {
  const { tell, refreshes, shown, cache, forgotten } = openNode();
  await shown();
  tell('mail');
  expect(forgotten()).toBe(0);
  expect(refreshes).toEqual([]);
  expect(cache.peek('/search/1')).toBeDefined();
});
