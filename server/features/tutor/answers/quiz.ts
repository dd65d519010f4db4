import { ITEM_LEVELS } from '#contract/levels.ts';
import { paths } from '#contract/paths.ts';
import { presentJudgement } from '#contract/practice/present-judgement.ts';
import { tutorQuizTexts as texts } from '#contract/texts/tutor.ts';
import { normalForm } from '#core/grading/normal-form.ts';
import type { GrammarLevel } from '#core/grammar/grammar-point.ts';
import { joinedRuby } from '#core/japanese/ruby.ts';
import { spellingsOf } from '#core/japanese/spellings.ts';
import type { OpenQuestion } from '#core/tutor/open-question.ts';
import type { CorpusSentence } from '#server/features/courses/sentence-corpus.service.ts';
import type { TutorKnowledge } from '../knowledge.ts';
import { lines, link, list, paragraphs } from '../markup.ts';
import { firstSense } from '../meanings.ts';
import { rubyLine } from '../ruby-line.ts';
import type { TutorAnswer, TutorQuestion } from '../tutor.ts';

type Knowledge = Pick<TutorKnowledge, 'corpus' | 'search' | 'models' | 'mistakes' | 'kanji' | 'random'>;
/** Levels of lessons: A1 is N5, A2 is N4, and so on. */
const LESSON_LEVEL: Readonly<Record<GrammarLevel, string>> = { N5: 'A1', N4: 'A2', N3: 'B1' };

/** More would reveal the whole solution of a completely different answer. */
const DIFFERENCES_SHOWN = 2;

export interface WantedQuiz {
  readonly of: 'sentence' | 'word' | null;
  readonly level: GrammarLevel | null;
}

/** Asks for a translation or a word: first from the open lesson, then from the learner's mistakes. */
export async function askQuiz(
  knowledge: Knowledge,
  { of, level }: WantedQuiz,
  question: Pick<TutorQuestion, 'learner' | 'lessonId' | 'asked'>,
): Promise<TutorAnswer> {
  if (of === 'word') return askWord(knowledge, level);
  const sentences = await sentencesToAsk(knowledge, level, question);
  const sentence =
    pick(
      sentences.filter(({ id }) => id !== question.asked?.id),
      knowledge.random,
    ) ?? sentences[0];
  if (!sentence) return { text: texts.nothingToAsk };
  const judgeable = await knowledge.models.find(sentence.id);
  return {
    text: paragraphs(
      texts.sentence(sentence.viSentence),
      judgeable?.hint ? texts.hint(judgeable.hint) : null,
      texts.howToAnswer,
    ),
    asks: { kind: 'sentence', id: sentence.id },
  };
}

async function sentencesToAsk(
  { corpus, mistakes }: Knowledge,
  level: GrammarLevel | null,
  { learner, lessonId }: Pick<TutorQuestion, 'learner' | 'lessonId'>,
): Promise<readonly CorpusSentence[]> {
  const all = await corpus.all();
  if (level) return all.filter((sentence) => sentence.level === LESSON_LEVEL[level]);
  const ofLesson = all.filter((sentence) => sentence.lessonId === lessonId);
  if (ofLesson.length > 0) return ofLesson;
  const wrong = new Set((await mistakes.latestOf(learner)).map(({ sentenceId }) => sentenceId));
  const toRepeat = all.filter(({ id }) => wrong.has(id));
  return toRepeat.length > 0 ? toRepeat : all;
}

async function askWord({ search, random }: Knowledge, level: GrammarLevel | null): Promise<TutorAnswer> {
  const wanted = ITEM_LEVELS.filter((one) => (level ? one === level : ['N5', 'N4'].includes(one)));
  const words = [...(await search.rows()).values()].filter(({ type }) => wanted.includes(type));
  const word = pick(words, random);
  if (!word) return { text: texts.nothingToAsk };
  return {
    text: paragraphs(
      texts.word(firstSense(word.mean)),
      word.sino ? texts.wordHint(word.sino) : null,
      texts.howToAnswer,
    ),
    asks: { kind: 'word', id: word.id },
  };
}

