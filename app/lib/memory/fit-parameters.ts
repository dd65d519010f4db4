import { FITTING_MAX_MS, FITTING_REVIEWS_MAX } from '#contract/learning-limits.ts';
import { type Fitting, recallsOf } from '#core/memory/fitting.ts';
import type { Memory } from '#core/memory/replay.ts';
import type { FittingReply, FittingRequest } from './answer-fitting.ts';

/**
 * Fits the parameters of the schedule to the learner, in a thread of its own: it takes seconds, and can be stopped.
 * Rejects when it fails, takes too long, or `signal` is aborted.
 */
export function fitInThread(memory: Memory, signal: AbortSignal, start = startWorker): Promise<Fitting> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = start();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      worker.terminate();
    };
    const fail = (why: string) => {
      end();
      reject(new Error(why));
    };
    const stop = () => fail('The learner has left');
    const timer = setTimeout(() => fail('Fitting took too long'), FITTING_MAX_MS);
    signal.addEventListener('abort', stop);
    worker.addEventListener('message', ({ data }: MessageEvent<FittingReply>) => {
      if (data.kind === 'failed') return fail('Fitting failed');
      end();
      resolve(data.fitting);
    });
    // The script could not be loaded, or the thread ran out of memory.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      fail('The thread could not run');
    });
    const request: FittingRequest = {
      recalls: recallsOf(memory, FITTING_REVIEWS_MAX),
      current: memory.settings.parameters,
    };
    worker.postMessage(request);
  });
}

const startWorker = (): Worker =>
  new Worker(new URL('./fitting-worker.ts', import.meta.url), { type: 'module' });
