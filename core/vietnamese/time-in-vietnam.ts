const TIME_ZONE = 'Asia/Ho_Chi_Minh';
const time = new Intl.DateTimeFormat('vi-VN', { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE });
const date = new Intl.DateTimeFormat('vi-VN', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: TIME_ZONE,
});

/** `09:00 ngày 12/03/2026`: for mails, which cannot know the reader's time zone. */
export const timeInVietnam = (moment: Date): string => `${time.format(moment)} ngày ${date.format(moment)}`;

/** All year: Vietnam has no daylight saving time. */
const AHEAD_OF_UTC_MS = 7 * 60 * 60_000;

/** Its UTC fields are those of the Vietnamese calendar. */
const calendarOf = (moment: Date): Date => new Date(moment.getTime() + AHEAD_OF_UTC_MS);
const midnightOf = (year: number, month: number, day: number): Date =>
  new Date(Date.UTC(year, month, day) - AHEAD_OF_UTC_MS);

/** The day of the Vietnamese calendar: `2026-03-12`. */
export const dayInVietnam = (moment: Date): string =>
  calendarOf(moment).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** 00:00 of the same day. */
export function dayStartInVietnam(moment: Date): Date {
  const calendar = calendarOf(moment);
  return midnightOf(calendar.getUTCFullYear(), calendar.getUTCMonth(), calendar.getUTCDate());
}

/** Monday, 00:00. */
export function weekStartInVietnam(moment: Date): Date {
  const calendar = calendarOf(moment);
  const daysSinceMonday = (calendar.getUTCDay() + 6) % 7;
  const monday = calendar.getUTCDate() - daysSinceMonday;
  return midnightOf(calendar.getUTCFullYear(), calendar.getUTCMonth(), monday);
}

/** The first, 00:00. */
export function monthStartInVietnam(moment: Date): Date {
  const calendar = calendarOf(moment);
  return midnightOf(calendar.getUTCFullYear(), calendar.getUTCMonth(), 1);
}
