import type { Lexicon } from '#core/grading/lexicon.ts';
import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import { saidTokens } from '#core/japanese/notation/said-tokens.ts';
import type { Token } from '#core/japanese/tokens/token.ts';
import { NO_PINS, type LessonStep, type SentencePins } from '#core/path/path.ts';
import { readPathSentence, type SaidSentence } from '#core/path/read-path-sentence.ts';
import type { HeadwordSource } from '#server/features/dictionary/headwords.service.ts';
import type { SearchService } from '#server/features/dictionary/search.service.ts';
import type { SentenceAnalysisService } from '#server/features/sentences/sentence-analysis.service.ts';
import type {
  SentenceAnalysis,
  SentenceRow,
  SentencesService,
} from '#server/features/sentences/sentences.service.ts';
import { createPause, finishInSlices } from '#server/in-slices.ts';

export interface SentenceParts {
  readonly sentences: Pick<SentencesService, 'find' | 'findAll' | 'idsBeside'>;
  readonly analysis: Pick<SentenceAnalysisService, 'of'>;
  readonly lexicon: () => Promise<Lexicon>;
  readonly search: Pick<SearchService, 'rows'>;
  readonly headwords: HeadwordSource;
  readonly grammar: GrammarLibrary;
}

/** A sentence of a step, with its words. */
export interface PreparedSentence {
  readonly row: SentenceRow;
  readonly analysed: SentenceAnalysis;
  readonly tokens: readonly Token[];
  readonly said: SaidSentence;
  readonly pins: SentencePins;
}

/** The sentences of a step in its order; those that learners do not see are left out. */
export async function prepareSentences(
  { sentences: ids, pins }: Pick<LessonStep, 'sentences' | 'pins'>,
  { sentences, analysis, search, headwords, grammar }: SentenceParts,
): Promise<PreparedSentence[]> {
  const [rows, known] = await Promise.all([search.rows(), headwords()]);
  const sources = { headwords: known, grammar, word: (id: number) => rows.get(id) };
  const pause = createPause();
  const prepared: PreparedSentence[] = [];
  for (const id of ids) {
    const row = await sentences.find(id);
    if (!row) continue;
    const analysed = await analysis.of(row);
    const tokens = saidTokens(analysed.answers[0]?.parts ?? []);
    const own = pins[id] ?? NO_PINS;
    const said = await finishInSlices(readPathSentence(tokens, own, sources), pause);
    prepared.push({ row, analysed, tokens, said, pins: own });
  }
  return prepared;
}
