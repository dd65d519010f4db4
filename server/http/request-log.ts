import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../log.ts';

const REQUEST_ID_HEADER = 'X-Request-Id';
const ACCEPTABLE_ID = /^[\w-]{8,64}$/;

/** One line a request, with an id that the reply carries too. The query is left out: it may hold tokens, codes or names. */
export const requestLog = (log: Logger): MiddlewareHandler => {
  return async (context, next) => {
    const given = context.req.header(REQUEST_ID_HEADER);
    const id = given && ACCEPTABLE_ID.test(given) ? given : randomUUID();
    const startedAt = performance.now();
    await next();
    context.header(REQUEST_ID_HEADER, id);
    log.info({
      id,
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: Math.round(performance.now() - startedAt),
    });
  };
};
