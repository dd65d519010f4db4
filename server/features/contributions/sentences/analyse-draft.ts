import { ANSWERS_COMPARED_MAX_CHARS, PARAPHRASES_SHOWN } from '#contract/content-limits.ts';
import type {
  InspectedSentence,
  SentenceDraft,
  SentenceWarning,
} from '#contract/contributions/sentence-endpoints.ts';
import { sentenceWarnings } from '#contract/texts/sentence-analysis.ts';
import { compileInSteps, type Model, type SentenceToJudge } from '#core/grading/compile-model.ts';
import type { Lexicon } from '#core/grading/lexicon.ts';
import { listParaphrases } from '#core/grading/paraphrase/list-paraphrases.ts';
import type { RuleName } from '#core/grading/paraphrase/rule-names.ts';
import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import type { AnalysedAnswer } from '#core/japanese/notation/analysed-answer.ts';
import { saidTokens } from '#core/japanese/notation/said-tokens.ts';
import type { Steps } from '#core/steps.ts';
import type { BreakdownService } from '#server/features/sentences/breakdown.service.ts';
import type { SentenceAnalysisService } from '#server/features/sentences/sentence-analysis.service.ts';
import { AppError } from '#server/http/errors.ts';
import { finishInSlices } from '#server/in-slices.ts';
import { IN_KANA, isPlain } from '../read-sentence.ts';
import { type IndexedAnswer, inspectAnswers, type JudgedDraft } from './inspect-answers.ts';
import { inspectLeaks } from './inspect-leaks.ts';
import { inspectReading } from './inspect-reading.ts';
import type { DraftAnswer, ReadDraft } from './read-draft.ts';
import { warning } from './warning.ts';

export interface AnalysingParts {
  readonly analysis: Pick<SentenceAnalysisService, 'analyse'>;
  readonly breakdowns: Pick<BreakdownService, 'wordsOf'>;
  readonly lexicon: () => Promise<Lexicon>;
  readonly grammar: Pick<GrammarLibrary, 'recognise'>;
}

type AnalysedDraft = Pick<InspectedSentence, 'words' | 'reading' | 'warnings' | 'paraphrases' | 'points'>;

const NOTHING_FOUND = { words: [], paraphrases: [], points: [] };
type Analysis = Awaited<ReturnType<SentenceAnalysisService['analyse']>>;

/**
 * The part of the inspection that needs the tokenizer: the words with their readings, and how the judge treats the
 * answers.
 */
export async function analyseDraft(
  parts: AnalysingParts,
  { reading: typed, register, focus, rulesOff, viSentence }: SentenceDraft,
  draft: ReadDraft,
): Promise<AnalysedDraft> {
  const reading = IN_KANA.test(typed) ? typed : '';
  if (draft.plain === '') return { ...NOTHING_FOUND, reading, warnings: [] };
  const compared = comparedAnswers(draft);
  const analysis = await analyseOrNull(parts, draft, compared);
  if (!analysis) return { ...NOTHING_FOUND, reading, warnings: [tokenizerAway] };

  const lexicon = await parts.lexicon();
  const ours = saidTokens(analysis.answers[0]?.parts ?? []);
  const { tokens, words, warnings } = await inspectReading({ ...parts, lexicon }, ours, reading);
  const readModel = { text: draft.plain, parts: [{ kind: 'words' as const, tokens }] };
  const sentence = {
    answers: [readModel, ...analysis.answers.slice(1)],
    blocked: analysis.blocked,
    register,
    focus,
    rulesOff,
    ...(viSentence !== '' && { vietnamese: viSentence }),
  };
  return {
    words: words.map(({ text, reading: kana, ruby }) => ({ text, reading: kana, ruby })),
    reading: words.map((word) => word.reading).join(''),
    warnings: [
      ...warnings,
      ...(await finishInSlices(warnOfLeaks(draft, compared, analysis))),
      ...(await finishInSlices(warnOfAnswers(draft, compared, sentence, lexicon))),
    ],
    paraphrases: await paraphrasesOf(readModel, sentence, lexicon),
    points: parts.grammar
      .recognise(tokens)
      .map(({ point: { id, pattern, meaning } }) => ({ id, pattern, meaning })),
  };
}

