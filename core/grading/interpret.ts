import type { Steps } from '../steps.ts';
import { isShuffled, typedOrder } from './lattice/order.ts';
import type { Path } from './lattice/visit.ts';
import { findPath } from './lattice/walk.ts';
import { isAllowedOrder } from './sentence/chunks.ts';
import type { Answer } from './sentence/compile-answer.ts';
import type { TypedAnswer } from './typed/typed-answer.ts';
import { COST } from './units/unit.ts';

/** An explanation of what was typed. */
export interface Interpretation {
  readonly answer: Answer;
  readonly path: Path;
  /** Whether phrases are in another order than in the model, and whether that order is allowed. */
  readonly moved: 'no' | 'allowed' | 'wrongly';
  readonly cost: number;
}

/** Notes cost less than the cheapest mistake. */
export const RIGHT_AT_MOST = COST.kanaParticle - 1;
const ANY_COST = 2_000;
/** Answers are explained up to this many characters in total. Other answers can only be found right. */
const EXPLAINED_MAX_CHARS = 150;
/** A moved phrase is missing in one place and extra in another. Anything cheaper is not a matter of order. */
const ONE_MISTAKE = COST.wordMissing - 1;
const TWO_PARTICLES = 2 * COST.particleWrong;

/**
 * The first answer that matches without a note, otherwise the one with the fewest notes. An answer that avoids what the
 * sentence practises is told so, although its author lists it.
 */
export function* findRight(answers: readonly Answer[], typed: TypedAnswer): Steps<Interpretation | null> {
  let best: Interpretation | null = null;
  for (const answer of answers) {
    const path = yield* findPath(answer.graph, typed, RIGHT_AT_MOST);
    if (path && (path.cost === 0 || (answer === answers[0] && avoidsFocus(path))))
      return inOrder(answer, path);
    if (path && path.cost < (best?.cost ?? ANY_COST)) best = inOrder(answer, path);
    yield;
  }
  return best;
}

const avoidsFocus = ({ steps }: Path): boolean =>
  steps.some((step) => step.kind === 'said' && step.unit.paraphrase?.isFocus === true);

export function* findCheapest(answers: readonly Answer[], typed: TypedAnswer): Steps<Interpretation | null> {
  let best: Interpretation | null = null;
  for (const answer of nearestTo(typed, answers)) {
    const interpretation = yield* explain(answer, typed);
    if (interpretation && !(best && best.cost <= interpretation.cost)) best = interpretation;
  }
  return best;
}

const inOrder = (answer: Answer, path: Path): Interpretation => ({
  answer,
  path,
  moved: 'no',
  cost: path.cost,
});

/** The model answer, and those other answers that share the most characters with the typed one. */
export function nearestTo(typed: TypedAnswer, [model, ...others]: readonly Answer[]): Answer[] {
  if (!model) return [];
  const letters = new Set(typed.chars);
  const shared = (answer: Answer): number =>
    Array.from(answer.text).filter((letter) => letters.has(letter)).length;
  const nearest = others
    .map((answer) => ({ answer, shared: shared(answer) }))
    .toSorted((a, b) => b.shared - a.shared);
  let left = EXPLAINED_MAX_CHARS - model.text.length;
  const explained = nearest.map(({ answer }) => answer).filter(({ text }) => (left -= text.length) >= 0);
  return [model, ...explained];
}

export function* isNear(answers: readonly Answer[], typed: TypedAnswer): Steps<boolean> {
  for (const { graph } of answers) {
    if (yield* findPath(graph, typed, ONE_MISTAKE)) return true;
    yield;
  }
  return false;
}

/** Where only one order is right, any other order is a mistake. */
export const inItsOrder = (interpretation: Interpretation): Interpretation =>
  interpretation.moved === 'no' ? interpretation : { ...interpretation, moved: 'wrongly' };

/** The cheapest explanation: in the order of the model, with its phrases moved, or with its words shuffled. */
export function* explain(answer: Answer, typed: TypedAnswer): Steps<Interpretation | null> {
  const reordered = hasSameCharacters(answer, typed) ? yield* explainReordered(answer, typed) : null;
  if (reordered) return reordered;
  const nearly = yield* findPath(answer.graph, typed, ONE_MISTAKE);
  if (nearly) return inOrder(answer, nearly);
  yield;
  const moved = yield* readMoved(answer, typed, ANY_COST);
  yield;
  const path = yield* findPath(answer.graph, typed, moved?.cost ?? ANY_COST);
  const interpretation = path ? inOrder(answer, path) : moved;
  return interpretation && orShuffled(interpretation, typed);
}

/**
 * The typed answer has exactly the same characters: most likely moved phrases, otherwise swapped particles or shuffled
 * words.
 */
function* explainReordered(answer: Answer, typed: TypedAnswer): Steps<Interpretation | null> {
  const moved = yield* readMoved(answer, typed, RIGHT_AT_MOST);
  if (moved) return moved;
  yield;
  const exchanged = yield* findPath(answer.graph, typed, TWO_PARTICLES);
  if (exchanged) return inOrder(answer, exchanged);
  return isShuffled(unitsIn(answer), typed) ? shuffled(answer) : null;
}

/** With the phrases in the order of the typed answer. `limit` does not include the cost of the order itself. */
function* readMoved(answer: Answer, typed: TypedAnswer, limit: number): Steps<Interpretation | null> {
  const order = typedOrder(answer.chunks, typed);
  if (!order) return null;
  const isAllowed = isAllowedOrder(answer.chunks, order);
  const price = isAllowed ? COST.movedAllowed : COST.movedWrongly;
  const path = yield* findPath(answer.graphIn(order), typed, limit);
  return path && { answer, path, moved: isAllowed ? 'allowed' : 'wrongly', cost: path.cost + price };
}

const hasSameCharacters = ({ characters }: Answer, { chars }: TypedAnswer): boolean =>
  chars.length === characters.length && chars.toSorted().join('') === characters;

/** All words are there, in an order that moving phrases cannot explain: 本の私 for 私の本. */
function orShuffled(interpretation: Interpretation, typed: TypedAnswer): Interpretation {
  if (
    interpretation.cost <= COST.movedWrongly ||
    (interpretation.moved === 'no' && onlyParticles(interpretation))
  )
    return interpretation;
  return isShuffled(unitsIn(interpretation.answer), typed) ? shuffled(interpretation.answer) : interpretation;
}

const unitsIn = ({ chunks }: Answer) => chunks.flatMap(({ units }) => units);

const shuffled = (answer: Answer): Interpretation => ({
  answer,
  path: { cost: 0, steps: [] },
  moved: 'wrongly',
  cost: COST.movedWrongly,
});

/** Only particles are swapped, such as を and に: the words are in their places. */
const onlyParticles = ({ path }: Interpretation): boolean =>
  path.steps.every(
    (step) => step.kind === 'said' && step.outcome.mistakes.every((code) => code === 'particle-wrong'),
  );
