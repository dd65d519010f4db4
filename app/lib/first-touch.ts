import { useEffect } from 'react';
import { logFailure } from './log.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Resolves when the visitor first does something on this document; at once on the server and in browsers without
 * `userActivation`. Until then, the server's HTML of a part that waits for this stays unhydrated.
 */
export function firstTouch(): Promise<void> {
  const activation = 'document' in globalThis ? navigator.userActivation : undefined;
  if (!activation || activation.hasBeenActive) return Promise.resolve();
  return new Promise((resolve) => {
    const controller = new AbortController();
    const wake = () => {
      controller.abort();
      resolve();
    };
    for (const sign of SIGNS) document.addEventListener(sign, wake, { signal: controller.signal });
  });
}

/**
 * Loads, at the first touch, a part that the screen may need while offline; visitors who only look do not download it.
 * `load` must be stable between renders.
 */
export function useLoadAtFirstTouch(load: () => Promise<unknown>): void {
  useEffect(() => {
    let unmounted = false;
    const loadIfMounted = async () => {
      await firstTouch();
      if (!unmounted) await load();
    };
    loadIfMounted().catch((error: unknown) => logFailure('A part of the page could not be loaded', error));
    return () => {
      unmounted = true;
    };
  }, [load]);
}
