import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { CACHES, SHARED_TEXT } from '#app/lib/service-worker/messages.ts';

/** History state of /search with a text that another app has shared: it must not stand in the address. */
export interface SharedState {
  readonly shared: string;
}

const isShared = (state: unknown): state is SharedState =>
  typeof state === 'object' && state !== null && 'shared' in state && typeof state.shared === 'string';

/** The text that another app has shared, or ''. The service worker has left it on the device. */
export function useSharedText(): string {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const isArriving = pathname + hash === paths.sharedSearch;
  useEffect(() => {
    if (!isArriving) return;
    void takeSharedText().then((shared) => navigate(paths.search, { replace: true, state: { shared } }));
  }, [isArriving, navigate]);
  return isShared(state) ? state.shared : '';
}

/** Once: a reload of the page must not bring it back. */
async function takeSharedText(): Promise<string> {
  try {
    const cache = await caches.open(CACHES.shared);
    const text = await (await cache.match(SHARED_TEXT))?.text();
    await cache.delete(SHARED_TEXT);
    return text?.trim() ?? '';
  } catch {
    return '';
  }
}
