import { paths } from '#contract/paths.ts';
import { tutorSentenceTexts as texts } from '#contract/texts/tutor-sentences.ts';
import { hasJapanese } from '#core/japanese/kana.ts';
import { nearestInJapanese, nearestInVietnamese } from '#core/tutor/nearest.ts';
import type { CorpusSentence } from '#server/features/courses/sentence-corpus.service.ts';
import type { TutorKnowledge } from '../knowledge.ts';
import { link, list, paragraphs } from '../markup.ts';
import { rubyLine } from '../ruby-line.ts';
import type { TutorAnswer } from '../tutor.ts';

type Knowledge = Pick<TutorKnowledge, 'corpus' | 'kanji'>;

const SHOWN = 4;
/** Below this the sentences share words only by chance. */
const NEAR_ENOUGH = 0.25;

/** The sentences of the courses nearest to a text in either language. */
export async function findSentences(knowledge: Knowledge, text: string): Promise<TutorAnswer> {
  const all = await knowledge.corpus.all();
  const near = hasJapanese(text) ? nearestInJapanese(all, text) : nearestInVietnamese(all, text);
  const shown = near.filter(({ likeness }) => likeness >= NEAR_ENOUGH).slice(0, SHOWN);
  if (shown.length === 0) return { text: texts.nothingSimilar };
  return {
    text: paragraphs(
      texts.similarTitle,
      list(shown.map(({ sentence }) => sentenceLine(knowledge, sentence))),
    ),
  };
}

export const sentenceLine = ({ kanji }: Pick<Knowledge, 'kanji'>, sentence: CorpusSentence): string =>
  `${texts.similarLine(rubyLine(kanji, sentence), sentence.viSentence)} ${link(texts.practise(sentence.lessonTitle), paths.practiceSentence({ ...sentence, sentenceId: sentence.id }))}`;
