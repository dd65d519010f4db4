import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, request as requestByHttp, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publicHttpsUrl } from '#server/gateways/push/public-hosts.ts';
import type { PushHosts } from '#server/gateways/push/push-hosts.ts';

/** How the push service answers: with a status, or not at all. */
type Mode = number | 'silent' | { readonly status: number; readonly retryAfter: string };

interface Received {
  readonly endpoint: string;
  readonly message: unknown;
  readonly ttl: number;
  readonly topic: string | undefined;
  readonly urgency: string | undefined;
  /** Where the sender can be reached. */
  readonly subject: string;
}

interface Browser {
  readonly ecdh: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
  /** The key of the site for which it has subscribed. */
  readonly siteKey: string;
}

const DAY_S = 24 * 60 * 60;

/**
 * Push services of browsers, on this machine. They decrypt messages as a browser does (RFC 8291) and check the signature
 * of the sender (RFC 8292). `hosts` keeps the rule about addresses, and only leads the connection here.
 */
export async function openPushServer() {
  const browsers = new Map<string, Browser>();
  const modes = new Map<string, Mode>();
  const received: Received[] = [];
  const asked: string[] = [];
  const hanging = new Set<ServerResponse>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const endpoint = `https://${request.headers.host}${request.url}`;
    asked.push(endpoint);
    const mode = modes.get(request.headers.host ?? '') ?? 201;
    if (mode === 'silent') return void hanging.add(response);
    const { status, retryAfter } = typeof mode === 'number' ? { status: mode, retryAfter: undefined } : mode;
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
    const browser = browsers.get(endpoint);
    if (!browser) return void response.writeHead(404).end();
    if (status !== 201) return void response.writeHead(status, { Location: 'http://127.0.0.1/' }).end();
    const subject = senderOf(request, browser.siteKey);
    if (subject === null) return void response.writeHead(403).end();
    const message: unknown = JSON.parse(decrypt(await bodyOf(request), browser));
    const { ttl, topic, urgency } = request.headers;
    received.push({
      endpoint,
      message,
      ttl: Number(ttl),
      topic: topic?.toString(),
      urgency: urgency?.toString(),
      subject,
    });
    response.writeHead(201).end('x'.repeat(100_000));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const hosts: PushHosts = {
    allowed: publicHttpsUrl,
    request: (url, options) =>
      requestByHttp({
        ...options,
        host: '127.0.0.1',
        port,
        path: url.pathname,
        headers: { ...options.headers, host: url.host },
        agent: false,
      }),
  };

  return {
    hosts,
    /** A browser subscribes for the key of the site. */
    subscribe(siteKey: string, host = 'push.example.com') {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url', 'uncompressed');
      const auth = randomBytes(16);
      const endpoint = `https://${host}/send/${randomBytes(12).toString('base64url')}`;
      browsers.set(endpoint, { ecdh, auth, siteKey });
      return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    /** The browser has ended its subscription. */
    unsubscribe: (endpoint: string) => void browsers.delete(endpoint),
    answerWith: (mode: Mode, host = 'push.example.com') => void modes.set(host, mode),
    /** The messages since the last call. */
    take: () => received.splice(0),
    /** The addresses that were called, also those that were refused. */
    asked: () => [...asked],
    close() {
      for (const response of hanging) response.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The subject of a valid signature for this service and this key, which ends within a day; otherwise null. */
function senderOf(
  { headers: { authorization = '', host } }: IncomingMessage,
  siteKey: string,
): string | null {
  const [, head, claims, signature, key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (!head || !claims || !signature || key !== siteKey) return null;
  const point = Buffer.from(siteKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  const secondsLeft = Number(exp) - Date.now() / 1000;
  const isValid = isSigned && aud === `https://${host}` && secondsLeft > 0 && secondsLeft <= DAY_S;
  return isValid && typeof sub === 'string' ? sub : null;
}

/** RFC 8188 with the keys of RFC 8291; one record. */
function decrypt(body: Buffer, { ecdh, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + (body[20] ?? 0);
  const senderKey = body.subarray(21, keyEnd);
  const shared = ecdh.computeSecret(senderKey);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const material = Buffer.from(hkdfSync('sha256', shared, auth, keyInfo, 32));
  const key = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const record = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  // Padding: a 2, then zeros.
  const end = record.lastIndexOf(2);
  if (end < 0 || record.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('wrong padding');
  return record.subarray(0, end).toString('utf8');
}
