import { FSRSAlgorithm, type FSRSState, get_fuzz_range } from 'ts-fsrs';
import { DAY_MS } from '../learning/learning-day.ts';
import { type Grade, GRADES } from '../learning/learning-event.ts';
import { randomFrom, seedOf } from '../random.ts';
import type { CardState, Phase } from './card-state.ts';
import type { MemorySettings } from './settings.ts';

const MINUTE_MS = 60_000;
/** The steps of minutes before the first interval of days, and after a lapse. */
const LEARNING_STEPS = [1, 10] as const;
const RELEARNING_STEPS = [10] as const;
/** Everything is asked once a year: it costs next to nothing, and a year is as far as FSRS was measured. */
export const LONGEST_DAYS = 365;
/**
 * Reviews so close together are one sitting, in which FSRS lets stability grow only a little. Calendar days would depend
 * on the time zone, and every device must come to the same state.
 */
const ONE_SITTING_MS = 4 * 60 * MINUTE_MS;

const algorithms = new WeakMap<MemorySettings, FSRSAlgorithm>();

function algorithmOf(settings: MemorySettings): FSRSAlgorithm {
  const known = algorithms.get(settings);
  if (known) return known;
  const created = new FSRSAlgorithm({
    request_retention: settings.wish,
    w: settings.parameters,
    maximum_interval: LONGEST_DAYS,
  });
  algorithms.set(settings, created);
  return created;
}

/** Days between two reviews; 0 within a sitting. */
export function daysSince(lastReview: number | null, at: number): number {
  const passed = at - (lastReview ?? at);
  return passed < ONE_SITTING_MS ? 0 : passed / DAY_MS;
}

/** How likely the card is remembered now, from 0 to 1. A new card is not remembered. */
export function retrievabilityOf(state: CardState, now: number, settings: MemorySettings): number {
  if (state.lastReview === null) return 0;
  const days = Math.max(0, now - state.lastReview) / DAY_MS;
  return algorithmOf(settings).forgetting_curve(days, state.stability);
}

/** The card after a review. Pure: the same on every device, because the fuzz is seeded by the card. */
export function reviewed(state: CardState, grade: Grade, at: number, settings: MemorySettings): CardState {
  const { memory, phase, step, due, earliest } = scheduled(state, grade, at, settings);
  const isLapse = state.phase === 'review' && grade === 'again';
  const lapses = state.lapses + (isLapse ? 1 : 0);
  // Field by field: spreading so many takes twenty times as long as all the rest, and a long log has 100,000 reviews.
  return {
    subject: state.subject,
    thing: state.thing,
    phase,
    step,
    due,
    earliest,
    stability: memory.stability,
    difficulty: memory.difficulty,
    reviews: state.reviews + 1,
    lapses,
    leechAt: state.leechAt,
    addedAt: state.addedAt,
    firstReview: state.firstReview ?? at,
    lastReview: at,
    lastRecall: state.phase === 'review' ? at : state.lastRecall,
    buriedAt: state.buriedAt,
    isSuspended: state.isSuspended,
    isKnown: state.isKnown,
    isLeech: state.isLeech || lapses >= state.leechAt,
  };
}

/** How long until the card comes back after each grade, in milliseconds: what the four buttons say. */
export function intervalsOf(
  state: CardState,
  now: number,
  settings: MemorySettings,
): Readonly<Record<Grade, number>> {
  const after = (grade: Grade) => scheduled(state, grade, now, settings).due - now;
  return { again: after('again'), hard: after('hard'), good: after('good'), easy: after('easy') };
}

/** The first intervals in days of a card that is always known: what parameters mean for a learner. */
export function intervalsWhenKnown(settings: MemorySettings, count: number): readonly number[] {
  const algorithm = algorithmOf(settings);
  const good = GRADES.indexOf('good') + 1;
  // The steps of minutes come first.
  let state: FSRSState | null = null;
  for (const _ of LEARNING_STEPS) state = algorithm.next_state(state, 0, good);
  return Array.from({ length: count }, () => {
    const days = idealDays(state?.stability ?? 0, settings);
    state = algorithm.next_state(state, days, good);
    return days;
  });
}

interface Scheduled extends Pick<CardState, 'phase' | 'step' | 'due' | 'earliest'> {
  readonly memory: FSRSState;
}

function scheduled(state: CardState, grade: Grade, at: number, settings: MemorySettings): Scheduled {
  const memory = memoryAfter(state, grade, at, settings);
  const next = nextStep(state, grade);
  if (next) {
    const due = at + next.minutes * MINUTE_MS;
    return { memory, phase: next.phase, step: next.step, due, earliest: due };
  }
  const { days, earliest } = fuzzed(state, memory.stability, at, settings);
  return { memory, phase: 'review', step: 0, due: at + days * DAY_MS, earliest: at + earliest * DAY_MS };
}

const memoryAfter = (state: CardState, grade: Grade, at: number, settings: MemorySettings) =>
  algorithmOf(settings).next_state(
    state.lastReview === null ? null : { stability: state.stability, difficulty: state.difficulty },
    daysSince(state.lastReview, at),
    GRADES.indexOf(grade) + 1,
  );

interface Step {
  readonly phase: Phase;
  readonly step: number;
  readonly minutes: number;
}

/** The next step of minutes, or null when the card goes on in days. */
function nextStep({ phase, step }: CardState, grade: Grade): Step | null {
  const isLapse = phase === 'review' || phase === 'relearning';
  if (grade === 'easy' || (phase === 'review' && grade !== 'again')) return null;
  const steps: readonly number[] = isLapse ? RELEARNING_STEPS : LEARNING_STEPS;
  const at = grade === 'again' ? 0 : grade === 'hard' ? step : step + 1;
  const minutes = steps[at];
  if (minutes === undefined) return null;
  // “Hard” waits longer than “again”: half-way to the next step, or half as long again.
  const longer = grade === 'hard' && at === 0 ? (minutes + (steps[1] ?? minutes * 2)) / 2 : minutes;
  return { phase: isLapse ? 'relearning' : 'learning', step: at, minutes: Math.round(longer) };
}

const idealDays = (stability: number, settings: MemorySettings): number =>
  Math.min(Math.max(Math.round(stability * algorithmOf(settings).interval_modifier), 1), LONGEST_DAYS);

/** A random day around the ideal one: cards that were added together do not come back together for ever. */
function fuzzed(state: CardState, stability: number, at: number, settings: MemorySettings) {
  const days = idealDays(stability, settings);
  if (days < 3) return { days, earliest: days };
  const { min_ivl: least, max_ivl: most } = get_fuzz_range(
    days,
    Math.floor(daysSince(state.lastReview, at)),
    LONGEST_DAYS,
  );
  const random = randomFrom(seedOf(`${state.subject} ${state.reviews}`))();
  return { days: least + Math.floor(random * (most - least + 1)), earliest: least };
}
