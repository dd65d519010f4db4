import { expect, test, vi } from 'vitest';
import { reminderNotificationTexts as texts } from '#contract/texts/reminder-notification.ts';
import type { OpensPage } from '../lib/service-worker/messages.ts';
import {
  openReminder,
  type ReminderWorker,
  renewSubscription,
  showReminder,
} from './reminder-notifications.ts';

const ORIGIN = 'https://kakehashi.example';

function createWorker(open: { url: string; refuses?: boolean }[] = [], isAllowed = true) {
  const shown: { title: string; options: NotificationOptions }[] = [];
  const did: string[] = [];
  const subscribed: unknown[] = [];
  const pages = open.map(({ url, refuses = false }) => ({
    url,
    async focus() {
      if (refuses) throw new DOMException('not now', 'InvalidAccessError');
      did.push(`focus ${url}`);
    },
    postMessage: ({ open: path }: OpensPage) => void did.push(`tell ${url} of ${path}`),
  }));
  const worker: ReminderWorker = {
    location: { origin: ORIGIN },
    registration: {
      showNotification: async (title, options) => void shown.push({ title, options }),
      pushManager: {
        async subscribe(options) {
          did.push('subscribe');
          if (!isAllowed) throw new DOMException('no permission', 'NotAllowedError');
          subscribed.push(options);
        },
      },
    },
    clients: { matchAll: async () => pages, openWindow: async (url) => void did.push(`open ${url}`) },
  };
  let done: Promise<unknown> = Promise.resolve();
  const waitUntil = (lasting: Promise<unknown>) => void (done = lasting);
  return {
    shown,
    did,
    subscribed,
    async change(subscriptions: Omit<Parameters<typeof renewSubscription>[0], 'waitUntil'>) {
      renewSubscription({ ...subscriptions, waitUntil }, worker);
      await done;
    },
    async push(data: { json(): unknown } | null) {
      showReminder({ data, waitUntil }, worker);
      await done;
    },
    async tap(data: unknown) {
      const close = vi.fn<() => void>();
      openReminder({ notification: { data, close }, waitUntil }, worker);
      await done;
      expect(close).toHaveBeenCalledOnce();
    },
  };
}
const says = (message: unknown) => ({ json: () => message });

test('a reminder is shown as it was sent; a later one replaces it', async () => {
  const { shown, push } = createWorker();
  await push(says({ kind: 'reminder', title: 'Học nhé', body: 'Bạn có 3 thẻ.', path: '/review' }));
  expect(shown).toMatchObject([
    {
      title: 'Học nhé',
      options: { body: 'Bạn có 3 thẻ.', tag: 'reminder', lang: 'vi', data: { path: '/review' } },
    },
  ]);
});

test.each([
  { data: null, why: 'no message' },
  {
    data: {
      json: () => {
        throw new SyntaxError('no JSON');
      },
    },
    why: 'no JSON',
  },
  { data: says('text'), why: 'no object' },
  { data: says({ kind: 'other', title: 'A', body: 'B' }), why: 'another kind' },
  { data: says({ kind: 'reminder', title: 7, body: 'B' }), why: 'a title that is no text' },
])('an unreadable message still shows a notification: $why', async ({ data }) => {
  const { shown, push } = createWorker();
  await push(data);
  expect(shown).toMatchObject([
    { title: texts.title, options: { body: texts.unreadable, data: { path: '/today' } } },
  ]);
});

test.each([
  { path: 'https://evil.example/', why: 'another site' },
  { path: '//evil.example/', why: 'another site in disguise' },
  { path: '/account', why: 'another page' },
])('a message cannot lead to $why', async ({ path }) => {
  const { shown, push, did, tap } = createWorker();
  await push(says({ kind: 'reminder', title: 'A', body: 'B', path }));
  expect(shown).toMatchObject([{ options: { data: { path: '/today' } } }]);
  await tap({ path });
  expect(did).toEqual([`open ${ORIGIN}/today`]);
});

test.each([
  { open: [], did: [`open ${ORIGIN}/review`], why: 'in a new window' },
  {
    open: [{ url: 'https://other.example/' }, { url: `${ORIGIN}/path` }],
    did: [`focus ${ORIGIN}/path`, `tell ${ORIGIN}/path of /review`],
    why: 'in the open page of ours, as far as that page likes',
  },
  {
    open: [{ url: `${ORIGIN}/path` }, { url: `${ORIGIN}/today` }],
    did: [`focus ${ORIGIN}/path`, `tell ${ORIGIN}/path of /review`],
    why: 'in the page that was used last',
  },
  {
    open: [{ url: `${ORIGIN}/path`, refuses: true }],
    did: [`open ${ORIGIN}/review`],
    why: 'in a new window, if the open page cannot come to the front',
  },
])('a tap opens it $why', async ({ open, did: expected }) => {
  const { did, tap } = createWorker(open);
  await tap({ path: '/review' });
  expect(did).toEqual(expected);
});

const KEY = new Uint8Array([4, 1, 2]).buffer;
const old = { options: { applicationServerKey: KEY } };

test('a subscription that the push service has ended is renewed for the same key', async () => {
  const { subscribed, change } = createWorker();
  await change({ oldSubscription: old, newSubscription: null });
  expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: KEY }]);
});

test.each([
  { change: { oldSubscription: old, newSubscription: {} }, why: 'the browser has renewed it by itself' },
  { change: { oldSubscription: null }, why: 'the browser does not say for which key it was' },
  { change: { oldSubscription: { options: { applicationServerKey: null } } }, why: 'it was for no key' },
  { change: {}, why: 'the browser says nothing' },
])('it is left to the next page: $why', async ({ change: subscriptions }) => {
  const { did, change } = createWorker();
  await change(subscriptions);
  expect(did).toEqual([]);
});

test('a permission that was withdrawn is no failure of the worker', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { did, subscribed, change } = createWorker([], false);
  await change({ oldSubscription: old });
  expect(did).toEqual(['subscribe']);
  expect(subscribed).toEqual([]);
});
