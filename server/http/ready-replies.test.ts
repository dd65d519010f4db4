import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rates } from '#contract/rates.ts';
import { items } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/empty-tables.ts';

const { app, call, db, factories } = await buildTestApp();
const routed = vi.fn<() => void>();
const listener = getRequestListener(app.fetch);
let server: Server;

beforeEach(async () => {
  await emptyTables(db);
  await db.insert(items).values({ id: 1, kanji: '水', hiragana: 'みず', sino: 'THỦY', mean: 'nước' });
  await app.refreshSearch();
  routed.mockClear();
  // As `server/main.ts` does it.
  server = createServer((request, response) => {
    const route = () => {
      routed();
      void listener(request, response);
    };
    if (!app.readyReplies.send(request, response, route)) route();
  }).listen(0);
  await once(server, 'listening');
});
afterEach(() => server.close());

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/items/search?kanji=n%C6%B0%E1%BB%9Bc`,
    {
      method,
      headers,
    },
  );

test('what was answered once is sent again without the router, byte for byte and with the same headers', async () => {
  const first = await ask();
  const second = await ask();
  expect(routed).toHaveBeenCalledTimes(1);
  expect(await second.text()).toBe(await first.text());
  for (const name of ['content-type', 'cache-control', 'x-content-type-options'])
    expect(second.headers.get(name)).toBe(first.headers.get(name));
});

test.each<{ headers: Record<string, string>; method: string; why: string }>([
  { headers: { 'X-Request-Id': 'abc' }, method: 'GET', why: 'the id of the request has to come back' },
  { headers: { Authorization: 'Bearer x' }, method: 'GET', why: 'a token has to be looked at' },
  { headers: {}, method: 'HEAD', why: 'another method' },
])('routed all the same: $why', async ({ headers, method }) => {
  await ask();
  await ask(headers, method);
  expect(routed).toHaveBeenCalledTimes(2);
});

test('a changed word is not answered as it was', async () => {
  await ask();
  const { token } = await factories.user({ roles: ['ADMIN'] });
  await call('PUT', '/api/items/1', {
    token,
    body: { kanji: '水', hiragana: 'みず', mean: 'nước, nước lã' },
  });
  expect(await (await ask()).json()).toMatchObject([{ mean: 'nước, nước lã' }]);
});

test('every one of them counts: who asks too often is refused', async () => {
  const { count } = rates.searchPerAddress;
  let refused: Response | undefined;
  for (let sent = 0; sent < count + 50 && !refused; sent++) {
    const reply = await ask();
    if (reply.status === 429) refused = reply;
    else await reply.arrayBuffer();
  }
  expect(refused?.headers.get('Retry-After')).toMatch(/^\d+$/);
});

test('what was posted is nobody’s answer to a GET of the same address', async () => {
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
