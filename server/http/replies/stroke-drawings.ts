import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { STROKE_DRAWINGS } from '#contract/paths.ts';
import { readStrokeFile } from '#server/gateways/kanji-data.ts';

const DRAWING = /^[0-9a-f]{5}\.svg$/;
/** About 4 KB each. */
const DRAWINGS_CACHED = 1_000;
const YEAR_S = 31_536_000;
const BROTLI_QUALITY = 9;

interface Drawing {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const HEADERS = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
  Vary: 'Accept-Encoding',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Opened as a document, a drawing may only be displayed.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** The drawings of KanjiVG (PRODUCT.md, Dictionary), compressed at the first request. */
export function mountStrokeDrawings(app: Hono): void {
  const drawings = new LRUCache<string, Drawing>({ max: DRAWINGS_CACHED });

  app.get(`${STROKE_DRAWINGS}/:name`, async (context, next) => {
    const name = context.req.param('name');
    const drawing = DRAWING.test(name) ? (drawings.get(name) ?? (await compress(name))) : null;
    if (!drawing) return next();
    drawings.set(name, drawing);
    const encoding = acceptedEncoding(context);
    return new Response(new Uint8Array(drawing[encoding]), {
      headers: { ...HEADERS, ...(encoding !== 'plain' && { 'Content-Encoding': encoding }) },
    });
  });
}

async function compress(name: string): Promise<Drawing | null> {
  const plain = await readStrokeFile(name);
  if (!plain) return null;
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain),
  ]);
  return { plain, br, gzip: zipped };
}

function acceptedEncoding(context: Context): keyof Drawing {
  const accepted = context.req.header('accept-encoding') ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'plain';
}
