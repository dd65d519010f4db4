import type { Breakdown } from '#contract/practice/breakdown.ts';
import type { BreakdownService } from '#server/features/practice/breakdown.service.ts';
import type { SentenceAnalysisService } from '#server/features/practice/sentence-analysis.service.ts';

interface AnnotationsParts {
  readonly analysis: Pick<SentenceAnalysisService, 'tokensOf'>;
  readonly breakdowns: Pick<BreakdownService, 'wordsOf'>;
}

/** Readings and dictionary entries for the Japanese of an answer, whoever has written it. */
export const createAnnotationsService = ({ analysis, breakdowns }: AnnotationsParts) => ({
  async annotate(texts: readonly string[]): Promise<Breakdown[]> {
    const tokens = await analysis.tokensOf(texts);
    return Promise.all(tokens.map(async (words) => ({ words: await breakdowns.wordsOf(words) })));
  },
});

export type AnnotationsService = ReturnType<typeof createAnnotationsService>;
