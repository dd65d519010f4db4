import { dayOf, type MinutesEast } from '../learning/learning-day.ts';

export const FORECAST_DAYS = 30;

/** How many cards fall due on each of the next days, today first. What is overdue waits today. */
export function forecast(dueTimes: readonly number[], now: Date, minutesEast: MinutesEast): number[] {
  const today = dayOf(now, minutesEast);
  const counts = Array.from({ length: FORECAST_DAYS }, () => 0);
  for (const due of dueTimes) {
    const place = Math.max(0, dayOf(new Date(due), minutesEast) - today);
    const before = counts[place];
    if (before !== undefined) counts[place] = before + 1;
  }
  return counts;
}
