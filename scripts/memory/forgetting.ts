import { default_w, FSRSAlgorithm } from 'ts-fsrs';
import { DAY_MS } from '#core/learning/learning-day.ts';
import type { Grade } from '#core/learning/learning-event.ts';
import { randomFrom } from '#core/random.ts';

/** How a simulated learner really remembers one card. A scheduler never sees it, only the answers. */
export interface TrueMemory {
  /** How likely an answer is right, from 0 to 1. */
  readonly recall: (at: number) => number;
  /** The learner has answered, and has seen the card. */
  readonly study: (at: number, grade: Grade) => void;
  readonly copy: () => TrueMemory;
}

/** A way of forgetting: the memory of a learner for new cards. `ease` is how easy the card is, around 0. */
export type Forgetting = (seed: number) => (ease: number, random: () => number) => TrueMemory;

const RATING: Readonly<Record<Grade, number>> = { again: 1, hard: 2, good: 3, easy: 4 };

/** Around 0, with a standard deviation of 1 (Box–Muller). */
export const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/**
 * Learners who forget as FSRS says, each with parameters of their own around the usual ones (by `spread`), and each card
 * with a strength of its own. The scheduler does not know either.
 */
const likeFsrs =
  (spread: number): Forgetting =>
  (seed) => {
    const random = randomFrom(seed);
    const w = default_w.map((value) => value * Math.exp(spread * normal(random)));
    const algorithm = new FSRSAlgorithm({ w });
    return (ease, cardRandom) => fsrsCard(algorithm, Math.exp(0.4 * ease + 0.3 * normal(cardRandom)));
  };

interface FsrsState {
  readonly stability: number;
  readonly difficulty: number;
}

function fsrsCard(
  algorithm: FSRSAlgorithm,
  strength: number,
  start: { readonly state: FsrsState | null; readonly last: number } = { state: null, last: 0 },
): TrueMemory {
  let { state, last } = start;
  const daysUntil = (at: number) => (at - last) / DAY_MS;
  return {
    recall: (at) => (state ? algorithm.forgetting_curve(daysUntil(at), state.stability) : 0),
    study(at, grade) {
      const days = state ? daysUntil(at) : 0;
      const next = algorithm.next_state(state, days < 0.2 ? 0 : days, RATING[grade]);
      state = state ? next : { ...next, stability: Math.max(0.01, next.stability * strength) };
      last = at;
    },
    copy: () => fsrsCard(algorithm, strength, { state, last }),
  };
}

/**
 * Learners who forget as ACT-R says (Pavlik and Anderson, 2005): every time a card was seen leaves a trace that fades
 * with a power of its age; what is remembered is the logarithm of their sum. A trace that is laid while the card is
 * still fresh fades faster, which is why spacing helps. There is no stability and no difficulty, the curve is a logistic
 * one, and mistakes count as seen: nothing of it is FSRS. Hours between two sittings count less than those within one.
 */
const likeActR: Forgetting = (seed) => {
  const random = randomFrom(seed);
  const learner: ActRLearner = {
    offset: 0.25 * normal(random),
    fading: 0.177 * Math.exp(0.1 * normal(random)),
  };
  return (ease, cardRandom) => actRCard(learner, 0.3 * ease + 0.2 * normal(cardRandom));
};

interface ActRLearner {
  readonly offset: number;
  readonly fading: number;
}

const ACT_R = { scale: 0.217, threshold: -1.35, noise: 0.18, betweenSittings: 0.025 } as const;
const SITTING_MS = 4 * 3_600_000;

function actRCard(
  learner: ActRLearner,
  offset: number,
  start: {
    readonly seen: readonly number[];
    readonly decays: readonly number[];
    readonly last: number;
    readonly inner: number;
  } = { seen: [], decays: [], last: 0, inner: 0 },
): TrueMemory {
  const seen = [...start.seen];
  const decays = [...start.decays];
  let { last, inner } = start;
  /** Seconds of the inner clock, which is slow between sittings. */
  const clock = (at: number) => {
    const passed = at - last;
    return inner + (passed < SITTING_MS ? passed : passed * ACT_R.betweenSittings) / 1000;
  };
  const traces = (now: number) => {
    let sum = 0;
    for (let which = 0; which < seen.length; which += 1)
      sum += Math.max(1, now - (seen[which] ?? 0)) ** -(decays[which] ?? 0);
    return sum;
  };
  return {
    recall(at) {
      if (seen.length === 0) return 0;
      const activation = Math.log(traces(clock(at))) + offset + learner.offset;
      return 1 / (1 + Math.exp((ACT_R.threshold - activation) / ACT_R.noise));
    },
    study(at) {
      const now = seen.length === 0 ? 0 : clock(at);
      decays.push(ACT_R.scale * Math.min(traces(now), 2) + learner.fading);
      seen.push(now);
      inner = now;
      last = at;
    },
    copy: () => actRCard(learner, offset, { seen, decays, last, inner }),
  };
}

export const FORGETTING: Readonly<Record<string, Forgetting>> = {
  'FSRS with other parameters': likeFsrs(0.2),
  'ACT-R, which is not FSRS': likeActR,
};

/** Learners for whom the usual parameters are further off. */
export const FAR_FROM_USUAL: Forgetting = likeFsrs(0.5);
