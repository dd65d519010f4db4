import { DAY_MS, dayOf, type MinutesEast, startOfDay } from '../learning/learning-day.ts';

/** When a card is asked again, in words that Anki and our memory share. */
export interface AnkiScheduling {
  readonly phase: 'new' | 'learning' | 'review' | 'relearning';
  /** In milliseconds; null for a new card. A review is due on a day: read from Anki it is the beginning of that day. */
  readonly due: number | null;
  readonly intervalDays: number;
  /** The ease of SM-2, 2.5 at first; null if the card was never scheduled by it. */
  readonly ease: number | null;
  readonly reps: number;
  readonly lapses: number;
  /** The memory of FSRS: stability in days, difficulty from 1 to 10. Null if the card was never scheduled by it. */
  readonly stability: number | null;
  readonly difficulty: number | null;
  readonly lastReview: number | null;
  readonly isSuspended: boolean;
}

export const NEW_SCHEDULING: AnkiScheduling = {
  phase: 'new',
  due: null,
  intervalDays: 0,
  ease: null,
  reps: 0,
  lapses: 0,
  stability: null,
  difficulty: null,
  lastReview: null,
  isSuspended: false,
};

/** Anki counts the days of reviews from the creation of the collection. */
export interface AnkiCalendar {
  /** The day on which the collection was created, in the learner's days from 1970. */
  readonly firstDay: number;
  readonly minutesEast: MinutesEast;
}

/** The columns of a card in Anki's database that are about scheduling. */
export interface ScheduledRow {
  readonly type: number;
  readonly queue: number;
  readonly due: number;
  readonly ivl: number;
  readonly factor: number;
  readonly reps: number;
  readonly lapses: number;
  readonly left: number;
  readonly data: string;
}

const NEW = 0;
const LEARNING = 1;
const REVIEW = 2;
const RELEARNING = 3;
const TYPES = { new: NEW, learning: LEARNING, review: REVIEW, relearning: RELEARNING } as const;
const SUSPENDED = -1;
/** Learning steps of a day or more. */
const DAY_LEARNING = 3;
const SECOND_MS = 1_000;
/** One step is left, today. */
const LAST_STEP = 1_001;

/** `position` is the place of a new card among the others. */
export function scheduledRow(
  scheduling: AnkiScheduling,
  position: number,
  calendar: AnkiCalendar,
): ScheduledRow {
  const { phase, due, reps, lapses, intervalDays, isSuspended } = scheduling;
  if (phase === 'new' || due === null) {
    const queue = isSuspended ? SUSPENDED : NEW;
    return { type: NEW, queue, due: position, ivl: 0, factor: 0, reps: 0, lapses: 0, left: 0, data: '{}' };
  }
  const isLearning = phase !== 'review';
  return {
    type: TYPES[phase],
    queue: isSuspended ? SUSPENDED : isLearning ? LEARNING : REVIEW,
    due: isLearning
      ? Math.round(due / SECOND_MS)
      : dayOf(new Date(due), calendar.minutesEast) - calendar.firstDay,
    ivl: phase === 'learning' ? 0 : Math.max(1, Math.round(intervalDays)),
    factor: Math.round((scheduling.ease ?? easeFor(scheduling.difficulty)) * 1_000),
    reps,
    lapses,
    left: isLearning ? LAST_STEP : 0,
    data: memoryData(scheduling),
  };
}

/** Anki from 23.10 on reads the memory of FSRS here, with three decimals; it ignores names that it does not know. */
function memoryData({ stability, difficulty, lastReview }: AnkiScheduling): string {
  if (stability === null || difficulty === null) return '{}';
  const lrt = lastReview === null ? undefined : Math.round(lastReview / SECOND_MS);
  return JSON.stringify({ s: rounded(stability), d: rounded(difficulty), lrt });
}

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

// What a card can have: beyond it, a file is broken or hostile.
const INTERVAL_MAX_DAYS = 36_500;
const COUNT_MAX = 100_000;
const DUE_MAX_DAYS = 2 * INTERVAL_MAX_DAYS;
const EASE = { least: 1.3, most: 5 } as const;
const DIFFICULTY = { least: 1, most: 10 } as const;
const STABILITY_LEAST = 0.001;
/** Smaller numbers are days, larger ones seconds from 1970. */
const FIRST_SECONDS = 1_000_000_000;
const LAST_SECONDS = 10_000_000_000;

