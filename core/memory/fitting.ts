import { type Grade, GRADES, type LearningEvent } from '../learning/learning-event.ts';
import { encodeParameters, PARAMETERS } from './parameters.ts';
import type { Memory } from './replay.ts';
import { daysSince } from './schedule.ts';

/** With fewer reviews, parameters would fit chance and not the learner. */
const FITTED_FROM_REVIEWS = 400;
/** Fitted again when there is so much more to learn from. */
const FITTED_AGAIN_FROM = 1.5;

/**
 * What an optimiser of FSRS learns from, one list after the other as it takes them: for every review after the first of
 * a card the reviews up to it.
 */
export interface TrainingSet {
  /** 1 for “again” to 4 for “easy”. */
  readonly ratings: readonly number[];
  /** Whole days since the review before; 0 within a sitting. */
  readonly days: readonly number[];
  /** How many reviews each list has. */
  readonly lengths: readonly number[];
}

/** Null when there are too few reviews, or too few more than the last time. */
export function trainingSetOf({ log }: Memory): TrainingSet | null {
  const reviews = [...log.things.values()].flatMap(({ events }) =>
    withoutImported(events.filter(({ kind, id }) => kind !== 'review' || !log.undone.has(id))),
  );
  const last = log.chosen.findLast(({ kind }) => kind === 'memory-fitted')?.at ?? '';
  const before = reviews.filter(({ at }) => at <= last).length;
  if (reviews.length < Math.max(FITTED_FROM_REVIEWS, before * FITTED_AGAIN_FROM)) return null;

  const set = { ratings: [] as number[], days: [] as number[], lengths: [] as number[] };
  for (const history of historiesOf(reviews))
    for (const [at, { days }] of history.entries()) {
      // Within a sitting everything is remembered: nothing to learn from.
      if (days === 0) continue;
      const known = history.slice(0, at + 1);
      set.ratings.push(...known.map(({ rating }) => rating));
      set.days.push(...known.map((review) => review.days));
      set.lengths.push(known.length);
    }
  return set;
}

/** The reviews, without those of cards that began in another program: the beginning of their history is missing. */
function withoutImported(events: readonly LearningEvent[]): readonly LearningEvent[] {
  const imported = new Set<string>();
  const begun = new Set<string>();
  return events.filter(({ kind, subject }) => {
    if (kind === 'card-imported' && !begun.has(subject)) imported.add(subject);
    if (kind !== 'review' || imported.has(subject)) return false;
    begun.add(subject);
    return true;
  });
}

interface Review {
  readonly rating: number;
  readonly days: number;
}

function historiesOf(reviews: readonly LearningEvent[]): Iterable<readonly Review[]> {
  const histories = new Map<string, Review[]>();
  const lastReviews = new Map<string, number>();
  for (const { subject, result, at } of reviews) {
    const rating = GRADES.indexOf(result as Grade) + 1;
    if (rating === 0) continue;
    const time = Date.parse(at);
    const days = daysSince(lastReviews.get(subject) ?? null, time);
    const review = { rating, days: days === 0 ? 0 : Math.max(1, Math.round(days)) };
    const history = histories.get(subject);
    if (history) history.push(review);
    else histories.set(subject, [review]);
    lastReviews.set(subject, time);
  }
  return histories.values();
}

/** What the log records when parameters were fitted; null when the optimiser found none. */
export const fittedEvent = (parameters: readonly number[]) =>
  parameters.length === PARAMETERS && parameters.every(Number.isFinite)
    ? ({ kind: 'memory-fitted', subject: `fsrs:${encodeParameters(parameters)}`, result: 'right' } as const)
    : null;
