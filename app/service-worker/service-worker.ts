import { PAGE_PATIENCE_MS, PICTURES_KEPT, SOUNDS_KEPT } from '#contract/device-limits.ts';
import {
  API_PREFIXES,
  paths,
  SHARE_TARGET,
  SPEECH,
  STROKE_DRAWINGS,
  UPLOADED_IMAGES,
} from '#contract/paths.ts';
import { CACHES, isRunsBuild, TAKE_OVER } from '../lib/service-worker/messages.ts';
import { openPage } from './open-page.ts';
import { openReminder, renewSubscription, showReminder } from './reminder-notifications.ts';
import { fromCache } from './runtime-cache.ts';
import { takeSharedText } from './shared-text.ts';
import {
  type BuildFiles,
  isHashed,
  noteTab,
  removeUnusedFiles,
  storedFile,
  storedShell,
  storeFiles,
} from './stored-files.ts';

/**
 * The service worker: with it the product opens without a network. It stores only what is the same for everybody; what
 * belongs to a learner is in the databases of the pages (decision 059).
 */

declare const self: ServiceWorkerGlobalScope;
declare const BUILD: BuildFiles;
const build = BUILD;

self.addEventListener('install', (event) => event.waitUntil(storeFiles(build)));

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([removeOldBuilds(), speedUpPages(), self.clients.claim()])),
);

self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (data === TAKE_OVER) event.waitUntil(self.skipWaiting());
  if (isRunsBuild(data) && source instanceof Client) event.waitUntil(noteTab(source.id, data.runs));
});

self.addEventListener('push', showReminder);
self.addEventListener('notificationclick', openReminder);
self.addEventListener('pushsubscriptionchange', renewSubscription);

self.addEventListener('fetch', (event) => {
  const reply = replyTo(event);
  if (reply) event.respondWith(reply);
});

async function removeOldBuilds(): Promise<void> {
  // A build that is on its way may be one from before, brought back: its files are not to be taken for old ones.
  if (self.registration.installing || self.registration.waiting) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await removeUnusedFiles(
    build,
    tabs.map(({ id }) => id),
  );
}

/** Where browsers can, a page is asked for while the worker starts. */
const speedUpPages = async (): Promise<void> => self.registration.navigationPreload?.enable();

/** Undefined for requests the worker does not handle: calls, and files of others. */
function replyTo({ request, preloadResponse }: FetchEvent): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return undefined;
  if (request.method === 'POST' && pathname === SHARE_TARGET)
    return takeSharedText(request, paths.sharedSearch);
  if (request.method !== 'GET') return undefined;
  if (pathname === SPEECH) return fromCache({ cache: CACHES.sounds, most: SOUNDS_KEPT }, request);
  if (API_PREFIXES.some((prefix) => pathname.startsWith(prefix))) return undefined;
  if (request.mode === 'navigate')
    return openPage({
      fetchPage: async () => (await preloadResponse) ?? fetch(request),
      shell: () => storedShell(build),
      patienceMs: PAGE_PATIENCE_MS,
    });
  return build.files.includes(pathname) || isFile(pathname) ? fileFor(request) : undefined;
}

const FILES = ['/assets/', '/images/', `${STROKE_DRAWINGS}/`, `${UPLOADED_IMAGES}/`];
const isFile = (pathname: string): boolean => FILES.some((prefix) => pathname.startsWith(prefix));

async function fileFor(request: Request): Promise<Response> {
  const isFixed = isHashed(new URL(request.url).pathname);
  const rule = { cache: CACHES.pictures, most: PICTURES_KEPT, isFixed };
  return (await storedFile(build, request)) ?? fromCache(rule, request);
}