/** A card in Anki's database. In a filtered deck, its own due date is in `odue`. */
export function schedulingOf(
  row: Omit<ScheduledRow, 'left'> & { readonly odue: number },
  { firstDay, minutesEast }: AnkiCalendar,
): AnkiScheduling {
  const isSuspended = row.queue === SUSPENDED;
  const phase = phaseOf(row);
  const number = row.odue === 0 ? row.due : row.odue;
  const due = dueOf(number);
  if (phase === 'new' || due === null) return { ...NEW_SCHEDULING, isSuspended };
  const intervalDays = within(Math.round(row.ivl), 0, INTERVAL_MAX_DAYS);
  const memory = readMemory(row.data);
  return {
    phase,
    due,
    intervalDays,
    ease: row.factor >= 1_000 ? within(row.factor / 1_000, EASE.least, EASE.most) : null,
    reps: within(Math.round(row.reps), 0, COUNT_MAX),
    lapses: within(Math.round(row.lapses), 0, COUNT_MAX),
    stability: memory.stability,
    difficulty: memory.difficulty,
    lastReview: memory.lastReview ?? (phase === 'review' ? due - intervalDays * DAY_MS : null),
    isSuspended,
  };

  function dueOf(value: number): number | null {
    if (!Number.isFinite(value)) return null;
    if (value >= FIRST_SECONDS) return value <= LAST_SECONDS ? Math.round(value * SECOND_MS) : null;
    if (Math.abs(value) > DUE_MAX_DAYS) return null;
    return startOfDay(firstDay + Math.floor(value), minutesEast).getTime();
  }
}

function phaseOf({ type, queue }: Pick<ScheduledRow, 'type' | 'queue'>): AnkiScheduling['phase'] {
  if (type === LEARNING) return 'learning';
  if (type === RELEARNING) return 'relearning';
  // The first scheduler of Anki has no type for cards that are learnt again.
  if (type === REVIEW) return queue === LEARNING || queue === DAY_LEARNING ? 'relearning' : 'review';
  return 'new';
}

const within = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(value, least), most) : least;

interface Memory {
  readonly stability: number | null;
  readonly difficulty: number | null;
  readonly lastReview: number | null;
}

function readMemory(data: string): Memory {
  const { s, d, lrt } = parsed(data);
  const isKnown = isNumber(s) && isNumber(d) && s > 0 && d > 0;
  return {
    stability: isKnown ? within(s, STABILITY_LEAST, INTERVAL_MAX_DAYS) : null,
    difficulty: isKnown ? within(d, DIFFICULTY.least, DIFFICULTY.most) : null,
    lastReview:
      isNumber(lrt) && lrt >= FIRST_SECONDS && lrt <= LAST_SECONDS ? Math.round(lrt * SECOND_MS) : null,
  };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function parsed(data: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // Older versions of Anki and add-ons leave all kinds of text here.
    return {};
  }
}

/** The hardest cards have the ease that SM-2 ends at; difficulty 3.6 is the ease it starts with. */
const EASIEST = 3;
const EASE_PER_DIFFICULTY = (EASIEST - EASE.least) / (DIFFICULTY.most - DIFFICULTY.least);
const FIRST_EASE = 2.5;

const easeFor = (difficulty: number | null): number =>
  difficulty === null ? FIRST_EASE : EASIEST - (difficulty - DIFFICULTY.least) * EASE_PER_DIFFICULTY;

/**
 * The memory of FSRS that a card of another program starts with. With a wished retention of 90 %, the stability is the
 * interval; the difficulty is taken from the ease. Null for a card that was never reviewed.
 */
export function memoryOf(
  scheduling: AnkiScheduling,
): { readonly stability: number; readonly difficulty: number } | null {
  const { phase, stability, difficulty, intervalDays, ease } = scheduling;
  if (phase === 'new') return null;
  if (stability !== null && difficulty !== null) return { stability, difficulty };
  const fromEase = DIFFICULTY.least + (EASIEST - (ease ?? FIRST_EASE)) / EASE_PER_DIFFICULTY;
  return {
    stability: Math.max(intervalDays, LEARNING_STABILITY),
    difficulty: rounded(within(fromEase, DIFFICULTY.least, DIFFICULTY.most)),
  };
}

/** A card that is still being learnt, in days. */
const LEARNING_STABILITY = 0.5;
