import { browserId } from '#contract/browser-id.ts';
import { storage } from './storage.ts';

const KEY = 'browserId';
const BYTES = 16;

/**
 * The random id of this browser, made when a call first needs it. It says nothing about who sits there; the server keeps
 * a hash of it.
 */
export function ownBrowserId(): string {
  const kept = browserId.safeParse(storage.get(KEY)).data;
  if (kept !== undefined) return kept;
  // By hand: `crypto.randomUUID` is missing where the product is served without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  storage.set(KEY, made);
  return made;
}
