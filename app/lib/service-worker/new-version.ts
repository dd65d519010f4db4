import { useSyncExternalStore } from 'react';
import { VERSION_CHECKED_EVERY_MS } from '#contract/device-limits.ts';
import { learnerChoice } from '../choices/document-choices.ts';
import { logFailure } from '../log.ts';
import { runningBuild } from '../running-build.ts';
import { savesData } from '../saves-data.ts';
import { isInstalled } from './install-offer.ts';
import { type RunsBuild, TAKE_OVER } from './messages.ts';

/**
 * The worker of a new version. It waits until nobody uses the old one or until it is asked to take over; another tab may
 * have asked it already.
 */
let newWorker: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function announce(worker: ServiceWorker | null): void {
  newWorker = worker;
  listeners.forEach((notify) => notify());
}

let hasStarted = false;

/** Starts the service worker, after which the product opens without a network. */
export async function startServiceWorker(): Promise<void> {
  if (hasStarted) return;
  try {
    if (!(await isWanted())) return;
    hasStarted = true;
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    follow(registration);
    void navigator.serviceWorker.ready.then(tellBuild);
    // Without a network, or with a worker that has gone, there is no news.
    const check = () =>
      void Promise.resolve()
        .then(() => registration.update())
        .catch(() => undefined);
    setInterval(check, VERSION_CHECKED_EVERY_MS);
    window.addEventListener('online', check);
  } catch (error) {
    hasStarted = false;
    // A private window, or storage that is full: the product works as a site.
    logFailure('The service worker could not start', error);
  }
}

/** The first worker stores a megabyte: not for visitors who save data. */
const isWanted = async (): Promise<boolean> =>
  !savesData() ||
  learnerChoice.now() === 'begun' ||
  isInstalled() ||
  (await navigator.serviceWorker.getRegistration()) !== undefined;

/** So that the files of this page stay on the device, however many versions come while it is open. */
function tellBuild({ active }: ServiceWorkerRegistration): void {
  const runs = runningBuild();
  if (runs !== null) active?.postMessage({ runs } satisfies RunsBuild);
}

function follow(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  // Without a controller it is the first worker of this browser, not a new version.
  let isFirst = serviceWorker.controller === null;
  const look = () => {
    if (registration.waiting && !isFirst) announce(registration.waiting);
  };
  const watch = () => registration.installing?.addEventListener('statechange', look);
  look();
  watch();
  registration.addEventListener('updatefound', watch);
  serviceWorker.addEventListener('controllerchange', () => {
    // Another tab has let it take over: this one still runs the version before.
    if (!isFirst) announce(serviceWorker.controller);
    isFirst = false;
  });
}

/** The new version takes over, and this page is loaded again with it. Other tabs go on with the old one. */
export function takeNewVersion(): void {
  if (!newWorker) return;
  const reload = () => window.location.reload();
  // It has already taken over, or an even newer one has taken its place.
  if (newWorker.state !== 'installed') return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  newWorker.postMessage(TAKE_OVER);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether there is a version after the one that this page runs. */
export const useNewVersion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => newWorker !== null,
    () => false,
  );
