import { DAY_MS, type MinutesEast, monthOf, startOfDay } from '../learning/learning-day.ts';
import type { LearntDay } from './learnt-days.ts';

/** In each calendar month. */
export const FREEZES_A_MONTH = 2;

export interface Streak {
  /** Days learnt in a row, until today or, while today is not over, until yesterday. */
  readonly days: number;
  readonly longest: number;
  readonly isTodayLearnt: boolean;
  /** For the rest of this month. */
  readonly freezesLeft: number;
  /** Missed days that a freeze has bridged. They keep a streak alive and do not make it longer. */
  readonly frozenDays: ReadonlySet<number>;
}

/**
 * The streak, computed from the log alone, so that it is the same on every device and after every late event.
 *
 * - A day counts with one answer. Days are those of the clock that the learner had at the time (`ownClock`): moving to
 *   another time zone changes no day of the past, and a date that is lived twice counts once.
 * - Today breaks nothing while it lasts.
 * - A missed day uses one of the two freezes of its own month. A gap is bridged as a whole or not at all: no freeze is
 *   spent on a streak that ends anyway.
 * - Only a day that the learner lived through can be missed: flying west over the date line skips a date. So the time
 *   from the end of one day, on the clock of its last answer, to the beginning of the next, on the clock of its first
 *   answer, is counted in days of 24 hours, to the nearest. On a clock that stays in its zone these are the dates between;
 *   the hour of daylight saving changes nothing.
 */
export function streakOf(
  days: readonly LearntDay[],
  today: number,
  now: Date,
  minutesEast: MinutesEast,
): Streak {
  const missed = (before: LearntDay, day: number, at: number) => {
    const ended = beginningOf(before.day + 1, before.lastAt, minutesEast);
    return missedBetween(before.day, day, beginningOf(day, at, minutesEast) - ended);
  };
  const freezes = freezeBox();
  let length = 0;
  let longest = 0;
  let before: LearntDay | undefined;
  for (const learnt of days) {
    if (before && !freezes.bridge(missed(before, learnt.day, learnt.firstAt))) length = 0;
    length += 1;
    longest = Math.max(longest, length);
    before = learnt;
  }
  if (before && !freezes.bridge(missed(before, today, now.getTime()))) length = 0;
  return {
    days: length,
    longest,
    // After a flight east over the date line the last day learnt can be tomorrow.
    isTodayLearnt: before !== undefined && before.day >= today,
    freezesLeft: freezes.leftIn(monthOf(today)),
    frozenDays: freezes.frozenDays,
  };
}

/** When a day begins on the clock that the learner has at that time. */
const beginningOf = (day: number, at: number, minutesEast: MinutesEast): number =>
  startOfDay(day, () => minutesEast(new Date(at))).getTime();

/** The days between two learnt ones, at most as many as fit into the time between them. */
function missedBetween(day: number, next: number, between: number): number[] {
  const missed = Math.max(0, Math.min(next - day - 1, Math.round(between / DAY_MS)));
  return Array.from({ length: missed }, (_, index) => day + 1 + index);
}

function freezeBox() {
  const frozenDays = new Set<number>();
  const usedIn = (month: number) => [...frozenDays].filter((day) => monthOf(day) === month).length;
  const leftIn = (month: number) => FREEZES_A_MONTH - usedIn(month);
  return {
    frozenDays,
    leftIn,
    /** Freezes all of these days, if there are freezes for all. */
    bridge(missed: readonly number[]): boolean {
      const months = new Set(missed.map(monthOf));
      const needed = (month: number) => missed.filter((day) => monthOf(day) === month).length;
      if ([...months].some((month) => needed(month) > leftIn(month))) return false;
      for (const day of missed) frozenDays.add(day);
      return true;
    },
  };
}
