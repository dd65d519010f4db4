import type { RateLimit } from '#contract/rates.ts';
import { COMPRESSED_FROM_BYTES } from '#contract/server-limits.ts';
import { compress, type Encoding, preferredEncoding, weakEtag } from './encodings.ts';
import type { ReplyHeaders } from './reply.ts';

export interface SentReply {
  readonly status: number;
  readonly headers: Readonly<ReplyHeaders>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** A shared reply: serialized once, and compressed at the first request for an encoding. */
export interface ReadyReply {
  readonly status: number;
  readonly etag: string;
  readonly limits: readonly RateLimit[];
  /** The endpoint as the contract has it; null for a page. */
  readonly endpointPath: string | null;
  /** Ids of accounts that need a personal reply instead. */
  readonly owners: ReadonlySet<number>;
  /** Its size in memory, with every encoding. */
  readonly bytes: number;
  /** The whole reply, or 304 for a client that already has this version. A promise only for the first compression. */
  sentTo(acceptEncoding: string | undefined, ifNoneMatch: string | undefined): SentReply | Promise<SentReply>;
}

interface ReplyParts extends Partial<
  Pick<ReadyReply, 'status' | 'limits' | 'endpointPath' | 'owners' | 'etag'>
> {
  readonly headers: Readonly<ReplyHeaders>;
  readonly compressedFromBytes?: number;
}

/** For the headers of three encodings and the objects around them. */
const OVERHEAD_BYTES = 4_096;
/** The text and its two compressed forms: JSON shrinks to less than half. */
const SIZE_WITH_ENCODINGS = 2;

export function prepareReply(
  text: Uint8Array<ArrayBuffer>,
  {
    headers,
    status = 200,
    limits = [],
    endpointPath = null,
    owners = new Set(),
    // Of a long text the caller may have a hash already.
    etag = weakEtag(text),
    compressedFromBytes = COMPRESSED_FROM_BYTES,
  }: ReplyParts,
): ReadyReply {
  // Clients may cache it, but have to revalidate it each time.
  const shared = { ...headers, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', ETag: etag };
  const whole = (body: Uint8Array, encoding?: Encoding): SentReply => ({
    status,
    headers: {
      ...shared,
      'Content-Length': String(body.byteLength),
      ...(encoding && { 'Content-Encoding': encoding }),
    },
    body: body as Uint8Array<ArrayBuffer>,
  });
  const identity = whole(text);
  const unchanged: SentReply = { status: 304, headers: shared, body: null };
  const compressed: Partial<Record<Encoding, SentReply | Promise<SentReply>>> = {};

  const compressOnce = (encoding: 'br' | 'gzip') => {
    const writing = compress[encoding](text).then((body) => (compressed[encoding] = whole(body, encoding)));
    compressed[encoding] = writing;
    // The next request tries again.
    writing.catch(() => delete compressed[encoding]);
    return writing;
  };

  return {
    status,
    etag,
    limits,
    endpointPath,
    owners,
    bytes: text.byteLength * SIZE_WITH_ENCODINGS + OVERHEAD_BYTES,
    sentTo(acceptEncoding = '', ifNoneMatch = '') {
      if (status === 200 && ifNoneMatch.includes(etag)) return unchanged;
      if (text.byteLength < compressedFromBytes) return identity;
      const encoding = preferredEncoding(acceptEncoding);
      return encoding === 'identity' ? identity : (compressed[encoding] ?? compressOnce(encoding));
    },
  };
}

/** A page, compressed in advance: nearly all clients accept it, and so it is always sent at once. */
export async function preparePage(
  html: string,
  status: number,
  commonHeaders: Readonly<ReplyHeaders>,
): Promise<ReadyReply> {
  const headers = { ...commonHeaders, 'Content-Type': 'text/html; charset=utf-8' };
  const reply = prepareReply(Buffer.from(html), { headers, status, compressedFromBytes: 0 });
  const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];
  const sent = await Promise.all(encodings.map(async (encoding) => reply.sentTo(encoding, undefined)));
  return { ...reply, bytes: sent.reduce((sum, { body }) => sum + (body?.byteLength ?? 0), 0) };
}
