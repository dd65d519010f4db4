import type { Context } from 'hono';
import { incomingOf, requestHeader } from './incoming.ts';

/**
 * The address that rate limits count. A proxy's `X-Forwarded-For` is believed only by configuration, and only its last
 * entry: the ones before it are whatever the client wrote.
 */
export const clientAddress = (trustProxy: boolean) => (context: Context) => {
  const forwarded = trustProxy
    ? requestHeader(context, 'x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  return forwarded || incomingOf(context)?.socket.remoteAddress || 'unknown';
};
