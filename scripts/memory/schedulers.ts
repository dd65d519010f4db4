import { DAY_MS } from '#core/learning/learning-day.ts';
import type { Grade } from '#core/learning/learning-event.ts';

/** What a scheduler other than ours knows of a card. */
export interface Scheduled {
  readonly due: number;
  /** Asked again in the same sitting. */
  readonly inSteps: boolean;
  readonly after: (grade: Grade, at: number) => Scheduled;
}

const AGAIN_MS = 600_000;

const again = (at: number, after: Scheduled['after']): Scheduled => ({
  due: at + AGAIN_MS,
  inSteps: true,
  after,
});

const QUALITY: Readonly<Record<Grade, number>> = { again: 2, hard: 3, good: 4, easy: 5 };
const LONGEST_DAYS = 365;

/** SuperMemo 2 as published: one and six days, then times the easiness; a forgotten card begins anew. */
const sm2 =
  (easiness: number, rights: number, days: number): Scheduled['after'] =>
  (grade, at) => {
    const miss = 5 - QUALITY[grade];
    const changed = Math.max(1.3, easiness + 0.1 - miss * (0.08 + miss * 0.02));
    if (grade === 'again') return again(at, sm2Again(changed));
    const wait = rights === 0 ? 1 : rights === 1 ? 6 : Math.min(LONGEST_DAYS, Math.round(days * changed));
    return { due: at + wait * DAY_MS, inSteps: false, after: sm2(changed, rights + 1, wait) };
  };

/** Asked until it is right; these answers change no easiness. */
const sm2Again =
  (easiness: number): Scheduled['after'] =>
  (grade, at) =>
    grade === 'again'
      ? again(at, sm2Again(easiness))
      : { due: at + DAY_MS, inSteps: false, after: sm2(easiness, 1, 1) };

const FIXED_DAYS = [1, 3, 7, 14, 30, 60, 120, 240] as const;

/** A list of intervals, the same for all; a forgotten card goes back to the first one. */
const fixed =
  (place: number): Scheduled['after'] =>
  (grade, at) =>
    grade === 'again'
      ? again(at, fixed(0))
      : {
          due: at + (FIXED_DAYS[place] ?? 0) * DAY_MS,
          inSteps: false,
          after: fixed(Math.min(place + 1, FIXED_DAYS.length - 1)),
        };

/** Compared with ours on the same learners. */
export const OTHER_SCHEDULERS: Readonly<Record<string, Scheduled>> = {
  'SM-2': { due: 0, inSteps: false, after: sm2(2.5, 0, 0) },
  'fixed intervals': { due: 0, inSteps: false, after: fixed(0) },
};