/** Judges the learner's answer to the open question. A wrong answer may be tried again. */
export function judgeQuiz(knowledge: Knowledge, asked: OpenQuestion, typed: string): Promise<TutorAnswer> {
  return asked.kind === 'word' ? judgeWord(knowledge, asked, typed) : judgeSentence(knowledge, asked, typed);
}

async function judgeSentence(
  { models, corpus, kanji }: Knowledge,
  asked: OpenQuestion,
  typed: string,
): Promise<TutorAnswer> {
  const model = await models.find(asked.id);
  const sentence = (await corpus.all()).find(({ id }) => id === asked.id);
  if (!model || !sentence) return { text: texts.gone };
  const { judgement } = await model.judge('translate', typed);
  const { correct, verdict, errors, notes } = presentJudgement(judgement);
  const rightAnswer = rubyLine(kanji, sentence);
  const messages = [...errors, ...notes].map(({ message }) => message).slice(0, DIFFERENCES_SHOWN);
  const details = messages.length > 0 ? list(messages) : null;
  if (correct) return { text: paragraphs(texts.right, details, texts.rightAnswer(rightAnswer), texts.next) };
  if (verdict === 'almost') return { text: paragraphs(texts.almost(rightAnswer), details, texts.next) };
  return { text: paragraphs(texts.wrong, details, texts.tryAgain), asks: asked };
}

async function judgeWord(
  { search, kanji }: Knowledge,
  asked: OpenQuestion,
  typed: string,
): Promise<TutorAnswer> {
  const word = (await search.rows()).get(asked.id);
  if (!word) return { text: texts.gone };
  const right = [word.kanji, word.hiragana, ...word.variants.split('、')].map(normalForm);
  const isRight = spellingsOf(typed).some((spelling) => right.includes(normalForm(spelling)));
  if (!isRight) return { text: paragraphs(texts.wrong, texts.tryAgain), asks: asked };
  return {
    text: paragraphs(
      texts.right,
      texts.solution(joinedRuby(kanji.rubyOf(word.kanji, word.hiragana)), word.mean),
      texts.nextWord,
    ),
  };
}

/** The learner gives up. */
export async function tellSolution(
  { search, corpus, kanji }: Knowledge,
  asked: OpenQuestion,
): Promise<TutorAnswer> {
  if (asked.kind === 'word') {
    const word = (await search.rows()).get(asked.id);
    if (!word) return { text: texts.gone };
    const rightAnswer = joinedRuby(kanji.rubyOf(word.kanji, word.hiragana));
    return { text: paragraphs(texts.solution(rightAnswer, word.mean), texts.nextWord) };
  }
  const sentence = (await corpus.all()).find(({ id }) => id === asked.id);
  if (!sentence) return { text: texts.gone };
  return {
    text: paragraphs(
      lines(
        texts.solution(rubyLine(kanji, sentence), sentence.viSentence),
        link(texts.practise, paths.practiceSentence({ ...sentence, sentenceId: sentence.id })),
      ),
      texts.next,
    ),
  };
}

/** Recent mistakes of the learner. */
export async function listMistakes(
  { mistakes, kanji }: Pick<Knowledge, 'mistakes' | 'kanji'>,
  { learner }: Pick<TutorQuestion, 'learner'>,
): Promise<TutorAnswer> {
  if (!learner) return { text: texts.mistakesLogin };
  const latest = await mistakes.latestOf(learner);
  if (latest.length === 0) return { text: texts.noMistakes };
  const unique = [...new Map(latest.map((mistake) => [mistake.sentenceId, mistake])).values()];
  return {
    text: paragraphs(
      texts.mistakesTitle,
      list(unique.map((mistake) => texts.mistake(mistake.viSentence, rubyLine(kanji, mistake)))),
      texts.mistakesHint,
    ),
  };
}

const pick = <Row>(rows: readonly Row[], random: () => number): Row | undefined =>
  rows[Math.floor(random() * rows.length)];
