import { DAY_MS } from '#contract/limits.ts';
import { habitsTexts } from '#contract/texts/habits.ts';

const days = new Intl.DateTimeFormat('vi-VN', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});
const shortDays = new Intl.DateTimeFormat('vi-VN', { day: '2-digit', month: '2-digit', timeZone: 'UTC' });

/** `17/11/2026` for a day of the learner, which is a date without a time zone. */
export const formatLearningDay = (day: number): string => days.format(day * DAY_MS);

/** `17/11`. */
export const formatShortDay = (day: number): string => shortDays.format(day * DAY_MS).replace('-', '/');

/** `1 giờ 20 phút`. */
export const formatTime = (minutes: number): string =>
  habitsTexts.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60);
