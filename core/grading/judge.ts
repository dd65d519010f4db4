import { finish, type Steps } from '../steps.ts';
import type { Model } from './compile-model.ts';
import { withExplanations } from './explain/explain.ts';
import type { Judgement, Verdict } from './judgement.ts';
import { isShuffled, typedOrder } from './lattice/order.ts';
import { type Trace, traceOf } from './lattice/trace.ts';
import type { Path } from './lattice/visit.ts';
import { findPath } from './lattice/walk.ts';
import { isAllowedOrder } from './sentence/chunks.ts';
import type { Answer } from './sentence/compile-answer.ts';
import { folded } from './typed/fold.ts';
import { readingsOf, readTyped, type TypedAnswer, type Typing } from './typed/typed-answer.ts';
import { isTypedVietnamese } from './typed/typed-vietnamese.ts';
import { COST } from './units/unit.ts';

/** An explanation of what was typed. */
interface Interpretation {
  readonly answer: Answer;
  readonly path: Path;
  /** Whether phrases are in another order than in the model, and whether that order is allowed. */
  readonly moved: 'no' | 'allowed' | 'wrongly';
  readonly cost: number;
}

/** Notes cost less than the cheapest mistake. */
const RIGHT_AT_MOST = COST.kanaParticle - 1;
const ANY_COST = 2_000;
/** Answers are explained up to this many characters in total. Other answers can only be found right. */
const EXPLAINED_MAX_CHARS = 150;
/** A moved phrase is missing in one place and extra in another. Anything cheaper is not a matter of order. */
const ONE_MISTAKE = COST.wordMissing - 1;
const TWO_PARTICLES = 2 * COST.particleWrong;

/** Judges a translation by the model, its other answers and the rules (PRODUCT.md, Grading). Every text is judged. */
export const judge = (model: Model, text: string, typing?: Typing): Judgement =>
  finish(judgeInSteps(model, text, typing));

/** Judges a dictation: by sound, and only what was said is right. */
export const judgeListening = (model: Model, text: string): Judgement =>
  finish(judgeListeningInSteps(model, text));

/** The same in steps, one for each search: twenty long answers need forty searches. */
export const judgeInSteps = (model: Model, text: string, typing: Typing = {}): Steps<Judgement> =>
  inJapanese(text, readingsOf(text, typing), {
    judgeTyped: (typed) => judgeTranslation(model, typed),
    isNear: (typed) => isNear(nearestTo(typed, model.answers), typed),
  });

export const judgeListeningInSteps = (model: Model, text: string, typing: Typing = {}): Steps<Judgement> =>
  inJapanese(text, readingsOf(text, { ...typing, listening: true }), {
    judgeTyped: (typed) => judgeHeard(model, typed),
    *isNear(typed) {
      return yield* isNear([yield* model.literally()], typed);
    },
  });

/** The judge of each practice mode. */
export const judgesInSteps = { translate: judgeInSteps, listening: judgeListeningInSteps } as const;

interface TypedJudge {
  readonly judgeTyped: (typed: TypedAnswer) => Steps<Judgement>;
  /** Cheaper: whether at most one small mistake is in it. */
  readonly isNear: (typed: TypedAnswer) => Steps<boolean>;
}

/** Vietnamese typed by mistake has no mistakes to name. */
function* inJapanese(text: string, ...asked: Parameters<typeof bestInterpretation>): Steps<Judgement> {
  const judged = yield* bestInterpretation(...asked);
  if (isRight(judged) || !isTypedVietnamese(text)) return judged;
  const segments = [{ typed: text, expected: '', state: 'wrong' as const }];
  return {
    ...judged,
    verdict: 'wrong',
    read: text,
    segments,
    mistakes: [],
    notes: [],
    language: 'vietnamese',
  };
}

