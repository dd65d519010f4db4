import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FRESH_TOKEN_HEADER } from '#contract/accounts/token.ts';
import { SEARCH_MAX_CHARS } from '#contract/limits.ts';
import { rates } from '#contract/rates.ts';
import { items, requestDays, userRoles } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';

const recorded = recordLog();
const { app, call, db, factories } = await buildTestApp({ log: recorded.log });
const routed = vi.fn<() => void>();
const listener = getRequestListener(app.fetch);
let server: Server;

beforeEach(async () => {
  await emptyTables(db);
  await db.insert(items).values({ id: 1, kanji: '水', hiragana: 'みず', sino: 'THỦY', mean: 'nước' });
  await app.refreshSearch();
  routed.mockClear();
  // As in `server/main.ts`.
  server = createServer({ maxHeaderSize: 128 * 1024 }, (request, response) => {
    const route = () => {
      routed();
      void listener(request, response);
    };
    if (!app.readyReplies.send(request, response, route)) route();
  }).listen(0);
  await once(server, 'listening');
});
afterEach(() => server.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method, headers });
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  get('/api/items/search?kanji=n%C6%B0%E1%BB%9Bc', headers, method);

test('a repeated request is answered without the router, with the same bytes and headers', async () => {
  const first = await ask();
  const second = await ask();
  expect(routed).toHaveBeenCalledTimes(1);
  expect(await second.text()).toBe(await first.text());
  for (const name of ['content-type', 'cache-control', 'x-content-type-options', 'etag', 'vary'])
    expect(second.headers.get(name)).toBe(first.headers.get(name));
});

test('a reply that does not reach the router is logged and counted like the others', async () => {
  await app.background.countDay();
  await db.delete(requestDays);
  const logged = recorded.text().length;
  for (const status of [200, 200, 304]) {
    const etag = status === 304 ? ((await ask()).headers.get('etag') ?? '') : '';
    expect((await ask(etag === '' ? {} : { 'If-None-Match': etag })).status).toBe(status);
  }
  expect(routed).toHaveBeenCalledTimes(1);
  const lines = recorded.text().slice(logged).trim().split('\n');
  const path = '/api/items/search';
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject(
    [200, 200, 200, 304].map((status) => ({ method: 'GET', path, status, id: expect.any(String) })),
  );
  expect(recorded.text()).not.toContain('kanji=');
  await app.background.countDay();
  expect(await db.select().from(requestDays)).toMatchObject([
    { route: `GET ${path}`, requests: 4, failed: 0 },
  ]);
});

test('one that is too many is logged and counted once, as a refusal', async () => {
  const strict = await buildTestApp({
    log: recorded.log,
    rates: { ...rates, searchPerAddress: { ...rates.searchPerAddress, count: 2 } },
  });
  await strict.app.refreshSearch();
  const counted = createServer((request, response) => {
    const route = () => void getRequestListener(strict.app.fetch)(request, response);
    if (!strict.app.readyReplies.send(request, response, route)) route();
  }).listen(0);
  await once(counted, 'listening');
  const { port } = counted.address() as AddressInfo;
  const logged = recorded.text().length;
  for (let times = 0; times < 3; times += 1)
    await fetch(`http://127.0.0.1:${port}/api/items/search?kanji=nuoc`);
  counted.close();
  const statuses = recorded
    .text()
    .slice(logged)
    .match(/"status":\d+/g);
  expect(statuses).toEqual(['"status":200', '"status":200', '"status":429']);
});

test.each<{ headers: Record<string, string>; method: string; why: string }>([
  { headers: { 'X-Request-Id': 'abcdefgh' }, method: 'GET', why: 'the request id has to be returned' },
  { headers: { Authorization: 'Bearer x' }, method: 'GET', why: 'a token has to be checked' },
  { headers: {}, method: 'HEAD', why: 'another method' },
])('goes through the router, but is answered from memory: $why', async ({ headers, method }) => {
  const first = await ask();
  await db.delete(items);
  const reply = await ask(headers, method);
  expect(routed).toHaveBeenCalledTimes(2);
  expect(reply.headers.get('etag')).toBe(first.headers.get('etag'));
  expect(reply.headers.get('x-request-id')).toBe(headers['X-Request-Id'] ?? null);
  expect(await reply.text()).toBe(method === 'HEAD' ? '' : await first.text());
});

