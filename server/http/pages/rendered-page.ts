import { compress, type Encoding, preferredEncoding, weakEtag } from '../encodings.ts';

/** One page, ready to be sent to anyone: it never depends on who asks (the token lives in the browser). */
export interface RenderedPage {
  readonly status: number;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly headers: Readonly<Record<Encoding, Readonly<Record<string, string>>>>;
  readonly bytes: number;
}

export async function preparePage(
  html: string,
  status: number,
  commonHeaders: Readonly<Record<string, string>>,
): Promise<RenderedPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([compress.br(identity), compress.gzip(identity)]);
  const bodies = { br, gzip: gz, identity };
  const etag = weakEtag(identity);
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
