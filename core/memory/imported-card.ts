import { DAY_MS } from '../learning/learning-day.ts';
import { type CardState, type Phase, withLapses } from './card-state.ts';
import { LONGEST_DAYS } from './schedule.ts';

/** What another program knows about a card that it has asked before. Times are in milliseconds, as in `CardState`. */
export interface ImportedMemory extends Pick<
  CardState,
  'stability' | 'difficulty' | 'due' | 'reviews' | 'lapses'
> {
  readonly phase: Exclude<Phase, 'new'>;
  readonly lastReview: number;
}

const PHASE_LETTERS = { learning: 'l', review: 'r', relearning: 'x' } as const;
const PHASES: ReadonlyMap<string, ImportedMemory['phase']> = new Map(
  Object.entries(PHASE_LETTERS).map(([phase, letter]) => [letter, phase as ImportedMemory['phase']]),
);

const DIGITS = 7;
const MOST = 36 ** DIGITS - 1;
const SECOND_MS = 1_000;
/** Stability and difficulty have three decimals, as in the files of Anki. */
const THOUSAND = 1_000;
const IMPORTED = new RegExp(`^([lrx])((?:\\.[\\da-z]{1,${DIGITS}}){6})$`);

// What a card can have: FSRS fails beyond the first two.
const STABILITY = { least: 0.001, most: 36_500 } as const;
const DIFFICULTY = { least: 1, most: 10 } as const;
const COUNT_MAX = 100_000;
/** Before the first version of Anki, nothing was reviewed in it: such a clock is wrong. */
const FIRST_REVIEW = Date.UTC(2006, 9, 5);

/** The `detail` of an event that imports a card: `r.gtf.3qo.zyxw12.zyabc9.7.1`. At most 49 letters, digits and dots. */
export const encodeImported = (memory: ImportedMemory): string =>
  [
    PHASE_LETTERS[memory.phase],
    ...[
      memory.stability * THOUSAND,
      memory.difficulty * THOUSAND,
      memory.due / SECOND_MS,
      memory.lastReview / SECOND_MS,
      memory.reviews,
      memory.lapses,
    ].map((value) => within(Math.round(value), 0, MOST).toString(36)),
  ].join('.');

/** What such a text says at that time, with values that a card can have; null when it is something else. */
export function decodeImported(text: string, at: number): ImportedMemory | null {
  const [, letter = '', numbers = ''] = IMPORTED.exec(text) ?? [];
  const phase = PHASES.get(letter);
  if (phase === undefined || at < FIRST_REVIEW + DAY_MS) return null;
  const [stability = 0, difficulty = 0, due = 0, last = 0, reviews = 0, lapses = 0] = numbers
    .slice(1)
    .split('.')
    .map((digits) => Number.parseInt(digits, 36));
  const lastReview = within(last * SECOND_MS, FIRST_REVIEW, at);
  return {
    phase,
    stability: within(stability / THOUSAND, STABILITY.least, STABILITY.most),
    difficulty: within(difficulty / THOUSAND, DIFFICULTY.least, DIFFICULTY.most),
    // A longer interval ends a year after the import, as if the card had been reviewed then.
    due: within(due * SECOND_MS, lastReview, at + LONGEST_DAYS * DAY_MS),
    lastReview,
    reviews: within(reviews, 1, COUNT_MAX),
    lapses: within(lapses, 0, COUNT_MAX),
  };
}

const within = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(value, least), most) : least;

/** The card with the memory of an import. What the learner has reviewed here counts more than any file. */
export function withImported(state: CardState, detail: string | undefined, at: number): CardState {
  const memory = state.reviews === 0 && detail !== undefined ? decodeImported(detail, at) : null;
  if (memory === null) return state;
  const { lapses, ...known } = memory;
  return {
    ...withLapses(state, lapses),
    ...known,
    step: 0,
    earliest: memory.due,
    // It was introduced elsewhere, so it takes no place among the new cards of today.
    firstReview: Math.min(memory.lastReview, at - DAY_MS),
  };
}
