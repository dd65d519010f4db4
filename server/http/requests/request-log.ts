import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { REQUEST_ID_HEADER } from '#contract/errors.ts';
import type { Logger } from '#server/log.ts';
import type { ReplyHeaders } from '../replies/reply.ts';
import { requestHeader } from './incoming.ts';
import type { AnsweredRequest, RequestCounts } from './request-counts.ts';

const REQUEST_ID = 'requestId';
const ACCEPTABLE_ID = /^[\w-]{8,64}$/;

type Answer = Response | Promise<Response>;

/** Answers a request and logs it. An endpoint is logged with its path in the contract, a page with its address. */
export type Logged = (context: Context, answer: () => Answer, endpointPath?: string) => Answer;

/** Logs a request that was answered in front of the router. */
export type LogSent = (
  request: IncomingMessage,
  sent: Pick<AnsweredRequest, 'endpointPath' | 'status' | 'ms'>,
) => void;

/** Logs and counts every request, wherever it is answered. */
export function logRequests(
  log: Logger,
  counts: Pick<RequestCounts, 'add'>,
): { readonly logged: Logged; readonly logSent: LogSent } {
  /** One line per request. The query is left out: it may contain tokens, codes or names. */
  function record(request: AnsweredRequest, id: () => string): void {
    counts.add(request);
    if (!log.isLevelEnabled('info')) return;
    const { method, endpointPath, address, status, ms } = request;
    const path = endpointPath ?? withoutPrivateText(address);
    log.info({ id: id(), method, path, status, ms: Math.round(ms) });
  }

  return {
    // Not a middleware: Hono is fastest with plain routes.
    async logged(context, answer, endpointPath) {
      const startedAt = performance.now();
      const response = await answer();
      const ms = performance.now() - startedAt;
      const { method, path: address } = context.req;
      const { status } = response;
      record({ method, endpointPath: endpointPath ?? null, address, status, ms }, () => requestIdOf(context));
      return response;
    },
    logSent({ method = '', url = '', headers }, sent) {
      const [address = ''] = url.split('?');
      record({ ...sent, method, address }, () => idFrom(headers['x-request-id']?.toString()));
    },
  };
}

// The id of a conversation gives access to it, and may be in a request that matches no endpoint; letters that no address
// of ours has may be of something that somebody typed.
const MAYBE_PRIVATE = /[\w-]{20,}|(?:[^\x21-\x7e]|%[0-9a-f]{2})+/gi;

const withoutPrivateText = (path: string): string => path.replaceAll(MAYBE_PRIVATE, '…');

/** The requested path, without anything that may be a secret id or private text. */
export const addressForLog = ({ req }: Context): string => withoutPrivateText(req.path);

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
  const id = idFrom(requestHeader(context, 'x-request-id'));
  context.set(REQUEST_ID, id);
  return id;
}

const idFrom = (given: string | undefined): string =>
  given !== undefined && ACCEPTABLE_ID.test(given) ? given : randomUUID();
