import { dayOf, type MinutesEast } from '../learning/learning-day.ts';
import type { LearningEvent } from '../learning/learning-event.ts';

/** In minutes. */
export const DAILY_GOAL = { least: 5, usual: 10, most: 120 } as const;

export const goalSubject = (minutes: number): string => `minutes:${minutes}`;

const GOAL = /^minutes:(\d{1,3})$/;

/** The goal of each day in minutes: the last one that was set on it or before. Events must be in order. */
export function dailyGoals(
  events: readonly LearningEvent[],
  minutesEast: MinutesEast,
): (day: number) => number {
  const goals = events.flatMap(({ kind, subject, at }) => {
    if (kind !== 'daily-goal') return [];
    const minutes = Number(GOAL.exec(subject)?.[1] ?? NaN);
    return minutes >= DAILY_GOAL.least && minutes <= DAILY_GOAL.most
      ? [{ from: dayOf(new Date(at), minutesEast), minutes }]
      : [];
  });
  return (day) => goals.findLast(({ from }) => from <= day)?.minutes ?? DAILY_GOAL.usual;
}
