import { useSyncExternalStore } from 'react';

/** Chromium's offer to install the app; other browsers have none. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function keep(given: InstallOffer | null): void {
  offer = given;
  listeners.forEach((notify) => notify());
}

/** The browser makes its offer once, soon after the start: it is kept for a good moment. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => keep(null));
}

/** Asks the browser to install the app; its own dialog says what that means. */
export async function install(): Promise<void> {
  const given = offer;
  keep(null);
  await given?.prompt();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the app can be installed by a tap now. */
export const useCanInstall = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => offer !== null,
    () => false,
  );

/** Opened from the home screen. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** iPads say that they are Macs, but no Mac has a touch screen. */
export const isIphoneOrIpad = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** iPhones and iPads have no offer: their owner adds the app by the share menu. */
export const isInstalledByHand = (): boolean =>
  !isInstalled() && isIphoneOrIpad() && 'standalone' in navigator;
