import type { Mistake, MistakeCode, Note, NoteCode, Segment, Span } from '../judgement.ts';
import type { FormName } from '../predicate/form-name.ts';
import { folded } from '../typed/fold.ts';
import type { TypedAnswer } from '../typed/typed-answer.ts';
import type { Paraphrase, Unit } from '../units/unit.ts';
import type { Step } from './visit.ts';

/** A path through the model, as the segments, mistakes and notes that the learner sees. */
export interface Trace {
  readonly segments: readonly Segment[];
  readonly mistakes: readonly Mistake[];
  readonly notes: readonly Note[];
  /** Whether every mistake is a slip of one kana. */
  readonly isSlip: boolean;
}

interface Stroke {
  readonly typed: Span;
  readonly model: Span;
  readonly mistakes: readonly MistakeCode[];
  readonly notes: readonly NoteCode[];
  readonly isSlip: boolean;
  readonly isParticle: boolean;
  readonly isPredicate: boolean;
  readonly paraphrase?: Paraphrase;
  readonly form?: FormName;
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

/** A phrase that is extra in one place and missing in another has been moved: one mistake, not two. */
function joinMoved(strokes: readonly Stroke[]): Stroke[] {
  const moved = new Set<Stroke>();
  const joined = strokes.map((extra) => {
    if (extra.mistakes[0] !== 'word-extra') return extra;
    const missing = strokes.find(
      (one) => one.mistakes[0] === 'word-missing' && !moved.has(one) && isSamePhrase(extra, one),
    );
    if (!missing) return extra;
    moved.add(missing);
    return { ...extra, mistakes: ['order' as const], model: missing.model };
  });
  return joined.filter((one) => !moved.has(one));
}

/** 熱が and の熱が: the particle can depend on the place. */
function isSamePhrase({ typed }: Stroke, { model }: Stroke): boolean {
  const [one, other] = [typed.text, model.text].map((text) => folded(text).replace(/^の|の$/gu, ''));
  return one !== undefined && one !== '' && one === other;
}

function notesOnParaphrase({ paraphrase, typed, model }: Stroke): Note[] {
  if (!paraphrase) return [];
  const { rule, pattern, isFocus } = paraphrase;
  return [{ code: 'paraphrase', typed, model, paraphrase: { rule, pattern, isFocus } }];
}

/** The units of one paraphrase are compared with the model as a whole. */
function joinParaphrases(strokes: readonly Stroke[], { read }: TypedAnswer): Stroke[] {
  const joined: Stroke[] = [];
  for (const next of strokes) {
    const last = joined.at(-1);
    if (!last || !next.paraphrase || last.paraphrase !== next.paraphrase) {
      joined.push(next);
      continue;
    }
    const { start } = last.typed;
    const { end } = next.typed;
    joined[joined.length - 1] = {
      ...last,
      typed: { start, end, text: read.slice(start, end) },
      notes: [...new Set([...last.notes, ...next.notes])],
    };
  }
  return joined;
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

function strokeOf(
  step: Step,
  at: number,
  steps: readonly Step[],
  typed: TypedAnswer,
  modelText: string,
): Stroke {
  const span = typedSpan(step.from, step.to, typed);
  switch (step.kind) {
    case 'said': {
      const { mistakes, notes, isSlip = false } = step.outcome;
      const spelling =
        mistakes.length > 0 ? NOTHING : notesOnKana(span.text, step.unit.text, step.loose, typed);
      return stroke(step.unit, span, mistakes, spelling.length > 0 ? [...notes, ...spelling] : notes, isSlip);
    }
    case 'missing': {
      const isAsked = step.unit.text === 'か' && typed.endsAsQuestion && at === steps.length - 1;
      if (isAsked) return stroke(step.unit, span, [], ['use-polite']);
      return stroke(step.unit, span, [step.unit.kind === 'particle' ? 'particle-missing' : 'word-missing']);
    }
    case 'replaced':
      return stroke(step.unit, span, ['word-wrong']);
    default:
      return {
        typed: span,
        model: spanAt(endBefore(steps, at, modelText), ''),
        mistakes: [step.kind === 'extra' ? 'word-extra' : 'particle-extra'],
        notes: NOTHING,
        isSlip: false,
        isParticle: false,
        isPredicate: false,
      };
  }
}

const NOTHING: readonly never[] = [];

const stroke = (
  unit: Unit,
  typed: Span,
  mistakes: readonly MistakeCode[],
  notes: readonly NoteCode[] = NOTHING,
  isSlip = false,
): Stroke => ({
  typed,
  model: unit.paraphrase?.model ?? spanAt(unit.start, unit.text),
  mistakes,
  notes,
  isSlip,
  ...(unit.paraphrase && { paraphrase: unit.paraphrase }),
  ...(unit.form && { form: unit.form }),
  isParticle: unit.kind === 'particle',
  isPredicate: unit.kind === 'predicate',
});

/** Where in the model an extra word belongs: after the last unit before it. */
function endBefore(steps: readonly Step[], at: number, modelText: string): number {
  const before = steps.slice(0, at).findLast((step) => 'unit' in step);
  return before && 'unit' in before
    ? Math.min(before.unit.start + before.unit.text.length, modelText.length)
    : 0;
}

/** 自転車 for 車 and 彼女 for 彼 are other words, not words with extra characters. */
function joinExtra(steps: readonly Step[], typed: TypedAnswer): Step[] {
  const joined: Step[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    const merged = last && mergedWord(last, step, typed);
    if (merged) joined[joined.length - 1] = merged;
    else joined.push(step);
  }
  return joined;
}

/** The rest of a compound word is at most this long. */
const COMPOUND_REST_MAX = 2;

function mergedWord(last: Step, next: Step, { chars }: TypedAnswer): Step | null {
  const [extra, said] = last.kind === 'extra' ? [last, next] : [next, last];
  if (extra.kind !== 'extra' || said.kind !== 'said') return null;
  const strange = chars.slice(extra.from, extra.to);
  const own = chars.slice(said.from, said.to);
  // なりました for しました, whose した it ends in.
  if (
    said.unit.kind === 'predicate' &&
    extra === last &&
    own.length < strange.length &&
    own.every(isHiragana) &&
    strange.every(isHiragana)
  )
    return { kind: 'replaced', unit: said.unit, from: last.from, to: next.to };
  if (strange.length > COMPOUND_REST_MAX || !strange.every((char) => KANJI.test(char))) return null;
  const touching = (extra === last ? own[0] : own.at(-1)) ?? '';
  const isCompound = said.unit.kind === 'word' && KANJI.test(touching) && own.join('') !== strange.join('');
  // 行きました for 来ました, whose きました it ends in.
  const isOtherVerb = said.unit.kind === 'predicate' && extra === last && !KANJI.test(touching);
  return isCompound || isOtherVerb
    ? { kind: 'replaced', unit: said.unit, from: last.from, to: next.to }
    : null;
}

const isHiragana = (char: string): boolean => char >= 'ぁ' && char <= 'ゖ';
const KANJI = /^\p{sc=Han}$/u;

const spanAt = (start: number, text: string): Span => ({ start, end: start + text.length, text });

function typedSpan(from: number, to: number, { read, starts, ends }: TypedAnswer): Span {
  const start = starts[from] ?? read.length;
  const end = to > from ? (ends[to - 1] ?? read.length) : start;
  return { start, end, text: read.slice(start, end) };
}

const KATAKANA = /[ァ-ヺｦ-ﾟ]/u;

/** 三ヶ月, 三カ月 and 三か月 are all usual. */
const COUNTING_MONTHS = /[ヶヵカケ]月/u;

/** Right, but in the other kana, or with ー where a vowel is usual. */
function notesOnKana(
  typed: string,
  model: string,
  loose: boolean,
  { isRomaji, bySound, fromRomaji }: TypedAnswer,
): readonly NoteCode[] {
  if (isRomaji || (typed === model && !loose) || COUNTING_MONTHS.test(typed) || COUNTING_MONTHS.test(model))
    return NOTHING;
  const notes: NoteCode[] = [];
  if (KATAKANA.test(model) && !KATAKANA.test(typed)) notes.push('write-katakana');
  if (!KATAKANA.test(model) && KATAKANA.test(typed)) notes.push('write-hiragana');
  if (loose)
    notes.push(bySound || (fromRomaji && typed.includes('わ')) ? 'sounds-alike' : 'long-vowel-spelling');
  return notes;
}

/** A word that is missing together with its particle is one mistake, and so are の and the word after it. */
function joinMissing(strokes: readonly Stroke[]): Stroke[] {
  const joined: Stroke[] = [];
  for (const next of strokes) {
    const last = joined.at(-1);
    if (!last || !isRightAfter(last, next)) joined.push(next);
    else if (isOneMissing(last, next))
      joined[joined.length - 1] = {
        ...last,
        mistakes: ['word-missing'],
        model: spanAt(last.model.start, last.model.text + next.model.text),
        isParticle: next.isParticle,
      };
    // 貸しました for 貸してあげました: one mistake, which needs both words to be understood.
    else if (isVerbForm(last) && next.mistakes[0] === 'word-missing' && next.isPredicate)
      joined[joined.length - 1] = {
        ...last,
        model: spanAt(last.model.start, last.model.text + next.model.text),
      };
    else joined.push(next);
  }
  return joined;
}

const isVerbForm = ({ mistakes, isPredicate }: Stroke): boolean => isPredicate && mistakes[0] === 'verb-form';

function isOneMissing(last: Stroke, next: Stroke): boolean {
  const [before] = last.mistakes;
  const [after] = next.mistakes;
  if (before === 'word-missing')
    return after === 'particle-missing' || (after === 'word-missing' && !last.isParticle);
  return before === 'particle-missing' && last.model.text === 'の' && after === 'word-missing';
}

const isRightAfter = (last: Stroke, next: Stroke): boolean => last.model.end === next.model.start;
