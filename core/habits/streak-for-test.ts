import type { MinutesEast } from '../learning/learning-day.ts';
import { inOrder, type LearningEvent, type LearningEventKind } from '../learning/learning-event.ts';
import { habitsOf } from './habits.ts';

/** Logs for the tests of the streak. */

export const HOUR_MS = 3_600_000;
export const HANOI: MinutesEast = () => 420;

let ids = 0;
export const event = (
  at: string,
  kind: LearningEventKind = 'review',
  subject = 'word:1-read',
): LearningEvent => ({
  id: String((ids += 1)),
  kind,
  subject,
  result: 'right',
  at: new Date(at).toISOString(),
});

/** The streak, with the dates of its frozen days. */
export function streakAt(events: readonly LearningEvent[], now: string, device: MinutesEast = HANOI) {
  const { streak } = habitsOf(inOrder(events), new Date(now), device);
  const frozen = [...streak.frozenDays].map((day) => new Date(day * 24 * HOUR_MS).toISOString().slice(5, 10));
  return { ...streak, frozen };
}
