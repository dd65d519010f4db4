import {
  knownEvents,
  LEARNING_RESULTS,
  type LearningEvent,
  type StoredLearningEvent,
} from '#core/learning/learning-event.ts';
import { isOneOf } from './schema/columns.ts';
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

interface EventRow extends Omit<StoredLearningEvent, 'at' | 'detail'> {
  readonly at: Date;
  readonly detail: string | null;
}

export const learningEventOf = ({
  id,
  kind,
  subject,
  result,
  at,
  detail,
}: EventRow): StoredLearningEvent => ({
  id,
  kind,
  subject,
  result,
  at: at.toISOString(),
  ...(detail === null ? {} : { detail }),
});

/** Beside a condition on the kind: a newer build may have written results that this one does not know. */
export const hasKnownResult = isOneOf(learningEvents.result, LEARNING_RESULTS);

/** What this build understands of these rows. */
export const knownEventsOf = (rows: readonly EventRow[]): LearningEvent[] =>
  knownEvents(rows.map(learningEventOf));
