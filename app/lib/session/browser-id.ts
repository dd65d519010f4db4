import { browserId } from '#contract/browser-id.ts';
import { storage } from '../choices/storage.ts';
import { newUuid } from '../new-uuid.ts';

const KEY = 'browserId';

/**
 * The random id of this browser, created when a call first needs it. It does not identify the person; the server stores
 * only a hash of it.
 */
export function ownBrowserId(): string {
  const stored = browserId.safeParse(storage.get(KEY)).data;
  if (stored !== undefined) return stored;
  const created = newUuid();
  storage.set(KEY, created);
  return created;
}
