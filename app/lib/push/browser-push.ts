import { SERVICE_WORKER_READY_MS } from '#contract/learning-limits.ts';
import { getReminderDevice, saveReminderDevice } from '#contract/reminders/device-endpoints.ts';
import type { Api } from '../api/api.ts';
import { isIphoneOrIpad } from '../service-worker/install-offer.ts';
import { startServiceWorker } from '../service-worker/new-version.ts';

/** Notifications of this browser (Web Push), as far as browsers have them. */

/** `iphone`: only after the page was added to the home screen. */
export type BrowserPush = 'unsupported' | 'iphone' | 'denied' | 'off' | 'on';

/** A subscription as the server stores it. */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether notifications can be shown without asking the visitor. */
const mayNotify = (): boolean => isSupported() && Notification.permission === 'granted';

export async function browserPush(): Promise<BrowserPush> {
  if (!isSupported()) return isIphoneOrIpad() ? 'iphone' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = Notification.permission === 'granted' ? await ownSubscription() : null;
  return subscription ? 'on' : 'off';
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The subscription of this browser, if it has one for this key of the site. */
async function subscribedAddress(publicKey: string): Promise<PushAddress | null> {
  if (!mayNotify()) return null;
  const subscription = await ownSubscription();
  return subscription && isFor(subscription, publicKey) ? addressOf(subscription) : null;
}

/** Subscribes, after the visitor has allowed it. Throws when the service worker or the push service is out of reach. */
export async function subscribe(publicKey: string): Promise<PushAddress> {
  // Somebody who saves data may be without it until now.
  await startServiceWorker();
  const { pushManager } = await inTime(navigator.serviceWorker.ready, SERVICE_WORKER_READY_MS);
  const existing = await pushManager.getSubscription();
  // A browser has one subscription: that for an older key of the site must go first.
  if (existing && !isFor(existing, publicKey)) await existing.unsubscribe();
  return addressOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
}

interface Resuming {
  /** The endpoint that the server was told last. */
  readonly told: string | undefined;
  /** Whether the learner is still here. */
  readonly isCurrent: () => boolean;
}

/**
 * Tells the server about the subscription of this browser, unless it was told of it before. A subscription that got lost
 * is replaced, which asks nobody. Returns the endpoint that the server knows now; null if notifications are not allowed
 * any more, or if the learner has left meanwhile: whoever is here then gets no reminders of another.
 */
export async function resumeSubscription(api: Api, { told, isCurrent }: Resuming): Promise<string | null> {
  if (!mayNotify()) return null;
  if (told !== undefined && (await ownSubscription())?.endpoint === told) return told;
  const { publicKey } = await api.call(getReminderDevice, {});
  if (!isCurrent()) return null;
  const address = (await subscribedAddress(publicKey)) ?? (await subscribe(publicKey));
  if (!isCurrent()) {
    await unsubscribe();
    return null;
  }
  await api.call(saveReminderDevice, { body: address });
  return address.endpoint;
}

export async function unsubscribe(): Promise<void> {
  if (isSupported()) await (await ownSubscription())?.unsubscribe();
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey;
  if (!key) return false;
  const letters = btoa(String.fromCharCode(...new Uint8Array(key)));
  return letters.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '') === publicKey;
}

function addressOf(subscription: PushSubscription): PushAddress {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  if (!endpoint || !p256dh || !auth) throw new Error('a subscription without keys');
  return { endpoint, keys: { p256dh, auth } };
}

/** Without a service worker `ready` waits forever. */
async function inTime<Result>(wanted: Promise<Result>, ms: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('no service worker in time')), ms);
  });
  try {
    return await Promise.race([wanted, late]);
  } finally {
    clearTimeout(timer);
  }
}
