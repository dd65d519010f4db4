import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from '#contract/endpoint.ts';
import { READY_ADDRESS_MAX_CHARS, READY_REPLIES_MAX_BYTES } from '#contract/limits.ts';
import type { RateLimit } from '#contract/rates.ts';
import { createEditionCache } from './edition-cache.ts';
import { prepareReply, type ReadyReply } from './ready-reply.ts';
import { type ReplyHeaders, writeJson } from './reply.ts';
import type { Caller, CheckedCall, LimitedRoute } from './route.ts';

export interface ReadyReplies {
  /**
   * The reply that everybody shares, made by the first who asks; null where the route has none or this caller gets one of
   * their own. It is made as for someone without an account, so that nothing personal and no draft is ever kept.
   */
  obtain(route: LimitedRoute, call: CheckedCall, fixed: Readonly<ReplyHeaders>): Promise<ReadyReply | null>;
  /** Content has changed: nothing that was made of the old one is sent again. */
  clear(): void;
  /** Answers in front of the router. False when there is nothing to send; `otherwise` answers who has asked too often. */
  send(request: IncomingMessage, response: ServerResponse, otherwise: () => void): boolean;
  readonly bytes: number;
}

interface ReadyRepliesParts {
  /** Counts a request and throws when there were too many. */
  readonly spend: (limits: readonly RateLimit[], request: IncomingMessage) => Promise<void>;
  /** In milliseconds. */
  readonly now: () => number;
  readonly maxBytes?: number;
}

/**
 * Replies to what anyone may ask and many do. They are kept by what was understood of a request, never by its raw address:
 * unknown parameters and other ways to write the same question lead to the same entry. Sent in front of the router, because
 * routing and parsing costs more than all that is sent (`npm run bench:http`); each still counts against the limits.
 */
export function createReadyReplies({
  spend,
  now,
  maxBytes = READY_REPLIES_MAX_BYTES,
}: ReadyRepliesParts): ReadyReplies {
  const kept = createEditionCache<ReadyReply>({
    maxBytes,
    now,
    bytesOf: ({ bytes }, address) => bytes + address.length,
  });

  function find(url: string): ReadyReply | undefined {
    if (url.length > READY_ADDRESS_MAX_CHARS) return undefined;
    return kept.peek(url) ?? (url.includes('?') ? kept.peek(rewritten(url)) : undefined);
  }

  return {
    async obtain({ endpoint, handle, cached, limits = [] }, call, fixed) {
      if (!cached || isBypassedBy(call.caller, cached.bypassRoles)) return null;
      const make = async () => {
        const headers: ReplyHeaders = {};
        const result = await handle({ ...call, caller: null, headers });
        const owners = new Set(cached.ownersOf?.(result));
        const text = await writeJson(endpoint, result);
        return prepareReply(text, { headers: { ...fixed, ...headers }, limits, owners });
      };
      const reply = await kept.obtain(addressOf(endpoint, call), make, cached.maxAgeMs);
      return call.caller && reply.owners.has(call.caller.id) ? null : reply;
    },
    clear: () => kept.clear(),
    send(request, response, otherwise) {
      const reply = isPlain(request) ? find(request.url ?? '') : undefined;
      if (!reply) return false;
      const { 'accept-encoding': accepted, 'if-none-match': held } = request.headers;
      spend(reply.limits, request)
        .then(() => reply.sentTo(accepted?.toString(), held))
        .then(({ status, headers, body }) => void response.writeHead(status, headers).end(body), otherwise);
      return true;
    },
    get bytes() {
      return kept.bytes;
    },
  };
}

const isBypassedBy = (caller: Caller | null, roles: Caller['roles'] = []) =>
  caller !== null && roles.some((role) => caller.roles.includes(role));

/** The one address of a question: its path and its parameters as they were understood, in alphabetical order. */
function addressOf({ path }: Endpoint, { params, query }: CheckedCall): string {
  const given = (params ?? {}) as Readonly<Record<string, unknown>>;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const asked = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return withQuery(filled, new URLSearchParams(asked.map(([name, value]) => [name, String(value)])));
}

/** An address as `addressOf` would write it, if all its parameters are known and plain. */
function rewritten(url: string): string {
  const at = url.indexOf('?');
  return withQuery(url.slice(0, at), new URLSearchParams(url.slice(at + 1)));
}

function withQuery(path: string, query: URLSearchParams): string {
  query.sort();
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whoever brings a token or an id of the request gets them looked at. */
const isPlain = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers.authorization === undefined && headers['x-request-id'] === undefined;
