import { dayOf, type MinutesEast } from '../learning/learning-day.ts';
import { isAnswer, type LearningEvent } from '../learning/learning-event.ts';

const MINUTE_MS = 60_000;
/** After so long without an answer the learner has left: what comes next is another sitting. */
const SITTING_ENDS_MS = 5 * MINUTE_MS;
/** Longer than anybody thinks about one question: the rest of a pause was something else. */
const LONGEST_ANSWER_MS = 2 * MINUTE_MS;
/** Nothing is before the first answer of a sitting; a short question takes about this long. */
const FIRST_ANSWER_MS = 10_000;

/** A day with at least one answer. */
export interface LearntDay {
  readonly day: number;
  readonly answers: number;
  /** Time spent: the pauses between the answers of a sitting. */
  readonly spentMs: number;
  /** Of the first and the last answer. */
  readonly firstAt: number;
  readonly lastAt: number;
}

/**
 * The days on which the learner has learnt, in order. What is dated after `now` comes from a clock that was wrong, and
 * does not count before that time. Events must be in order; one that comes twice adds an answer, but no time and no day.
 */
export const learntDays = (
  events: readonly LearningEvent[],
  now: Date,
  minutesEast: MinutesEast,
): readonly LearntDay[] =>
  daysOfAnswers(
    events.filter(isAnswer).map(({ at }) => Date.parse(at)),
    now,
    minutesEast,
  );

/** The same from the times of the answers. Without some of them, the days are right and the rest is too little. */
export function daysOfAnswers(
  times: readonly number[],
  now: Date,
  minutesEast: MinutesEast,
): readonly LearntDay[] {
  const days = new Map<number, LearntDay>();
  let before = -Infinity;
  for (const at of times) {
    if (at > now.getTime()) continue;
    const day = dayOf(new Date(at), minutesEast);
    const known = days.get(day);
    days.set(day, {
      day,
      answers: (known?.answers ?? 0) + 1,
      spentMs: (known?.spentMs ?? 0) + timeFor(at - before),
      firstAt: known?.firstAt ?? at,
      lastAt: at,
    });
    before = at;
  }
  return [...days.values()].toSorted((a, b) => a.day - b.day);
}

const timeFor = (pause: number): number =>
  pause > SITTING_ENDS_MS ? FIRST_ANSWER_MS : Math.min(pause, LONGEST_ANSWER_MS);

/** Whole minutes: a goal of ten is not shown as reached before it is. */
export const minutesOf = (ms: number): number => Math.floor(ms / MINUTE_MS);
