import type { Verdict } from '../grading/judgement.ts';
import { EXERCISE_KINDS, type ExerciseKind } from './exercise.ts';
import { kindRules } from './kinds.ts';
import { type Asked, type ExerciseRef, type LadderState, lowerFor, nextOf, rungOf } from './ladder-state.ts';

export type LadderEvent =
  | { readonly type: 'answered'; readonly verdict: Verdict }
  /** The learner wants to see the answer. */
  | { readonly type: 'gave-up' }
  /** The verdict was read. */
  | { readonly type: 'continued' }
  | { readonly type: 'cannot-hear' };

interface LadderOptions {
  readonly length: number;
  readonly withSound: boolean;
}

const FAILURES_TO_STEP_DOWN = 2;
const FAILURES_TO_SHOW = 3;

/** A lesson: it climbs from recognising to producing. The pool is in the order of the sentences. */
export function startLesson(pool: readonly ExerciseRef[], { length, withSound }: LadderOptions): LadderState {
  return moved(begun('lesson', pool, { length, withSound }));
}

/** From this rung on, answers show what somebody can do: no recognising. */
const CHECKPOINT_FROM = EXERCISE_KINDS.indexOf('tiles');

/** Whether a kind asks to produce something, not only to recognise it. */
export const isProducing = (kind: ExerciseKind): boolean => EXERCISE_KINDS.indexOf(kind) >= CHECKPOINT_FROM;

/** A checkpoint: upper rungs only, each sentence once if there are enough, no second tries. Mix the pool before. */
export function startCheckpoint(
  pool: readonly ExerciseRef[],
  { length, withSound }: LadderOptions,
): LadderState {
  const upper = pool.filter(({ kind }) => isProducing(kind));
  return moved({ ...begun('checkpoint', upper, { length, withSound }), rung: CHECKPOINT_FROM });
}

const begun = (
  variant: LadderState['variant'],
  pool: readonly ExerciseRef[],
  { length, withSound }: LadderOptions,
): LadderState => ({
  variant,
  // Callers may pass whole exercises: the state stays small.
  pool: pool
    .filter(({ kind }) => withSound || !kindRules[kind].needsSound)
    .map(({ kind, sentenceId }) => ({ kind, sentenceId })),
  length,
  withSound,
  rung: 0,
  rightInRow: 0,
  current: null,
  failures: 0,
  wasAlmost: false,
  outcome: null,
  asked: [],
  returning: [],
  isReturning: false,
});

export function ladderReducer(state: LadderState, event: LadderEvent): LadderState {
  switch (event.type) {
    case 'answered':
      return state.current && !state.outcome ? answered(state, event.verdict) : state;
    case 'gave-up':
      return state.current && !state.outcome ? shown(noted(state, false)) : state;
    case 'continued':
      return continued(state);
    case 'cannot-hear':
      return withoutSound(state);
  }
}

function answered(state: LadderState, verdict: Verdict): LadderState {
  if (verdict === 'correct' || verdict === 'correct-with-note') return solved(noted(state, true));
  // A slip may be mended once, and is no failure.
  if (verdict === 'almost' && !state.wasAlmost) return { ...state, wasAlmost: true, outcome: 'again' };
  const failed = { ...noted(state, false), failures: state.failures + 1, rightInRow: 0 };
  if (state.variant === 'checkpoint' || state.isReturning) return { ...failed, outcome: 'shown' };
  if (failed.failures >= FAILURES_TO_SHOW) return shown(failed);
  if (failed.failures < FAILURES_TO_STEP_DOWN) return { ...failed, outcome: 'again' };
  return { ...failed, rung: Math.max(0, state.rung - 1), outcome: lowerFor(failed) ? 'lower' : 'again' };
}

function solved(state: LadderState): LadderState {
  const rightInRow = state.rightInRow + 1;
  const climbs = rightInRow >= rightToClimb(state) && state.rung < EXERCISE_KINDS.length - 1;
  return {
    ...state,
    outcome: 'right',
    rung: climbs ? state.rung + 1 : state.rung,
    rightInRow: climbs ? 0 : rightInRow,
  };
}

/** The answer is shown, and the exercise comes back at the end, once. */
function shown(state: LadderState): LadderState {
  const { current, returning, isReturning, variant } = state;
  const comesBack = current !== null && !isReturning && variant === 'lesson';
  return { ...state, outcome: 'shown', returning: comesBack ? [...returning, current] : returning };
}

/** The current exercise with this answer. What comes back is an exercise of its own. */
function noted(state: LadderState, isSolved: boolean): LadderState {
  const last = state.asked.at(-1);
  if (!last) return state;
  const wrong = last.wrong + Number(!isSolved);
  return { ...state, asked: [...state.asked.slice(0, -1), { ...last, wrong, isSolved }] };
}

function continued(state: LadderState): LadderState {
  const { outcome } = state;
  const asked = { ...state, outcome: null };
  if (outcome === null || outcome === 'again') return asked;
  const lower = outcome === 'lower' ? lowerFor(state) : null;
  return lower ? asking(asked, lower) : moved({ ...asked, failures: 0 });
}

/** So many of each kind that the top is reached within the lesson. */
const rightToClimb = ({ length, pool }: LadderState): number =>
  Math.ceil(length / Math.max(1, new Set(pool.map(({ kind }) => kind)).size));

const asking = (state: LadderState, current: ExerciseRef): LadderState => ({
  ...state,
  current,
  wasAlmost: false,
  asked: [...state.asked, { ...current, wrong: 0, isSolved: false }],
});

/** To the next exercise, then to those that come back, then to the end. */
function moved(state: LadderState): LadderState {
  const next = state.isReturning || state.asked.length >= state.length ? null : nextOf(state);
  if (next) return asking({ ...state, rung: Math.max(state.rung, rungOf(next)) }, next);
  const [first, ...returning] = state.returning;
  if (!first) return { ...state, current: null };
  return asking({ ...state, isReturning: true, returning }, first);
}

/** Exercises with sound are dropped; one that is on the screen was not asked. */
function withoutSound(state: LadderState): LadderState {
  const isSilent = ({ kind }: ExerciseRef): boolean => !kindRules[kind].needsSound;
  const silent = {
    ...state,
    withSound: false,
    pool: state.pool.filter(isSilent),
    returning: state.returning.filter(isSilent),
  };
  if (!state.current || isSilent(state.current)) return silent;
  const last = state.asked.at(-1);
  const isUntouched = last !== undefined && last.wrong === 0 && !last.isSolved;
  const asked = isUntouched ? state.asked.slice(0, -1) : state.asked;
  return moved({ ...silent, asked, outcome: null, failures: 0 });
}

/** How it went. */
export interface LadderResult {
  /** How many exercises were asked. */
  readonly asked: number;
  readonly isFlawless: boolean;
  /** The share of exercises that were solved at once. */
  readonly rightShare: number;
  readonly mistakes: readonly Asked[];
}

export function ladderResult({ asked }: Pick<LadderState, 'asked'>): LadderResult {
  const mistakes = asked.filter(({ wrong, isSolved }) => wrong > 0 || !isSolved);
  return {
    asked: asked.length,
    isFlawless: mistakes.length === 0,
    rightShare: asked.length === 0 ? 0 : 1 - mistakes.length / asked.length,
    mistakes,
  };
}
