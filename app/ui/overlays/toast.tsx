import { type ReactNode, useSyncExternalStore } from 'react';
import { APP_TOAST_MS, DEFAULT_TOAST_MS } from '#contract/limits.ts';
import { vietnameseOf } from '#contract/texts/in-vietnamese.ts';
import { logFailure } from '#app/lib/log.ts';

export type ToastTone = 'success' | 'error' | 'info';

/** Shows a toast for the app's 2.1 s (PRODUCT.md, Navigation). */
export const showToast = (message: ReactNode, tone: ToastTone = 'info') =>
  void say(message, tone, APP_TOAST_MS);

/** The same for longer texts: the default 5 s (PRODUCT.md, Navigation). */
export const showLongToast = (message: ReactNode, tone: ToastTone = 'info') =>
  void say(message, tone, DEFAULT_TOAST_MS);

// The first toast loads the library; most visits never need it.
export const loadToasts = () => import('./toast-area.tsx');

let area: ReactNode = null;
const listeners = new Set<() => void>();

async function say(message: ReactNode, type: ToastTone, autoClose: number): Promise<void> {
  try {
    const { toast, default: Area } = await loadToasts();
    area ??= <Area />;
    listeners.forEach((notify) => notify());
    toast(typeof message === 'string' ? <Sentence>{message}</Sentence> : message, { type, autoClose });
  } catch (error) {
    // Offline, or after a new release: a toast that cannot be shown must not break the page.
    logFailure('A toast could not be shown', error);
  }
}

/** The few messages in English have a Vietnamese line below them. */
function Sentence({ children: message }: { readonly children: string }) {
  const inVietnamese = vietnameseOf(message);
  return inVietnamese === undefined ? (
    message
  ) : (
    <div>
      <p>{message}</p>
      <p>{inVietnamese}</p>
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toast area, top right; empty until the first toast. */
export function ToastArea() {
  return useSyncExternalStore(
    subscribe,
    () => area,
    () => null,
  );
}
