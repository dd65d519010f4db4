import type { Breakdown } from '#contract/practice/breakdown.ts';
import type { BreakdownService } from '#server/features/sentences/breakdown.service.ts';
import type { SentenceAnalysisService } from '#server/features/sentences/sentence-analysis.service.ts';
import { createPause } from '#server/in-slices.ts';

interface AnnotationsParts {
  readonly analysis: Pick<SentenceAnalysisService, 'tokensOf'>;
  readonly breakdowns: Pick<BreakdownService, 'wordsOf'>;
}

/** Readings and dictionary entries for the Japanese of an answer, from the model or the tutor. */
export const createAnnotationsService = ({ analysis, breakdowns }: AnnotationsParts) => ({
  async annotate(texts: readonly string[]): Promise<Breakdown[]> {
    const pause = createPause();
    const found: Breakdown[] = [];
    for (const tokens of await analysis.tokensOf(texts))
      found.push({ words: await breakdowns.wordsOf(tokens, pause) });
    return found;
  },
});

export type AnnotationsService = ReturnType<typeof createAnnotationsService>;
