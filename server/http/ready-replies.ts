import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { READY_REPLIES_KEPT } from '#contract/limits.ts';
import { type RateLimit } from '#contract/rates.ts';
import type { ReplyHeaders } from './reply.ts';

export interface ReadyReply {
  readonly headers: Readonly<ReplyHeaders>;
  readonly bytes: Uint8Array;
  readonly limits: readonly RateLimit[];
}

export interface ReadyReplies {
  keep(address: string, reply: ReadyReply): void;
  clear(): void;
  /** False when there is none; `otherwise` answers who has asked too often. */
  send(request: IncomingMessage, response: ServerResponse, otherwise: () => void): boolean;
}

type Spend = (limits: readonly RateLimit[], request: IncomingMessage) => Promise<void>;

/**
 * Replies to what anyone may ask and many do, by their address and in front of the router: to be routed and read again
 * costs more than all that is sent (`npm run bench:search`). Each still counts against the limits of its endpoint.
 */
export function createReadyReplies(spend: Spend): ReadyReplies {
  const kept = new LRUCache<string, ReadyReply>({ max: READY_REPLIES_KEPT });
  return {
    keep: (address, reply) => void kept.set(address, reply),
    clear: () => kept.clear(),
    send(request, response, otherwise) {
      const reply = isPlain(request) ? kept.get(request.url ?? '') : undefined;
      if (!reply) return false;
      const write = () => {
        response.writeHead(200, { ...reply.headers, 'Content-Length': reply.bytes.byteLength });
        response.end(reply.bytes);
      };
      spend(reply.limits, request).then(write, otherwise);
      return true;
    },
  };
}

/** Who brings a token or an id of the request gets them looked at. */
const isPlain = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers.authorization === undefined && headers['x-request-id'] === undefined;
