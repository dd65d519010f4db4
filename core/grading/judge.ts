import { finish, type Steps } from '../steps.ts';
import type { Model } from './compile-model.ts';
import type { Judgement, Verdict } from './judgement.ts';
import { isShuffled, typedOrder } from './lattice/order.ts';
import { type Trace, traceOf } from './lattice/trace.ts';
import type { Way } from './lattice/visit.ts';
import { findWay } from './lattice/walk.ts';
import { isAllowedOrder } from './sentence/chunks.ts';
import type { Answer } from './sentence/compile-answer.ts';
import { folded } from './typed/fold.ts';
import { readTyped, type TypedAnswer } from './typed/typed-answer.ts';
import { COST } from './units/unit.ts';

/** An explanation of what was typed. */
interface Interpretation {
  readonly answer: Answer;
  readonly way: Way;
  /** Whether phrases stand in another order than in the model, and may. */
  readonly moved: 'no' | 'allowed' | 'wrongly';
  readonly cost: number;
}

/** Notes cost less than the least mistake. */
const RIGHT_AT_MOST = COST.kanaParticle - 1;
const ANY_COST = 2_000;
/** So many characters of answers are explained at most; further answers are only looked at for a right one. */
const EXPLAINED_MAX_CHARS = 150;
/** A phrase that stands elsewhere is missing in one place and too much in the other: what costs less is no matter of order. */
const ONE_MISTAKE = COST.wordMissing - 1;
const TWO_PARTICLES = 2 * COST.particleWrong;

/** Judges a translation by the model, its other answers and the rules (PRODUCT.md, Grading). Every text is judged. */
export const judge = (model: Model, text: string): Judgement => finish(judgeInSteps(model, text));

/** Judges what was heard: sound first, and only what was said. */
export const judgeListening = (model: Model, text: string): Judgement =>
  finish(judgeListeningInSteps(model, text));

/** The same in steps, one for each way that is looked for: twenty long answers have forty of them. */
export const judgeInSteps = (model: Model, text: string): Steps<Judgement> =>
  bestInterpretation(text, (typed) => judgeTranslation(model, typed));

export const judgeListeningInSteps = (model: Model, text: string): Steps<Judgement> =>
  bestInterpretation(text, (typed) => judgeHeard(model, typed), { listening: true });

/** The judge of each practice mode. */
export const judgesInSteps = { translate: judgeInSteps, listening: judgeListeningInSteps } as const;

/** In romaji a hyphen is ー to some (ra-men) and divides to others (ni-mai): what makes it right was meant. */
function* bestInterpretation(
  text: string,
  judgeTyped: (typed: TypedAnswer) => Steps<Judgement>,
  how: { readonly listening?: boolean } = {},
): Steps<Judgement> {
  const typed = readTyped(text, how);
  const judged = yield* judgeTyped(typed);
  if (!typed.isRomaji || !text.includes('-') || isRight(judged)) return judged;
  const divided = yield* judgeTyped(readTyped(text.replaceAll('-', ''), how));
  return isRight(divided) ? divided : judged;
}

export const isRight = ({ verdict }: Judgement): boolean =>
  verdict === 'correct' || verdict === 'correct-with-note';

/** Whether an answer is right without a note. What is not so is left unexplained, so this costs less than a judgement. */
export function isRightAsItStands({ answers }: Pick<Model, 'answers'>, text: string): boolean {
  const typed = readTyped(text);
  const reading = finish(findRight(answers, typed));
  return reading !== null && judgementOf(reading, typed).verdict === 'correct';
}

/** Whether an answer is right in the order of the model, with a note or without. It costs no more than the above. */
export const isRightInOrder = ({ answers }: Pick<Model, 'answers'>, text: string): boolean =>
  finish(findRight(answers, readTyped(text))) !== null;

/** Whether its author refuses an answer, whatever else speaks for it. */
export const isBlocked = ({ blocked }: Pick<Model, 'blocked'>, text: string): boolean =>
  finish(blocks(blocked, readTyped(text)));

function* blocks(blocked: readonly Answer[], typed: TypedAnswer): Steps<boolean> {
  for (const answer of blocked) {
    if (yield* findWay(answer.graph, typed, RIGHT_AT_MOST)) return true;
    yield;
  }
  return false;
}

function* judgeTranslation(model: Model, typed: TypedAnswer): Steps<Judgement> {
  if (typed.chars.length === 0) return somethingElse(model.answers[0]?.text ?? '', typed);
  const reading = (yield* findRight(model.answers, typed)) ?? (yield* findCheapest(model.answers, typed));
  const judged = reading ? judgementOf(reading, typed) : somethingElse(model.answers[0]?.text ?? '', typed);
  return (yield* blocks(model.blocked, typed)) ? yield* refuseBlocked(model, judged, typed) : judged;
}

function* judgeHeard(model: Model, typed: TypedAnswer): Steps<Judgement> {
  const literal = yield* model.literally();
  if (typed.chars.length === 0) return somethingElse(literal.text, typed);
  const reading = yield* explain(literal, typed);
  if (!reading) return somethingElse(literal.text, typed);
  const heard = judgementOf({ ...inItsOrder(reading), way: heardRight(reading.way) }, typed);
  const isSpelledAlike = typed.chars.join('') === folded(literal.text);
  if (heard.verdict !== 'correct' || isSpelledAlike) return heard;
  const spans = { typed: wholeOf(typed.read), model: wholeOf(literal.text) };
  return { ...heard, verdict: 'correct-with-note', notes: [{ code: 'sounds-alike', ...spans }] };
}

