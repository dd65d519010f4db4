import type { LessonWithWord } from '#contract/dictionary/word-use.ts';
import { WORD_USE_LESSONS_MAX, WORD_USE_SENTENCES_READ } from '#contract/limits.ts';
import { searchRefusals } from '#contract/texts/search.ts';
import { wordStems } from '#core/dictionary/word-stems.ts';
import { partsOf } from '#core/introductions/sentence-parts.ts';
import { saidTokens } from '#core/japanese/notation/said-tokens.ts';
import type { Token } from '#core/japanese/tokens/token.ts';
import type { Database } from '#server/db/connect.ts';
import type { HeadwordSource } from '#server/features/dictionary/headwords.service.ts';
import type { SearchService } from '#server/features/dictionary/search.service.ts';
import { notFound } from '#server/http/errors.ts';
import { mapInSlices } from '#server/in-slices.ts';
import { createWordUseRepository, type SentenceInLesson } from './word-use.repository.ts';

interface WordUseParts {
  readonly db: Database;
  readonly search: Pick<SearchService, 'row'>;
  readonly headwords: HeadwordSource;
  /** Tokens with the readings of their kanji. */
  readonly rubyOf: (tokens: readonly Token[]) => string;
}

const INFLECTING = /^(?:verb|adjective-i$)/;

/** The lessons in which a word of the dictionary occurs, in any form. */
export function createWordUseService({ db, search, headwords, rubyOf }: WordUseParts) {
  const stored = createWordUseRepository(db);

  return {
    async lessonsWith(itemId: number): Promise<LessonWithWord[]> {
      const word = await search.row(itemId);
      if (!word) throw notFound(searchRefusals.unknownWord);
      const stems = wordStems(word, INFLECTING.test(word.wordClass ?? ''));
      const sentences = await stored.containing(stems, WORD_USE_SENTENCES_READ);
      const known = await headwords();
      const read = await mapInSlices(sentences, (sentence) => {
        const tokens = saidTokens(sentence.model?.parts ?? []);
        const part = partsOf(tokens, known).find(({ row }) => row?.id === itemId);
        return part ? withWord(sentence, tokens, part) : null;
      });
      const byLesson = new Map<number, LessonWithWord>();
      for (const lesson of read)
        if (lesson && !byLesson.has(lesson.lessonId)) byLesson.set(lesson.lessonId, lesson);
      return [...byLesson.values()].slice(0, WORD_USE_LESSONS_MAX);
    },
  };

  function withWord(
    { id, viSentence, topicId, curriculumId, lessonId, title, mean, level }: SentenceInLesson,
    tokens: readonly Token[],
    { from, to }: { readonly from: number; readonly to: number },
  ): LessonWithWord {
    const sentence = {
      id,
      viSentence,
      before: rubyOf(tokens.slice(0, from)),
      word: rubyOf(tokens.slice(from, to)),
      after: rubyOf(tokens.slice(to)),
    };
    return { topicId, curriculumId, lessonId, title, mean, level, sentence };
  }
}

export type WordUseService = ReturnType<typeof createWordUseService>;
