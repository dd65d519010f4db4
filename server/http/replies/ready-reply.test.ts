import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { preparePage } from './ready-reply.ts';

const html = `<h1>水</h1>${'<p>nước</p>'.repeat(100)}<script>a()</script>`;
const page = await preparePage(html, 200, { 'Content-Security-Policy': "default-src 'self'" });
const missing = await preparePage(html, 404, {});

describe('how a page travels', () => {
  const read = {
    br: (body: Uint8Array) => brotliDecompressSync(body).toString(),
    gzip: (body: Uint8Array) => gunzipSync(body).toString(),
    identity: (body: Uint8Array) => Buffer.from(body).toString(),
  };

  test.each([
    { accepts: 'gzip, deflate, br, zstd', encoding: 'br', why: 'a browser takes brotli' },
    { accepts: 'gzip, deflate', encoding: 'gzip', why: 'an older one gzip' },
    { accepts: 'br;q=0, gzip;q=0.5', encoding: 'gzip', why: 'who refuses brotli gets gzip' },
    { accepts: 'br; q=0.0, gzip; q=0', encoding: 'identity', why: 'who refuses both gets neither' },
    { accepts: 'br;q=0.1', encoding: 'br', why: 'a small wish is a wish' },
    { accepts: 'identity', encoding: 'identity', why: 'as it is' },
    { accepts: undefined, encoding: 'identity', why: 'who says nothing gets it as it is' },
  ] as const)('$why ($accepts)', async ({ accepts, encoding }) => {
    const { status, headers, body } = await page.sentTo(accepts, undefined);
    expect(status).toBe(200);
    expect(body && read[encoding](body)).toBe(html);
    expect(headers).toMatchObject({ 'Content-Length': String(body?.byteLength), Vary: 'Accept-Encoding' });
    expect(headers['Content-Encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  });

  test('with the common headers and its own', async () => {
    expect((await page.sentTo('br', undefined)).headers).toMatchObject({
      'Content-Security-Policy': "default-src 'self'",
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
  });

  test('its size is what it occupies in memory', async () => {
    const sent = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (one) => page.sentTo(one, undefined)),
    );
    const [br = 0, gzip = 0, identity = 0] = sent.map(({ body }) => body?.byteLength);
    expect(identity).toBe(Buffer.byteLength(html));
    expect(page.bytes).toBe(br + gzip + identity);
  });
});

test('a page is compressed before it is asked for, so that it is sent at once', () => {
  for (const accepts of ['br', 'gzip', undefined])
    expect(page.sentTo(accepts, undefined)).not.toBeInstanceOf(Promise);
});

describe('a browser that has it already', () => {
  test.each([
    { held: page.etag, status: 304, why: 'the same version' },
    { held: `"other", ${page.etag}`, status: 304, why: 'one of several versions' },
    { held: 'W/"other"', status: 200, why: 'an older version' },
    { held: undefined, status: 200, why: 'none' },
  ])('$why: $status', async ({ held, status }) => {
    expect((await page.sentTo('br', held)).status).toBe(status);
  });

  test('gets no body, no length, but the headers that a 304 renews', async () => {
    const { body, headers } = await page.sentTo('br', page.etag);
    expect(body).toBeNull();
    expect(headers).not.toHaveProperty('Content-Length');
    expect(headers).not.toHaveProperty('Content-Encoding');
    expect(headers).toMatchObject({ ETag: page.etag, 'Content-Security-Policy': expect.any(String) });
  });

  test('is still told that a page is missing', async () => {
    expect((await missing.sentTo('br', missing.etag)).status).toBe(404);
  });

  test('another text is another version, the same text the same', async () => {
    expect((await preparePage(html, 200, {})).etag).toBe(page.etag);
    expect((await preparePage(`${html} `, 200, {})).etag).not.toBe(page.etag);
  });
});
