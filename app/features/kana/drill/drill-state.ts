import type { KanaTask } from '#core/kana/kana-round.ts';

export interface Answered {
  readonly right: boolean;
  /** The kana that was chosen, or what was typed; empty if the learner gave up. */
  readonly answer: string;
}

/** A round of questions. A question that went wrong comes back at the end. */
export interface DrillState {
  readonly queue: readonly KanaTask[];
  readonly at: number;
  /** The answer to the current question; null until there is one. */
  readonly answered: Answered | null;
  /** Questions that were right the first time. */
  readonly rightAtOnce: readonly KanaTask[];
  /** Questions that were wrong at least once, each once. */
  readonly missed: readonly KanaTask[];
}

export type DrillEvent =
  | { readonly kind: 'answered'; readonly answered: Answered }
  | { readonly kind: 'moved' };

/** Nobody is trapped: after this many failures the question does not come back. */
const TRIES = 3;

export const beginDrill = (tasks: readonly KanaTask[]): DrillState => ({
  queue: tasks,
  at: 0,
  answered: null,
  rightAtOnce: [],
  missed: [],
});

export function drillReducer(state: DrillState, event: DrillEvent): DrillState {
  switch (event.kind) {
    case 'answered':
      return state.answered ? state : withAnswer(state, event.answered);
    case 'moved':
      return state.answered ? { ...state, at: state.at + 1, answered: null } : state;
  }
}

function withAnswer(state: DrillState, answered: Answered): DrillState {
  const task = currentTask(state);
  if (!task) return state;
  const { queue, rightAtOnce, missed } = state;
  if (answered.right) {
    const isFirst = !missed.includes(task);
    return { ...state, answered, rightAtOnce: isFirst ? [...rightAtOnce, task] : rightAtOnce };
  }
  return {
    ...state,
    answered,
    queue: comesBack(state) ? [...queue, task] : queue,
    missed: missed.includes(task) ? missed : [...missed, task],
  };
}

/** Whether the current question is asked again if it goes wrong. */
export const comesBack = (state: DrillState): boolean =>
  state.queue.filter((task) => task === currentTask(state)).length < TRIES;

export const currentTask = ({ queue, at }: DrillState): KanaTask | undefined => queue[at];
