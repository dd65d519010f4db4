import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { preparePage, selectReply } from './rendered-page.ts';

const html = `<h1>水</h1>${'<p>nước</p>'.repeat(100)}<script>a()</script>`;
const page = await preparePage(html, 200, { 'Content-Security-Policy': "default-src 'self'" });
const missing = await preparePage(html, 404, {});

describe('how it travels', () => {
  const read = {
    br: (body: Buffer) => brotliDecompressSync(body).toString(),
    gzip: (body: Buffer) => gunzipSync(body).toString(),
    identity: (body: Buffer) => body.toString(),
  };

  test.each([
    { accepts: 'gzip, deflate, br, zstd', encoding: 'br', why: 'a browser takes brotli' },
    { accepts: 'gzip, deflate', encoding: 'gzip', why: 'an older one gzip' },
    { accepts: 'br;q=0, gzip;q=0.5', encoding: 'gzip', why: 'who refuses brotli gets gzip' },
    { accepts: 'br; q=0.0, gzip; q=0', encoding: 'identity', why: 'who refuses both gets neither' },
    { accepts: 'br;q=0.1', encoding: 'br', why: 'a small wish is a wish' },
    { accepts: 'identity', encoding: 'identity', why: 'as it is' },
    { accepts: undefined, encoding: 'identity', why: 'who says nothing gets it as it is' },
  ] as const)('$why ($accepts)', ({ accepts, encoding }) => {
    const { status, headers, body } = selectReply(page, accepts, undefined);
    expect(status).toBe(200);
    expect(body && read[encoding](body)).toBe(html);
    expect(headers).toMatchObject({ 'Content-Length': String(body?.byteLength), Vary: 'Accept-Encoding' });
    expect(headers['Content-Encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  });

  test('with the common headers and its own', () => {
    expect(selectReply(page, 'br', undefined).headers).toMatchObject({
      'Content-Security-Policy': "default-src 'self'",
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
  });

  test('its size is what it occupies in memory', () => {
    const { br, gzip, identity } = page.bodies;
    expect(page.bytes).toBe(br.byteLength + gzip.byteLength + identity.byteLength);
  });
});

describe('a browser that has it already', () => {
  test.each([
    { held: page.etag, status: 304, why: 'the same version' },
    { held: `"other", ${page.etag}`, status: 304, why: 'one of several versions' },
    { held: 'W/"other"', status: 200, why: 'an older version' },
    { held: undefined, status: 200, why: 'none' },
  ])('$why: $status', ({ held, status }) => {
    expect(selectReply(page, 'br', held).status).toBe(status);
  });

  test('gets no body, no length, but the headers that a 304 renews', () => {
    const { body, headers } = selectReply(page, 'br', page.etag);
    expect(body).toBeNull();
    expect(headers).not.toHaveProperty('Content-Length');
    expect(headers).not.toHaveProperty('Content-Encoding');
    expect(headers).toMatchObject({ ETag: page.etag, 'Content-Security-Policy': expect.any(String) });
  });

  test('is still told that a page is missing', () => {
    expect(selectReply(missing, 'br', missing.etag).status).toBe(404);
  });

  test('another text is another version, the same text the same', async () => {
    expect((await preparePage(html, 200, {})).etag).toBe(page.etag);
    expect((await preparePage(`${html} `, 200, {})).etag).not.toBe(page.etag);
  });
});
