import { paths } from '#contract/paths.ts';
import { reminderNotificationTexts as texts } from '#contract/texts/reminder-notification.ts';
import { logFailure } from '../lib/log.ts';
import type { OpensPage } from '../lib/service-worker/messages.ts';

/** Reminders as notifications, for the service worker. Only what is used of its events, so that any `lib` fits. */

interface LastingEvent {
  waitUntil(done: Promise<unknown>): void;
}

interface PushedEvent extends LastingEvent {
  readonly data: { json(): unknown } | null;
}

interface TappedEvent extends LastingEvent {
  readonly notification: { readonly data?: unknown; close(): void };
}

interface ChangedEvent extends LastingEvent {
  /** Set by browsers that have subscribed again by themselves. */
  readonly newSubscription?: unknown;
  readonly oldSubscription?: Subscribed | null;
}

interface Subscribed {
  readonly options: { readonly applicationServerKey: ArrayBuffer | null };
}

interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: OpensPage): void;
}

export interface ReminderWorker {
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    readonly pushManager: {
      subscribe(options: { userVisibleOnly: true; applicationServerKey: ArrayBuffer }): Promise<unknown>;
    };
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

const thisWorker = (): ReminderWorker => globalThis as unknown as ReminderWorker;

/** A later reminder takes the place of one that nobody has tapped. */
const TAG = 'reminder';
const ICON = '/images/icons/192.png';
/** Where a reminder may lead: nothing that a message says is opened unchecked. */
const TARGETS: readonly string[] = [paths.review, paths.today];

/** For `push`: shows the reminder. Browsers insist on a notification, so an unreadable message shows one too. */
export function showReminder(event: PushedEvent, worker = thisWorker()): void {
  const { title, body, path } = readMessage(event.data);
  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      tag: TAG,
      icon: ICON,
      lang: 'vi',
      data: { path },
    }),
  );
}

/**
 * For `notificationclick`: opens what the reminder is about. An open page of ours comes to the front and is told where
 * the reminder leads: only the page knows whether an exercise or a typed text would be lost.
 */
export function openReminder(event: TappedEvent, worker = thisWorker()): void {
  event.notification.close();
  const { data } = event.notification;
  event.waitUntil(open(targetOf(fieldOf(data, 'path')), worker));
}

/**
 * For `pushsubscriptionchange`: the push service has ended the subscription, so the browser subscribes again, for the
 * same key of the site. The worker has no session: the next page that is opened tells the server (`renewDevice`), and
 * it subscribes itself where the browser does not say which key that was.
 */
export function renewSubscription(event: ChangedEvent, worker = thisWorker()): void {
  const applicationServerKey = event.oldSubscription?.options.applicationServerKey;
  if (event.newSubscription || !applicationServerKey) return;
  event.waitUntil(
    worker.registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey })
      // Also said when the learner has withdrawn the permission.
      .catch((error: unknown) => logFailure('The subscription for reminders was not renewed', error)),
  );
}

async function open(path: string, { clients, location }: ReminderWorker): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The page that was used last comes first.
  const ours = pages.find((page) => new URL(page.url).origin === location.origin);
  try {
    if (ours) {
      await ours.focus();
      ours.postMessage({ open: path });
      return;
    }
  } catch {
    // The browser does not let it come to the front.
  }
  await clients.openWindow(new URL(path, location.origin).href);
}

function readMessage(data: PushedEvent['data']) {
  const message = parse(data);
  const isReminder = fieldOf(message, 'kind') === 'reminder';
  const title = fieldOf(message, 'title');
  const body = fieldOf(message, 'body');
  if (!isReminder || !title || !body)
    return { title: texts.title, body: texts.unreadable, path: paths.today };
  return { title, body, path: targetOf(fieldOf(message, 'path')) };
}

function parse(data: PushedEvent['data']): unknown {
  try {
    return data?.json();
  } catch {
    // Not JSON.
    return null;
  }
}

const targetOf = (path: string): string => (TARGETS.includes(path) ? path : paths.today);

/** A text field of something unknown; empty if it has none. */
function fieldOf(value: unknown, name: string): string {
  if (typeof value !== 'object' || value === null) return '';
  const field: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return typeof field === 'string' ? field : '';
}
