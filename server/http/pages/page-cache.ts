import type { ReadyReply } from '../replies/ready-reply.ts';
import type { ReplyCache } from '../replies/reply-cache.ts';
import { UNKNOWN_PAGE_KEY } from './page-table.ts';

/** Pages by address, rendered once per content version. */
export interface PageCache {
  /** The page if it is in memory. */
  peek(key: string): ReadyReply | undefined;
  /** The page; concurrent requests share one rendering. */
  obtain(key: string): Promise<ReadyReply>;
}

// Counters, such as the popular topics, change without a change of content.
const MAX_AGE_MS = 10 * 60_000;
/**
 * Any other status may differ for the next request. Of the 404 pages only the one for all unknown addresses is cached:
 * the number of invented ids is unlimited.
 */
const isCacheable = (key: string, { status }: ReadyReply) =>
  status === 200 || (status === 404 && key === UNKNOWN_PAGE_KEY);

export function createPageCache(cache: ReplyCache, render: (key: string) => Promise<ReadyReply>): PageCache {
  return {
    peek: (key) => cache.peek(key)?.reply,
    obtain: (key) =>
      cache.obtain('page', key, () => render(key), {
        maxAgeMs: MAX_AGE_MS,
        isCacheable: (reply) => isCacheable(key, reply),
      }),
  };
}
