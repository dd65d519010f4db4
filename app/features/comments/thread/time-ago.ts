import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import { commentTexts } from '#contract/texts/comments.ts';
import { formatDay } from '#app/lib/format.ts';

const WEEK_MS = 7 * DAY_MS;

/** A relative time within a week, then the date. A server clock ahead of ours does not give a time in the future. */
export function timeAgo(iso: string, now: number): string {
  const passed = now - Date.parse(iso);
  if (passed < MINUTE_MS) return commentTexts.justNow;
  if (passed < HOUR_MS) return commentTexts.minutesAgo(Math.floor(passed / MINUTE_MS));
  if (passed < DAY_MS) return commentTexts.hoursAgo(Math.floor(passed / HOUR_MS));
  if (passed < WEEK_MS) return commentTexts.daysAgo(Math.floor(passed / DAY_MS));
  return formatDay(iso);
}
