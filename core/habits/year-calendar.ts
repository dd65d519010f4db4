import { DAYS_OF_WEEK, mondayOf } from '../learning/learning-day.ts';
import { type LearntDay, minutesOf } from './learnt-days.ts';

const WEEKS = 53;

/** 0: nothing, 1: less than half of that day's goal, 2: less than the goal, 3: the goal, 4: twice the goal. */
export type CalendarLevel = 0 | 1 | 2 | 3 | 4;

export interface CalendarDay {
  readonly day: number;
  readonly minutes: number;
  readonly level: CalendarLevel;
  readonly isFrozen: boolean;
}

/** From Monday to Sunday; null for the days after today. */
export type CalendarWeek = readonly (CalendarDay | null)[];

interface CalendarParts {
  readonly days: readonly LearntDay[];
  readonly today: number;
  readonly goalOn: (day: number) => number;
  readonly frozenDays: ReadonlySet<number>;
}

/** The last 53 weeks, this week last: a whole year and the days that fill its first week. */
export function yearCalendar({ days, today, goalOn, frozenDays }: CalendarParts): CalendarWeek[] {
  const learnt = new Map(days.map((one) => [one.day, one]));
  const first = mondayOf(today) - (WEEKS - 1) * DAYS_OF_WEEK;
  const cell = (day: number): CalendarDay | null => {
    if (day > today) return null;
    const minutes = minutesOf(learnt.get(day)?.spentMs ?? 0);
    const level = learnt.has(day) ? levelOf(minutes / goalOn(day)) : 0;
    return { day, minutes, level, isFrozen: frozenDays.has(day) };
  };
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_day, weekday) => cell(first + week * DAYS_OF_WEEK + weekday)),
  );
}

function levelOf(shareOfGoal: number): CalendarLevel {
  if (shareOfGoal >= 2) return 4;
  if (shareOfGoal >= 1) return 3;
  return shareOfGoal >= 0.5 ? 2 : 1;
}
