import { describe, expect, test } from 'vitest';
import { preparePage, type ReadyReply } from '../replies/ready-reply.ts';
import { createReplyCache } from '../replies/reply-cache.ts';
import { createPageCache } from './page-cache.ts';
import { UNKNOWN_PAGE_KEY } from './page-table.ts';

const pageOf = (html: string, status = 200) => preparePage(html, status, {});

/** A renderer whose pages finish when the test says so. */
function manualRenderer() {
  const waiting: { key: string; finish: (page: ReadyReply) => void; fail: (error: Error) => void }[] = [];
  const render = (key: string) =>
    new Promise<ReadyReply>((finish, fail) => waiting.push({ key, finish, fail }));
  return { render, waiting };
}

const ROOMY_BYTES = 1_000_000;

/** A page cache with its own reply cache. */
function openCache(maxBytes: number, render: (key: string) => Promise<ReadyReply>) {
  const replies = createReplyCache({ maxBytes, now: () => performance.now() });
  return { ...createPageCache(replies, render), clear: replies.clear };
}

const textOf = async (page: ReadyReply) =>
  Buffer.from((await page.sentTo(undefined, undefined)).body ?? []).toString();

describe('rendering', () => {
  test('happens once for concurrent and for later requests', async () => {
    const { render, waiting } = manualRenderer();
    const cache = openCache(ROOMY_BYTES, render);
    const asked = [cache.obtain('/'), cache.obtain('/'), cache.obtain('/')];
    expect(cache.peek('/')).toBeUndefined();
    const page = await pageOf('trang chủ');
    waiting[0]?.finish(page);
    expect(await Promise.all(asked)).toEqual([page, page, page]);
    expect(await cache.obtain('/')).toBe(page);
    expect(cache.peek('/')).toBe(page);
    expect(waiting.map(({ key }) => key)).toEqual(['/']);
  });

  test('each address has its own page', async () => {
    const cache = openCache(ROOMY_BYTES, (key) => pageOf(key));
    await cache.obtain('/a');
    expect(await textOf(await cache.obtain('/b'))).toBe('/b');
  });

  test('is tried again by the next request after a failure', async () => {
    const { render, waiting } = manualRenderer();
    const cache = openCache(ROOMY_BYTES, render);
    const failing = cache.obtain('/');
    waiting[0]?.fail(new Error('database away'));
    await expect(failing).rejects.toThrow('database away');
    const again = cache.obtain('/');
    const page = await pageOf('trang chủ');
    waiting[1]?.finish(page);
    expect(await again).toBe(page);
  });
});

describe('cached', () => {
  test.each([
    { status: 200, cached: true, why: 'a page is' },
    { key: UNKNOWN_PAGE_KEY, status: 404, cached: true, why: 'the page for all unknown addresses is' },
    { status: 404, cached: false, why: 'any other 404 is not' },
    { key: UNKNOWN_PAGE_KEY, status: 500, cached: false, why: 'a failed one is not' },
    { status: 400, cached: false, why: 'a bad request is not' },
    { status: 429, cached: false, why: 'a refused request is not' },
    { status: 500, cached: false, why: 'a server error is not' },
    { status: 503, cached: false, why: 'an unavailable database is not' },
  ])('$why ($status)', async ({ key = '/exercises/99', status, cached }) => {
    const cache = openCache(ROOMY_BYTES, (asked) => pageOf(asked, status));
    expect((await cache.obtain(key)).status).toBe(status);
    expect(cache.peek(key) !== undefined).toBe(cached);
  });

  test('up to a number of bytes: the least recently used page is removed first', async () => {
    const { bytes } = await pageOf('x'.repeat(1000));
    const cache = openCache(2 * (bytes + '/a'.length), () => pageOf('x'.repeat(1000)));
    await cache.obtain('/a');
    await cache.obtain('/b');
    cache.peek('/a');
    await cache.obtain('/c');
    expect(['/a', '/b', '/c'].filter((key) => cache.peek(key))).toEqual(['/a', '/c']);
  });

  test('a page larger than the whole cache is served but not cached', async () => {
    const cache = openCache(100, () => pageOf('x'.repeat(1000)));
    expect((await cache.obtain('/')).status).toBe(200);
    expect(cache.peek('/')).toBeUndefined();
  });
});

describe('when content changes', () => {
  test('a cached page is rendered again', async () => {
    let version = 1;
    const cache = openCache(ROOMY_BYTES, () => pageOf(`bản ${version}`));
    await cache.obtain('/');
    version = 2;
    cache.clear();
    expect(cache.peek('/')).toBeUndefined();
    expect(await textOf(await cache.obtain('/'))).toBe('bản 2');
  });

  test('a page that is being rendered goes only to requests that already waited, and is not cached', async () => {
    const { render, waiting } = manualRenderer();
    const cache = openCache(ROOMY_BYTES, render);
    const [old, fresh] = [await pageOf('bản cũ'), await pageOf('bản mới')];
    const before = cache.obtain('/');
    cache.clear();
    const after = cache.obtain('/');
    waiting[1]?.finish(fresh);
    expect(await after).toBe(fresh);
    waiting[0]?.finish(old);
    expect(await before).toBe(old);
    expect(cache.peek('/')).toBe(fresh);
  });
});
