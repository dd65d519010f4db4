import { DAY_MS, dayOf, type MinutesEast } from '../learning/learning-day.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAYS_OF_WEEK = 7;
/** 1 January 1970 was a Thursday. */
const DAYS_FROM_MONDAY = 3;

/** When a learner wants to be reminded, by their own clock. */
export interface ReminderTime {
  readonly hour: number;
  /** Days without a reminder: 0 is Monday, 6 is Sunday. */
  readonly quietDays: readonly number[];
}

/** The clock of a place such as `Asia/Tokyo`. Throws when there is no such time zone. */
export function clockOf(timeZone: string): MinutesEast {
  const calendar = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (at) => {
    const parts = new Map(calendar.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
    return Math.round((shown - Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS) / MINUTE_MS);
  };
}

/** From 0 to 23. */
export const hourOf = (at: Date, minutesEast: MinutesEast): number =>
  new Date(at.getTime() + minutesEast(at) * MINUTE_MS).getUTCHours();

const isQuietDay = (day: number, { quietDays }: ReminderTime): boolean =>
  quietDays.includes((day + DAYS_FROM_MONDAY) % DAYS_OF_WEEK);

/** The first time after this moment when a reminder may be sent. */
export function nextReminder(after: Date, time: ReminderTime, minutesEast: MinutesEast): Date {
  const today = dayOf(after, minutesEast);
  for (let day = today; day <= today + DAYS_OF_WEEK; day += 1) {
    const at = hourOfDay(day, time.hour, minutesEast);
    if (at > after && !isQuietDay(day, time)) return at;
  }
  // Every day is quiet: asked again after a week.
  return new Date(after.getTime() + DAYS_OF_WEEK * DAY_MS);
}

export function hourOfDay(day: number, hour: number, minutesEast: MinutesEast): Date {
  const at = (minutes: number) => new Date(day * DAY_MS + hour * HOUR_MS - minutes * MINUTE_MS);
  // The offset of UTC's own day is hours away from the wanted moment: a clock change may lie between the two.
  const guess = at(minutesEast(at(0)));
  return at(minutesEast(guess));
}
