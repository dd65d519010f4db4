/** What the learner has to do today. */
export interface Standing {
  /** Cards to review now. */
  readonly due: number;
  /** Days in a row until yesterday. */
  readonly streak: number;
  readonly learntToday: boolean;
}

/** One day is no streak yet: losing it is not worth a mail. */
const STREAK_WORTH_A_MAIL = 2;

export const endsStreak = ({ streak, learntToday }: Standing): boolean =>
  !learntToday && streak >= STREAK_WORTH_A_MAIL;

/** Whoever has learnt today needs no reminder, however many cards are left. */
export const needsReminder = (standing: Standing): boolean =>
  !standing.learntToday && (standing.due > 0 || endsStreak(standing));

/** The number of days in a row until yesterday, from the days with an answer. */
export function streakUntilYesterday(days: ReadonlySet<number>, today: number): number {
  let streak = 0;
  while (days.has(today - 1 - streak)) streak += 1;
  return streak;
}
