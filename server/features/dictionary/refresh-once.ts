import { LRUCache } from 'lru-cache';

/** Far more than are ever on their way at once. */
const ANNOUNCEMENTS_REMEMBERED = 100;

/**
 * Who writes renews the search of this node, and the node hears its own announcement as well: whoever comes first
 * begins, the other one joins. Both come after the commit, so either way what was written is read.
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
