import { DAY_MS, dayOf, type MinutesEast } from '../learning/learning-day.ts';
import type { LearningEvent } from '../learning/learning-event.ts';

const PERIOD_MS = 30 * DAY_MS;

export interface MeasuredRetention {
  /** Reviews that were measured. */
  readonly reviews: number;
  /** Those in which the card was still known. */
  readonly kept: number;
}

/**
 * How much was still known when it was asked, in the last 30 days. A review is measured if the card was reviewed on an
 * earlier day: the steps of the first day and repeats of the same day ask what was seen minutes ago. This is what the
 * learner's wish is about, so the two can be compared. Events must be in order.
 */
export function measuredRetention(
  events: readonly LearningEvent[],
  now: Date,
  minutesEast: MinutesEast,
): MeasuredRetention {
  const undone = new Set(events.flatMap(({ kind, subject }) => (kind === 'review-undone' ? [subject] : [])));
  const lastDays = new Map<string, number>();
  let reviews = 0;
  let kept = 0;
  for (const { id, kind, subject, result, at } of events) {
    const time = Date.parse(at);
    if (kind !== 'review' || time > now.getTime() || undone.has(`event:${id}`)) continue;
    const day = dayOf(new Date(time), minutesEast);
    const lastDay = lastDays.get(subject);
    lastDays.set(subject, day);
    if (lastDay === undefined || lastDay >= day || time <= now.getTime() - PERIOD_MS) continue;
    reviews += 1;
    if (result !== 'again') kept += 1;
  }
  return { reviews, kept };
}
