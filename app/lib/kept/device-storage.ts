import { storedChoice } from '../choices/stored-choice.ts';
import { isInstalled } from '../service-worker/install-offer.ts';
import { CACHES } from '../service-worker/messages.ts';
import { countReplies, forgetAllReplies } from './kept-replies.ts';

export interface DeviceStorage {
  /** Of everything that the product has stored; null where the browser does not tell. */
  readonly bytes: number | null;
  readonly replies: number;
  readonly sounds: number;
  /** Whether the browser has promised not to erase it by itself. */
  readonly isPersistent: boolean;
}

/** What the product has stored on this device. */
export async function readDeviceStorage(): Promise<DeviceStorage> {
  const [estimate, replies, sounds, isPersistent] = await Promise.all([
    // Missing without TLS and in old browsers.
    navigator.storage?.estimate?.().catch(() => undefined),
    countReplies(),
    countSounds().catch(() => 0),
    navigator.storage?.persisted?.().catch(() => false),
  ]);
  return { bytes: estimate?.usage ?? null, replies, sounds, isPersistent: isPersistent ?? false };
}

const countSounds = (): Promise<number> =>
  inCaches(async () => {
    const cache = await caches.open(CACHES.sounds);
    return (await cache.keys()).length;
  }, 0);

/** Some windows have no caches or are not allowed to use them, so they have kept nothing in them. */
async function inCaches<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  if (!('caches' in window)) return otherwise;
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.name === 'SecurityError') return otherwise;
    throw error;
  }
}

/** Asks the browser not to erase by itself what is stored here; it may refuse. */
export const persistStorage = async (): Promise<boolean> =>
  (await navigator.storage?.persist?.().catch(() => false)) ?? false;

/** When the browser was asked by itself: a browser with a dialog must not show it again and again. */
const storageAskedChoice = storedChoice({
  key: 'storage-asked',
  values: ['never', 'in-tab', 'installed'],
  usual: 'never',
});

/** Asks the browser to keep what is stored, once, and once more when the app is installed: then most agree. */
export async function persistOnce(): Promise<void> {
  const asking = isInstalled() ? 'installed' : 'in-tab';
  const asked = storageAskedChoice.now();
  if (asked === asking || asked === 'installed') return;
  if ((await navigator.storage?.persisted?.().catch(() => false)) ?? false) return;
  storageAskedChoice.choose(asking);
  await persistStorage();
}

/** Removes the sounds of texts that somebody has written themselves; those of the product are the same for everybody. */
export const forgetSpokenTexts = (): Promise<void> =>
  inCaches(async () => {
    const cache = await caches.open(CACHES.sounds);
    const written = (await cache.keys()).filter(({ url }) => new URL(url).searchParams.has('text'));
    await Promise.all(written.map((request) => cache.delete(request)));
  }, undefined);

/**
 * Removes pages, sounds and pictures; fails if some of them stay, after it has tried all. What was learnt and what waits to
 * be sent stays.
 */
export async function eraseKept(): Promise<void> {
  const outcomes = await Promise.allSettled([
    forgetAllReplies(),
    ...[CACHES.sounds, CACHES.pictures].map((name) => inCaches(() => caches.delete(name), false)),
  ]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
