import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from '#contract/endpoint.ts';
import type { RateLimit } from '#contract/rates.ts';
import { READY_ADDRESS_MAX_CHARS } from '#contract/server-limits.ts';
import type { LogSent } from '../requests/request-log.ts';
import type { Caller, CheckedCall, LimitedRoute } from '../route.ts';
import { prepareReply, type ReadyReply, type SentReply } from './ready-reply.ts';
import type { ReplyCache, StoredReply } from './reply-cache.ts';
import { type ReplyHeaders, writeJson } from './reply.ts';
import type { NameSite } from './with-site-name.ts';

export interface ReadyReplies {
  /**
   * The shared reply, made for the first request; null if the route has none or this caller needs a personal one. It is
   * made for an anonymous caller, so that nothing personal and no draft is ever cached.
   */
  obtain(route: LimitedRoute, call: CheckedCall, fixed: Readonly<ReplyHeaders>): Promise<ReadyReply | null>;
  /** Content has changed: drops all replies. */
  clear(): void;
  /** Drops only calls, after a write on this node. Pages are dropped by the announcement of the change. */
  clearCalls(): void;
  /** Answers in front of the router. False if there is nothing to send; `otherwise` is called above the rate limit. */
  send(request: IncomingMessage, response: ServerResponse, otherwise: () => void): boolean;
  readonly bytes: number;
}

interface ReadyRepliesParts {
  readonly cache: ReplyCache;
  /** Counts a request against the rate limits, and throws above them. */
  readonly spend: (limits: readonly RateLimit[], request: IncomingMessage) => Promise<void>;
  readonly nameSite?: NameSite;
  /** Called for every reply that is sent in front of the router, which would have logged it. */
  readonly logSent?: LogSent;
}

/**
 * Replies to common public requests. Calls are stored by the parsed request, never by its raw address: unknown
 * parameters and other spellings of the same request lead to the same entry. Calls and pages are sent in front of the
 * router, because routing and parsing cost more than sending (`npm run bench:http`); each call still counts against the
 * limits.
 */
export function createReadyReplies({
  cache,
  spend,
  nameSite,
  logSent = () => {},
}: ReadyRepliesParts): ReadyReplies {
  /** `exact` is the entry for the raw address. */
  function callAt(url: string, exact: StoredReply | undefined): ReadyReply | undefined {
    if (url.length > READY_ADDRESS_MAX_CHARS) return undefined;
    const found = exact ?? (url.includes('?') ? cache.peek(rewritten(url)) : undefined);
    return found?.kind === 'call' ? found.reply : undefined;
  }

  return {
    async obtain({ endpoint, handle, cached, limits = [] }, call, fixed) {
      if (!cached || isBypassedBy(call.caller, cached.bypassRoles)) return null;
      const make = async () => {
        const headers: ReplyHeaders = {};
        const result = await handle({ ...call, caller: null, headers });
        const owners = new Set(cached.ownersOf?.(result));
        const text = await writeJson(endpoint, result, nameSite);
        const { path: endpointPath } = endpoint;
        return prepareReply(text, { headers: { ...fixed, ...headers }, limits, owners, endpointPath });
      };
      const { maxAgeMs } = cached;
      const reply = await cache.obtain('call', addressOf(endpoint, call), make, { maxAgeMs });
      return call.caller && reply.owners.has(call.caller.id) ? null : reply;
    },
    clear: cache.clear,
    clearCalls: cache.clearCalls,
    send(request, response, otherwise) {
      if (request.method !== 'GET') return false;
      const { url = '', headers } = request;
      const startedAt = performance.now();
      const sentOf = (reply: ReadyReply) =>
        reply.sentTo(headers['accept-encoding']?.toString(), headers['if-none-match']);
      const write = (reply: ReadyReply) => (sent: SentReply) => {
        response.writeHead(sent.status, sent.headers).end(sent.body);
        const { endpointPath } = reply;
        logSent(request, { endpointPath, status: sent.status, ms: performance.now() - startedAt });
      };

      const stored = cache.peek(url);
      if (stored?.kind === 'page') {
        const sent = sentOf(stored.reply);
        if (sent instanceof Promise) sent.then(write(stored.reply), otherwise);
        else write(stored.reply)(sent);
        return true;
      }
      const reply = isPlain(request) ? callAt(url, stored) : undefined;
      if (!reply) return false;
      spend(reply.limits, request)
        .then(() => sentOf(reply))
        .then(write(reply), otherwise);
      return true;
    },
    get bytes() {
      return cache.bytes;
    },
  };
}

const isBypassedBy = (caller: Caller | null, roles: Caller['roles'] = []) =>
  caller !== null && roles.some((role) => caller.roles.includes(role));

/** The canonical address of a request: its path and its parsed parameters, in alphabetical order. */
function addressOf({ path }: Endpoint, { params, query }: CheckedCall): string {
  const given = (params ?? {}) as Readonly<Record<string, unknown>>;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const asked = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return withQuery(filled, new URLSearchParams(asked.map(([name, value]) => [name, String(value)])));
}

/** The address as `addressOf` would write it, if all its parameters are known and normalized. */
function rewritten(url: string): string {
  const at = url.indexOf('?');
  return withQuery(url.slice(0, at), new URLSearchParams(url.slice(at + 1)));
}

function withQuery(path: string, query: URLSearchParams): string {
  query.sort();
  return query.size > 0 ? `${path}?${query}` : path;
}

/** A token or a request id has to go through the router. */
const isPlain = ({ headers }: IncomingMessage) =>
  headers.authorization === undefined && headers['x-request-id'] === undefined;
