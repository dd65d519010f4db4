import { cardOf, thingOf } from './card.ts';

/** `learning` and `relearning`: in steps of minutes, before the first interval of days and after a lapse. */
export type Phase = 'new' | 'learning' | 'review' | 'relearning';

/** All that replay knows about a card. Times are in milliseconds since 1970. */
export interface CardState {
  readonly subject: string;
  /** What the card shares with its siblings. */
  readonly thing: string;
  readonly phase: Phase;
  /** The place in the steps of minutes. */
  readonly step: number;
  readonly due: number;
  /** The card may be asked from here on, if the days before `due` have less to do. */
  readonly earliest: number;
  /** Days until the card is remembered with 90 %. */
  readonly stability: number;
  /** From 1 to 10. */
  readonly difficulty: number;
  readonly reviews: number;
  /** How often it was forgotten after it had been learnt. */
  readonly lapses: number;
  /** With so many lapses the card is a leech. */
  readonly leechAt: number;
  readonly addedAt: number;
  readonly firstReview: number | null;
  readonly lastReview: number | null;
  /** The last review that was not a step of minutes. */
  readonly lastRecall: number | null;
  readonly buriedAt: number | null;
  readonly isSuspended: boolean;
  /** Put away for good. */
  readonly isKnown: boolean;
  /** Forgotten so often that another review would not help: put aside until the learner resumes it. */
  readonly isLeech: boolean;
}

/** The lapses that make a leech, and how many more after it was resumed. */
const LEECH_LAPSES = 8;
const LEECH_LAPSES_AGAIN = 4;
/** A card is stable when it is remembered for three weeks. */
const STABLE_DAYS = 21;

export function newCard(subject: string, addedAt: number): CardState {
  const card = cardOf(subject);
  return {
    subject,
    thing: card ? thingOf(card) : subject,
    phase: 'new',
    step: 0,
    due: addedAt,
    earliest: addedAt,
    stability: 0,
    difficulty: 0,
    reviews: 0,
    lapses: 0,
    leechAt: LEECH_LAPSES,
    addedAt,
    firstReview: null,
    lastReview: null,
    lastRecall: null,
    buriedAt: null,
    isSuspended: false,
    isKnown: false,
    isLeech: false,
  };
}

/** The learner brings it back: it is asked again, and a leech gets another chance. */
export const resumed = (state: CardState): CardState => ({
  ...state,
  isSuspended: false,
  isKnown: false,
  buriedAt: null,
  isLeech: false,
  leechAt: state.isLeech ? state.lapses + LEECH_LAPSES_AGAIN : state.leechAt,
});

/** The card with lapses from elsewhere. They do not make it a leech here: it gets the chance of one that was resumed. */
export const withLapses = (state: CardState, lapses: number): CardState => ({
  ...state,
  lapses,
  leechAt: Math.max(state.leechAt, lapses >= LEECH_LAPSES ? lapses + LEECH_LAPSES_AGAIN : 0),
});

export const isStable = ({ phase, stability }: CardState): boolean =>
  phase === 'review' && stability >= STABLE_DAYS;

/** Not asked on any day, until the learner resumes it. */
export const isAside = ({ isSuspended, isKnown, isLeech }: CardState): boolean =>
  isSuspended || isKnown || isLeech;
