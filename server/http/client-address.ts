import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The address that rate limits count. A proxy's `X-Forwarded-For` is believed only by configuration, and only its last
 * entry: the ones before it are whatever the client wrote.
 */
export const clientAddress = (trustProxy: boolean) => (context: Context) => {
  const forwarded = trustProxy ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || socketAddress(context) || 'unknown';
};

function socketAddress(context: Context): string | undefined {
  // In-process calls (server rendering, tests) have no socket.
  return context.env && 'incoming' in context.env ? getConnInfo(context).remote.address : undefined;
}
