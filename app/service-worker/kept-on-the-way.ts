interface Shelf {
  readonly cache: string;
  /** More than that, and those that were stored first are removed. */
  readonly most: number;
  /** The address is named after the content, which is never another. */
  readonly isFixed?: boolean;
}

const DAY_MS = 86_400_000;
/** The shelf is not counted at every store, but at the first: browsers end a worker after half a minute of silence. */
const COUNT_EVERY = 20;
let stores = 0;

/** From the shelf if it is there, and fetched again behind it when it is a day old; else fetched and put there. */
export async function fromShelf(shelf: Shelf, request: Request, fetchIt = fetch): Promise<Response> {
  const cache = await caches.open(shelf.cache);
  const stored = await cache.match(request.url);
  if (!stored) return fetchAndStore(cache, shelf, request, fetchIt);
  if (shelf.isFixed) return stored;
  const age = Date.now() - Date.parse(stored.headers.get('Date') ?? '');
  // An age that is not known is no reason to fetch it again and again.
  if (age > DAY_MS) void fetchAndStore(cache, shelf, request, fetchIt).catch(() => undefined);
  return stored;
}

async function fetchAndStore(
  cache: Cache,
  { most }: Shelf,
  request: Request,
  fetchIt: typeof fetch,
): Promise<Response> {
  const reply = await fetchIt(request);
  if (reply.status !== 200) return reply;
  await cache.put(request.url, impersonal(reply.clone())).catch(() => undefined);
  if (stores % COUNT_EVERY === 0) await removeOldest(cache, most);
  stores += 1;
  return reply;
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
