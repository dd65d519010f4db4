import { LRUCache } from 'lru-cache';

/** Far more than are ever pending at once. */
const ANNOUNCEMENTS_REMEMBERED = 100;

/**
 * A write refreshes the search of its node, and the node also receives its own announcement. The first of the two
 * starts the refresh, the other one joins it. Both run after the commit, so the refresh always reads the change.
 */
export function refreshOncePerAnnouncement(refresh: () => Promise<void>) {
  const begun = new LRUCache<string, Promise<void>>({ max: ANNOUNCEMENTS_REMEMBERED });
  return (announcement?: string): Promise<void> => {
    if (announcement === undefined) return refresh();
    const known = begun.get(announcement);
    if (known) return known;
    const refreshing = refresh();
    begun.set(announcement, refreshing);
    return refreshing;
  };
}
