/** What the learner has to do today. */
export interface Standing {
  /** Cards to review now. */
  readonly due: number;
  /** Days in a row until today or, while today is not over, until yesterday. */
  readonly streak: number;
  readonly learntToday: boolean;
}

/** One day is no streak yet: losing it is not worth a mail. */
const STREAK_WORTH_A_MAIL = 2;

export const endsStreak = ({ streak, learntToday }: Standing): boolean =>
  !learntToday && streak >= STREAK_WORTH_A_MAIL;

/** How a reminder is sent: by mail too if the learner wants it, and in any case when no device can show it. */
export const channelsOf = (devices: number, byMail: boolean) => ({
  push: devices > 0,
  mail: byMail || devices === 0,
});

/** Whoever has learnt today needs no reminder, however many cards are left. */
export const needsReminder = (standing: Standing): boolean =>
  !standing.learntToday && (standing.due > 0 || endsStreak(standing));
