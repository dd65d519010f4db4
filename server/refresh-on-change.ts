import { SEARCH_REFRESH_BACK_OFF_MS } from '#contract/database-limits.ts';
import type { ReplyCache } from '#server/http/replies/reply-cache.ts';
import type { Changes } from './db/changes.ts';
import type { Logger } from './log.ts';

interface RefreshParts {
  readonly changes: Pick<Changes, 'onChange'>;
  readonly cache: Pick<ReplyCache, 'clear'>;
  /** Clears the cached sentences. */
  readonly forgetCourses: () => void;
  readonly refreshSearch: (announcement?: string) => Promise<void>;
  readonly log: Logger;
  /** The pauses after failed refreshes; the last one is repeated. */
  readonly backOffMs?: readonly number[];
}

/**
 * Keeps the caches of this node up to date with the content, whichever node changed it. A refresh that failed is tried
 * again until it succeeds: nobody announces the same change twice.
 */
export function refreshOnChange(parts: RefreshParts): void {
  const { changes, cache, forgetCourses, refreshSearch, log } = parts;
  const { backOffMs = SEARCH_REFRESH_BACK_OFF_MS } = parts;
  let begun = 0;
  let failures = 0;
  /** The refresh that has failed last, if none that began later has succeeded. */
  let failed: { readonly begun: number; readonly retry: NodeJS.Timeout } | null = null;

  changes.onChange((change, announcement) => {
    if (change === 'mail') return;
    cache.clear();
    // Only pages show settings.
    if (change === 'settings') return;
    forgetCourses();
    if (change === 'content') void refreshAndClear(announcement);
  });

  async function refreshAndClear(announcement?: string): Promise<void> {
    const mine = (begun += 1);
    try {
      await refreshSearch(announcement);
      if (failed && failed.begun < mine) recover(failed);
      // Again: pages rendered during the refresh may show old words.
      cache.clear();
    } catch (error) {
      retryLater(mine, error);
    }
  }

  function recover({ retry }: { readonly retry: NodeJS.Timeout }): void {
    clearTimeout(retry);
    log.info({ failures }, 'search refreshed again after failures');
    failed = null;
    failures = 0;
  }

  function retryLater(mine: number, error: unknown): void {
    const waitMs = backOffMs[Math.min(failures, backOffMs.length - 1)] ?? 0;
    log.warn({ err: error, failures }, `search refresh failed, retrying in ${waitMs / 1000} s`);
    failures += 1;
    if (failed) clearTimeout(failed.retry);
    failed = { begun: mine, retry: setTimeout(() => void refreshAndClear(), waitMs).unref() };
  }
}
