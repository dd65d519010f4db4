import { dayOf, type MinutesEast } from './learning-day.ts';
import { isAnswer, type LearningEvent } from './learning-event.ts';

const DAYS_OF_WEEK = 7;
/** 1 January 1970 was a Thursday. */
const DAYS_FROM_MONDAY = 3;

export interface LearningWeek {
  /** Answers of each day from Monday to Sunday. */
  readonly answers: readonly number[];
  /** The place of today in the week. */
  readonly today: number;
}

/** How many questions the learner has answered on each day of this week. */
export function learningWeek(
  events: readonly LearningEvent[],
  now: Date,
  minutesEast: MinutesEast,
): LearningWeek {
  const today = dayOf(now, minutesEast);
  const monday = today - ((today + DAYS_FROM_MONDAY) % DAYS_OF_WEEK);
  const answers = Array.from({ length: DAYS_OF_WEEK }, () => 0);
  for (const event of events) {
    if (!isAnswer(event)) continue;
    const place = dayOf(new Date(event.at), minutesEast) - monday;
    const before = answers[place];
    if (before !== undefined) answers[place] = before + 1;
  }
  return { answers, today: today - monday };
}
