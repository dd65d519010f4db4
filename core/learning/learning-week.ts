import { dayOf, DAYS_OF_WEEK, type MinutesEast, mondayOf } from './learning-day.ts';
import { isAnswer, type LearningEvent } from './learning-event.ts';

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
  const monday = mondayOf(today);
  const answers = Array.from({ length: DAYS_OF_WEEK }, () => 0);
  for (const event of events) {
    if (!isAnswer(event)) continue;
    const place = dayOf(new Date(event.at), minutesEast) - monday;
    const before = answers[place];
    if (before !== undefined) answers[place] = before + 1;
  }
  return { answers, today: today - monday };
}
