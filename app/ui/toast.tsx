import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { APP_TOAST_MS, DEFAULT_TOAST_MS } from '#contract/limits.ts';

export type ToastTone = 'success' | 'error' | 'info';

/** Says something in the corner for the app's 2.1 s (spec §2). */
export const showToast = (message: ReactNode, tone: ToastTone = 'info') =>
  void say(message, tone, APP_TOAST_MS);

/** The same for what takes longer to read: the default 5 s (spec §9). */
export const showLongToast = (message: ReactNode, tone: ToastTone = 'info') =>
  void say(message, tone, DEFAULT_TOAST_MS);

// The first toast brings the machinery with it; most visits never need it.
const loadArea = () => import('./toast-area.tsx');
const LoadedArea = lazy(loadArea);

let wanted = false;
const listeners = new Set<() => void>();

async function say(message: ReactNode, type: ToastTone, autoClose: number): Promise<void> {
  wanted = true;
  listeners.forEach((notify) => notify());
  const { toast } = await loadArea();
  toast(message, { type, autoClose });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The app's toast area, top right. */
export function ToastArea() {
  const needed = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
  return (
    needed && (
      <Suspense>
        <LoadedArea />
      </Suspense>
    )
  );
}
