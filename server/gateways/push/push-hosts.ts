import type { ClientRequest, RequestOptions } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { createPublicLookup, publicHttpsUrl } from './public-hosts.ts';

/** The push services that may be called. Tests pass one of this machine instead. */
export interface PushHosts {
  /** Null when a notification must not be sent there. */
  allowed(endpoint: string): URL | null;
  request(url: URL, options: RequestOptions): ClientRequest;
}

export const createPublicPushHosts = (lookup = createPublicLookup()): PushHosts => ({
  allowed: publicHttpsUrl,
  // No agent: a kept connection would skip the lookup of the next request.
  request: (url, options) => requestByHttps(url, { ...options, lookup, agent: false }),
});