/** Where only one order was said or allowed, any other is a mistake. */
const inItsOrder = (reading: Interpretation): Interpretation =>
  reading.moved === 'no' ? reading : { ...reading, moved: 'wrongly' };

/** The first answer that is right as it stands without a note, else the one with the least to say about. */
function* findRight(answers: readonly Answer[], typed: TypedAnswer): Steps<Interpretation | null> {
  let best: Interpretation | null = null;
  for (const answer of answers) {
    const way = yield* findWay(answer.graph, typed, RIGHT_AT_MOST);
    if (way?.cost === 0) return inOrder(answer, way);
    if (way && way.cost < (best?.cost ?? ANY_COST)) best = inOrder(answer, way);
    yield;
  }
  return best;
}

function* findCheapest(answers: readonly Answer[], typed: TypedAnswer): Steps<Interpretation | null> {
  let best: Interpretation | null = null;
  for (const answer of nearestTo(typed, answers)) {
    const reading = yield* explain(answer, typed);
    if (reading && !(best && best.cost <= reading.cost)) best = reading;
  }
  return best;
}

const inOrder = (answer: Answer, way: Way): Interpretation => ({ answer, way, moved: 'no', cost: way.cost });

/** The model, and of many further answers those that share most characters with what was typed. */
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

/** By ear, another kanji of the same sound is heard right. */
const heardRight = ({ cost, steps }: Way): Way => ({
  cost,
  steps: steps.map((step) =>
    step.kind === 'said' && step.outcome.mistakes.join() === 'kanji-wrong'
      ? { ...step, outcome: { cost: COST.note, mistakes: [], notes: ['kanji-otherwise'] } }
      : step,
  ),
});

/** The cheapest explanation: as it is written, with its phrases in another order, or its words shuffled. */
function* explain(answer: Answer, typed: TypedAnswer): Steps<Interpretation | null> {
  const turned = hasSameCharacters(answer, typed) ? yield* explainTurned(answer, typed) : null;
  if (turned) return turned;
  const nearly = yield* findWay(answer.graph, typed, ONE_MISTAKE);
  if (nearly) return inOrder(answer, nearly);
  yield;
  const moved = yield* readMoved(answer, typed, ANY_COST);
  yield;
  const way = yield* findWay(answer.graph, typed, moved?.cost ?? ANY_COST);
  const reading = way ? inOrder(answer, way) : moved;
  return reading && shuffledOr(reading, typed);
}

/** The very same characters: most likely phrases that were turned, else exchanged particles or shuffled words. */
function* explainTurned(answer: Answer, typed: TypedAnswer): Steps<Interpretation | null> {
  const moved = yield* readMoved(answer, typed, RIGHT_AT_MOST);
  if (moved) return moved;
  yield;
  const exchanged = yield* findWay(answer.graph, typed, TWO_PARTICLES);
  if (exchanged) return inOrder(answer, exchanged);
  return isShuffled(unitsIn(answer), typed) ? shuffled(answer) : null;
}

/** With its phrases in the order of what was typed, at no more than this besides the price of the order. */
function* readMoved(answer: Answer, typed: TypedAnswer, limit: number): Steps<Interpretation | null> {
  const order = typedOrder(answer.chunks, typed);
  if (!order) return null;
  const isAllowed = isAllowedOrder(answer.chunks, order);
  const price = isAllowed ? COST.movedAllowed : COST.movedWrongly;
  const way = yield* findWay(answer.graphIn(order), typed, limit);
  return way && { answer, way, moved: isAllowed ? 'allowed' : 'wrongly', cost: way.cost + price };
}

const hasSameCharacters = ({ characters }: Answer, { chars }: TypedAnswer): boolean =>
  chars.length === characters.length && chars.toSorted().join('') === characters;

/** All words are there, in an order that no phrase explains: 本の私 for 私の本. */
function shuffledOr(reading: Interpretation, typed: TypedAnswer): Interpretation {
  if (reading.cost <= COST.movedWrongly || (reading.moved === 'no' && onlyParticles(reading))) return reading;
  return isShuffled(unitsIn(reading.answer), typed) ? shuffled(reading.answer) : reading;
}

const unitsIn = ({ chunks }: Answer) => chunks.flatMap(({ units }) => units);

const shuffled = (answer: Answer): Interpretation => ({
  answer,
  way: { cost: 0, steps: [] },
  moved: 'wrongly',
  cost: COST.movedWrongly,
});

/** を and に exchanged: the words stand where they should. */
const onlyParticles = ({ way }: Interpretation): boolean =>
  way.steps.every(
    (step) => step.kind === 'said' && step.outcome.mistakes.every((code) => code === 'particle-wrong'),
  );

function judgementOf({ answer, way, moved }: Interpretation, typed: TypedAnswer): Judgement {
  const trace = traceOf(way.steps, typed, answer.text);
  const whole = { typed: wholeOf(typed.read), model: wholeOf(answer.text) };
  const mistakes =
    moved === 'wrongly' ? [{ code: 'order' as const, ...whole }, ...trace.mistakes] : trace.mistakes;
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

/** What an author has blocked is wrong; where only a rule would accept it, it is held against the model to the letter. */
function* refuseBlocked(model: Model, judged: Judgement, typed: TypedAnswer): Steps<Judgement> {
  if (judged.mistakes.length > 0) return { ...judged, verdict: 'wrong' };
  const literal = yield* model.literally();
  const reading = yield* explain(literal, typed);
  const strictly = reading && judgementOf(inItsOrder(reading), typed);
  return strictly?.mistakes.length ? { ...strictly, verdict: 'wrong' } : somethingElse(literal.text, typed);
}

/** Nothing of the model is to be found in it. */
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
