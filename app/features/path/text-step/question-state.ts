import type { StepQuestion } from '#contract/path/step.ts';

/** The questions about a text, one after the other. A wrong choice is tried again, so nobody is told the answer. */
export interface QuestionState {
  readonly at: number;
  /** The places of the choices that were tried for the current question. */
  readonly tried: readonly number[];
  /** Whether the current question is answered. */
  readonly isRight: boolean;
  /** How many questions were right at the first try. */
  readonly rightAtOnce: number;
}

export type QuestionEvent =
  | { readonly kind: 'chosen'; readonly choice: number; readonly question: StepQuestion }
  | { readonly kind: 'moved' };

export const FIRST_QUESTION: QuestionState = { at: 0, tried: [], isRight: false, rightAtOnce: 0 };

export function questionReducer(state: QuestionState, event: QuestionEvent): QuestionState {
  switch (event.kind) {
    case 'chosen': {
      const { choice, question } = event;
      if (state.isRight || state.tried.includes(choice)) return state;
      const isRight = question.choices[choice]?.right ?? false;
      const isFirst = isRight && state.tried.length === 0;
      return {
        ...state,
        tried: [...state.tried, choice],
        isRight,
        rightAtOnce: state.rightAtOnce + Number(isFirst),
      };
    }
    case 'moved':
      return state.isRight ? { ...state, at: state.at + 1, tried: [], isRight: false } : state;
  }
}
