import { SENTENCE_MAX_CHARS } from '#contract/limits.ts';
import { presentJudgement } from '#contract/practice/present-judgement.ts';
import {
  slipTexts,
  tutorCorrectionTexts as texts,
  tutorSentenceTexts,
} from '#contract/texts/tutor-sentences.ts';
import type { MistakeCode } from '#core/grading/judgement.ts';
import { normalForm } from '#core/grading/normal-form.ts';
import type { GrammarMistake } from '#core/grammar/grammar-point.ts';
import { type Near, nearestInJapanese, nearestInVietnamese } from '#core/tutor/nearest.ts';
import { findSlips } from '#core/tutor/slips.ts';
import type { CorpusSentence } from '#server/features/courses/sentence-corpus.service.ts';
import { japaneseOf } from '../japanese-of.ts';
import type { TutorKnowledge } from '../knowledge.ts';
import { list, paragraphs } from '../markup.ts';
import { rubyLine } from '../ruby-line.ts';
import type { TutorAnswer } from '../tutor.ts';
import { breakDown } from './break-down.ts';
import { translationOf } from './translation-of.ts';

type Knowledge = Pick<
  TutorKnowledge,
  'analysis' | 'breakdowns' | 'grammar' | 'corpus' | 'models' | 'kanji' | 'search'
>;

interface SentenceToCorrect {
  readonly text: string;
  /** What it is to say, where that was told. */
  readonly vietnamese: string | null;
}

/** Below this a sentence of the courses is another sentence, and says nothing about this one. */
const NEAR_ENOUGH = 0.55;
/** Below this the learner means something else: “ăn sushi” is not “ăn đồ ngọt”. */
const SAME_MEANING = 0.85;
/** The judge is asked about so many of the nearest: the wording may agree with the second. */
const JUDGED_AGAINST = 3;
/** With more mistakes than these it is another sentence. */
const MISTAKES_COMPARED = 2;
/** Who does not tell what the sentence is to say may have meant another word or tense; these are told all the same. */
const ALWAYS_TOLD: readonly MistakeCode[] = [
  'particle-missing',
  'particle-wrong',
  'long-vowel',
  'small-tsu',
  'voicing',
  'kana-spelling',
];

/** Holds a sentence against what is always wrong, what we have seen wrong before, and the nearest sentences of the courses. */
export async function correctSentence(
  knowledge: Knowledge,
  { text: typed, vietnamese }: SentenceToCorrect,
): Promise<TutorAnswer> {
  if (typed === '') return { text: texts.nothingToCorrect };
  if (typed.length > SENTENCE_MAX_CHARS) return { text: tutorSentenceTexts.tooLong(SENTENCE_MAX_CHARS) };
  const text = await japaneseOf(knowledge, typed);
  const known = await translationOf(knowledge, text);
  if (known && !vietnamese) return { text: texts.right(known) };
  const sure = await sureMistakes(knowledge, text);
  if (sure) return { text: sure };
  const judged = await judgeAgainst(knowledge, text, await nearestSentences(knowledge, { text, vietnamese }));
  const right = judged.find(({ verdict }) => verdict.correct);
  if (right)
    return { text: paragraphs(texts.right(right.sentence.viSentence), notesOf(right.verdict.notes)) };
  const best = judged.find((one) => isTold(one, vietnamese !== null));
  if (best) return { text: explainDifference(knowledge, best) };
  const { text: brokenDown } = await breakDown(knowledge, text);
  return { text: paragraphs(texts.nothingSure, brokenDown) };
}

type JudgedAgainst = Awaited<ReturnType<typeof judgeAgainst>>[number];

const isTold = ({ verdict: { errors }, likeness }: JudgedAgainst, isMeaningKnown: boolean): boolean =>
  errors.length <= MISTAKES_COMPARED &&
  ((isMeaningKnown && likeness >= SAME_MEANING) || errors.every(({ code }) => ALWAYS_TOLD.includes(code)));

async function nearestSentences(
  { corpus }: Knowledge,
  { text, vietnamese }: SentenceToCorrect,
): Promise<Near<CorpusSentence>[]> {
  const all = await corpus.all();
  const near = vietnamese ? nearestInVietnamese(all, vietnamese) : nearestInJapanese(all, text);
  return near.filter(({ likeness }) => likeness >= NEAR_ENOUGH).slice(0, JUDGED_AGAINST);
}

/** The fewest mistakes first. */
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

/** What is wrong whatever it is to say; null where nothing is. */
async function sureMistakes({ grammar, analysis }: Knowledge, text: string): Promise<string | null> {
  const written = [...grammar.points, ...grammar.contrasts]
    .flatMap(({ mistakes }) => mistakes)
    .find(isSame(normalForm(text)));
  if (written) return texts.corrected(written.right, written.why);
  const [tokens = []] = await analysis.tokensOf([text]);
  const { slips, right } = findSlips(tokens);
  if (slips.length === 0) return null;
  const told = slips.map(({ code, text: part }) => slipTexts[code](part));
  return paragraphs(`${texts.slips}\n${list(told)}`, texts.should(right));
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
