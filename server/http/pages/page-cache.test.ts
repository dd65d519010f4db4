import { describe, expect, test } from 'vitest';
import { preparePage, type ReadyReply } from '../replies/ready-reply.ts';
import { createReplyCache } from '../replies/reply-cache.ts';
import { createPageCache } from './page-cache.ts';
import { UNKNOWN_PAGE_KEY } from './page-table.ts';

const pageOf = (html: string, status = 200) => preparePage(html, status, {});

/** A renderer whose work the test finishes by hand. */
function manualRenderer() {
  const waiting: { key: string; finish: (page: ReadyReply) => void; fail: (error: Error) => void }[] = [];
  const render = (key: string) =>
    new Promise<ReadyReply>((finish, fail) => waiting.push({ key, finish, fail }));
  return { render, waiting };
}

const ROOMY_BYTES = 1_000_000;

/** Pages in a cache of replies that holds nothing else. */
function openCache(maxBytes: number, render: (key: string) => Promise<ReadyReply>) {
  const replies = createReplyCache({ maxBytes, now: () => performance.now() });
  return { ...createPageCache(replies, render), clear: replies.clear };
}

const textOf = async (page: ReadyReply) =>
  Buffer.from((await page.sentTo(undefined, undefined)).body ?? []).toString();

describe('rendering', () => {
  test('happens once for all who ask at the same time, and not again for those who come later', async () => {
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

  test('each address has its own', async () => {
    const cache = openCache(ROOMY_BYTES, (key) => pageOf(key));
    await cache.obtain('/a');
    expect(await textOf(await cache.obtain('/b'))).toBe('/b');
  });

  test('that failed is tried again by the next one who asks', async () => {
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

describe('kept', () => {
  test.each([
    { status: 200, kept: true, why: 'a page is' },
    { key: UNKNOWN_PAGE_KEY, status: 404, kept: true, why: 'the page for all unknown addresses is' },
    { status: 404, kept: false, why: 'another that says "not found" is not' },
    { key: UNKNOWN_PAGE_KEY, status: 500, kept: false, why: 'nor is any that failed' },
    { status: 400, kept: false, why: 'a page that was asked for wrongly is not' },
    { status: 429, kept: false, why: 'nor one for which there was no time' },
    { status: 500, kept: false, why: 'a failure of ours is not' },
    { status: 503, kept: false, why: 'a database that was away is not' },
  ])('$why ($status)', async ({ key = '/exercises/99', status, kept }) => {
    const cache = openCache(ROOMY_BYTES, (asked) => pageOf(asked, status));
    expect((await cache.obtain(key)).status).toBe(status);
    expect(cache.peek(key) !== undefined).toBe(kept);
  });

  test('up to a number of bytes: the page that nobody asked for the longest goes first', async () => {
    const { bytes } = await pageOf('x'.repeat(1000));
    const cache = openCache(2 * (bytes + '/a'.length), () => pageOf('x'.repeat(1000)));
    await cache.obtain('/a');
    await cache.obtain('/b');
    cache.peek('/a');
    await cache.obtain('/c');
    expect(['/a', '/b', '/c'].filter((key) => cache.peek(key))).toEqual(['/a', '/c']);
  });

  test('a page larger than the whole cache is served but not kept', async () => {
    const cache = openCache(100, () => pageOf('x'.repeat(1000)));
    expect((await cache.obtain('/')).status).toBe(200);
    expect(cache.peek('/')).toBeUndefined();
  });
});

describe('when content changes', () => {
  test('what was kept is rendered anew', async () => {
    let version = 1;
    const cache = openCache(ROOMY_BYTES, () => pageOf(`bản ${version}`));
    await cache.obtain('/');
    version = 2;
    cache.clear();
    expect(cache.peek('/')).toBeUndefined();
    expect(await textOf(await cache.obtain('/'))).toBe('bản 2');
  });

  test('what is being rendered goes to those who waited, but is neither kept nor given to later ones', async () => {
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
