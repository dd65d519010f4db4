import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

/** Node's own request behind a call; calls in process (server rendering, tests) have none. */
export function incomingOf(context: Context): IncomingMessage | undefined {
  const bindings = context.env as { incoming?: IncomingMessage } | undefined;
  return bindings?.incoming;
}

/** A request header. Node has parsed them already; to ask the Request would build a `Headers` for the sake of one. */
export function requestHeader(context: Context, name: Lowercase<string>): string | undefined {
  const incoming = incomingOf(context);
  return incoming ? incoming.headers[name]?.toString() : context.req.header(name);
}
