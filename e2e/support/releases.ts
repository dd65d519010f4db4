import { readdirSync, readFileSync } from 'node:fs';
import {
  Agent,
  createServer,
  type IncomingMessage,
  request as forward,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const ASSETS = fileURLToPath(new URL('../../build/client/assets', import.meta.url));
/** An inline script names the sheet of the Japanese font, and the policy of pages knows that script by its hash. */
const isRenamed = (file: string): boolean => /\.(?:js|css)$/.test(file) && !file.startsWith('wght-');
const MOST_CONNECTIONS = 8;
/** What names assets: pages, scripts, style sheets and the service worker. */
const NAMES_ASSETS = /html|javascript|css/;

/**
 * The product behind a proxy, which can bring further versions of it: all their scripts and style sheets have other names
 * than those of the version before, whose files are no longer there.
 */
export async function openReleases(product: { readonly url: string }) {
  const files = new Set(readdirSync(ASSETS).filter(isRenamed));
  const manifest = [...files].find((file) => file.startsWith('manifest-')) ?? '';
  const build = /"version":"(\w+)"/.exec(readFileSync(join(ASSETS, manifest), 'utf8'))?.[1] ?? '';
  /** A whole app at once, as a browser would ask for it: a few connections. */
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS });
  let suffix = '';
  const renamed = (file: string) => file.replace(/\.\w+$/, (type) => suffix + type);
  let known = new Map<string, string>();
  const rename = () => (known = new Map([...files].map((file) => [renamed(file), file])));
  rename();
  const addresses: string[] = [];
  const missing: string[] = [];

  const inNames = (code: string) =>
    code
      .replace(/[\w.-]+\.(?:js|css)\b/g, (file) => (files.has(file) ? renamed(file) : file))
      .replace(new RegExp(`(["'\`])${build}\\1`, 'g'), (quoted) => quoted.replace(build, build + suffix));

  /** The address of the product, or null for a file that this version does not have. */
  function addressOf(address: string): string | null {
    const file = /^\/assets\/([^/?]+\.(?:js|css))$/.exec(address)?.[1];
    if (file === undefined || !isRenamed(file)) return address;
    const original = known.get(file);
    return original === undefined ? null : `/assets/${original}`;
  }

  async function pass(received: IncomingMessage, reply: ServerResponse) {
    // The proxy says by itself how long a reply is; two versions must not share a validator.
    const { 'content-length': _, etag: __, ...headers } = received.headers;
    // Of the browser's own cache a test would not know what is still in it.
    reply.writeHead(received.statusCode ?? 500, { ...headers, 'cache-control': 'no-store' });
    if (!NAMES_ASSETS.test(headers['content-type'] ?? '')) return void received.pipe(reply);
    reply.end(inNames(await text(received)));
  }

  const server = createServer((asked, reply) => {
    const address = asked.url ?? '/';
    addresses.push(`${asked.method} ${decodeURIComponent(address)}`);
    const wanted = addressOf(address);
    if (wanted === null) {
      missing.push(address);
      return void reply.writeHead(404).end();
    }
    const { host: _, 'accept-encoding': __, 'if-none-match': ___, ...headers } = asked.headers;
    const { method } = asked;
    const onwardTo = new URL(wanted, product.url);
    const send = (onError: () => void) =>
      forward(onwardTo, { method, headers, agent }, (received) => void pass(received, reply)).on(
        'error',
        onError,
      );
    // The browser or the product has gone away.
    const giveUp = () => reply.destroy();
    if (method !== 'GET') return void asked.pipe(send(giveUp));
    // The product may close an idle connection in the moment in which it is used again.
    send(() => (reply.headersSent ? giveUp() : void send(giveUp).end())).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How the manifest of the last version names it. */
    version: () => build + suffix,
    /** What was asked for, as the log of a proxy would have it. */
    addresses: (): readonly string[] => addresses,
    /** Files of other versions that a browser has asked for. */
    missing: (): readonly string[] => missing,
    release(number: number) {
      suffix = `.v${number}`;
      rename();
    },
    close: () => {
      agent.destroy();
      return new Promise((resolve) => server.close(resolve).closeAllConnections());
    },
  };
}
