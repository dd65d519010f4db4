import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';

/** The outcome of a sentence in this round. A slip is neither right nor an attempt. */
export type Outcome = 'first-try' | 'later' | 'slipped' | 'missed';

/** A round through a lesson, or through the mistakes of one. */
export interface PracticeState {
  /** The sentences of this round, in order. */
  readonly round: readonly number[];
  /** The first round of a visit: sentences solved before count in it. */
  readonly first: boolean;
  /** Position in the round; past its end is the summary. */
  readonly index: number;
  readonly answer: string;
  /** The checked answer with its verdict; null until it is checked. */
  readonly judged: { readonly typed: string; readonly reply: JudgedAnswer } | null;
  /** How many steps of the hint are open. */
  readonly hints: number;
  /** The learner revealed the answer. */
  readonly revealed: boolean;
  /** The model answer is visible although the answer avoided the pattern that it practises. */
  readonly modelShown: boolean;
  /** By sentence id; missing for a sentence without an answer. */
  readonly outcomes: Readonly<Record<number, Outcome>>;
  /** Wrong tries in this round, by sentence id. */
  readonly tries: Readonly<Record<number, number>>;
  /** Sentences whose answer the learner has seen. */
  readonly seen: readonly number[];
  /** Points earned in this round. */
  readonly points: number;
  /** How many verdicts there were: each new one is brought into view, the credit of an earlier one is not. */
  readonly verdicts: number;
  /** Answers that this device has judged and the server has not counted yet. */
  readonly uncounted: readonly UncountedAnswer[];
}

interface UncountedAnswer {
  readonly sentenceId: number;
  readonly typed: string;
}

export type PracticeEvent =
  | { readonly kind: 'typed'; readonly answer: string }
  | {
      readonly kind: 'judged';
      readonly sentenceId: number;
      readonly typed: string;
      readonly reply: JudgedAnswer;
      /** By this device, without a network. */
      readonly isUncounted?: boolean;
    }
  /** The server has the answer now, and counts it. */
  | (UncountedAnswer & { readonly kind: 'counted'; readonly reply: JudgedAnswer })
  | { readonly kind: 'hinted' }
  /** After a right answer that avoids the practised pattern: the model, or another try that costs nothing. */
  | { readonly kind: 'model-shown' }
  | { readonly kind: 'retried' }
  | { readonly kind: 'revealed'; readonly sentenceId: number }
  | { readonly kind: 'moved'; readonly to: number }
  | { readonly kind: 'begun'; readonly round: readonly number[] };

/** The state that moving to another sentence resets (PRODUCT.md, Practice). */
const FRESH = { answer: '', judged: null, hints: 0, revealed: false, modelShown: false } as const;

export const beginRound = (round: readonly number[]): PracticeState => ({
  ...FRESH,
  round,
  first: true,
  index: 0,
  outcomes: {},
  tries: {},
  seen: [],
  points: 0,
  verdicts: 0,
  uncounted: [],
});

export function practiceReducer(state: PracticeState, event: PracticeEvent): PracticeState {
  switch (event.kind) {
    case 'typed':
      return { ...state, answer: event.answer };
    case 'judged':
      return judged(state, event);
    case 'counted':
      return nowCounted(state, event);
    case 'hinted':
      return { ...state, hints: state.hints + 1 };
    case 'model-shown':
      return { ...state, modelShown: true };
    case 'retried':
      return { ...state, answer: '', judged: null };
    case 'revealed':
      return revealed(state, event.sentenceId);
    case 'moved': {
      const index = Math.min(Math.max(event.to, 0), state.round.length);
      return index === state.index ? state : { ...state, ...FRESH, index };
    }
    case 'begun':
      return { ...beginRound(event.round), first: false };
  }
}

export const currentId = ({ round, index }: PracticeState): number | null => round[index] ?? null;

/** The pattern that a right answer avoids although the sentence practises it, until the learner sees the model. */
export const patternToTry = ({ judged: last, modelShown }: PracticeState): string | null =>
  modelShown ? null : (practisedIn(last?.reply) ?? null);

