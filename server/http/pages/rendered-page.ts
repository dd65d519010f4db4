import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One page, ready to be sent to anyone: it never depends on who asks (the token lives in the browser). */
export interface RenderedPage {
  readonly status: number;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly headers: Readonly<Record<Encoding, Readonly<Record<string, string>>>>;
  readonly bytes: number;
}

// A page is compressed while someone waits for it: level 9 takes many times as long for little.
const brotli = (html: Buffer) =>
  promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

export async function preparePage(
  html: string,
  status: number,
  commonHeaders: Readonly<Record<string, string>>,
): Promise<RenderedPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([brotli(identity), promisify(gzip)(identity)]);
  const bodies = { br, gzip: gz, identity };
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const shared = {
    ...commonHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ETag: etag,
  };
  const headersOf = (encoding: Encoding) => ({
    ...shared,
    'Content-Length': String(bodies[encoding].byteLength),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
  return {
    status,
    etag,
    bodies,
    headers: { br: headersOf('br'), gzip: headersOf('gzip'), identity: headersOf('identity') },
    bytes: identity.byteLength + br.byteLength + gz.byteLength,
  };
}

/** What is sent of a page: all of it, or 304 when the browser already holds this version. */
export function selectReply(
  page: RenderedPage,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
) {
  const encoding = preferredEncoding(acceptEncoding ?? '');
  const headers = page.headers[encoding];
  if (page.status === 200 && ifNoneMatch?.includes(page.etag)) {
    const {
      'Content-Length': _length,
      'Content-Encoding': _encoding,
      ...unchanged
    } = headers as Record<string, string>;
    return { status: 304, headers: unchanged, body: null };
  }
  return { status: page.status, headers, body: page.bodies[encoding] };
}

// `br;q=0` names an encoding in order to refuse it.
const ACCEPTS_BROTLI = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;
const ACCEPTS_GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

function preferredEncoding(accepted: string): Encoding {
  if (ACCEPTS_BROTLI.test(accepted)) return 'br';
  return ACCEPTS_GZIP.test(accepted) ? 'gzip' : 'identity';
}