test('a fresh token is never in a reply that a browser may cache', async () => {
  const { headers } = await ask();
  const promoted = await factories.user();
  await db.insert(userRoles).values({ userId: promoted.id, role: 'QC' });
  const reply = await ask({
    Authorization: `Bearer ${promoted.token}`,
    'If-None-Match': headers.get('etag') ?? '',
  });
  expect(reply.status).toBe(200);
  expect(reply.headers.has(FRESH_TOKEN_HEADER)).toBe(true);
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('after a change of a word the reply is new', async () => {
  await ask();
  const { token } = await factories.user({ roles: ['ADMIN'] });
  await call('PUT', '/api/items/1', {
    token,
    body: { kanji: '水', hiragana: 'みず', mean: 'nước, nước lã' },
  });
  expect(await (await ask()).json()).toMatchObject([{ mean: 'nước, nước lã' }]);
});

test('the reply to a POST is not used for a GET of the same address', async () => {
  const { sentence } = await factories.topic();
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/sentences/check-answer`;
  const body = JSON.stringify({ sentenceId: sentence.id, userAnswer: '水を飲みます' });
  const posted = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  expect(posted.status).toBe(200);
  expect((await fetch(address)).status).not.toBe(200);
});

describe('encodings', () => {
  const WORDS = 40;
  beforeEach(async () => {
    const word = { hiragana: 'みず', mean: 'nước trong một câu ví dụ' };
    await db
      .insert(items)
      .values(Array.from({ length: WORDS }, (_, at) => ({ ...word, id: 10 + at, kanji: `水${at}` })));
    await app.refreshSearch();
  });

  /** Not with `fetch`, which would decompress the body. */
  const bytesOf = async (path: string, acceptEncoding: string | null) => {
    const reply = await app.fetch(
      new Request(`http://localhost${path}`, {
        headers: acceptEncoding === null ? {} : { 'Accept-Encoding': acceptEncoding },
      }),
    );
    return { reply, bytes: Buffer.from(await reply.arrayBuffer()) };
  };

  test.each([
    { accepts: 'br', encoding: 'br', unpack: brotliDecompressSync, why: 'brotli' },
    { accepts: 'gzip, deflate, br', encoding: 'br', unpack: brotliDecompressSync, why: 'brotli before gzip' },
    { accepts: 'gzip', encoding: 'gzip', unpack: gunzipSync, why: 'gzip' },
    { accepts: 'br;q=0', encoding: null, unpack: Buffer.from, why: 'refused by the client' },
    { accepts: null, encoding: null, unpack: Buffer.from, why: 'no encoding requested' },
  ])('$why: $accepts', async ({ accepts, encoding, unpack }) => {
    const plain = (await bytesOf('/api/items', null)).bytes;
    const { reply, bytes } = await bytesOf('/api/items', accepts);
    expect(reply.headers.get('Content-Encoding')).toBe(encoding);
    expect(reply.headers.get('Vary')).toBe('Accept-Encoding');
    expect(reply.headers.get('X-Total-Count')).toBe(String(WORDS + 1));
    expect(unpack(bytes).toString()).toBe(plain.toString());
    expect(JSON.parse(plain.toString())).toHaveLength(WORDS + 1);
  });

  test('apply in front of the router too, with the right length', async () => {
    await (await get('/api/items')).arrayBuffer();
    const reply = await get('/api/items', { 'Accept-Encoding': 'br' });
    expect(routed).toHaveBeenCalledTimes(1);
    expect(reply.headers.get('Content-Encoding')).toBe('br');
    expect(await reply.json()).toHaveLength(WORDS + 1);
  });

  test('a reply that fits into one packet is not compressed', async () => {
    const { reply } = await bytesOf('/api/items?page=1&size=1', 'br');
    expect(reply.headers.get('Content-Encoding')).toBeNull();
  });

  test('a client that has this version gets a 304, with and without the router', async () => {
    const etag = (await get('/api/items')).headers.get('etag') ?? '';
    for (const headers of [{}, { 'X-Request-Id': 'abcdefgh' }] as Record<string, string>[]) {
      const reply = await get('/api/items', { ...headers, 'If-None-Match': etag });
      expect([reply.status, await reply.text()]).toEqual([304, '']);
    }
    await db.delete(items);
    await app.refreshSearch();
    expect((await get('/api/items', { 'If-None-Match': etag })).status).toBe(200);
  });
});

