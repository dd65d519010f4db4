import { useEffect } from 'react';
import { logFailure } from './log.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * When the visitor first does something on this document; at once on the server, where there is nobody to wait for, and
 * in a browser that cannot tell. What is rendered by the server and waits for this stands there meanwhile as it came.
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
 * Fetches what the screen may need while the network is away, as soon as somebody uses it: a visitor who only looks does not
 * download it. `load` stays the same from render to render.
 */
export function useLoadAtFirstTouch(load: () => Promise<unknown>): void {
  useEffect(() => {
    let gone = false;
    const loadUnlessGone = async () => {
      await firstTouch();
      if (!gone) await load();
    };
    loadUnlessGone().catch((error: unknown) => logFailure('A part of the page could not be loaded', error));
    return () => {
      gone = true;
    };
  }, [load]);
}
