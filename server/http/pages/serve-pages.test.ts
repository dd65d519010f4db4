import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { rates, type Rates } from '#contract/rates.ts';
import { UNAVAILABLE_RETRY_S } from '#contract/server-limits.ts';
import { topics } from '#server/db/schema/index.ts';
import type { Logger } from '#server/log.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { createSamplePages } from '#server/testing/data/sample-pages.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { createReadyReplies } from '../replies/ready-replies.ts';
import { preparePage } from '../replies/ready-reply.ts';
import { createReplyCache } from '../replies/reply-cache.ts';
import { createPageCache } from './page-cache.ts';

const ORIGIN = 'https://kakehashi.example';

const POLICY = "default-src 'self'";
const page = await preparePage('<h1>水</h1>', 200, { 'Content-Security-Policy': POLICY });
const replyCache = createReplyCache({ maxBytes: 1_000_000, now: () => performance.now() });
const cache = createPageCache(replyCache, async () => page);
await cache.obtain('/topics/7');
await cache.obtain('/search?kanji=%E6%B0%B4');

interface SiteOptions {
  readonly live?: boolean;
  readonly trustProxy?: boolean;
  readonly log?: Logger;
  readonly rates?: Rates;
}

async function openSite({ live = false, trustProxy = false, log, rates: limits }: SiteOptions = {}) {
  const { build, rendered } = createSamplePages();
  const site = await buildTestApp({
    env: { PUBLIC_URL: ORIGIN, TRUST_PROXY: trustProxy ? 'on' : 'off' },
    log,
    rates: limits,
    pages: { build, clientDir: tmpdir(), live },
  });
  return { ...site, build, rendered };
}

/** Whether a browser would run this inline script. */
const allowedBy = (headers: Headers) => (code: string) =>
  headers
    .get('Content-Security-Policy')
    ?.includes(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);

/** As every change of courses does. */
async function announceCourses(): Promise<void> {
  const { changes } = await openTestDatabase();
  const received = new Promise((resolve) => changes.onChange(resolve));
  await changes.announce('courses');
  await received;
}

