import type { Figures } from '#contract/lesson-feedback/lesson-feedback.ts';

interface Counted {
  readonly attempts: number;
  readonly learners: number;
  /** Number of learners, counted once for each sentence and mode that they tried. */
  readonly tried: number;
  readonly rightAtOnce: number;
}

export const presentFigures = (counted: Counted | undefined): Figures =>
  counted
    ? {
        attempts: counted.attempts,
        learners: counted.learners,
        firstTryRate: counted.rightAtOnce / counted.tried,
      }
    : { attempts: 0, learners: 0, firstTryRate: null };
