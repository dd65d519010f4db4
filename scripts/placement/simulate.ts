import {
  answerPlacement,
  beginPlacement,
  type Candidate,
  knownUnits,
  nextQuestion,
} from '#core/placement/placement.ts';
import { randomFrom } from '#core/random.ts';
import type { CommandResult } from '../command-result.ts';

/** Somebody who knows so many units: how often are they right in a unit? */
type Learner = (known: number, unit: number) => number;

/** Who takes the test. None of them answers as the test expects: it must cope. */
export const LEARNERS: Readonly<Record<string, Learner>> = {
  'knows exactly so much, says “chưa biết” half the time': (known, unit) =>
    unit < known ? 0.93 : unit === known ? 0.4 : 0.12,
  'knows less and less': (known, unit) => 0.12 + 0.82 / (1 + Math.exp(-1.6 * (known - unit - 0.3))),
  'guesses everything': (known, unit) => (unit < known ? 0.93 : unit === known ? 0.45 : 0.25),
};

export interface Simulated {
  /** The share that is placed within one unit of what they know. */
  readonly near: number;
  /** Placed too high by more than one unit: they would meet what they have not learnt. */
  readonly tooHigh: number;
  readonly medianQuestions: number;
}

interface Setting {
  readonly units: number;
  readonly perUnit: number;
  readonly learnersEach: number;
  readonly seed: number;
}

export function simulate(learner: Learner, { units, perUnit, learnersEach, seed }: Setting): Simulated {
  const random = randomFrom(seed);
  const questions: Candidate[] = Array.from({ length: units * perUnit }, (_, at) => ({
    unit: Math.floor(at / perUnit),
    guess: 0.2,
  }));
  const runs = Array.from({ length: (units + 1) * learnersEach }, (_, at) => {
    const known = Math.floor(at / learnersEach);
    return { known, ...takeTest((unit) => random() < learner(known, unit), { units, questions }) };
  });
  const asked = runs.map(({ count }) => count).toSorted((a, b) => a - b);
  const share = (isOne: (off: number) => boolean) =>
    runs.filter(({ known, placed }) => isOne(placed - known)).length / runs.length;
  return {
    near: share((off) => Math.abs(off) <= 1),
    tooHigh: share((off) => off > 1),
    medianQuestions: asked[Math.floor(asked.length / 2)] ?? 0,
  };
}

interface Test {
  readonly units: number;
  readonly questions: readonly Candidate[];
}

function takeTest(isRight: (unit: number) => boolean, { units, questions }: Test) {
  const left = new Set(questions);
  let placement = beginPlacement(units);
  for (;;) {
    const question = nextQuestion(placement, [...left]);
    if (!question) return { placed: knownUnits(placement), count: placement.asked.length };
    left.delete(question);
    placement = answerPlacement(placement, { ...question, right: isRight(question.unit) });
  }
}

/** As many units and questions as the path has. */
const SHIPPED = { units: 15, perUnit: 10, learnersEach: 100, seed: 7 };

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** `npm run placement`. */
export async function simulateAll(): Promise<CommandResult> {
  const lines = Object.entries(LEARNERS).map(([name, learner]) => {
    const { near, tooHigh, medianQuestions } = simulate(learner, SHIPPED);
    return `${name}: within one unit ${percent(near)}, too high ${percent(tooHigh)}, median ${medianQuestions} questions`;
  });
  return { output: lines.join('\n'), exitCode: 0 };
}
