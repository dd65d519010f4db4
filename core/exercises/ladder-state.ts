import { EXERCISE_KINDS, type ExerciseKind } from './exercise.ts';

/** Which exercise: a sentence has at most one of each kind. */
export interface ExerciseRef {
  readonly kind: ExerciseKind;
  readonly sentenceId: number;
}

/** What happens after an answer: on, the same again, the same sentence further down, or the answer is shown. */
export type Outcome = 'right' | 'again' | 'lower' | 'shown';

/** How an exercise went; `wrong` counts the wrong answers. */
export interface Asked extends ExerciseRef {
  readonly wrong: number;
  readonly isSolved: boolean;
}

/** A lesson or a checkpoint in progress, as plain data. It changes only in `ladderReducer`. */
export interface LadderState {
  readonly variant: 'lesson' | 'checkpoint';
  readonly pool: readonly ExerciseRef[];
  /** How many exercises are asked, without those that come back. */
  readonly length: number;
  readonly withSound: boolean;
  /** The index of the rung among the kinds, and the answers that were right there in a row. */
  readonly rung: number;
  readonly rightInRow: number;
  /** Null: the end is reached. */
  readonly current: ExerciseRef | null;
  /** Wrong answers to the current sentence in a row, and whether its last one was almost right. */
  readonly failures: number;
  readonly wasAlmost: boolean;
  /** Set while the verdict is on the screen. */
  readonly outcome: Outcome | null;
  readonly asked: readonly Asked[];
  /** Shown, and asked once more at the end. */
  readonly returning: readonly ExerciseRef[];
  readonly isReturning: boolean;
}

/** A sentence stands on at most so many rungs. */
const RUNGS_PER_SENTENCE = 2;

export const rungOf = ({ kind }: ExerciseRef): number => EXERCISE_KINDS.indexOf(kind);

/** How often a sentence was asked: each time on another rung. */
const timesAsked = ({ asked }: LadderState, sentenceId: number): number =>
  asked.filter((one) => one.sentenceId === sentenceId).length;

const isOpen = (state: LadderState, { kind, sentenceId }: ExerciseRef): boolean =>
  timesAsked(state, sentenceId) < RUNGS_PER_SENTENCE &&
  state.asked.every((one) => one.kind !== kind || one.sentenceId !== sentenceId);

/** Another sentence than the one just seen, if there is one: then it is not repeated from memory. */
export function nextOf(state: LadderState): ExerciseRef | null {
  const open = state.pool.filter((one) => isOpen(state, one));
  const siblings = open.filter(({ sentenceId }) => sentenceId !== state.asked.at(-1)?.sentenceId);
  const candidates = siblings.length > 0 ? siblings : open;
  const [best] = candidates
    .map((one) => ({ one, costs: costsOf(state, one) }))
    .toSorted((a, b) => firstDifference(a.costs, b.costs));
  return best?.one ?? null;
}

/**
 * A lesson takes the nearest rung from here upwards, then the nearest below; a checkpoint spreads over sentences and
 * kinds. Among equals the sentence that was asked least, then the order of the pool.
 */
function costsOf(state: LadderState, one: ExerciseRef): readonly number[] {
  const times = timesAsked(state, one.sentenceId);
  if (state.variant === 'checkpoint')
    return [times, state.asked.filter(({ kind }) => kind === one.kind).length, rungOf(one)];
  const up = rungOf(one) - state.rung;
  return [up < 0 ? EXERCISE_KINDS.length - up : up, times];
}

const firstDifference = (a: readonly number[], b: readonly number[]): number =>
  a.map((cost, at) => cost - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** The same sentence on the nearest rung below, if it may stand there. */
export function lowerFor(state: LadderState): ExerciseRef | null {
  const { current, pool } = state;
  if (!current) return null;
  const below = pool.filter(
    (one) => one.sentenceId === current.sentenceId && rungOf(one) < rungOf(current) && isOpen(state, one),
  );
  return below.toSorted((a, b) => rungOf(b) - rungOf(a))[0] ?? null;
}
