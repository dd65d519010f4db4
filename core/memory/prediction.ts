import { FSRSAlgorithm, type FSRSState } from 'ts-fsrs';

/** One answer to a card. */
interface Answer {
  /** 1 for “again” to 4 for “easy”. */
  readonly rating: number;
  /** Since the answer before; 0 within a sitting. */
  readonly days: number;
}

/** A review of a card that had days to be forgotten: all answers to the card up to this one, which is the last. */
export type Recall = readonly Answer[];

export interface Prediction {
  /** How likely parameters found it that the card was remembered, from 0 to 1. */
  readonly chance: number;
  readonly isRemembered: boolean;
}

/** What the schedule with these parameters would have expected of each review. */
export function predictionsOf(
  recalls: readonly Recall[],
  parameters: readonly number[],
): readonly Prediction[] {
  const algorithm = new FSRSAlgorithm({ w: parameters });
  return recalls.map((recall) => {
    let state: FSRSState | null = null;
    for (const { rating, days } of recall.slice(0, -1)) state = algorithm.next_state(state, days, rating);
    const { days = 0, rating = 1 } = recall.at(-1) ?? {};
    return {
      chance: state ? algorithm.forgetting_curve(days, state.stability) : 0,
      isRemembered: rating > 1,
    };
  });
}

/** One review that was thought impossible must not decide alone. */
const SUREST = 0.9999;

/** How far predictions are from what happened: 0 if all were sure and right, 0.69 for tossing a coin. */
export const logLoss = (predictions: readonly Prediction[]): number =>
  -mean(predictions.map(({ chance, isRemembered }) => Math.log(bounded(isRemembered ? chance : 1 - chance))));

const bounded = (chance: number): number => Math.min(Math.max(chance, 1 - SUREST), SUREST);

/** 0 of nothing. */
export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
