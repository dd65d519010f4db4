import { practiceRefusals } from '#contract/texts/practice.ts';
import { normaliseJapanese } from '#core/japanese/normalise.ts';
import { saidTokens } from '#core/japanese/notation/said-tokens.ts';
import type { Token } from '#core/japanese/tokens/token.ts';
import type { Database } from '#server/db/connect.ts';
import { notFound } from '#server/http/errors.ts';
import type { SentenceAnalysisService } from './sentence-analysis.service.ts';
import { createSentencesRepository, type SentenceRow } from './sentences.repository.ts';

interface SentenceReadingsParts {
  readonly db: Database;
  readonly analysis: Pick<SentenceAnalysisService, 'digest'>;
}

interface SentenceReading {
  readonly text: string;
  /** In kana; empty where neither the author nor the tokenizer has said it. */
  readonly reading: string;
}

/** How sentences are written and how they are read. */
export function createSentenceReadingsService({ db, analysis }: SentenceReadingsParts) {
  const stored = createSentencesRepository(db);

  /** What the tokenizer has made of it. Nobody waits here for one that it has not seen yet. */
  function analysedReading(sentence: SentenceRow): string {
    if (sentence.analysis?.of !== analysis.digest(sentence)) return '';
    const [model] = sentence.analysis.answers;
    const tokens = saidTokens(model?.parts ?? []);
    const isWhole = tokens.map(({ surface }) => surface).join('') === model?.text;
    return isWhole && tokens.every(isRead) ? tokens.map(({ reading }) => reading).join('') : '';
  }

  return {
    async of(sentenceId: number): Promise<SentenceReading> {
      const sentence = await stored.find(sentenceId);
      if (!sentence) throw notFound(practiceRefusals.sentenceNotFound);
      return { text: sentence.jpSentence, reading: sentence.reading || analysedReading(sentence) };
    },
  };
}

/** A word that the tokenizer does not know has no reading; a mark needs none. */
const isRead = ({ surface, reading }: Token): boolean => reading !== '' || normaliseJapanese(surface) === '';

export type SentenceReadingsService = ReturnType<typeof createSentenceReadingsService>;
