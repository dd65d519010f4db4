import type { Fsrs } from 'fsrs-browser';
import { type Fitting, fitParameters, type Train } from '#core/memory/fitting.ts';
import type { Recall } from '#core/memory/prediction.ts';
import { logFailure } from '../log.ts';

/** What the page sends to the thread. */
export interface FittingRequest {
  readonly recalls: readonly Recall[];
  /** The parameters in force. */
  readonly current: readonly number[];
}

export type FittingReply =
  | { readonly kind: 'fitted'; readonly fitting: Fitting }
  | { readonly kind: 'failed' };

/** `fsrs-browser` after its WebAssembly has been loaded. */
export interface Optimiser {
  readonly Fsrs: typeof Fsrs;
}

/** The work of the thread. */
export async function answerFitting(
  { recalls, current }: FittingRequest,
  loadOptimiser: () => Promise<Optimiser>,
): Promise<FittingReply> {
  try {
    const train = trainWith(await loadOptimiser());
    return { kind: 'fitted', fitting: fitParameters(recalls, current, train) };
  } catch (error) {
    logFailure('The schedule could not be fitted', error);
    return { kind: 'failed' };
  }
}

export const trainWith =
  ({ Fsrs: Learner }: Optimiser): Train =>
  ({ ratings, days, lengths }) => {
    const [rated, passed, counted] = [ratings, days, lengths].map((list) => Uint32Array.from(list));
    if (!rated || !passed || !counted) return null;
    try {
      return [...new Learner().computeParameters(rated, passed, counted, null, true)];
    } catch (error) {
      // It panics where no card was asked for the first time.
      if (error instanceof WebAssembly.RuntimeError) return null;
      throw error;
    }
  };
