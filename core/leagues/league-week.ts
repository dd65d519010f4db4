import { DAY_MS, dayOf, type MinutesEast, startOfDay } from '../learning/learning-day.ts';
import { isAnswer, type LearningEvent } from '../learning/learning-event.ts';

const MINUTE_MS = 60_000;
const DAYS_OF_WEEK = 7;
/** 1 January 1970 was a Thursday. */
const DAYS_FROM_MONDAY = 3;
/** All members of a group have the same week, wherever they live. */
const VIETNAM: MinutesEast = () => 420;

/** A week of the leagues, named by its Monday: days since 1970. It begins at 04:00 in Vietnam. */
export function leagueWeekOf(at: Date): number {
  const day = dayOf(at, VIETNAM);
  return day - ((day + DAYS_FROM_MONDAY) % DAYS_OF_WEEK);
}

export const startOfLeagueWeek = (week: number): Date => startOfDay(week, VIETNAM);
export const endOfLeagueWeek = (week: number): Date => startOfDay(week + DAYS_OF_WEEK, VIETNAM);
export const weeksBefore = (week: number, count: number): number => week - count * DAYS_OF_WEEK;

/** The answers of one minute. */
export interface AnsweredMinute {
  /** Since 1970. */
  readonly minute: number;
  readonly answers: number;
}

/** The answers among the events, by the minute in which they were given. */
export function answeredMinutes(
  events: readonly LearningEvent[],
  { from, until }: { readonly from: Date; readonly until: Date },
): AnsweredMinute[] {
  const counts = new Map<number, number>();
  for (const event of events) {
    const at = Date.parse(event.at);
    if (!isAnswer(event) || at < from.getTime() || at >= until.getTime()) continue;
    const minute = minuteOf(at);
    counts.set(minute, (counts.get(minute) ?? 0) + 1);
  }
  return Array.from(counts, ([minute, answers]) => ({ minute, answers }));
}

export const minuteOf = (at: number): number => Math.floor(at / MINUTE_MS);

/** How many answers count at most. */
export interface Pace {
  readonly perMinute: number;
  readonly perDay: number;
}

/** The score of these minutes: every answer counts one, up to the pace. The order of arrival does not matter. */
export function leagueScore(minutes: readonly AnsweredMinute[], { perMinute, perDay }: Pace): number {
  const days = new Map<number, number>();
  for (const { minute, answers } of minutes) {
    const day = dayOf(new Date(minute * MINUTE_MS), VIETNAM);
    days.set(day, (days.get(day) ?? 0) + Math.min(answers, perMinute));
  }
  return [...days.values()].reduce((sum, answers) => sum + Math.min(answers, perDay), 0);
}

/** Answers a week from which the next band begins: a few, some minutes a day, half an hour, an hour and more. */
const BANDS_FROM = [20, 100, 300, 900];

/** Learners of one band are similarly active. */
export const activityBand = (answers: number): number => BANDS_FROM.filter((from) => answers >= from).length;

/** How active a learner is: since the first of these minutes, at least for a week. */
export function answersPerWeek(minutes: readonly AnsweredMinute[], until: Date, pace: Pace): number {
  const now = minuteOf(until.getTime());
  const first = minutes.reduce((least, { minute }) => Math.min(least, minute), now);
  const weeks = ((now - first) * MINUTE_MS) / (DAYS_OF_WEEK * DAY_MS);
  return leagueScore(minutes, pace) / Math.max(1, weeks);
}
