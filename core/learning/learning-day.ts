/** Minutes from UTC to the learner's clock at that time: 420 in Hanoi. */
export type MinutesEast = (at: Date) => number;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** A day of learning ends at 04:00: who learns after midnight is still in the evening before. */
const DAY_ENDS_MS = 4 * HOUR_MS;

/** The days of the learner's own time zone, counted from 1970. */
export const dayOf = (at: Date, minutesEast: MinutesEast): number =>
  Math.floor((at.getTime() + minutesEast(at) * MINUTE_MS - DAY_ENDS_MS) / DAY_MS);

/** The moment when a day begins: 04:00 of the learner. */
export function startOfDay(day: number, minutesEast: MinutesEast): Date {
  const at = (minutes: number) => new Date(day * DAY_MS + DAY_ENDS_MS - minutes * MINUTE_MS);
  // The offset of UTC's own day is hours away from the wanted moment: a clock change may lie between the two.
  const guess = at(minutesEast(at(0)));
  return at(minutesEast(guess));
}
