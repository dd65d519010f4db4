import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Fitting, fittedEvent, reviewsUntilFitting } from '#core/memory/fitting.ts';
import type { Memory } from '#core/memory/replay.ts';
import { recordLearning } from '../learning/learning.ts';
import { logFailure } from '../log.ts';
import { savesData } from '../saves-data.ts';
import { whenIdle } from '../when-idle.ts';
import { fitInThread } from './fit-parameters.ts';

/** Fits and records, also that the current parameters are still the best. Null when it failed or was stopped. */
async function fitAndRecord(memory: Memory, signal: AbortSignal, fit = fitInThread): Promise<Fitting | null> {
  try {
    const fitting = await fit(memory, signal);
    recordLearning(fittedEvent(fitting.parameters ?? memory.settings.parameters));
    return fitting;
  } catch (error) {
    if (!signal.aborted) logFailure('The schedule was not fitted', error);
    return null;
  }
}

type Progress =
  | { readonly kind: 'idle' | 'working' | 'failed' }
  | { readonly kind: 'done'; readonly fitting: Fitting };

/** Fitting when the learner asks for it. Leaving the screen stops it. */
export function useFitting(fit = fitInThread) {
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  return {
    progress,
    async start(memory: Memory) {
      const controller = new AbortController();
      leaving.current = controller;
      setProgress({ kind: 'working' });
      const fitting = await fitAndRecord(memory, controller.signal, fit);
      if (!controller.signal.aborted) setProgress(fitting ? { kind: 'done', fitting } : { kind: 'failed' });
    },
  };
}

/** A browser in which it fails does not try again before the page is loaded anew. */
let hasFailed = false;

/** Fits after a sitting, while the browser has nothing else to do. Leaving the screen stops it. */
export function useFittingAfter(isAtEnd: boolean, memory: Memory, fit = fitInThread): void {
  const begin = useEffectEvent(async (signal: AbortSignal) => {
    if (hasFailed || isDataSaved() || reviewsUntilFitting(memory) > 0) return;
    const fitting = await fitAndRecord(memory, signal, fit);
    hasFailed ||= fitting === null && !signal.aborted;
  });
  useEffect(() => {
    if (!isAtEnd) return;
    const controller = new AbortController();
    const cancel = whenIdle(() => begin(controller.signal));
    return () => {
      cancel();
      controller.abort();
    };
  }, [isAtEnd]);
}

/** The optimiser is half a megabyte that nobody has asked for. */
function isDataSaved(): boolean {
  // Only Chromium tells.
  const { connection } = navigator as { readonly connection?: { readonly effectiveType?: string } };
  const isSlow = connection?.effectiveType === '2g' || connection?.effectiveType === 'slow-2g';
  return isSlow || !navigator.onLine || savesData();
}
