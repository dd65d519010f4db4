import type { PlacementQuestion } from '#contract/placement/endpoints.ts';
import {
  answerPlacement,
  beginPlacement,
  knownUnits,
  nextQuestion,
  type Placement,
} from '#core/placement/placement.ts';

/** “Tôi chưa biết” is offered beside the choices, so few people guess blindly. */
const GUESS = 0.2;

export interface PlacementAnswer {
  readonly question: PlacementQuestion;
  /** Null: the learner does not know. */
  readonly choice: number | null;
}

export interface PlacementState {
  readonly placement: Placement;
  /** Null at the end. */
  readonly question: PlacementQuestion | null;
  readonly left: readonly PlacementQuestion[];
  readonly answers: readonly PlacementAnswer[];
}

/** Questions of a unit are asked in the given order: mix them before. */
export const beginTest = (units: number, questions: readonly PlacementQuestion[]): PlacementState =>
  asking({ placement: beginPlacement(units), question: null, left: questions, answers: [] });

export function answerTest(state: PlacementState, choice: number | null): PlacementState {
  const { question, placement, answers } = state;
  if (!question) return state;
  const answer = { unit: question.unit, guess: GUESS, right: choice === question.right };
  return asking({
    ...state,
    placement: answerPlacement(placement, answer),
    answers: [...answers, { question, choice }],
  });
}

function asking(state: PlacementState): PlacementState {
  const candidates = state.left.map((question) => ({ unit: question.unit, guess: GUESS, question }));
  const question = nextQuestion(state.placement, candidates)?.question ?? null;
  return { ...state, question, left: state.left.filter((one) => one !== question) };
}

export interface TestResult {
  /** How many units the learner knows. */
  readonly known: number;
  /** Whether the answers agree with each other. */
  readonly isSure: boolean;
}

export const resultOf = ({ placement }: PlacementState): TestResult => ({
  known: knownUnits(placement),
  isSure: isClear(placement),
});

/** Most of what is likely lies within one unit around the result. */
const CLEAR = 0.8;

function isClear(placement: Placement): boolean {
  const known = knownUnits(placement);
  return (
    placement.likely.slice(Math.max(0, known - 1), known + 2).reduce((sum, one) => sum + one, 0) >= CLEAR
  );
}