/** Romaji can be ambiguous: honya is ほにゃ or ほんや. The reading that is right is used, or has the fewest mistakes. */
function* bestInterpretation(
  [first, ...others]: ReturnType<typeof readingsOf>,
  { judgeTyped, isNear: isWorthIt }: TypedJudge,
): Steps<Judgement> {
  let best = yield* judgeTyped(first);
  for (const other of others) {
    if (isRight(best)) break;
    if (!(yield* isWorthIt(other))) continue;
    const judged = yield* judgeTyped(other);
    if (isRight(judged) || judged.mistakes.length < best.mistakes.length) best = judged;
  }
  return best;
}

function* isNear(answers: readonly Answer[], typed: TypedAnswer): Steps<boolean> {
  for (const { graph } of answers) {
    if (yield* findPath(graph, typed, ONE_MISTAKE)) return true;
    yield;
  }
  return false;
}

export const isRight = ({ verdict }: Judgement): boolean =>
  verdict === 'correct' || verdict === 'correct-with-note';

/** Whether an answer is right without a note. Cheaper than a full judgement: a wrong answer is not explained. */
export function isRightAsItStands({ answers }: Pick<Model, 'answers'>, text: string): boolean {
  const typed = readTyped(text);
  const interpretation = finish(findRight(answers, typed));
  return interpretation !== null && judgementOf(interpretation, typed).verdict === 'correct';
}

/** Whether an answer is right in the order of the model, with or without a note. As cheap as `isRightAsItStands`. */
export const isRightInOrder = ({ answers }: Pick<Model, 'answers'>, text: string): boolean =>
  finish(findRight(answers, readTyped(text))) !== null;

/** Whether the author has blocked this answer. A block wins over every rule. */
export const isBlocked = ({ blocked }: Pick<Model, 'blocked'>, text: string): boolean =>
  finish(blocks(blocked, readTyped(text)));

function* blocks(blocked: readonly Answer[], typed: TypedAnswer): Steps<boolean> {
  for (const answer of blocked) {
    if (yield* findPath(answer.graph, typed, RIGHT_AT_MOST)) return true;
    yield;
  }
  return false;
}

function* judgeTranslation(model: Model, typed: TypedAnswer): Steps<Judgement> {
  if (typed.chars.length === 0) return somethingElse(model.answers[0]?.text ?? '', typed);
  const answers = model.answers.filter(({ needsPause }) => !needsPause || hasPause(typed));
  const interpretation = (yield* findRight(answers, typed)) ?? (yield* findCheapest(answers, typed));
  const judged = interpretation
    ? judgementOf(interpretation, typed)
    : somethingElse(model.answers[0]?.text ?? '', typed);
  return (yield* blocks(model.blocked, typed)) ? yield* refuseBlocked(model, judged, typed) : judged;
}

/** A mark or a space between two words; in romaji there is one after every word. */
const hasPause = ({ read, isRomaji }: TypedAnswer): boolean => isRomaji || /\p{L}[\p{P}\s]+\p{L}/u.test(read);

function* judgeHeard(model: Model, typed: TypedAnswer): Steps<Judgement> {
  const literal = yield* model.literally();
  if (typed.chars.length === 0) return somethingElse(literal.text, typed);
  const interpretation = yield* explain(literal, typed);
  if (!interpretation) return somethingElse(literal.text, typed);
  const heard = judgementOf({ ...inItsOrder(interpretation), path: heardRight(interpretation.path) }, typed);
  const isSpelledAlike = typed.chars.join('') === folded(literal.text);
  if (heard.verdict !== 'correct' || isSpelledAlike) return heard;
  const spans = { typed: wholeOf(typed.read), model: wholeOf(literal.text) };
  return { ...heard, verdict: 'correct-with-note', notes: [{ code: 'sounds-alike', ...spans }] };
}

/** Where only one order is right, any other order is a mistake. */
const inItsOrder = (interpretation: Interpretation): Interpretation =>
  interpretation.moved === 'no' ? interpretation : { ...interpretation, moved: 'wrongly' };

