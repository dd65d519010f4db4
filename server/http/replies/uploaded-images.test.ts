import { beforeEach, expect, test } from 'vitest';
import type { Topic } from '#contract/courses/endpoints.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { formOf, photo } from '#server/testing/data/upload.ts';

const { app, call, db, factories } = await buildTestApp();
beforeEach(() => emptyTables(db));

const get = async (path: string, { method = 'GET', ...headers }: Record<string, string> = {}) =>
  app.fetch(new Request(`https://kakehashi.example${path}`, { method, headers }));

async function upload(): Promise<string> {
  const { token } = await factories.user({ roles: ['ADMIN'] });
  const body = formOf({ dto: { title: 'Du lịch' }, img: await photo() });
  return ((await call('POST', '/api/topics', { token, body })).body as Topic).img;
}

test('an uploaded picture is sent as WebP and can be cached for ever', async () => {
  const address = await upload();
  const response = await get(address);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.toString('latin1', 8, 12)).toBe('WEBP');
  // The second time from memory.
  expect(Buffer.from(await (await get(address)).arrayBuffer())).toEqual(bytes);
});

test('a client that has it already gets a 304', async () => {
  const address = await upload();
  const etag = (await get(address)).headers.get('ETag') ?? '';
  const again = await get(address, { 'If-None-Match': `W/"x", ${etag}` });
  expect(again.status).toBe(304);
  expect(again.headers.get('ETag')).toBe(etag);
  expect((await get(address, { 'If-None-Match': '"x"' })).status).toBe(200);
});

test('a HEAD has only the headers', async () => {
  const response = await get(await upload(), { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

test.each([
  { path: `/media/${'0'.repeat(32)}.webp`, why: 'no such picture' },
  { path: `/media/${'0'.repeat(32)}.svg`, why: 'another kind' },
  { path: `/media/${'0'.repeat(31)}.webp`, why: 'not a digest' },
  { path: '/media/%2e%2e%2fpackage.json', why: 'outside the folder' },
])('404: $why', async ({ path }) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});
