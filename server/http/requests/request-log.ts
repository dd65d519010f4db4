import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { REQUEST_ID_HEADER } from '#contract/errors.ts';
import type { Logger } from '#server/log.ts';
import type { ReplyHeaders } from '../replies/reply.ts';
import { requestHeader } from './incoming.ts';
import type { RequestCounts } from './request-counts.ts';

const REQUEST_ID = 'requestId';
const ACCEPTABLE_ID = /^[\w-]{8,64}$/;

type Answer = Response | Promise<Response>;

/** Answers a request and logs it. An endpoint is logged with its path in the contract, a page with its address. */
export type Logged = (context: Context, answer: () => Answer, endpointPath?: string) => Answer;

/** Not a middleware: Hono is fastest with plain routes. */
export const logRequests = (log: Logger, counts: Pick<RequestCounts, 'add'>): Logged => {
  return async (context, answer, endpointPath) => {
    const startedAt = performance.now();
    const response = await answer();
    const ms = performance.now() - startedAt;
    const { method, path: address } = context.req;
    const { status } = response;
    counts.add({ method, endpointPath: endpointPath ?? null, address, status, ms });
    if (log.isLevelEnabled('info'))
      logRequest(context, endpointPath ?? addressForLog(context), status, ms, log);
    return response;
  };
};

/** One line per request. The query is left out: it may contain tokens, codes or names. */
function logRequest(context: Context, path: string, status: number, ms: number, log: Logger): void {
  log.info({ id: requestIdOf(context), method: context.req.method, path, status, ms: Math.round(ms) });
}

// The id of a conversation gives access to it, and may be in a request that matches no endpoint; letters that no address
// of ours has may be of something that somebody typed.
const MAYBE_PRIVATE = /[\w-]{20,}|(?:[^\x21-\x7e]|%[0-9a-f]{2})+/gi;

/** The requested path, without anything that may be a secret id or private text. */
export const addressForLog = ({ req }: Context): string => req.path.replaceAll(MAYBE_PRIVATE, '…');

/** Sends the id of a failed request, so that a report can be found in the log. */
export const requestIdHeader = (context: Context): ReplyHeaders => ({
  [REQUEST_ID_HEADER]: requestIdOf(context),
});

/** The same for a request that came with an id, such as a proxy's. */
export const givenRequestIdHeader = (context: Context): ReplyHeaders =>
  requestHeader(context, 'x-request-id') === undefined ? {} : requestIdHeader(context);

/** The id in the log line and in the reply: the given one if it is valid, else a new one. */
export function requestIdOf(context: Context): string {
  const known: unknown = context.get(REQUEST_ID);
  if (typeof known === 'string') return known;
  const given = requestHeader(context, 'x-request-id');
  const id = given && ACCEPTABLE_ID.test(given) ? given : randomUUID();
  context.set(REQUEST_ID, id);
  return id;
}
