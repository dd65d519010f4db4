import { vi } from 'vitest';

interface FakeOptions {
  readonly permission?: NotificationPermission;
  /** The answer to the question of the browser. */
  readonly answer?: NotificationPermission;
  readonly subscribedFor?: string | null;
  /** Whether its push service answers. */
  readonly fails?: boolean;
}

/** A key of a site, as browsers and the server write it. */
export const SITE_KEY = `B${'A'.repeat(86)}`;
export const SUBSCRIPTION = {
  endpoint: 'https://push.example.com/send/1',
  keys: { p256dh: SITE_KEY, auth: 'A'.repeat(22) },
};

/** What the push service gives the same browser later. */
export const RENEWED = { ...SUBSCRIPTION, endpoint: 'https://push.example.com/send/2' };

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0)).buffer;

/** The parts of a browser that push notifications need; the test answers its question. */
export function stubPush({
  permission = 'default',
  answer = 'granted',
  subscribedFor = null,
  fails = false,
}: FakeOptions = {}) {
  let key = subscribedFor;
  let address = SUBSCRIPTION;
  let whileSubscribing = async (): Promise<void> => {};
  const did: string[] = [];
  const subscription = () =>
    key !== null && {
      options: { applicationServerKey: bytesOf(key) },
      endpoint: address.endpoint,
      toJSON: () => address,
      async unsubscribe() {
        did.push('unsubscribe');
        key = null;
      },
    };
  const pushManager = {
    getSubscription: async () => subscription() || null,
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      did.push('subscribe');
      await whileSubscribing();
      if (fails) throw new DOMException('no push service', 'AbortError');
      key = applicationServerKey;
      return subscription();
    },
  };
  const notification = {
    permission,
    async requestPermission() {
      did.push('ask');
      notification.permission = answer;
      return answer;
    },
  };
  vi.stubGlobal('PushManager', () => {});
  vi.stubGlobal('Notification', notification);
  const registration = Object.assign(new EventTarget(), { pushManager });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    register: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return {
    did,
    isSubscribed: () => key !== null,
    /** What happens while the push service makes the subscription. */
    whileSubscribing: (work: () => Promise<void>) => void (whileSubscribing = work),
    /** The push service has given the browser another address. */
    renew: () => void (address = RENEWED),
    remove() {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'serviceWorker');
    },
  };
}
