import { practiceRefusals } from '#contract/texts/practice.ts';
import type { CarriedSentence } from '#core/grading/carried-models.ts';
import type { Database } from '#server/db/connect.ts';
import type { Drafts } from '#server/db/visibility.ts';
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
    /** A sentence that learners see, or one of these drafts. */
    find: (sentenceId: number, drafts: Drafts = null): Promise<SentenceRow | null> =>
      stored.find(sentenceId, drafts),

    /** Those of these that are visible, in the order of the ids. */
    async findAll(ids: readonly number[], drafts: Drafts = null): Promise<SentenceRow[]> {
      const rows = new Map((await stored.findAll(ids, drafts)).map((row) => [row.id, row]));
      return ids.flatMap((id) => rows.get(id) ?? []);
    },

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

/** A sentence with everything that its judge depends on, as a browser gets it. */
export const carriedSentence = (row: SentenceRow, analysed: SentenceAnalysis): CarriedSentence => ({
  id: row.id,
  answers: analysed.answers,
  blocked: analysed.blocked,
  register: row.register,
  focus: row.focus,
  rulesOff: row.rulesOff,
  vietnamese: row.viSentence,
});

export type SentencesService = ReturnType<typeof createSentencesService>;
