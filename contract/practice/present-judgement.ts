import { feedbackTexts, formTexts, mistakeAfter, mistakeTexts, noteTexts } from '#contract/texts/judge.ts';
import { paraphraseNotes, paraphraseTexts } from '#contract/texts/paraphrases.ts';
import type {
  Judgement,
  Mistake,
  MistakeCode,
  Note,
  NotedParaphrase,
  Segment,
  Span,
} from '#core/grading/judgement.ts';
import { EXPECTED_LETTERS_SHOWN, EXPLANATIONS_SHOWN_MAX, TYPED_LETTERS_SHOWN } from '../limits.ts';
import { beginningOf } from './beginning-of.ts';
import type {
  JudgedAnswer,
  PresentedExplanation,
  PresentedMistake,
  PresentedNote,
  PresentedSegment,
} from './judged-answer.ts';

type Presented = Pick<
  JudgedAnswer,
  'feedback' | 'correct' | 'verdict' | 'segments' | 'errors' | 'notes' | 'language'
>;

/** Finds the text that explains a mistake; null if there is none. */
type Explain = (mistake: Mistake) => PresentedExplanation | null;

/** A judgement in words. Missing parts are shortened: the full answer is shown on request (PRODUCT.md, D13). */
export function presentJudgement(judgement: Judgement, explain: Explain = () => null): Presented {
  const { verdict, language } = judgement;
  const errors = toldApart(withExplanations(judgement.mistakes, explain), judgement.segments);
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

function showMistake({ code, typed, model, form, isVerb }: Mistake): PresentedMistake {
  const cut = beginningOf(model.text, EXPECTED_LETTERS_SHOWN);
  const shown = PARTICLE_CODES.includes(code) ? model.text : cut;
  const message = mistakeTexts[code]({
    typed: beginningOf(typed.text, TYPED_LETTERS_SHOWN),
    model: shown,
    ...(form && { form: formTexts[form] }),
    ...(isVerb && { isVerb }),
  });
  return { code, typed: copyOf(typed), model: { ...copyOf(model), text: cut }, message };
}

/** The same mistake in two places has the same message: the words before each say which is which. */
const toldApart = (errors: readonly PresentedMistake[], segments: readonly Segment[]): PresentedMistake[] =>
  errors.map((error, index) => {
    const isAlone = errors.every((other) => other === error || other.message !== error.message);
    const before = segments[segments.findIndex(({ mistake }) => mistake === index) - 1]?.typed ?? '';
    return isAlone || before === '' ? error : { ...error, message: mistakeAfter(error.message, before) };
  });

const showNote = ({ code, typed, model, paraphrase }: Note): PresentedNote => ({
  code,
  typed: copyOf(typed),
  model: copyOf(model),
  message: paraphrase ? messageFor(paraphrase) : noteTexts[code]({ typed: typed.text, model: model.text }),
  ...(paraphrase?.isFocus && { practises: paraphrase.pattern }),
});

const messageFor = ({ rule, pattern, isFocus }: NotedParaphrase): string =>
  isFocus
    ? paraphraseNotes.focus(pattern)
    : paraphraseNotes.otherwise(pattern, paraphraseTexts[rule].difference);

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