describe('a page', () => {
  test('is rendered for the first visitor and served from memory afterwards', async () => {
    const { call, rendered } = await openSite();
    const replies = await Promise.all([call('GET', '/topics/7'), call('GET', '/topics/7?utm_source=zalo')]);
    replies.push(await call('GET', '/topics/7'));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(rendered).toEqual([`${ORIGIN}/topics/7`]);
  });

  test('does not depend on its visitor: host, cookies and tokens do not reach it', async () => {
    const { call } = await openSite();
    const reply = await call('GET', '/topics/7', {
      token: 'secret',
      headers: { Host: 'evil.example', Cookie: 'a=secret', 'X-Forwarded-Host': 'evil.example' },
    });
    expect(reply.text).toContain(`<h1>${ORIGIN}/topics/7</h1><pre>[]</pre>`);
  });

  test('has the policy of all pages and the headers of every reply', async () => {
    const { call } = await openSite();
    const { headers } = await call('GET', '/');
    expect(allowedBy(headers)('start()')).toBe(true);
    expect(headers.get('Strict-Transport-Security')).not.toBeNull();
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('does not allow an injected script, but still allows the others', async () => {
    const { build, call } = await openSite();
    const { default: render } = build.entry.module;
    build.entry.module.default = async (...args) => {
      const response = await render(...args);
      return new Response(`${await response.text()}<script>alert(1)</script>`, response);
    };
    const { text, headers } = await call('GET', '/');
    expect(text).toContain('<script>alert(1)</script>');
    expect(allowedBy(headers)('alert(1)')).toBe(false);
    expect(allowedBy(headers)('start()')).toBe(true);
  });

  test('has the same headers for HEAD as for GET', async () => {
    const { call } = await openSite();
    const id = { headers: { 'X-Request-Id': 'one-and-the-same' } };
    const head = await call('HEAD', '/', id);
    const whole = await call('GET', '/', id);
    expect(head.text).toBe('');
    expect([...head.headers]).toEqual([...whole.headers]);
    expect(Number(head.headers.get('Content-Length'))).toBe(Buffer.byteLength(whole.text));
  });

  test('that the browser has already is a 304 without a body', async () => {
    const { call } = await openSite();
    const etag = (await call('GET', '/')).headers.get('ETag') ?? '';
    const again = await call('GET', '/', { headers: { 'If-None-Match': etag } });
    expect(again).toMatchObject({ status: 304, text: '' });
  });

  test('is rendered again after a change of content', async () => {
    const { call, rendered } = await openSite();
    const { changes } = await openTestDatabase();
    await call('GET', '/');
    const received = new Promise((resolve) => changes.onChange(resolve));
    await changes.announce('content');
    await received;
    await call('GET', '/');
    expect(rendered).toHaveLength(2);
  });

  test.each(['unpublished', 'deleted'] as const)(
    'of a topic that is %s is a 404, even if it was in memory',
    async (as) => {
      const { call, db, factories } = await openSite();
      await emptyTables(db);
      const topic = await factories.topic();
      const path = `/exercises/${topic.id}`;
      expect((await call('GET', path)).status).toBe(200);

      await factories.hide('topics', topic.id, as);
      await announceCourses();
      expect((await call('GET', path)).status).toBe(404);

      await db.update(topics).set({ publishedAt: new Date(), deletedAt: null });
      await announceCourses();
      expect((await call('GET', path)).status).toBe(200);
    },
  );

  test('is rendered each time in development, with its whole query', async () => {
    const { call, rendered } = await openSite({ live: true });
    await call('GET', '/search?kanji=a&x=1');
    await call('GET', '/search?kanji=a&x=1');
    const address = `${ORIGIN}/search?kanji=a&x=1`;
    expect(rendered).toEqual([address, address]);
  });
});

describe('limits of rendering', () => {
  const count = 12;
  const fewer: Rates = {
    ...rates,
    pagePerAddress: { ...rates.pagePerAddress, count },
    itemListPerAddress: { ...rates.itemListPerAddress, count },
  };
  const openLimited = (log?: Logger) => openSite({ trustProxy: true, rates: fewer, log });
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
  const numbers = (upTo: number) => Array.from({ length: upTo }, (_, at) => at + 1);

  test('calls made by the rendering itself are not counted', async () => {
    const { call } = await openLimited();
    const statuses = new Set<number>();
    for (const number of numbers(count + 1))
      statuses.add((await call('GET', `/items/${number}`, from(`10.0.0.${number}`))).status);
    expect([...statuses]).toEqual([200]);
    expect((await call('GET', '/api/items?page=1')).status).toBe(200);
  });

  test('a visitor above the limit gets a 429 page that is not cached; pages in memory stay available', async () => {
    const { call, rendered } = await openLimited();
    for (const topic of numbers(count)) await call('GET', `/topics/${topic}`, from('192.0.2.1'));
    const refused = await call('GET', '/topics/0', from('192.0.2.1'));
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('Bạn thao tác quá nhanh.');
    expect(refused.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(rendered).toHaveLength(count);

    expect((await call('GET', '/topics/1?utm_source=zalo', from('192.0.2.1'))).status).toBe(200);
    expect((await call('GET', '/topics/0', from('192.0.2.2'))).status).toBe(200);
    expect(rendered).toHaveLength(count + 1);
  });

  test('a refused visitor is not logged as a failure', async () => {
    const recorded = recordLog();
    const { call } = await openLimited(recorded.log);
    for (const topic of numbers(count + 1)) await call('GET', `/topics/${topic}`, from('192.0.2.3'));
    const lines = recorded.text().split('\n');
    expect(lines.filter((line) => line.includes('"status":429'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('request failed'))).toEqual([]);
  });
});

describe('an address', () => {
  test('without a page gets the shared 404 page', async () => {
    const { call, rendered } = await openSite();
    const replies = [await call('GET', '/wp-login.php'), await call('GET', '/.env?x=1')];
    expect(replies.map(({ status }) => status)).toEqual([404, 404]);
    expect(rendered).toHaveLength(1);
  });

  test('that fails is a 500, is logged without its query, and is tried again', async () => {
    const recorded = recordLog();
    const { call, rendered } = await openSite({ log: recorded.log });
    const replies = [await call('GET', '/broken?kanji=secret'), await call('GET', '/broken')];
    expect(replies.map(({ status }) => status)).toEqual([500, 500]);
    expect(rendered).toHaveLength(2);
    expect(recorded.text()).toContain('the page fell over');
    expect(recorded.text()).not.toContain('secret');
  });

  test('that cannot be rendered for now says when to try again, and is tried again', async () => {
    const { call, rendered } = await openSite();
    for (const _ of [1, 2]) {
      const reply = await call('GET', '/unavailable');
      expect(reply.status).toBe(503);
      expect(reply.headers.get('Retry-After')).toBe(String(UNAVAILABLE_RETRY_S));
    }
    expect(rendered).toHaveLength(2);
  });

  test.each([
    { asked: '/topics/7/', to: '/topics/7', why: 'a slash at the end' },
    { asked: '/topics/7/?a=b', to: '/topics/7?a=b', why: 'a query is kept' },
    { asked: '/topics//7///', to: '/topics/7', why: 'several slashes' },
    { asked: '//', to: '/', why: 'only slashes' },
    { asked: `${ORIGIN}//evil.example/`, to: '/evil.example', why: 'never to another site' },
    { asked: `${ORIGIN}/\\evil.example/`, to: '/evil.example', why: 'nor by a backslash' },
  ])('is redirected without extra slashes: $why', async ({ asked, to }) => {
    const { app } = await openSite();
    const response = await app.fetch(new Request(asked.startsWith('/') ? ORIGIN + asked : asked));
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe(to);
    expect(response.headers.get('Strict-Transport-Security')).not.toBeNull();
  });
});

describe('in front of the router', () => {
  /** A server like that of `server/main.ts`, where the router answers 418. */
  async function ask(path: string, init?: RequestInit): Promise<Response> {
    const replies = createReadyReplies({ cache: replyCache, spend: async () => {} });
    const server = createServer((request, response) => {
      const route = () => void response.writeHead(418).end();
      if (!replies.send(request, response, route)) route();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    try {
      return await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
    } finally {
      server.close();
    }
  }

  test('a page in memory is sent at once, in the requested encoding', async () => {
    const response = await ask('/topics/7', { headers: { 'Accept-Encoding': 'br' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Content-Security-Policy')).toBe(POLICY);
    expect(await response.text()).toBe('<h1>水</h1>');
  });

  test.each<Record<string, string>>([{ Authorization: 'Bearer x' }, { 'X-Request-Id': 'abcdefgh' }])(
    'a page is the same for everyone: %o changes nothing',
    async (headers) => {
      const response = await ask('/topics/7', { headers });
      expect([response.status, await response.text()]).toEqual([200, '<h1>水</h1>']);
    },
  );

  test('a browser that has it gets a 304', async () => {
    const response = await ask('/topics/7', { headers: { 'If-None-Match': page.etag } });
    expect(response.status).toBe(304);
  });

  test.each([
    { path: '/topics/8', init: {}, why: 'a page that is not in memory' },
    { path: '/topics/7?x=1', init: {}, why: 'an address written differently' },
    { path: '/search?kanji=%e6%b0%b4', init: {}, why: 'another spelling of its query' },
    { path: '/topics/7', init: { method: 'HEAD' }, why: 'HEAD' },
    { path: '/topics/7', init: { method: 'POST' }, why: 'another method' },
  ])('$why is left to the router', async ({ path, init }) => {
    expect((await ask(path, init)).status).toBe(418);
  });
});
