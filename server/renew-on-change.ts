import type { ReplyCache } from '#server/http/replies/reply-cache.ts';
import type { Changes } from './db/changes.ts';
import type { Logger } from './log.ts';

interface RenewalParts {
  readonly changes: Changes;
  readonly cache: Pick<ReplyCache, 'clear'>;
  /** Sentences as they were held in memory. */
  readonly forgetCourses: () => void;
  readonly refreshSearch: (announcement?: string) => Promise<void>;
  readonly log: Logger;
}

/** What this node holds in memory follows the content, whichever node changed it. */
export function refreshOnChange({ changes, cache, forgetCourses, refreshSearch, log }: RenewalParts): void {
  changes.onChange((change, announcement) => {
    if (change === 'mail') return;
    cache.clear();
    forgetCourses();
    if (change === 'content') void renewSearch(announcement);
  });

  async function renewSearch(announcement: string | undefined): Promise<void> {
    try {
      await refreshSearch(announcement);
      // Once more: what was rendered meanwhile may show words as they were.
      cache.clear();
    } catch (error) {
      log.warn({ err: error }, 'the search still answers from the dictionary as it was');
    }
  }
}