/** The first answer that matches without a note, otherwise the one with the fewest notes. */
function* findRight(answers: readonly Answer[], typed: TypedAnswer): Steps<Interpretation | null> {
  let best: Interpretation | null = null;
  for (const answer of answers) {
    const path = yield* findPath(answer.graph, typed, RIGHT_AT_MOST);
    if (path?.cost === 0) return inOrder(answer, path);
    if (path && path.cost < (best?.cost ?? ANY_COST)) best = inOrder(answer, path);
    yield;
  }
  return best;
}

function* findCheapest(answers: readonly Answer[], typed: TypedAnswer): Steps<Interpretation | null> {
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
function nearestTo(typed: TypedAnswer, [model, ...others]: readonly Answer[]): Answer[] {
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

/** In listening, another kanji of the same sound counts as heard right. */
const heardRight = ({ cost, steps }: Path): Path => ({
  cost,
  steps: steps.map((step) =>
    step.kind === 'said' && step.outcome.mistakes.join() === 'kanji-wrong'
      ? { ...step, outcome: { cost: COST.note, mistakes: [], notes: ['kanji-otherwise'] } }
      : step,
  ),
});

/** The cheapest explanation: in the order of the model, with its phrases moved, or with its words shuffled. */
function* explain(answer: Answer, typed: TypedAnswer): Steps<Interpretation | null> {
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

function judgementOf({ answer, path, moved }: Interpretation, typed: TypedAnswer): Judgement {
  const trace = traceOf(path.steps, typed, answer.text);
  const whole = { typed: wholeOf(typed.read), model: wholeOf(answer.text) };
  const named =
    moved === 'wrongly' ? [{ code: 'order' as const, ...whole }, ...trace.mistakes] : trace.mistakes;
  const mistakes = withExplanations(named, { tokens: answer.tokens, read: typed.read });
  const notes = moved === 'allowed' ? [...trace.notes, { code: 'order' as const, ...whole }] : trace.notes;
  const segments =
    moved === 'wrongly' && trace.mistakes.length === 0
      ? [{ typed: typed.read, expected: answer.text, state: 'wrong' as const, mistake: 0 }]
      : trace.segments;
  const verdict = verdictOf(mistakes.length, notes.length, moved, trace);
  return { verdict, read: typed.read, nearest: answer.text, segments, mistakes, notes };
}

function verdictOf(
  mistakes: number,
  notes: number,
  moved: Interpretation['moved'],
  { isSlip }: Trace,
): Verdict {
  if (mistakes === 0) return notes === 0 ? 'correct' : 'correct-with-note';
  return mistakes === 1 && isSlip && moved === 'no' ? 'almost' : 'wrong';
}

const wholeOf = (text: string) => ({ start: 0, end: text.length, text });

/**
 * A blocked answer is wrong. If only a rule accepts it, it is compared with the model literally, to find a mistake to
 * name.
 */
function* refuseBlocked(model: Model, judged: Judgement, typed: TypedAnswer): Steps<Judgement> {
  if (judged.mistakes.length > 0) return { ...judged, verdict: 'wrong' };
  const literal = yield* model.literally();
  const interpretation = yield* explain(literal, typed);
  const strictly = interpretation && judgementOf(inItsOrder(interpretation), typed);
  return strictly?.mistakes.length ? { ...strictly, verdict: 'wrong' } : somethingElse(literal.text, typed);
}

/** Nothing of the model is found in the answer. */
function somethingElse(nearest: string, { read, chars }: TypedAnswer): Judgement {
  const code = chars.length === 0 ? 'word-missing' : 'word-wrong';
  return {
    verdict: 'wrong',
    read,
    nearest,
    segments: [{ typed: read, expected: nearest, state: 'wrong', mistake: 0 }],
    mistakes: [{ code, typed: wholeOf(read), model: wholeOf(nearest) }],
    notes: [],
  };
}
