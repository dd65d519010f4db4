import type { ExerciseSource, SourceSentence } from '#core/exercises/exercise.ts';
import { glossesOf, nearInMeaningOf, sourceSentence, sourcesOf } from '#core/exercises/source.ts';
import { openSynonyms } from '#server/features/dictionary/synonyms.ts';
import { readShippedGrammar } from '../content/grammar/grammar.ts';
import { questionOf } from '../content/sentences/check-answers.ts';
import { type Lesson, readShippedCourses, type Sentence } from '../content/sentences/sentences.ts';
import { contentFolder } from '../content/words/word.ts';
import { prepareJudge, readWords } from '../grading/prepare-judge.ts';

/** A lesson with the sources of its exercises: its own sentences are the only source of wrong choices. */
export interface LessonSources {
  readonly lesson: Lesson;
  readonly sources: readonly ExerciseSource[];
}

/** The sources of every `step`th shipped lesson, one lesson at a time: all models at once take much memory. */
export async function readShippedSources(step = 1): Promise<Iterable<LessonSources>> {
  const [{ lessons, sentences }, grammar, words, links, judge] = await Promise.all([
    readShippedCourses(),
    readShippedGrammar(),
    readWords(),
    openSynonyms(contentFolder),
    prepareJudge(),
  ]);
  const spellings = (id: number): string[] => {
    const row = words.get(id);
    return row ? [row.kanji, ...row.variants.split('、'), row.hiragana].filter((text) => text !== '') : [];
  };
  const facts = { nearInMeaning: nearInMeaningOf(links, spellings), glossOf: glossesOf(words.values()) };
  const sourceOf = (lesson: Lesson, sentence: Sentence): SourceSentence[] => {
    const question = questionOf(sentence);
    const [answer] = judge.analysed(question);
    if (!answer) return [];
    const points = [...lesson.focus, ...sentence.focus].flatMap((id) => grammar.find(id) ?? []);
    const model = judge.modelOf(question);
    return [sourceSentence({ id: sentence.id, vietnamese: sentence.viSentence, answer, model, points })];
  };
  function* lessonByLesson(): Generator<LessonSources> {
    for (const lesson of lessons.filter((_, at) => at % step === 0)) {
      const own = sentences.filter(({ lessonId }) => lessonId === lesson.id);
      yield {
        lesson,
        sources: sourcesOf(
          own.flatMap((sentence) => sourceOf(lesson, sentence)),
          facts,
        ),
      };
    }
  }
  return lessonByLesson();
}
