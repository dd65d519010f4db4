import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { preparePage } from './ready-reply.ts';

const html = `<h1>水</h1>${'<p>nước</p>'.repeat(100)}<script>a()</script>`;
const page = await preparePage(html, 200, { 'Content-Security-Policy': "default-src 'self'" });
const missing = await preparePage(html, 404, {});

describe('encoding of a page', () => {
  const read = {
    br: (body: Uint8Array) => brotliDecompressSync(body).toString(),
    gzip: (body: Uint8Array) => gunzipSync(body).toString(),
    identity: (body: Uint8Array) => Buffer.from(body).toString(),
  };

  test.each([
    { accepts: 'gzip, deflate, br, zstd', encoding: 'br', why: 'brotli for a browser' },
    { accepts: 'gzip, deflate', encoding: 'gzip', why: 'gzip for an older browser' },
    { accepts: 'br;q=0, gzip;q=0.5', encoding: 'gzip', why: 'gzip if brotli is refused' },
    { accepts: 'br; q=0.0, gzip; q=0', encoding: 'identity', why: 'none if both are refused' },
    { accepts: 'br;q=0.1', encoding: 'br', why: 'a low preference is enough' },
    { accepts: 'identity', encoding: 'identity', why: 'no encoding' },
    { accepts: undefined, encoding: 'identity', why: 'no encoding without the header' },
  ] as const)('$why ($accepts)', async ({ accepts, encoding }) => {
    const { status, headers, body } = await page.sentTo(accepts, undefined);
    expect(status).toBe(200);
    expect(body && read[encoding](body)).toBe(html);
    expect(headers).toMatchObject({ 'Content-Length': String(body?.byteLength), Vary: 'Accept-Encoding' });
    expect(headers['Content-Encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  });

  test('has the common headers and its own', async () => {
    expect((await page.sentTo('br', undefined)).headers).toMatchObject({
      'Content-Security-Policy': "default-src 'self'",
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
  });

  test('its size is the memory that all encodings take', async () => {
    const sent = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (one) => page.sentTo(one, undefined)),
    );
    const [br = 0, gzip = 0, identity = 0] = sent.map(({ body }) => body?.byteLength);
    expect(identity).toBe(Buffer.byteLength(html));
    expect(page.bytes).toBe(br + gzip + identity);
  });
});

test('a page is compressed in advance, so that it is sent at once', () => {
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

  test('gets no body and no length, but the headers of a 304', async () => {
    const { body, headers } = await page.sentTo('br', page.etag);
    expect(body).toBeNull();
    expect(headers).not.toHaveProperty('Content-Length');
    expect(headers).not.toHaveProperty('Content-Encoding');
    expect(headers).toMatchObject({ ETag: page.etag, 'Content-Security-Policy': expect.any(String) });
  });

  test('still gets a 404 for a missing page', async () => {
    expect((await missing.sentTo('br', missing.etag)).status).toBe(404);
  });

  test('the ETag changes only with the text', async () => {
    expect((await preparePage(html, 200, {})).etag).toBe(page.etag);
    expect((await preparePage(`${html} `, 200, {})).etag).not.toBe(page.etag);
  });
});
