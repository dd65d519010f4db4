import type { ReadyReply } from '../replies/ready-reply.ts';
import type { ReplyCache } from '../replies/reply-cache.ts';
import { UNKNOWN_PAGE_KEY } from './page-table.ts';

/** Pages by address, rendered once per content version. */
export interface PageCache {
  /** The page if it is in memory. */
  peek(key: string): ReadyReply | undefined;
  /** The page, rendered at most once at a time however many ask for it. */
  obtain(key: string): Promise<ReadyReply>;
}

// What is counted, such as the popular topics, moves without a change of content.
const MAX_AGE_MS = 10 * 60_000;
/**
 * Anything else may be otherwise for the next one who asks. Of the pages that say "not found" only the one for all unknown
 * addresses is kept: made-up ids are as many as one likes.
 */
const isKept = (key: string, { status }: ReadyReply) =>
  status === 200 || (status === 404 && key === UNKNOWN_PAGE_KEY);

export function createPageCache(cache: ReplyCache, render: (key: string) => Promise<ReadyReply>): PageCache {
  return {
    peek: (key) => cache.peek(key)?.reply,
    obtain: (key) =>
      cache.obtain('page', key, () => render(key), {
        maxAgeMs: MAX_AGE_MS,
        isKept: (reply) => isKept(key, reply),
      }),
  };
}
