import type { LearningEvent } from '#core/learning/learning-event.ts';
import { learningEvents } from './schema/index.ts';

/** What makes a row of `learning_events` an event of the core. */
export const learningEventColumns = {
  id: learningEvents.id,
  kind: learningEvents.kind,
  subject: learningEvents.subject,
  result: learningEvents.result,
  at: learningEvents.at,
  detail: learningEvents.detail,
};

interface EventRow extends Omit<LearningEvent, 'at' | 'detail'> {
  readonly at: Date;
  readonly detail: string | null;
}

export const learningEventOf = ({ id, kind, subject, result, at, detail }: EventRow): LearningEvent => ({
  id,
  kind,
  subject,
  result,
  at: at.toISOString(),
  ...(detail === null ? {} : { detail }),
});
