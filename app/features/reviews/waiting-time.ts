import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import { reviewTexts } from '#contract/texts/reviews.ts';

/** How long something has been waiting. If our clock is behind the server's, it counts as just sent. */
export function waitingTime(iso: string, now: number): string {
  const passed = now - Date.parse(iso);
  if (passed < MINUTE_MS) return reviewTexts.justSent;
  if (passed < HOUR_MS) return reviewTexts.waitingMinutes(Math.floor(passed / MINUTE_MS));
  if (passed < DAY_MS) return reviewTexts.waitingHours(Math.floor(passed / HOUR_MS));
  return reviewTexts.waitingDays(Math.floor(passed / DAY_MS));
}
