import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { IMAGE_CACHE_BYTES } from '#contract/content-limits.ts';
import { UPLOADED_IMAGES } from '#contract/paths.ts';

const IMAGE = /^([0-9a-f]{32})\.webp$/;
const YEAR_S = 31_536_000;

const HEADERS = {
  'Content-Type': 'image/webp',
  'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'",
};

export const imageAddress = (id: string): string => `${UPLOADED_IMAGES}/${id}.webp`;

/** Null for an address that is none of an uploaded picture. */
export const imageIdOf = (address: string): string | null =>
  address.startsWith(`${UPLOADED_IMAGES}/`)
    ? (IMAGE.exec(address.slice(UPLOADED_IMAGES.length + 1))?.[1] ?? null)
    : null;

/** Uploaded pictures. An address is derived from the content, so a picture can be cached for ever. */
export function mountUploadedImages(app: Hono, find: (id: string) => Promise<Uint8Array | null>): void {
  const cached = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: IMAGE_CACHE_BYTES,
    sizeCalculation: (bytes) => bytes.byteLength,
  });

  async function fetchImage(id: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const ready = cached.get(id);
    if (ready) return ready;
    const found = await find(id);
    if (!found) return null;
    const bytes = new Uint8Array(found);
    cached.set(id, bytes);
    return bytes;
  }

  app.get(`${UPLOADED_IMAGES}/:name`, async (context, next) => {
    const id = IMAGE.exec(context.req.param('name'))?.[1];
    const bytes = id === undefined ? null : await fetchImage(id);
    if (!bytes) return next();
    const headers = { ...HEADERS, ETag: `"${id}"` };
    const isKnown = context.req.header('if-none-match')?.includes(headers.ETag) ?? false;
    return isKnown ? new Response(null, { status: 304, headers }) : new Response(bytes, { headers });
  });
}
