import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { REQUEST_ID_HEADER } from '#contract/errors.ts';
import type { Logger } from '#server/log.ts';
import type { ReplyHeaders } from '../replies/reply.ts';
import { requestHeader } from './incoming.ts';

const REQUEST_ID = 'requestId';
const ACCEPTABLE_ID = /^[\w-]{8,64}$/;

type Answer = Response | Promise<Response>;

/** Answers a request and writes its line. An endpoint is named as the contract writes it, a page by its address. */
export type Logged = (context: Context, answer: () => Answer, endpointPath?: string) => Answer;

/** Not a middleware: a route with nothing around it is what Hono answers fastest. */
export const logRequests = (log: Logger): Logged => {
  return (context, answer, endpointPath) =>
    log.isLevelEnabled('info')
      ? answerAndLog(context, answer, endpointPath ?? addressForLog(context), log)
      : answer();
};

/** One line a request. The query is left out: it may hold tokens, codes or names. */
async function answerAndLog(
  context: Context,
  answer: () => Answer,
  path: string,
  log: Logger,
): Promise<Response> {
  const startedAt = performance.now();
  const response = await answer();
  log.info({
    id: requestIdOf(context),
    method: context.req.method,
    path,
    status: response.status,
    ms: Math.round(performance.now() - startedAt),
  });
  return response;
}

// Ids of conversations open them; an address with one may come with a method that no endpoint has.
const LONG_ID = /[\w-]{20,}/g;

/** The address that was asked for, without what may be a key. */
export const addressForLog = ({ req }: Context): string => req.path.replaceAll(LONG_ID, '…');

/** Tells the id of a request that failed, so that a report can be found in the log. */
export const requestIdHeader = (context: Context): ReplyHeaders => ({
  [REQUEST_ID_HEADER]: requestIdOf(context),
});

/** The same for a request that came with an id, such as a proxy's. */
export const givenRequestIdHeader = (context: Context): ReplyHeaders =>
  requestHeader(context, 'x-request-id') === undefined ? {} : requestIdHeader(context);

/** The id that the log line and the reply of a request share: the one that came along if it is sound, else a new one. */
export function requestIdOf(context: Context): string {
  const known: unknown = context.get(REQUEST_ID);
  if (typeof known === 'string') return known;
  const given = requestHeader(context, 'x-request-id');
  const id = given && ACCEPTABLE_ID.test(given) ? given : randomUUID();
  context.set(REQUEST_ID, id);
  return id;
}
