import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

/** Node's own request behind a call; calls in process (server rendering, tests) have none. */
export function incomingOf(context: Context): IncomingMessage | undefined {
  const bindings = context.env as { incoming?: IncomingMessage } | undefined;
  return bindings?.incoming;
}

/** What comes along with the calls that rendering a page makes. It is known by identity, so no request can bring it. */
export const ownCall: object = Object.freeze({});

export const isOwnCall = (context: Context): boolean => context.env === ownCall;

/** A request header. Node has parsed them already; to ask the Request would build a `Headers` for the sake of one. */
export function requestHeader(context: Context, name: Lowercase<string>): string | undefined {
  const incoming = incomingOf(context);
  return incoming ? incoming.headers[name]?.toString() : context.req.header(name);
}
