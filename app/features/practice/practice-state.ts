import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';

/** How a sentence went in this round. */
export type Outcome = 'first-try' | 'later' | 'missed';

/** A lesson that is being practised, or the mistakes of one that are being redone. */
export interface PracticeState {
  /** The sentences of this round, in order. */
  readonly round: readonly number[];
  /** Where the learner is in the round; past its end stands the summary. */
  readonly index: number;
  readonly answer: string;
  /** What was judged, and the verdict on it; null until it is checked. */
  readonly judged: { readonly typed: string; readonly reply: JudgedAnswer } | null;
  /** How many steps of the hint are open. */
  readonly hints: number;
  /** The answer that was asked for. */
  readonly revealed: string | null;
  /** By sentence; one that was not answered has none. */
  readonly outcomes: Readonly<Record<number, Outcome>>;
  /** Earned in this round. */
  readonly points: number;
}

export type PracticeEvent =
  | { readonly kind: 'typed'; readonly answer: string }
  | {
      readonly kind: 'judged';
      readonly sentenceId: number;
      readonly typed: string;
      readonly reply: JudgedAnswer;
    }
  | { readonly kind: 'hinted' }
  | { readonly kind: 'revealed'; readonly sentenceId: number; readonly correctAnswer: string }
  | { readonly kind: 'moved'; readonly to: number }
  | { readonly kind: 'begun'; readonly round: readonly number[] };

/** What moving to another sentence clears (spec §4). */
const FRESH = { answer: '', judged: null, hints: 0, revealed: null } as const;

export const beginRound = (round: readonly number[]): PracticeState => ({
  ...FRESH,
  round,
  index: 0,
  outcomes: {},
  points: 0,
});

export function practise(state: PracticeState, event: PracticeEvent): PracticeState {
  switch (event.kind) {
    case 'typed':
      return { ...state, answer: event.answer };
    case 'judged':
      return judged(state, event);
    case 'hinted':
      return { ...state, hints: state.hints + 1 };
    case 'revealed': {
      const outcomes = { [event.sentenceId]: 'missed' as const, ...state.outcomes };
      // Who has gone on meanwhile does not want to see it any more, but it counts.
      if (event.sentenceId !== currentId(state)) return { ...state, outcomes };
      return { ...state, outcomes, revealed: event.correctAnswer };
    }
    case 'moved': {
      const index = Math.min(Math.max(event.to, 0), state.round.length);
      return index === state.index ? state : { ...state, ...FRESH, index };
    }
    case 'begun':
      return beginRound(event.round);
  }
}

export const currentId = ({ round, index }: PracticeState): number | null => round[index] ?? null;

export const isFinished = ({ round, index }: PracticeState): boolean => index >= round.length;

/** What is worth another try: all that was not right at once. */
export const toRedo = ({ round, outcomes }: PracticeState): number[] =>
  round.filter((id) => outcomes[id] !== 'first-try');

function judged(
  state: PracticeState,
  { sentenceId, typed, reply }: Extract<PracticeEvent, { kind: 'judged' }>,
): PracticeState {
  const outcome = outcomeAfter(state.outcomes[sentenceId], reply);
  const counted = {
    ...state,
    points: state.points + reply.points,
    outcomes: outcome ? { ...state.outcomes, [sentenceId]: outcome } : state.outcomes,
  };
  return sentenceId === currentId(state) ? { ...counted, judged: { typed, reply } } : counted;
}

/** What was right stays right; a slip is no try (product-rules, Scoring). */
function outcomeAfter(before: Outcome | undefined, { correct, verdict }: JudgedAnswer): Outcome | undefined {
  if (before === 'first-try' || before === 'later') return before;
  if (correct) return before === undefined ? 'first-try' : 'later';
  return verdict === 'almost' ? before : 'missed';
}
