import type { ShortItem } from '#contract/dictionary/item.ts';
import { MESSAGE_WORDS_MAX } from '#contract/limits.ts';
import { japaneseRuns } from '#core/japanese/japanese-runs.ts';
import type { Token } from '#core/japanese/tokens/token.ts';
import { readQuestion } from '#core/tutor/read-question.ts';
import type { SearchService } from '#server/features/dictionary/search.service.ts';
import type { BreakdownService } from '#server/features/sentences/breakdown.service.ts';
import type { SentenceAnalysisService } from '#server/features/sentences/sentence-analysis.service.ts';

interface MessageWordsParts {
  readonly search: Pick<SearchService, 'find'>;
  readonly analysis: Pick<SentenceAnalysisService, 'tokensOf'>;
  readonly breakdowns: Pick<BreakdownService, 'wordsOf'>;
}

interface KnownWords {
  readonly items: readonly ShortItem[];
  /** The Japanese of the message, word by word. */
  readonly tokens: readonly Token[];
  /** The topic of the question, as far as it is known. */
  readonly terms: readonly string[];
}

/** The words of a message that our dictionary knows: those written in Japanese, and those asked for in Vietnamese. */
export function createMessageWords({ search, analysis, breakdowns }: MessageWordsParts) {
  async function written(message: string): Promise<Pick<KnownWords, 'items' | 'tokens'>> {
    const runs = japaneseRuns(message);
    if (runs.length === 0) return { items: [], tokens: [] };
    const tokens = (await analysis.tokensOf(runs)).flat();
    const words = await breakdowns.wordsOf(tokens);
    return { tokens, items: words.flatMap(({ item }) => item ?? []) };
  }

  return {
    async of(message: string): Promise<KnownWords> {
      const terms = termsOf(message);
      const [{ items, tokens }, sought] = await Promise.all([
        written(message),
        Promise.all(terms.map((term) => search.find(term, MESSAGE_WORDS_MAX))),
      ]);
      const all = [...items, ...sought.flat().map(({ row }) => row)];
      const unique = [...new Map(all.map((item) => [item.id, item])).values()];
      return { items: unique.slice(0, MESSAGE_WORDS_MAX), tokens, terms };
    },
  };
}

export type MessageWords = ReturnType<typeof createMessageWords>;

function termsOf(message: string): string[] {
  const question = readQuestion(message);
  if ('term' in question) return [question.term];
  if ('terms' in question) return [...question.terms];
  return question.kind === 'in-japanese' ? [question.text] : [];
}
