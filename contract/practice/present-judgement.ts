import { feedbackTexts, mistakeTexts, noteTexts } from '#contract/texts/judge.ts';
import type { Judgement, Mistake, MistakeCode, Note, Segment, Span } from '#core/grading/judgement.ts';
import { EXPECTED_LETTERS_SHOWN, EXPLANATIONS_SHOWN_MAX, TYPED_LETTERS_SHOWN } from '../limits.ts';
import { beginningOf } from './beginning-of.ts';
import type {
  JudgedAnswer,
  PresentedExplanation,
  PresentedMistake,
  PresentedNote,
  PresentedSegment,
} from './judged-answer.ts';

type Presented = Pick<JudgedAnswer, 'feedback' | 'correct' | 'verdict' | 'segments' | 'errors' | 'notes'>;

/** Finds the text that explains a mistake; null if there is none. */
type Explain = (mistake: Mistake) => PresentedExplanation | null;

/** A judgement in words. Missing parts are shortened: the full answer is shown on request (PRODUCT.md, D13). */
export function presentJudgement(judgement: Judgement, explain: Explain = () => null): Presented {
  const { verdict } = judgement;
  const errors = withExplanations(judgement.mistakes, explain);
  const notes = judgement.notes.map(showNote);
  return {
    feedback: feedbackOf(verdict, errors, notes),
    correct: verdict === 'correct' || verdict === 'correct-with-note',
    verdict,
    segments: judgement.segments.map(showSegment),
    errors,
    notes,
  };
}

function feedbackOf(
  verdict: Judgement['verdict'],
  [mistake, ...more]: readonly PresentedMistake[],
  [note]: readonly PresentedNote[],
): string {
  switch (verdict) {
    case 'correct':
      return feedbackTexts.correct;
    case 'correct-with-note':
      return note?.message ?? feedbackTexts.correctOtherwise;
    case 'almost':
      return mistake ? feedbackTexts.almost(mistake.message) : feedbackTexts.wrongSomehow;
    case 'wrong':
      return mistake ? feedbackTexts.wrong(mistake.message, more.length) : feedbackTexts.wrongSomehow;
  }
}

/** Each text once, and only the first few: a learner who made five mistakes reads no five pages. */
function withExplanations(mistakes: readonly Mistake[], explain: Explain): PresentedMistake[] {
  const told = new Set<string>();
  return mistakes.map((mistake) => {
    const shown = showMistake(mistake);
    const explanation = told.size < EXPLANATIONS_SHOWN_MAX ? explain(mistake) : null;
    if (!explanation || told.has(`${explanation.kind} ${explanation.id}`)) return shown;
    told.add(`${explanation.kind} ${explanation.id}`);
    return { ...shown, explanation };
  });
}

/** A particle is shown in full: its beginning alone would be useless, and it gives nothing else away. */
const PARTICLE_CODES: readonly MistakeCode[] = ['particle-missing', 'particle-wrong', 'particle-extra'];

function showMistake({ code, typed, model }: Mistake): PresentedMistake {
  const cut = beginningOf(model.text, EXPECTED_LETTERS_SHOWN);
  const shown = PARTICLE_CODES.includes(code) ? model.text : cut;
  const message = mistakeTexts[code]({ typed: beginningOf(typed.text, TYPED_LETTERS_SHOWN), model: shown });
  return { code, typed: copyOf(typed), model: { ...copyOf(model), text: cut }, message };
}

const showNote = ({ code, typed, model }: Note): PresentedNote => ({
  code,
  typed: copyOf(typed),
  model: copyOf(model),
  message: noteTexts[code]({ typed: typed.text, model: model.text }),
});

function showSegment({ typed, expected, state, mistake }: Segment): PresentedSegment {
  const isHidden = state === 'wrong' || state === 'missing';
  return {
    typed,
    state,
    expected: isHidden ? beginningOf(expected, EXPECTED_LETTERS_SHOWN) : expected,
    ...(mistake !== undefined && { mistake }),
  };
}

const copyOf = ({ start, end, text }: Span) => ({ start, end, text });
