import { EXERCISE_KINDS } from '../exercises/exercise.ts';

/** What learners do. Every kind of exercise is one. */
export const LEARNING_EVENT_KINDS = [
  'kana-hear',
  'kana-read',
  'kana-tell-apart',
  'kana-write',
  'kana-word',
  /** The learner says that they know it already. */
  'kana-known',
  ...EXERCISE_KINDS,
  /** A step of the path, at its end. */
  'step-finished',
  /** The same without a wrong answer. */
  'step-flawless',
  'checkpoint-failed',
  /** A placement test opened a unit of the path. */
  'placed',
] as const;
export type LearningEventKind = (typeof LEARNING_EVENT_KINDS)[number];

export const LEARNING_RESULTS = ['right', 'wrong'] as const;
export type LearningResult = (typeof LEARNING_RESULTS)[number];

/** One entry of the log of learning events, from which all progress is computed. */
export interface LearningEvent {
  /** Created in the browser, so that an event that is sent twice counts once. */
  readonly id: string;
  readonly kind: LearningEventKind;
  /** What was practised: `kana:あ`, `word:123`, `sentence:401`, `step:n5-1-ten`, `unit:n5-1`. */
  readonly subject: string;
  readonly result: LearningResult;
  /** When it happened, by the clock of the learner's device. */
  readonly at: string;
}

/** The order in which events are replayed: devices send them late and mixed. */
export const inOrder = (events: Iterable<LearningEvent>): LearningEvent[] =>
  [...events].toSorted((a, b) => compare(a.at, b.at) || compare(a.id, b.id));

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
