import { type Grade, GRADES, type LearningEvent } from '../learning/learning-event.ts';
import { encodeParameters, PARAMETERS } from './parameters.ts';
import { logLoss, mean, type Prediction, predictionsOf, type Recall } from './prediction.ts';
import type { Memory } from './replay.ts';
import { daysSince } from './schedule.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

/** With fewer reviews, parameters would fit chance and not the learner. */
const FITTED_FROM_REVIEWS = 400;
/** Fitted again when there is so much more to learn from. */
const FITTED_AGAIN_FROM = 1.5;
/** What was asked more often says little more, and every answer before it makes training slower. */
export const LONGEST_HISTORY = 64;

const reviewsIn = ({ log }: Memory): readonly LearningEvent[] =>
  [...log.things.values()].flatMap(({ events }) =>
    withoutImported(events.filter(({ kind, id }) => kind !== 'review' || !log.undone.has(id))),
  );

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

/** How many more reviews are needed until parameters can be fitted, or fitted again; 0 when there are enough. */
export function reviewsUntilFitting(memory: Memory): number {
  const reviews = reviewsIn(memory);
  const last = memory.log.chosen.findLast(({ kind }) => kind === 'memory-fitted')?.at ?? '';
  const before = reviews.filter(({ at }) => at <= last).length;
  const needed = Math.max(FITTED_FROM_REVIEWS, Math.ceil(before * FITTED_AGAIN_FROM));
  return Math.max(0, needed - reviews.length);
}

/** The latest reviews that say something about forgetting, in the order of time: at most `most`. */
export function recallsOf(memory: Memory, most: number): readonly Recall[] {
  const recalls: { readonly at: number; readonly recall: Recall }[] = [];
  const cards = new Map<string, { readonly answers: Recall; readonly last: number }>();
  for (const { subject, result, at: text } of reviewsIn(memory)) {
    const rating = GRADES.indexOf(result as Grade) + 1;
    if (rating === 0) continue;
    const at = Date.parse(text);
    const card = cards.get(subject);
    if ((card?.answers.length ?? 0) >= LONGEST_HISTORY) continue;
    const days = daysSince(card?.last ?? null, at);
    const answers = [...(card?.answers ?? []), { rating, days }];
    cards.set(subject, { answers, last: at });
    // Within a sitting everything is remembered: nothing to learn from.
    if (days > 0) recalls.push({ at, recall: answers });
  }
  return recalls
    .toSorted((a, b) => a.at - b.at)
    .slice(-most)
    .map(({ recall }) => recall);
}

/** What an optimiser of FSRS learns from, one list after the other as it takes them: the latest counts most. */
export interface TrainingSet {
  readonly ratings: readonly number[];
  /** Whole days; 0 within a sitting. */
  readonly days: readonly number[];
  /** How many answers each list has. */
  readonly lengths: readonly number[];
}

export function trainingSetOf(recalls: readonly Recall[]): TrainingSet {
  const answers = recalls.flat();
  return {
    ratings: answers.map(({ rating }) => rating),
    days: answers.map(({ days }) => (days === 0 ? 0 : Math.max(1, Math.round(days)))),
    lengths: recalls.map(({ length }) => length),
  };
}

/** An optimiser; null when it finds nothing to learn from. */
export type Train = (set: TrainingSet) => readonly number[] | null;

export interface Fitting {
  /** Null when the current ones predict as well: they are kept. */
  readonly parameters: readonly number[] | null;
  readonly test: FittingTest;
}

/** How both predicted reviews that neither was made from. */
export interface FittingTest {
  readonly reviews: number;
  /** The share that was remembered, and what the current and the fitted parameters expected. */
  readonly remembered: number;
  readonly before: number;
  readonly after: number;
}

/**
 * Fitted parameters count as much as the usual ones when they were made from so many reviews. Few reviews have only short
 * intervals: what fits them alone predicts the next months worse than the usual parameters (`npm run bench:fitting`).
 */
const USUAL_COUNT_AS = 500;

/**
 * Where the reviews are cut: what is before a cut predicts the part after it. The last third was never seen by the
 * current parameters, because they are fitted again only when there are half as many reviews more.
 */
const CUTS = [4 / 6, 5 / 6, 1] as const;

/** Parameters for the learner, if they predict better than the current ones. */
export function fitParameters(recalls: readonly Recall[], current: readonly number[], train: Train): Fitting {
  const before: Prediction[] = [];
  const after: Prediction[] = [];
  for (const { earlier, later } of splitsOf(recalls)) {
    const fitted = fittedTo(earlier, train);
    before.push(...predictionsOf(later, current));
    after.push(...predictionsOf(later, fitted ?? current));
  }
  const isBetter = logLoss(after) < logLoss(before);
  return {
    parameters: isBetter ? fittedTo(recalls, train) : null,
    test: {
      reviews: after.length,
      remembered: mean(after.map(({ isRemembered }) => Number(isRemembered))),
      before: mean(before.map(({ chance }) => chance)),
      after: mean(after.map(({ chance }) => chance)),
    },
  };
}

/** Earlier reviews to learn from, with the next ones to predict. */
export const splitsOf = (recalls: readonly Recall[]) =>
  CUTS.slice(1).map((until, at) => {
    const cut = Math.round(recalls.length * (CUTS[at] ?? 0));
    return { earlier: recalls.slice(0, cut), later: recalls.slice(cut, Math.round(recalls.length * until)) };
  });

/** Between what the optimiser finds and the usual parameters; null when it finds nothing. */
export function fittedTo(recalls: readonly Recall[], train: Train): readonly number[] | null {
  const found = train(trainingSetOf(recalls));
  if (found?.length !== PARAMETERS || !found.every(Number.isFinite)) return null;
  const share = recalls.length / (recalls.length + USUAL_COUNT_AS);
  return DEFAULT_SETTINGS.parameters.map((usual, at) => usual + share * ((found[at] ?? usual) - usual));
}

/**
 * What the log records when it was tried: the fitted parameters, or once more the current ones. So no device tries again
 * before there is more to learn from.
 */
export const fittedEvent = (parameters: readonly number[]) =>
  ({ kind: 'memory-fitted', subject: `fsrs:${encodeParameters(parameters)}`, result: 'right' }) as const;

interface LastFitting {
  readonly at: string;
  /** False: it was tried, and the parameters before it were kept. */
  readonly isChanged: boolean;
}

/** When parameters were fitted last; null when they never were. */
export function lastFittingOf({ log }: Memory): LastFitting | null {
  const [before, last] = [
    fittedEvent(DEFAULT_SETTINGS.parameters),
    ...log.chosen.filter(({ kind }) => kind === 'memory-fitted'),
  ].slice(-2);
  return last && 'at' in last ? { at: last.at, isChanged: last.subject !== before?.subject } : null;
}
