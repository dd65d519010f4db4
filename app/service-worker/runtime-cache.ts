import { DAY_MS } from '#contract/limits.ts';

interface CacheRule {
  readonly cache: string;
  /** More than that, and those that were stored first are removed. */
  readonly most: number;
  /** The address is named after the content, which is never another. */
  readonly isFixed?: boolean;
}

/** The cache is not counted at every store, but at the first: browsers end a worker after half a minute of silence. */
const COUNT_EVERY = 20;
let stores = 0;

/** Cache first; entries older than a day are refreshed in the background. A cache that fails counts as empty. */
export async function fromCache(rule: CacheRule, request: Request, fetchIt = fetch): Promise<Response> {
  const cache = await caches.open(rule.cache).catch(() => undefined);
  if (!cache) return fetchIt(request);
  const stored = await cache.match(request.url).catch(() => undefined);
  if (!stored) return fetchAndStore(cache, rule, request, fetchIt);
  if (rule.isFixed) return stored;
  const age = Date.now() - Date.parse(stored.headers.get('Date') ?? '');
  // An age that is not known is no reason to fetch it again and again.
  if (age > DAY_MS) void fetchAndStore(cache, rule, request, fetchIt).catch(() => undefined);
  return stored;
}

async function fetchAndStore(
  cache: Cache,
  { most }: CacheRule,
  request: Request,
  fetchIt: typeof fetch,
): Promise<Response> {
  const reply = await fetchIt(request);
  if (reply.status !== 200 || isPrivate(reply)) return reply;
  await store(cache, request.url, impersonal(reply.clone()), most).catch(() => undefined);
  return reply;
}

/** Such as the sound of a draft: the cache is for everybody who uses this device. */
const isPrivate = ({ headers }: Response): boolean =>
  headers.get('Cache-Control')?.includes('no-store') ?? false;

async function store(cache: Cache, url: string, reply: Response, most: number): Promise<void> {
  // A full device has to be counted, too.
  await cache.put(url, reply).catch(() => undefined);
  if (stores % COUNT_EVERY === 0) await removeOldest(cache, most);
  stores += 1;
}

/** Without the other headers: a reply to somebody who is signed in may carry a token. */
function impersonal(reply: Response): Response {
  const headers = new Headers({ Date: new Date().toUTCString() });
  const type = reply.headers.get('Content-Type');
  if (type) headers.set('Content-Type', type);
  return new Response(reply.body, { headers });
}

async function removeOldest(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}
