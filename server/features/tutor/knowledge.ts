import type { Judgement } from '#core/grading/judgement.ts';
import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import type { KanaCourse } from '#core/kana/kana-row.ts';
import type { SentenceCorpusService } from '#server/features/courses/sentence-corpus.service.ts';
import type { SearchService } from '#server/features/dictionary/search.service.ts';
import type { ThemesService } from '#server/features/dictionary/themes.service.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import type { MistakesService } from '#server/features/scores/mistakes.service.ts';
import type { BreakdownService } from '#server/features/sentences/breakdown.service.ts';
import type { SentenceAnalysisService } from '#server/features/sentences/sentence-analysis.service.ts';

/** A sentence of the courses with its judge. */
interface JudgeableSentence {
  readonly hint: string;
  judge(mode: 'translate', typed: string): Promise<{ readonly judgement: Judgement }>;
}

/** Everything the tutor knows. It invents nothing: every answer is assembled from these sources. */
export interface TutorKnowledge {
  readonly search: Pick<SearchService, 'find' | 'rows' | 'hitsFor'>;
  readonly themes: Pick<ThemesService, 'theme'>;
  readonly kanji: KanjiService;
  readonly kana: Pick<KanaCourse, 'rows'>;
  readonly analysis: Pick<SentenceAnalysisService, 'tokensOf'>;
  readonly breakdowns: Pick<BreakdownService, 'wordsOf'>;
  readonly grammar: GrammarLibrary;
  readonly corpus: Pick<SentenceCorpusService, 'all'>;
  readonly models: { find(sentenceId: number): Promise<JudgeableSentence | null> };
  readonly mistakes: Pick<MistakesService, 'latestOf'>;
  /** From 0 to below 1; chooses the question of a quiz. */
  readonly random: () => number;
}
