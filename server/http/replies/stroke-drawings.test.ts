import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';

const { app } = await buildTestApp();
const get = async (name: string, encoding?: string) =>
  app.fetch(
    new Request(`https://kakehashi.example/assets/img/${name}`, {
      headers: encoding === undefined ? {} : { 'Accept-Encoding': encoding },
    }),
  );
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test.each([
  { accepts: 'gzip, deflate, br', sent: 'br', unpack: brotliDecompressSync, why: 'brotli first' },
  { accepts: 'gzip', sent: 'gzip', unpack: gunzipSync, why: 'an old proxy' },
  { accepts: undefined, sent: null, unpack: (bytes: Buffer) => bytes, why: 'no encoding' },
])('a drawing is sent compressed and can be cached for ever: $why', async ({ accepts, sent, unpack }) => {
  const response = await get('052c9.svg', accepts);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(response.headers.get('Content-Encoding')).toBe(sent);
  expect(response.headers.get('Cache-Control')).toContain('immutable');
  const svg = unpack(await bytesOf(response)).toString();
  expect(svg.match(/<path /g)).toHaveLength(10);
});

test.each([
  { name: '99999.svg', why: 'no such character' },
  { name: '../package.json', why: 'outside the folder' },
  { name: '%2e%2e%2fpackage.json', why: 'outside the folder, escaped' },
  { name: '052c9.json', why: 'another file of the package' },
])('$name is not found: $why', async ({ name }) => {
  expect((await get(name)).status).toBe(404);
});
