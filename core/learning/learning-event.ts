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
  /** The card exists from now on. */
  'card-added',
  /** The same for a card that another program has asked before; the detail says what it knows about it. */
  'card-imported',
  /** The learner knows it: no card is made, or it is put away for good. */
  'card-known',
  /** Set aside by hand. */
  'card-suspended',
  /** Brings back a card that was suspended, known or put aside as a leech. */
  'card-resumed',
  /** Not asked again before the learner's next day. */
  'card-buried',
  /** One review of a card; its result is a grade. */
  'review',
  /** The subject is the event of a review, which does not count. */
  'review-undone',
  /** Settings of memory, each from then on: `retention:90`, `cards:10`, `cards:120`, `minutes:10`, `fsrs:…`. */
  'memory-wish',
  'memory-new',
  'memory-most',
  'daily-goal',
  'memory-fitted',
  /** The clock by which the learner's days are counted from then on (`own-clock.ts`): `east:540` in Tokyo. */
  'time-zone',
] as const;
export type LearningEventKind = (typeof LEARNING_EVENT_KINDS)[number];

/** What a learner says of a card, from forgotten to effortless. */
export const GRADES = ['again', 'hard', 'good', 'easy'] as const;
export type Grade = (typeof GRADES)[number];

export const LEARNING_RESULTS = ['right', 'wrong', ...GRADES] as const;
export type LearningResult = (typeof LEARNING_RESULTS)[number];

/** What the log says besides answers to questions. */
const NO_ANSWERS: ReadonlySet<LearningEventKind> = new Set<LearningEventKind>([
  'kana-known',
  'step-finished',
  'step-flawless',
  'checkpoint-failed',
  'placed',
  'card-added',
  'card-imported',
  'card-known',
  'card-suspended',
  'card-resumed',
  'card-buried',
  'review-undone',
  'memory-wish',
  'memory-new',
  'memory-most',
  'daily-goal',
  'memory-fitted',
  'time-zone',
]);

/** Answers count for the week, the minutes and the streak; a setting is not an effort. */
export const isAnswer = ({ kind }: Pick<LearningEvent, 'kind'>): boolean => !NO_ANSWERS.has(kind);

/**
 * One entry of the log as it travels and is stored: a newer build may have written it, so its kind and its result are
 * any code.
 */
export interface StoredLearningEvent {
  /** Created in the browser, so that an event that is sent twice counts once. */
  readonly id: string;
  readonly kind: string;
  /** What it is about: `kana:あ`, `word:123`, `sentence:401`, `step:n5-1-ten`, `unit:n5-1`, a card, `event:<id>`. */
  readonly subject: string;
  readonly result: string;
  /** When it happened, by the clock of the learner's device. */
  readonly at: string;
  /** What else it says, as its kind writes it. */
  readonly detail?: string;
}

/** An event that this build understands: all progress is computed from these. */
export interface LearningEvent extends StoredLearningEvent {
  readonly kind: LearningEventKind;
  readonly result: LearningResult;
}

const KNOWN_KINDS: ReadonlySet<string> = new Set(LEARNING_EVENT_KINDS);
const KNOWN_RESULTS: ReadonlySet<string> = new Set(LEARNING_RESULTS);

/** Whether this build understands an event. The others are kept and passed on as they are, and change nothing. */
export const isKnown = (event: StoredLearningEvent): event is LearningEvent =>
  KNOWN_KINDS.has(event.kind) && KNOWN_RESULTS.has(event.result);

/** The entrance of every replay: what is computed from a log is computed from these. */
export const knownEvents = (events: Iterable<StoredLearningEvent>): LearningEvent[] =>
  [...events].filter(isKnown);

/** The order in which events are replayed: devices send them late and mixed. */
export const inOrder = <Event extends StoredLearningEvent>(events: Iterable<Event>): Event[] =>
  [...events].toSorted((a, b) => compare(a.at, b.at) || compare(a.id, b.id));

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
