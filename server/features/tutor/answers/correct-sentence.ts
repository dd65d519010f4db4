import { SENTENCE_MAX_CHARS } from '#contract/content-limits.ts';
import { presentJudgement } from '#contract/practice/present-judgement.ts';
import { tutorCorrectionTexts as texts, tutorSentenceTexts } from '#contract/texts/tutor-sentences.ts';
import type { MistakeCode } from '#core/grading/judgement.ts';
import { normalForm } from '#core/grading/normal-form.ts';
import type { GrammarMistake } from '#core/grammar/grammar-point.ts';
import type { Token } from '#core/japanese/tokens/token.ts';
import { type Near, nearestInJapanese, nearestInVietnamese } from '#core/tutor/nearest.ts';
import type { CorpusSentence } from '#server/features/courses/sentence-corpus.service.ts';
import { japaneseOf } from '../japanese-of.ts';
import type { TutorKnowledge } from '../knowledge.ts';
import { list, paragraphs } from '../markup.ts';
import { rubyLine } from '../ruby-line.ts';
import type { TutorAnswer } from '../tutor.ts';
import { describeSentence } from './break-down.ts';
import { correctionOf, doubtAbout, mistakesIn, unknownWordsIn } from './check-sentence.ts';
import { translationOf } from './translation-of.ts';

type Knowledge = Pick<
  TutorKnowledge,
  'analysis' | 'breakdowns' | 'grammar' | 'corpus' | 'models' | 'kanji' | 'search'
>;

interface SentenceToCorrect {
  readonly text: string;
  /** The intended meaning, if it was given. */
  readonly vietnamese: string | null;
}

/** Below this a sentence of the courses is too different to compare with. */
const NEAR_ENOUGH = 0.55;
/** Below this the learner means something else: “ăn sushi” is not “ăn đồ ngọt”. */
const SAME_MEANING = 0.85;
/** The number of nearest sentences that are judged: the wording may match the second one. */
const JUDGED_AGAINST = 3;
/** With more mistakes than this it is another sentence. */
const MISTAKES_COMPARED = 2;
/** Reported even without the intended meaning. Other mistakes could be another word or tense that the learner meant. */
const ALWAYS_REPORTED: readonly MistakeCode[] = [
  'particle-missing',
  'particle-wrong',
  'long-vowel',
  'small-tsu',
  'voicing',
  'kana-spelling',
];

/**
 * Checks a sentence for certain mistakes, for mistakes in our grammar notes, and against the nearest sentences of the
 * courses.
 */
export async function correctSentence(
  knowledge: Knowledge,
  { text: typed, vietnamese }: SentenceToCorrect,
): Promise<TutorAnswer> {
  if (typed === '') return { text: texts.nothingToCorrect };
  if (typed.length > SENTENCE_MAX_CHARS) return { text: tutorSentenceTexts.tooLong(SENTENCE_MAX_CHARS) };
  const text = await japaneseOf(knowledge, typed);
  const known = await translationOf(knowledge, text);
  if (known && !vietnamese) return { text: texts.right(known) };
  const [tokens = []] = await knowledge.analysis.tokensOf([text]);
  const sure = sureMistakes(knowledge, text, tokens);
  if (sure) return { text: sure };
  const judged = await judgeAgainst(knowledge, text, await nearestSentences(knowledge, { text, vietnamese }));
  const right = judged.find(({ verdict }) => verdict.correct);
  if (right)
    return { text: paragraphs(texts.right(right.sentence.viSentence), notesOf(right.verdict.notes)) };
  const best = judged.find((one) => isReported(one, vietnamese !== null));
  if (best) return { text: explainDifference(knowledge, best) };
  const doubt = doubtAbout(tokens, typed);
  if (doubt) return { text: doubt };
  const verdict = (await unknownWordsIn(knowledge, tokens)) ?? texts.nothingSure;
  return { text: paragraphs(verdict, await describeSentence(knowledge, text)) };
}

type JudgedAgainst = Awaited<ReturnType<typeof judgeAgainst>>[number];

const isReported = ({ verdict: { errors }, likeness }: JudgedAgainst, isMeaningKnown: boolean): boolean =>
  errors.length <= MISTAKES_COMPARED &&
  ((isMeaningKnown && likeness >= SAME_MEANING) ||
    errors.every(({ code }) => ALWAYS_REPORTED.includes(code)));

async function nearestSentences(
  { corpus }: Knowledge,
  { text, vietnamese }: SentenceToCorrect,
): Promise<Near<CorpusSentence>[]> {
  const all = await corpus.all();
  const near = vietnamese ? nearestInVietnamese(all, vietnamese) : nearestInJapanese(all, text);
  return near.filter(({ likeness }) => likeness >= NEAR_ENOUGH).slice(0, JUDGED_AGAINST);
}

/** Fewest mistakes first. */
async function judgeAgainst({ models }: Knowledge, text: string, nearest: readonly Near<CorpusSentence>[]) {
  const judged = await Promise.all(
    nearest.map(async ({ sentence, likeness }) => {
      const model = await models.find(sentence.id);
      if (!model) return [];
      const { judgement } = await model.judge('translate', text);
      return [{ sentence, likeness, verdict: presentJudgement(judgement) }];
    }),
  );
  return judged.flat().toSorted((a, b) => a.verdict.errors.length - b.verdict.errors.length);
}

/** Mistakes of our grammar notes, and those that are certain whatever the meaning; null when there are none. */
function sureMistakes({ grammar }: Knowledge, text: string, tokens: readonly Token[]): string | null {
  const written = [...grammar.points, ...grammar.contrasts]
    .flatMap(({ mistakes }) => mistakes)
    .find(isSame(normalForm(text)));
  if (written) return texts.corrected(written.right, written.why);
  const found = mistakesIn(tokens);
  return found && correctionOf(found);
}

const isSame =
  (typed: string) =>
  ({ wrong }: GrammarMistake): boolean =>
    normalForm(wrong) === typed;

function explainDifference(knowledge: Knowledge, { sentence, verdict }: JudgedAgainst): string {
  const messages = verdict.errors.map(({ message }) => message);
  return paragraphs(
    verdict.verdict === 'almost' ? texts.almost : null,
    texts.against(rubyLine(knowledge.kanji, sentence), sentence.viSentence),
    messages.length > 0 ? `${texts.differences}\n${list(messages)}` : null,
    texts.ifMeant,
  );
}

const notesOf = (notes: readonly { readonly message: string }[]): string | null =>
  notes.length > 0 ? list(notes.map(({ message }) => message)) : null;
