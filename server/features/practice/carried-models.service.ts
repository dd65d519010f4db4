import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ExplainingTexts } from '#contract/practice/carried-endpoints.ts';
import { CARRIED_LESSONS_KEPT, CARRIED_SENTENCES_MAX } from '#contract/server-limits.ts';
import { type CarriedModels, carryModels } from '#core/grading/carried-models.ts';
import { EXPLAINING_CONTRASTS, EXPLAINING_POINTS } from '#core/grading/explain/explanation.ts';
import type { Lexicon } from '#core/grading/lexicon.ts';
import { ruleOf } from '#core/grammar/explain-mistake.ts';
import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import type { LessonsService } from '#server/features/courses/lessons.service.ts';
import type { SentenceAnalysisService } from '#server/features/sentences/sentence-analysis.service.ts';
import {
  carriedSentence,
  type SentenceAnalysis,
  type SentenceRow,
  type SentencesService,
} from '#server/features/sentences/sentences.service.ts';
import { draftsFor } from '#server/http/requests/drafts-for.ts';
import type { Caller } from '#server/http/route.ts';
import { finishInSlices } from '#server/in-slices.ts';

interface CarriedModelsParts {
  readonly lessons: Pick<LessonsService, 'sentences'>;
  readonly sentences: Pick<SentencesService, 'findAll'>;
  readonly analysis: Pick<SentenceAnalysisService, 'of'>;
  readonly lexicon: () => Promise<Lexicon>;
  readonly grammar: Pick<GrammarLibrary, 'find' | 'findContrast'>;
}

interface Analysed {
  readonly row: SentenceRow;
  readonly analysed: SentenceAnalysis;
}

interface Made {
  readonly lexicon: Lexicon;
  readonly models: Promise<CarriedModels>;
}

/** What browsers need to judge the sentences of a lesson without the server. */
export function createCarriedModelsService(parts: CarriedModelsParts) {
  const { lessons, sentences, analysis, lexicon, grammar } = parts;
  /** By what they are made of, so that nothing has to be dropped after a change. */
  const known = new LRUCache<string, Made>({ max: CARRIED_LESSONS_KEPT });

  /** One lesson after the other: nobody waits for them, and learners who wait for a verdict share the slices. */
  let lastMade: Promise<unknown> = Promise.resolve();

  /** Compiles each sentence, so it is done once and in slices. */
  function make(read: readonly Analysed[], words: Lexicon): Promise<CarriedModels> {
    const key = digestOf(read);
    const begun = known.get(key);
    if (begun?.lexicon === words) return begun.models;
    const judged = read.map(({ row, analysed }) => carriedSentence(row, analysed));
    const models = lastMade
      .then(() => finishInSlices(carryModels(judged, words)))
      .then(({ carried }) => carried);
    lastMade = models.catch(() => undefined);
    known.set(key, { lexicon: words, models });
    // The next request tries again.
    models.catch(() => known.peek(key)?.models === models && known.delete(key));
    return models;
  }

  return {
    /** Of the sentences that the caller sees in the lesson; of a very long one, the first ones. */
    async of(caller: Caller | null, lessonId: number): Promise<CarriedModels> {
      const listed = await lessons.sentences(caller, lessonId);
      const ids = listed.slice(0, CARRIED_SENTENCES_MAX).map(({ id }) => id);
      const read: Analysed[] = [];
      for (const row of await sentences.findAll(ids, draftsFor(caller)))
        read.push({ row, analysed: await analysis.of(row) });
      return make(read, await lexicon());
    },

    /** The texts that the judge refers to, cut down to what the explanation of a mistake shows. */
    texts: async (): Promise<ExplainingTexts> => ({
      points: EXPLAINING_POINTS.flatMap((id) => {
        const point = grammar.find(id);
        if (!point) return [];
        const { pattern, explanation, mistakes } = point;
        return [{ id, pattern, explanation: ruleOf(explanation), mistakes: [...mistakes] }];
      }),
      contrasts: EXPLAINING_CONTRASTS.flatMap((id) => {
        const contrast = grammar.findContrast(id);
        if (!contrast) return [];
        const { title, summary, mistakes } = contrast;
        return [{ id, title, summary, mistakes: [...mistakes] }];
      }),
    }),
  };
}

export type CarriedModelsService = ReturnType<typeof createCarriedModelsService>;

/** Everything in the sentences that the judge depends on. */
const digestOf = (read: readonly Analysed[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        read.map(({ row: { id, register, focus, rulesOff, viSentence }, analysed: { of } }) => [
          id,
          of,
          register,
          focus,
          rulesOff,
          viSentence,
        ]),
      ),
    )
    .digest('base64url');
