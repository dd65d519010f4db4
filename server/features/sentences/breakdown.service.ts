import type { Breakdown, BrokenDownWord } from '#contract/practice/breakdown.ts';
import { practiceRefusals } from '#contract/texts/practice.ts';
import type { Headwords } from '#core/dictionary/headwords.ts';
import { saidTokens } from '#core/japanese/notation/said-tokens.ts';
import { type SentenceWord, sentenceWords } from '#core/japanese/sentence-words.ts';
import { tokenRuby } from '#core/japanese/tokens/token-ruby.ts';
import type { Token } from '#core/japanese/tokens/token.ts';
import type { Database } from '#server/db/connect.ts';
import type { Drafts } from '#server/db/visibility.ts';
import type { HeadwordEntry, HeadwordSource } from '#server/features/dictionary/headwords.service.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import { notFound } from '#server/http/errors.ts';
import { mapInSlices, type Pause } from '#server/in-slices.ts';
import type { SentenceAnalysisService } from './sentence-analysis.service.ts';
import { createSentencesRepository } from './sentences.repository.ts';

interface BreakdownParts {
  readonly db: Database;
  readonly analysis: Pick<SentenceAnalysisService, 'of'>;
  readonly kanji: Pick<KanjiService, 'rubyOf' | 'readingsOf'>;
  readonly headwords: HeadwordSource;
}

/** The model answer of a sentence word by word, each with its reading and its dictionary item. */
export function createBreakdownService({ db, analysis, kanji, headwords }: BreakdownParts) {
  const stored = createSentencesRepository(db);

  const rubyOfPart = (part: Pick<Token, 'surface' | 'reading'>): string => tokenRuby(part, kanji.readingsOf);

  const present = (word: SentenceWord, known: Headwords<HeadwordEntry>): BrokenDownWord => {
    const { text, reading, parts, kind, ending } = word;
    const ruby = parts ? parts.map(rubyOfPart).join('') : kanji.rubyOf(text, reading);
    return { text, reading, ruby, kind, ending, item: known.find(word) };
  };

  /** Also for a sentence that is not saved yet. */
  async function wordsOf(tokens: readonly Token[], pause?: Pause): Promise<BrokenDownWord[]> {
    const known = await headwords();
    return mapInSlices(sentenceWords(tokens, known.has), (word) => present(word, known), pause);
  }

  return {
    wordsOf,

    /** Tokens with the readings of their kanji. */
    rubyOf: (tokens: readonly Token[]): string => tokens.map(rubyOfPart).join(''),

    /** Of a sentence that learners see, or of one of these drafts. */
    async of(sentenceId: number, drafts: Drafts = null): Promise<Breakdown> {
      const sentence = await stored.find(sentenceId, drafts);
      if (!sentence) throw notFound(practiceRefusals.sentenceNotFound);
      const [model] = (await analysis.of(sentence)).answers;
      return { words: await wordsOf(saidTokens(model?.parts ?? [])) };
    },
  };
}

export type BreakdownService = ReturnType<typeof createBreakdownService>;
