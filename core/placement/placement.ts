/**
 * The placement test: which units of the path a learner knows already. Units build on each other, so there is one
 * number to find: how many of them are known. Every answer changes how likely each number is (Bayes), and the next
 * question is the one that is expected to tell most.
 */

/** A question of the test as far as the choice of questions is concerned. */
export interface Asked {
  /** The index of its unit on the path. */
  readonly unit: number;
  readonly right: boolean;
  /** How often somebody who knows nothing is right: one of four choices, 0.25. */
  readonly guess: number;
}

export interface Placement {
  /** How likely it is that exactly this many units are known: from none to all. The sum is 1. */
  readonly likely: readonly number[];
  readonly asked: readonly Asked[];
}

/** How often somebody slips on what they know. */
const SLIP = 0.08;
/** A unit that is only half known: somebody who is in it answers some of it. */
const HALF_KNOWN = 0.45;
export const PLACEMENT_QUESTIONS_MAX = 12;
/** Fewer say nothing about somebody who guesses well. */
const QUESTIONS_MIN = 4;
/** Sure enough to stop: this likely to be in one of two neighbouring units. */
const SURE = 0.95;

/** Before the first answer, every number of known units is as likely as any other. */
export function beginPlacement(units: number): Placement {
  return { likely: Array.from({ length: units + 1 }, () => 1 / (units + 1)), asked: [] };
}

/** How often somebody who knows this many units is right. */
function chanceOfRight(known: number, { unit, guess }: Pick<Asked, 'unit' | 'guess'>): number {
  if (unit < known) return 1 - SLIP;
  return unit === known ? Math.max(HALF_KNOWN, guess) : guess;
}

export function answerPlacement({ likely, asked }: Placement, answer: Asked): Placement {
  return { likely: updated(likely, answer), asked: [...asked, answer] };
}

function updated(likely: readonly number[], answer: Asked): number[] {
  const weighed = likely.map((chance, known) => {
    const right = chanceOfRight(known, answer);
    return chance * (answer.right ? right : 1 - right);
  });
  const sum = weighed.reduce((total, chance) => total + chance, 0);
  return weighed.map((chance) => chance / sum);
}

/** Whether the test may stop. */
export const isPlaced = ({ likely, asked }: Placement): boolean =>
  asked.length >= PLACEMENT_QUESTIONS_MAX || (asked.length >= QUESTIONS_MIN && bestPair(likely) >= SURE);

const bestPair = (likely: readonly number[]): number =>
  Math.max(...likely.map((chance, at) => chance + (likely[at + 1] ?? 0)));

/**
 * How many units are known: the middle of what is likely. Somebody between two units begins in the earlier one, because
 * repeating costs less than missing.
 */
export function knownUnits({ likely }: Placement): number {
  let sum = 0;
  const middle = likely.findIndex((chance) => (sum += chance) >= 0.5);
  return Math.max(middle, 0);
}

/** A question that could be asked next. */
export type Candidate = Pick<Asked, 'unit' | 'guess'>;

/** The question that is expected to leave the least doubt; null if the test is over or nothing is left to ask. */
export function nextQuestion<One extends Candidate>(
  placement: Placement,
  candidates: readonly One[],
): One | null {
  if (isPlaced(placement)) return null;
  const weighed = new Set<string>();
  let best: { readonly candidate: One; readonly doubt: number } | null = null;
  for (const candidate of candidates) {
    // Questions of one unit tell the same: the first of them is asked.
    const key = `${candidate.unit} ${candidate.guess}`;
    if (weighed.has(key)) continue;
    weighed.add(key);
    const doubt = doubtAfter(placement.likely, candidate);
    if (!best || doubt < best.doubt) best = { candidate, doubt };
  }
  return best?.candidate ?? null;
}

/** The expected entropy after the answer. */
function doubtAfter(likely: readonly number[], candidate: Candidate): number {
  const right = likely.reduce((sum, chance, known) => sum + chance * chanceOfRight(known, candidate), 0);
  return (
    right * entropy(updated(likely, { ...candidate, right: true })) +
    (1 - right) * entropy(updated(likely, { ...candidate, right: false }))
  );
}

const entropy = (likely: readonly number[]): number =>
  likely.reduce((sum, chance) => (chance > 0 ? sum - chance * Math.log2(chance) : sum), 0);
