import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

/** Node's own request; calls within the process (server rendering, tests) have none. */
export function incomingOf(context: Context): IncomingMessage | undefined {
  const bindings = context.env as { incoming?: IncomingMessage } | undefined;
  return bindings?.incoming;
}

/** Marks the calls made while rendering a page. Compared by identity, so that no request can forge it. */
export const ownCall: object = Object.freeze({});

export const isOwnCall = (context: Context): boolean => context.env === ownCall;

/** A request header, as Node has parsed it: asking the Request would build a `Headers` object first. */
export function requestHeader(context: Context, name: Lowercase<string>): string | undefined {
  const incoming = incomingOf(context);
  return incoming ? incoming.headers[name]?.toString() : context.req.header(name);
}