describe('the cache key is the parsed request', () => {
  const bytesAfter = async (paths: readonly string[]) => {
    app.readyReplies.clear();
    for (const path of paths) await (await get(path)).arrayBuffer();
    return app.readyReplies.bytes;
  };

  test.each([
    {
      one: '/api/items/suggest?kanji=%E6%B0%B4',
      other: '/api/items/suggest?kanji=%e6%b0%b4',
      why: 'lower case in an escape',
    },
    { one: '/api/items/suggest?kanji=nuoc+a', other: '/api/items/suggest?kanji=nuoc%20a', why: 'a space' },
    {
      one: '/api/items/suggest?kanji=nuoc',
      other: '/api/items/suggest?kanji=%20nuoc++',
      why: 'spaces around',
    },
    { one: '/api/items/suggest?kanji=A', other: '/api/items/suggest?kanji=%EF%BC%A1', why: 'full-width Ａ' },
    {
      one: '/api/items/search?kanji=n%C6%B0%E1%BB%9Bc',
      other: '/api/items/search?kanji=nu%CC%9Bo%CC%9B%CC%81c',
      why: 'combining marks',
    },
    {
      one: '/api/items/suggest?kanji=nuoc',
      other: '/api/items/suggest?x=1&kanji=nuoc&y',
      why: 'unknown parameters',
    },
    { one: '/api/items?page=1&search=hoc', other: '/api/items?search=hoc&page=1', why: 'another order' },
    { one: '/api/items', other: '/api/items?search=', why: 'an empty search' },
    { one: '/api/items?page=1', other: '/api/items?page=01', why: 'a number with a leading zero' },
  ])('$why: one entry', async ({ one, other }) => {
    const bytes = await bytesAfter([one]);
    expect(bytes).toBeGreaterThan(0);
    expect(await bytesAfter([one, other])).toBe(bytes);
    expect(await bytesAfter([other])).toBe(bytes);
  });

  test('unknown parameters are not stored', async () => {
    const bytes = await bytesAfter(['/api/items/suggest?kanji=nuoc']);
    const junk = (at: number) => `/api/items/suggest?kanji=nuoc&${at}=${'x'.repeat(100_000)}`;
    expect(await bytesAfter([junk(1), junk(2), junk(3)])).toBe(bytes);
  });

  test.each(['/api/items/suggest?kanji=', '/api/items/search?kanji=', '/api/items?search='])(
    '%s is refused when it is too long',
    async (path) => {
      const reply = await get(path + 'a'.repeat(SEARCH_MAX_CHARS + 1));
      expect(reply.status).toBe(400);
      expect(app.readyReplies.bytes).toBe(0);
    },
  );
});

// The last test: from here on this address is refused.
test('ready replies count against the rate limit too', async () => {
  const { count } = rates.searchPerAddress;
  let refused: Response | undefined;
  for (let sent = 0; sent < count + 50 && !refused; sent++) {
    const reply = await ask();
    if (reply.status === 429) refused = reply;
    else await reply.arrayBuffer();
  }
  expect(refused?.headers.get('Retry-After')).toMatch(/^\d+$/);
});