export const practisedIn = (reply: JudgedAnswer | undefined): string | undefined =>
  reply?.correct ? reply.notes.find(({ practises }) => practises !== undefined)?.practises : undefined;

export const isFinished = ({ round, index }: PracticeState): boolean => index >= round.length;

/** The result of a sentence at the end of the round. */
export type Standing = 'first-try' | 'later' | 'missed' | 'before' | 'skipped';

/** `solved`: sentences that the learner had solved before this visit. */
export function standingOf(
  { outcomes, first }: PracticeState,
  sentenceId: number,
  solved: readonly number[],
): Standing {
  const outcome = outcomes[sentenceId];
  if (outcome) return outcome === 'slipped' ? 'missed' : outcome;
  return first && solved.includes(sentenceId) ? 'before' : 'skipped';
}

/** Sentences worth another try: neither right at once nor solved before. */
export const toRedo = (state: PracticeState, solved: readonly number[]): number[] =>
  state.round.filter((id) => !['first-try', 'before'].includes(standingOf(state, id, solved)));

function judged(
  state: PracticeState,
  { sentenceId, typed, reply, isUncounted = false }: Extract<PracticeEvent, { kind: 'judged' }>,
): PracticeState {
  const outcome = outcomeAfter(state.outcomes[sentenceId], reply);
  const others = withoutAnswer(state.uncounted, { sentenceId, typed });
  const noted = {
    ...state,
    points: state.points + reply.points,
    outcomes: { ...state.outcomes, [sentenceId]: outcome },
    tries: isAttempt(reply) && !reply.correct ? oneMore(state.tries, sentenceId) : state.tries,
    seen: reply.correct ? [...state.seen, sentenceId] : state.seen,
    verdicts: state.verdicts + 1,
    uncounted: isUncounted ? [...others, { sentenceId, typed }] : others,
  };
  return sentenceId === currentId(state) ? { ...noted, judged: { typed, reply } } : noted;
}

/** Adds the points. The verdict on screen becomes that of the server, which is the same in other words at most. */
function nowCounted(
  state: PracticeState,
  { sentenceId, typed, reply }: Extract<PracticeEvent, { kind: 'counted' }>,
): PracticeState {
  const uncounted = withoutAnswer(state.uncounted, { sentenceId, typed });
  // Of an earlier round, or counted already.
  if (uncounted.length === state.uncounted.length) return state;
  const isShown = sentenceId === currentId(state) && state.judged?.typed === typed;
  const points = state.points + reply.points;
  return { ...state, points, uncounted, judged: isShown ? { typed, reply } : state.judged };
}

const withoutAnswer = (
  all: readonly UncountedAnswer[],
  { sentenceId, typed }: UncountedAnswer,
): UncountedAnswer[] => all.filter((one) => one.sentenceId !== sentenceId || one.typed !== typed);

const oneMore = (tries: PracticeState['tries'], sentenceId: number): PracticeState['tries'] => ({
  ...tries,
  [sentenceId]: (tries[sentenceId] ?? 0) + 1,
});

/** A slip is tried again, and another language by mistake is no try (PRODUCT.md, Grading). */
export const isAttempt = ({ verdict, language }: Pick<JudgedAnswer, 'verdict' | 'language'>): boolean =>
  verdict !== 'almost' && !language;

/** A right answer stays right; a slip is not an attempt, nor is Vietnamese (PRODUCT.md, Grading). */
function outcomeAfter(before: Outcome | undefined, { correct, verdict, language }: JudgedAnswer): Outcome {
  if (before === 'first-try' || before === 'later') return before;
  if (correct) return before === 'missed' ? 'later' : 'first-try';
  return isAttempt({ verdict, language }) ? 'missed' : (before ?? 'slipped');
}

function revealed(state: PracticeState, sentenceId: number): PracticeState {
  const before = state.outcomes[sentenceId];
  const right = before === 'first-try' || before === 'later';
  const counted = {
    ...state,
    outcomes: right ? state.outcomes : { ...state.outcomes, [sentenceId]: 'missed' as const },
    seen: [...state.seen, sentenceId],
  };
  // A late reveal counts, but is not shown once the learner has moved on.
  return sentenceId === currentId(state) ? { ...counted, revealed: true } : counted;
}
