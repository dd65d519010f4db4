import { join } from 'node:path';
import { loadContent } from '#server/db/content/load-content.ts';
import { createSentenceCorpusService } from '#server/features/courses/sentence-corpus.service.ts';
import { createSearchService } from '#server/features/dictionary/search.service.ts';
import { createTailService } from '#server/features/dictionary/tail.service.ts';
import { createThemesService } from '#server/features/dictionary/themes.service.ts';
import { createKanjiService } from '#server/features/kanji/kanji.service.ts';
import { createJudgeModels } from '#server/features/practice/judge-models.ts';
import { createLexiconSource } from '#server/features/practice/lexicon.ts';
import { createMistakesService } from '#server/features/scores/mistakes.service.ts';
import { createHeadwordSource } from '#server/features/dictionary/headwords.service.ts';
import { createBreakdownService } from '#server/features/sentences/breakdown.service.ts';
import { createSentenceAnalysisService } from '#server/features/sentences/sentence-analysis.service.ts';
import { createSentencesService } from '#server/features/sentences/sentences.service.ts';
import { createTutor } from '#server/features/tutor/tutor.service.ts';
import type { Tutor } from '#server/features/tutor/tutor.ts';
import { projectRoot } from '#server/project-root.ts';
import { emptyTables } from './empty-tables.ts';
import { openTestDatabase } from '../test-database.ts';
import { openTestGrammar, openTestKana, openTestSynonyms } from './test-grammar.ts';
import { openTestKanji } from './test-kanji.ts';
import { openTestTail } from './test-tail.ts';
import { testTokenizer } from './test-tokenizer.ts';

/** The tutor with the shipped content, and a quiz that always asks the first question. */
export async function openShippedTutor(): Promise<Tutor> {
  const database = await openTestDatabase();
  const { db } = database;
  await emptyTables(db);
  await loadContent(database, join(projectRoot, 'content'));
  const kanji = createKanjiService(await openTestKanji());
  const tail = createTailService({ tail: await openTestTail(), kanji });
  const search = createSearchService({ db, kanji, tail, english: [] });
  // Now and not during the first question.
  await Promise.all([search.refresh(), testTokenizer.tokenize(['水'])]);
  const analysis = createSentenceAnalysisService({ db, tokenizer: testTokenizer });
  const sentences = createSentencesService({ db, analysis });
  const lexicon = createLexiconSource({ search, kanji, synonyms: await openTestSynonyms() });
  return createTutor({
    search,
    kanji,
    themes: createThemesService({ search, kanji }),
    kana: await openTestKana(),
    analysis,
    breakdowns: createBreakdownService({ db, analysis, kanji, headwords: createHeadwordSource(search) }),
    grammar: await openTestGrammar(),
    corpus: createSentenceCorpusService({ db }),
    models: createJudgeModels({ sentences, analysis, lexicon }),
    mistakes: createMistakesService({ db }),
    random: () => 0,
  });
}
