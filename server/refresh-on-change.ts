import type { ReplyCache } from '#server/http/replies/reply-cache.ts';
import type { Changes } from './db/changes.ts';
import type { Logger } from './log.ts';

interface RefreshParts {
  readonly changes: Changes;
  readonly cache: Pick<ReplyCache, 'clear'>;
  /** Clears the cached sentences. */
  readonly forgetCourses: () => void;
  readonly refreshSearch: (announcement?: string) => Promise<void>;
  readonly log: Logger;
}

/** Keeps the caches of this node up to date with the content, whichever node changed it. */
export function refreshOnChange({ changes, cache, forgetCourses, refreshSearch, log }: RefreshParts): void {
  changes.onChange((change, announcement) => {
    if (change === 'mail') return;
    cache.clear();
    // Only pages show settings.
    if (change === 'settings') return;
    forgetCourses();
    if (change === 'content') void refreshAndClear(announcement);
  });

  async function refreshAndClear(announcement: string | undefined): Promise<void> {
    try {
      await refreshSearch(announcement);
      // Again: pages rendered during the refresh may show old words.
      cache.clear();
    } catch (error) {
      log.warn({ err: error }, 'the search still answers from the dictionary as it was');
    }
  }
}
