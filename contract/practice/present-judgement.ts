import { feedbackTexts, mistakeTexts, noteTexts } from '#contract/texts/judge.ts';
import type { Judgement, Mistake, MistakeCode, Note, Segment, Span } from '#core/grading/judgement.ts';
import { EXPECTED_LETTERS_SHOWN, TYPED_LETTERS_SHOWN } from '../limits.ts';
import { beginningOf } from './beginning-of.ts';
import type { JudgedAnswer, PresentedMistake, PresentedNote, PresentedSegment } from './judged-answer.ts';

type Presented = Pick<
  JudgedAnswer,
  'feedback' | 'correct' | 'verdict' | 'segments' | 'errors' | 'notes' | 'language'
>;

/** A judgement in words. Missing parts are shortened: the full answer is shown on request (PRODUCT.md, D13). */
export function presentJudgement(judgement: Judgement): Presented {
  const { verdict, language } = judgement;
  const errors = judgement.mistakes.map(showMistake);
  const notes = judgement.notes.map(showNote);
  return {
    feedback: language ? feedbackTexts[language] : feedbackOf(verdict, errors, notes),
    correct: verdict === 'correct' || verdict === 'correct-with-note',
    verdict,
    segments: judgement.segments.map(showSegment),
    errors,
    notes,
    ...(language && { language }),
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
