import type { MistakeCode, NoteCode, Span } from '../judgement.ts';
import type { FormName } from '../predicate/form-name.ts';
import type { TypedAnswer } from '../typed/typed-answer.ts';
import type { Paraphrase, Unit } from '../units/unit.ts';
import type { Step } from './visit.ts';

/** What a step shows: the typed text beside the text of the model. */
export interface Stroke {
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

export function strokeOf(
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

export const spanAt = (start: number, text: string): Span => ({ start, end: start + text.length, text });

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
