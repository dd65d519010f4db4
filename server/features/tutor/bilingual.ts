import { tutorWordTexts as texts } from '#contract/texts/tutor.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import type { BilingualSentence } from '#core/tutor/nearest.ts';
import { oncePerEdition } from '#server/once-per-edition.ts';
import { sentenceLine } from './answers/find-sentences.ts';
import type { TutorKnowledge } from './knowledge.ts';

type Knowledge = Pick<TutorKnowledge, 'corpus' | 'search' | 'grammar' | 'kanji'>;

/** A sentence in both languages. */
export interface PresentedSentence extends BilingualSentence {
  /** The line to show. */
  readonly line: () => string;
}

/** All our sentences in both languages: those of the courses first, because they can be practised. */
export async function allSentences(knowledge: Knowledge): Promise<PresentedSentence[]> {
  const ofCourses = (await knowledge.corpus.all()).map((sentence) => ({
    ...sentence,
    line: () => sentenceLine(knowledge, sentence),
  }));
  return [...ofCourses, ...ofGrammar(knowledge.grammar), ...ofWords(await knowledge.search.rows())];
}

const ofGrammar = oncePerEdition(({ points, contrasts, answers }: Knowledge['grammar']) => [
  ...answers.flatMap(({ answer }) => phrasesIn(answer)),
  ...[...points, ...contrasts].flatMap(({ examples }) => examples).map(({ ja, vi }) => shown(ja, vi)),
]);

const ofWords = oncePerEdition((rows: Awaited<ReturnType<Knowledge['search']['rows']>>) =>
  [...rows.values()]
    .flatMap(({ descriptions }) => descriptions)
    .map(({ text, translate, ruby }) => shown(ruby ?? text, translate)),
);

const shown = (ruby: string, vietnamese: string): PresentedSentence => ({
  jpSentence: withoutRuby(ruby),
  viSentence: vietnamese,
  reading: '',
  line: () => texts.example(ruby, vietnamese),
});

/** "- これはいくらですか。 Cái này bao nhiêu tiền?": a phrase of a written answer, with its first translation. */
const PHRASE = /^- (?<ja>[^\p{sc=Latin}]*[。！？]) (?<vi>\p{Lu}[^.?!(]*[.?!])/u;

const phrasesIn = (answer: string): PresentedSentence[] =>
  answer.split('\n').flatMap((line) => {
    const { ja, vi } = PHRASE.exec(line)?.groups ?? {};
    return ja && vi ? [shown(ja.replaceAll('**', ''), vi.trim())] : [];
  });