/** A few wordings of each rule that applies. */
async function paraphrasesOf(
  model: AnalysedAnswer,
  { register, vietnamese = '' }: SentenceToJudge,
  lexicon: Lexicon,
): Promise<InspectedSentence['paraphrases']> {
  const about = { vietnamese, freeRegister: register === 'free' };
  const listed = await finishInSlices(listParaphrases(model, about, lexicon));
  const byRule = new Map<RuleName, Set<string>>();
  for (const { rule, tokens } of listed) {
    const wordings = byRule.get(rule) ?? new Set();
    byRule.set(rule, wordings.add(tokens.map(({ surface }) => surface).join('')));
  }
  return Array.from(byRule, ([rule, wordings]) => ({
    rule,
    wordings: [...wordings].slice(0, PARAPHRASES_SHOWN),
  }));
}

/** The model answer is checked in its notation where it has one. */
function warnOfLeaks(
  draft: ReadDraft,
  { accepted }: Compared,
  { answers }: Analysis,
): Steps<SentenceWarning[]> {
  const first = 1 + notationsOf(draft).length;
  return inspectLeaks(
    answers.slice(first - 1).map(({ parts }, at) => {
      const index = accepted[at - 1]?.index ?? null;
      return { parts, index, field: index === null ? 'jpSentence' : 'accepted' };
    }),
  );
}

function* warnOfAnswers(
  draft: ReadDraft,
  compared: Compared,
  sentence: SentenceToJudge,
  lexicon: Lexicon,
): Steps<SentenceWarning[]> {
  if (compared.accepted.length + compared.blocked.length === 0) return [];
  const model = yield* compileInSteps(sentence, lexicon);
  return yield* inspectAnswers(judgedDraft(draft, compared, model));
}

const tokenizerAway: SentenceWarning = warning(
  'tokenizer-away',
  'jpSentence',
  sentenceWarnings['tokenizer-away'],
);

interface Compared {
  readonly accepted: readonly IndexedAnswer[];
  readonly blocked: readonly IndexedAnswer[];
}

/** The other answers that are readable, up to the limit. */
function comparedAnswers({ accepted, blocked }: ReadDraft): Compared {
  let left = ANSWERS_COMPARED_MAX_CHARS;
  const looked = (answers: readonly DraftAnswer[]) =>
    answers
      .map((typed, index) => ({ typed, index }))
      .filter(({ typed }) => typed.notation && (left -= typed.source.length) >= 0);
  return { blocked: looked(blocked), accepted: looked(accepted) };
}

/** As it would be stored: the model answer plain, its notation before the other answers. */
const notationsOf = ({ model }: ReadDraft): string[] =>
  model.notation && !isPlain(model.notation) ? [model.source] : [];

/** Null while the tokenizer is unavailable. */
async function analyseOrNull(
  { analysis }: AnalysingParts,
  draft: ReadDraft,
  { accepted, blocked }: Compared,
): Promise<Analysis | null> {
  const sourcesOf = (answers: readonly IndexedAnswer[]) => answers.map(({ typed }) => typed.source);
  try {
    return await analysis.analyse({
      jpSentence: draft.plain,
      reading: '',
      accepted: [...notationsOf(draft), ...sourcesOf(accepted)],
      blocked: sourcesOf(blocked),
    });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Relies on the compiled answers having the order in which they were sent. */
function judgedDraft(draft: ReadDraft, { accepted, blocked }: Compared, model: Model): JudgedDraft {
  const first = 1 + notationsOf(draft).length;
  const joined = (answers: readonly IndexedAnswer[], compiled: Model['answers']) =>
    answers.flatMap((answer, at) => {
      const found = compiled[at];
      return found ? [{ ...answer, compiled: found }] : [];
    });
  return {
    plain: draft.plain,
    models: model.answers.slice(0, first),
    accepted: joined(accepted, model.answers.slice(first)),
    blocked: joined(blocked, model.blocked),
  };
}
