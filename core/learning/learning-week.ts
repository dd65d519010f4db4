import type { LearningEvent, LearningEventKind } from './learning-event.ts';

/** Minutes from UTC to the learner's clock at that time: 420 in Hanoi. */
export type MinutesEast = (at: Date) => number;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A day of learning ends at 04:00: who learns after midnight is still in the evening before. */
const DAY_ENDS_MS = 4 * HOUR_MS;
const DAYS_OF_WEEK = 7;
/** 1 January 1970 was a Thursday. */
const DAYS_FROM_MONDAY = 3;

/** What the log says besides answers to questions. */
const NO_ANSWERS: ReadonlySet<LearningEventKind> = new Set<LearningEventKind>([
  'kana-known',
  'step-finished',
  'step-flawless',
  'checkpoint-failed',
  'placed',
]);

/** The days of the learner's own time zone, counted from 1970. */
const dayOf = (at: Date, minutesEast: MinutesEast): number =>
  Math.floor((at.getTime() + minutesEast(at) * 60_000 - DAY_ENDS_MS) / DAY_MS);

export interface LearningWeek {
  /** Answers of each day from Monday to Sunday. */
  readonly answers: readonly number[];
  /** The place of today in the week. */
  readonly today: number;
}

/** How many questions the learner has answered on each day of this week. */
export function learningWeek(
  events: readonly LearningEvent[],
  now: Date,
  minutesEast: MinutesEast,
): LearningWeek {
  const today = dayOf(now, minutesEast);
  const monday = today - ((today + DAYS_FROM_MONDAY) % DAYS_OF_WEEK);
  const answers = Array.from({ length: DAYS_OF_WEEK }, () => 0);
  for (const { kind, at } of events) {
    if (NO_ANSWERS.has(kind)) continue;
    const place = dayOf(new Date(at), minutesEast) - monday;
    const before = answers[place];
    if (before !== undefined) answers[place] = before + 1;
  }
  return { answers, today: today - monday };
}
