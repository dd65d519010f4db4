import { practiceRefusals } from '#contract/texts/practice.ts';
import { normaliseJapanese } from '#core/japanese/normalise.ts';
import { saidTokens } from '#core/japanese/notation/said-tokens.ts';
import type { Token } from '#core/japanese/tokens/token.ts';
import type { Database } from '#server/db/connect.ts';
import type { Drafts } from '#server/db/visibility.ts';
import { notFound } from '#server/http/errors.ts';
import type { SentenceAnalysisService } from './sentence-analysis.service.ts';
import { createSentencesRepository, type SentenceRow } from './sentences.repository.ts';

interface SentenceReadingsParts {
  readonly db: Database;
  readonly analysis: Pick<SentenceAnalysisService, 'isCurrent'>;
}

interface SentenceReading {
  readonly text: string;
  /** In kana; empty when neither the author nor the tokenizer gives it. */
  readonly reading: string;
}

/** The text of a sentence with its reading. */
export function createSentenceReadingsService({ db, analysis }: SentenceReadingsParts) {
  const stored = createSentencesRepository(db);

  /** The reading from a stored analysis. Does not wait for a missing one. */
  function analysedReading(sentence: SentenceRow): string {
    if (!sentence.analysis || !analysis.isCurrent(sentence, sentence.analysis)) return '';
    const [model] = sentence.analysis.answers;
    const tokens = saidTokens(model?.parts ?? []);
    const isWhole = tokens.map(({ surface }) => surface).join('') === model?.text;
    return isWhole && tokens.every(isRead) ? tokens.map(({ reading }) => reading).join('') : '';
  }

  return {
    /** Of a sentence that learners see, or of one of these drafts. */
    async of(sentenceId: number, drafts: Drafts): Promise<SentenceReading> {
      const sentence = await stored.find(sentenceId, drafts);
      if (!sentence) throw notFound(practiceRefusals.sentenceNotFound);
      return { text: sentence.jpSentence, reading: sentence.reading || analysedReading(sentence) };
    },
  };
}

/** A word that the tokenizer does not know has no reading; punctuation needs none. */
const isRead = ({ surface, reading }: Token): boolean => reading !== '' || normaliseJapanese(surface) === '';

export type SentenceReadingsService = ReturnType<typeof createSentenceReadingsService>;
