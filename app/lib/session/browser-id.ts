import { browserId } from '#contract/browser-id.ts';
import { storage } from '../choices/storage.ts';
import { newUuid } from '../new-uuid.ts';

const KEY = 'browserId';

/**
 * The random id of this browser, made when a call first needs it. It says nothing about who sits there; the server keeps
 * a hash of it.
 */
export function ownBrowserId(): string {
  const kept = browserId.safeParse(storage.get(KEY)).data;
  if (kept !== undefined) return kept;
  const made = newUuid();
  storage.set(KEY, made);
  return made;
}
