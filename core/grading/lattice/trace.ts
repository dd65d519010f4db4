import type { Mistake, MistakeCode, Note, Segment } from '../judgement.ts';
import type { TypedAnswer } from '../typed/typed-answer.ts';
import { joinExtra, joinMissing, joinMoved, joinParaphrases } from './join-strokes.ts';
import { type Stroke, strokeOf } from './stroke.ts';
import type { Step } from './visit.ts';

/** A path through the model, as the segments, mistakes and notes that the learner sees. */
export interface Trace {
  readonly segments: readonly Segment[];
  readonly mistakes: readonly Mistake[];
  readonly notes: readonly Note[];
  /** Whether every mistake is a slip of one kana. */
  readonly isSlip: boolean;
}

export function traceOf(given: readonly Step[], typed: TypedAnswer, modelText: string): Trace {
  const steps = joinExtra(given, typed);
  const made = steps.map((step, at) => strokeOf(step, at, steps, typed, modelText));
  const strokes = joinMoved(joinMissing(joinParaphrases(made, typed)));
  const mistakes: Mistake[] = [];
  const notes: Note[] = [];
  const segments: Segment[] = [];
  strokes.forEach((drawn, at) => {
    const number = mistakes.length;
    const spans = { typed: drawn.typed, model: drawn.model };
    mistakes.push(...drawn.mistakes.map((code) => ({ code, ...spans, ...detailsOf(code, drawn) })));
    notes.push(...drawn.notes.map((code) => ({ code, ...spans })), ...notesOnParaphrase(drawn));
    addSegment(segments, drawn, textUpTo(strokes, at, typed), number);
  });
  return {
    segments,
    mistakes,
    notes,
    isSlip: strokes.every((one) => one.mistakes.length === 0 || one.isSlip),
  };
}

function detailsOf(code: MistakeCode, { form, isPredicate }: Stroke): Pick<Mistake, 'form' | 'isVerb'> {
  if (code === 'verb-form') return form ? { form } : {};
  return code === 'word-wrong' && isPredicate && form ? { isVerb: true } : {};
}

function notesOnParaphrase({ paraphrase, typed, model }: Stroke): Note[] {
  if (!paraphrase) return [];
  const { rule, pattern, isFocus } = paraphrase;
  return [{ code: 'paraphrase', typed, model, paraphrase: { rule, pattern, isFocus } }];
}

/** Includes the punctuation and spaces that follow, so that all segments together are the typed text. */
function textUpTo(strokes: readonly Stroke[], at: number, { read }: TypedAnswer): string {
  const said = strokes[at];
  if (!said || said.typed.end === said.typed.start) return '';
  const isFirst = strokes.slice(0, at).every(({ typed }) => typed.text === '');
  const next = strokes.slice(at + 1).find(({ typed }) => typed.text !== '');
  return read.slice(isFirst ? 0 : said.typed.start, next?.typed.start ?? read.length);
}

function addSegment(
  segments: Segment[],
  { mistakes, notes, model, isParticle, paraphrase }: Stroke,
  typed: string,
  number: number,
): void {
  const last = segments.at(-1);
  if (mistakes.length === 0 && notes.length === 0 && !paraphrase) {
    if (typed === '') return;
    if (isParticle && last?.state === 'right')
      segments[segments.length - 1] = {
        ...last,
        typed: last.typed + typed,
        expected: last.expected + model.text,
      };
    else segments.push({ typed, expected: model.text, state: 'right' });
    return;
  }
  if (mistakes.length === 0) segments.push({ typed, expected: model.text, state: 'note' });
  else
    segments.push({
      typed,
      expected: model.text,
      state: typed === '' ? 'missing' : 'wrong',
      mistake: number,
    });
}
