import { practiceRefusals } from '#contract/texts/practice.ts';
import type { Database } from '#server/db/connect.ts';
import { conflict, notFound } from '#server/http/errors.ts';
import type { SentenceAnalysisService } from './sentence-analysis.service.ts';
import {
  createSentencesRepository,
  type SentenceAnalysis,
  type SentenceRow,
} from './sentences.repository.ts';

export type { SentenceAnalysis, SentenceRow };

interface SentencesParts {
  readonly db: Database;
  readonly analysis: Pick<SentenceAnalysisService, 'digest'>;
}

/** Visible sentences, for the features that judge them. */
export function createSentencesService({ db, analysis }: SentencesParts) {
  const stored = createSentencesRepository(db);

  return {
    find: (sentenceId: number): Promise<SentenceRow | null> => stored.find(sentenceId),

    idsBeside: (sentenceId: number): Promise<number[]> => stored.idsBeside(sentenceId),

    async require(sentenceId: number): Promise<SentenceRow> {
      const sentence = await stored.find(sentenceId);
      if (!sentence) throw notFound(practiceRefusals.sentenceNotFound);
      return sentence;
    },

    /** Locks the sentence until the end of the transaction and refuses one whose answers changed since it was read. */
    async lockUnchanged(sentence: SentenceRow, within: Database): Promise<void> {
      const current = await createSentencesRepository(within).findToChange(sentence.id);
      if (!current || analysis.digest(current) !== analysis.digest(sentence))
        throw conflict(practiceRefusals.changedMeanwhile);
    },

    saveAccepted: (
      sentenceId: number,
      answers: readonly string[],
      analysed: SentenceAnalysis,
      within: Database,
    ): Promise<void> => createSentencesRepository(within).saveAccepted(sentenceId, answers, analysed),
  };
}

export type SentencesService = ReturnType<typeof createSentencesService>;
