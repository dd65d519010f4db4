import { withoutRuby } from '#core/japanese/ruby.ts';
import type { TutorKnowledge } from '../knowledge.ts';

type Knowledge = Pick<TutorKnowledge, 'corpus' | 'grammar' | 'search'>;

/** The translation of a sentence that is exactly in our courses, dictionary or grammar; null for any other. */
export async function translationOf(
  { corpus, grammar, search }: Knowledge,
  sentence: string,
): Promise<string | null> {
  const sought = bare(sentence);
  const ofCourses = (await corpus.all()).find(({ jpSentence }) => bare(jpSentence) === sought);
  if (ofCourses) return ofCourses.viSentence;
  const ofGrammar = [...grammar.points, ...grammar.contrasts]
    .flatMap(({ examples }) => examples)
    .find(({ ja }) => bare(withoutRuby(ja)) === sought);
  if (ofGrammar) return ofGrammar.vi;
  for (const { descriptions } of (await search.rows()).values()) {
    const ofWord = descriptions.find(({ text }) => bare(text) === sought);
    if (ofWord) return ofWord.translate;
  }
  return null;
}

const bare = (sentence: string): string => sentence.replaceAll(/[\s。、！？!?.,]/gu, '');
