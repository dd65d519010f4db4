import { createEditionCache } from '../edition-cache.ts';
import { UNKNOWN_PAGE_KEY } from './page-table.ts';
import type { RenderedPage } from './rendered-page.ts';

/** Pages by address, rendered once per content version and kept up to a number of bytes. */
export interface PageCache {
  /** The page if it is in memory: what the listener in front of the router asks. */
  peek(key: string): RenderedPage | undefined;
  /** The page, rendered at most once at a time however many ask for it. */
  obtain(key: string): Promise<RenderedPage>;
  /** Content has changed: everything is rendered anew, and what is being rendered right now is not kept. */
  clear(): void;
}

// What is counted, such as the popular topics, moves without a change of content.
const MAX_AGE_MS = 10 * 60_000;
/**
 * Anything else may be otherwise for the next one who asks. Of the pages that say "not found" only the one for all unknown
 * addresses is kept: made-up ids are as many as one likes.
 */
const isKept = (key: string, { status }: RenderedPage) =>
  status === 200 || (status === 404 && key === UNKNOWN_PAGE_KEY);

export function createPageCache(maxBytes: number, render: (key: string) => Promise<RenderedPage>): PageCache {
  const pages = createEditionCache<RenderedPage>({ maxBytes, bytesOf: ({ bytes }) => bytes, isKept });
  return {
    peek: pages.peek,
    obtain: (key) => pages.obtain(key, () => render(key), MAX_AGE_MS),
    clear: pages.clear,
  };
}
