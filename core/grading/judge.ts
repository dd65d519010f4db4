import { hasKanji } from '../japanese/kana.ts';
import { finish, type Steps } from '../steps.ts';
import type { Model } from './compile-model.ts';
import { withExplanations } from './explain/explain.ts';
import {
  explain,
  findCheapest,
  findRight,
  inItsOrder,
  type Interpretation,
  isNear,
  nearestTo,
  RIGHT_AT_MOST,
} from './interpret.ts';
import type { Judgement, Verdict } from './judgement.ts';
import { type Trace, traceOf } from './lattice/trace.ts';
import type { Path } from './lattice/visit.ts';
import { findPath } from './lattice/walk.ts';
import type { Answer } from './sentence/compile-answer.ts';
import { folded } from './typed/fold.ts';
import { readingsOf, readTyped, type TypedAnswer, type Typing } from './typed/typed-answer.ts';
import { isTypedVietnamese } from './typed/typed-vietnamese.ts';
import { COST } from './units/unit.ts';

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
  // Whoever writes sounds in kana only knows that there are kanji: a note would repeat the whole sentence.
  const isAsSpelled = typed.chars.join('') === folded(literal.text) || !hasKanji(typed.read);
  if (heard.verdict !== 'correct' || isAsSpelled) return heard;
  const spans = { typed: wholeOf(typed.read), model: wholeOf(literal.text) };
  return { ...heard, verdict: 'correct-with-note', notes: [{ code: 'sounds-alike', ...spans }] };
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
