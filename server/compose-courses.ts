import type { SynonymLink } from '#core/dictionary/synonym-link.ts';
import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import { createScoresService } from '#server/features/scores/scores.service.ts';
import { createBreakdownService } from '#server/features/sentences/breakdown.service.ts';
import { createSentenceAnalysisService } from '#server/features/sentences/sentence-analysis.service.ts';
import type { ComposedDictionary } from './compose-dictionary.ts';
import type { Changes } from './db/changes.ts';
import type { Database } from './db/connect.ts';
import type { AuditService } from './features/audit/audit.service.ts';
import { createAcceptedAnswersService } from './features/contributions/accepted-answers.service.ts';
import { contributionsRoutes } from './features/contributions/contributions.routes.ts';
import { createContributionsService } from './features/contributions/contributions.service.ts';
import { createLifecycleService } from './features/contributions/lifecycle.service.ts';
import { reviewsRoutes } from './features/contributions/reviews.routes.ts';
import { createReviewsService } from './features/contributions/reviews.service.ts';
import { createSentenceFilesService } from './features/contributions/sentences/sentence-files.service.ts';
import { sentenceToolsRoutes } from './features/contributions/sentences/sentence-tools.routes.ts';
import { createSentenceToolsService } from './features/contributions/sentences/sentence-tools.service.ts';
import { createVersionsService } from './features/contributions/versions.service.ts';
import { writingRoutes } from './features/contributions/writing.routes.ts';
import { createWritingService } from './features/contributions/writing.service.ts';
import { createCoursesRepository } from './features/courses/courses.repository.ts';
import { coursesRoutes } from './features/courses/courses.routes.ts';
import { createCoursesService } from './features/courses/courses.service.ts';
import { createLessonViewsService } from './features/courses/lesson-views.service.ts';
import { lessonsRoutes } from './features/courses/lessons.routes.ts';
import { createLessonsService } from './features/courses/lessons.service.ts';
import { createGrammarUseService } from './features/grammar/grammar-use.service.ts';
import type { ImagesService } from './features/images/images.service.ts';
import { introductionsRoutes } from './features/introductions/introductions.routes.ts';
import { createIntroductionsService } from './features/introductions/introductions.service.ts';
import type { KanjiService } from './features/kanji/kanji.service.ts';
import { lessonFeedbackRoutes } from './features/lesson-feedback/lesson-feedback.routes.ts';
import { createLessonFeedbackService } from './features/lesson-feedback/lesson-feedback.service.ts';
import { createSentenceReportsService } from './features/lesson-feedback/sentence-reports.service.ts';
import type { NotificationsService } from './features/notifications/notifications.service.ts';
import { createAnswerConfirmation } from './features/practice/answer-confirmation.service.ts';
import { createCarriedModelsService } from './features/practice/carried-models.service.ts';
import { createExplainer } from './features/practice/explainer.ts';
import { createJudgeModels } from './features/practice/judge-models.ts';
import { practiceRoutes } from './features/practice/practice.routes.ts';
import { createPracticeService } from './features/practice/practice.service.ts';
import { createSettlement } from './features/practice/settle-suggestion.ts';
import { createSuggestionsService } from './features/practice/suggestions.service.ts';
import { createConfusionsService } from './features/scores/mistakes.service.ts';
import { createSentencesService } from './features/sentences/sentences.service.ts';
import { wordUseRoutes } from './features/sentences/word-use.routes.ts';
import { createWordUseService } from './features/sentences/word-use.service.ts';
import type { PreparedFiles } from './gateways/prepared/prepared-files.ts';
import type { Tokenizer } from './gateways/tokenizer/tokenizer.ts';
import { invalidating } from './http/route.ts';

interface CourseParts {
  readonly db: Database;
  readonly changes: Changes;
  readonly tokenizer: Tokenizer;
  readonly images: ImagesService;
  readonly words: Pick<ComposedDictionary, 'search' | 'headwords' | 'lexicon'>;
  readonly grammar: GrammarLibrary;
  readonly kanji: KanjiService;
  readonly synonyms: readonly SynonymLink[];
  readonly prepared: PreparedFiles;
  readonly notifications: NotificationsService;
  readonly audit: AuditService;
  /** Keyed by the server's secret. */
  readonly hash: (text: string) => string;
  readonly clock: () => Date;
}

/** Composes courses: reading and writing them, their review, and practice with its judge, scores and suggestions. */
export function composeCourses(parts: CourseParts) {
  const {
    db,
    changes,
    tokenizer,
    images,
    words,
    grammar,
    kanji,
    synonyms,
    prepared,
    notifications,
    audit,
    hash,
    clock,
  } = parts;
  const { search, headwords, lexicon } = words;
  const courses = createCoursesService(createCoursesRepository(db), clock);
  const lessons = createLessonsService({ db });
  const lessonViews = createLessonViewsService({ db, hash, clock });
  const analysis = createSentenceAnalysisService({ db, tokenizer });
  const sentences = createSentencesService({ db, analysis });
  const pieceWriting = { db, changes, analysis, clock };
  const contributions = createContributionsService({ db });
  const writing = createWritingService({
    ...pieceWriting,
    images,
    contributions,
    grammar,
    dictionary: search.rows,
  });
  const lifecycle = createLifecycleService({ ...pieceWriting, audit, notifications });
  const versions = createVersionsService(pieceWriting);
  const models = createJudgeModels({ sentences, analysis, lexicon });
  search.onRefreshed(models.clear);
  const scores = createScoresService({ db, hash, clock });
  const history = createAcceptedAnswersService(pieceWriting);
  const suggestionParts = {
    db,
    changes,
    models,
    sentences,
    analysis,
    scores,
    notifications,
    audit,
    history,
    clock,
  };
  const settle = createSettlement(suggestionParts);
  const answers = createAnswerConfirmation(suggestionParts, settle);
  const reviews = createReviewsService({ ...pieceWriting, notifications, answers });
  const introductions = createIntroductionsService({
    db,
    analysis,
    sentences,
    contributions,
    search,
    headwords,
    grammar,
    kanji,
  });
  search.onRefreshed(introductions.clear);
  const practice = {
    practice: createPracticeService({
      db,
      explainer: createExplainer({ grammar, headwords, kanji, synonyms }),
      models,
      scores,
    }),
    carriedModels: createCarriedModelsService({ lessons, sentences, analysis, lexicon, grammar }),
    breakdowns: createBreakdownService({ db, analysis, kanji, headwords }),
    confusions: createConfusionsService({ db, grammar, clock }),
    suggestions: createSuggestionsService(suggestionParts, settle),
  };
  const { rubyOf } = practice.breakdowns;
  const grammarUse = createGrammarUseService({ db, grammar, rubyOf, prepared });
  const wordUse = createWordUseService({ db, search, headwords, rubyOf });
  const sentenceStore = { ...contributions, saveAll: writing.saveAll };
  const sentenceTools = {
    tools: createSentenceToolsService({
      db,
      sentenceStore,
      analysis,
      breakdowns: practice.breakdowns,
      lexicon,
      grammar,
    }),
    files: createSentenceFilesService({ db, audit, sentenceStore, analysis }),
  };
  const lessonFeedback = {
    lessonFeedback: createLessonFeedbackService({ db, suggestions: practice.suggestions }),
    reports: createSentenceReportsService({ db, notifications, clock }),
  };

  return {
    courses,
    lessons,
    analysis,
    sentences,
    models,
    scores,
    breakdowns: practice.breakdowns,
    grammarUse,
    routes: [
      ...coursesRoutes(courses),
      ...lessonsRoutes({ lessons, lessonViews }),
      ...introductionsRoutes(introductions),
      ...writingRoutes({ writing, lifecycle }).map(invalidating),
      ...contributionsRoutes({ contributions, lifecycle, versions }).map(invalidating),
      ...sentenceToolsRoutes(sentenceTools),
      ...reviewsRoutes(reviews).map(invalidating),
      ...practiceRoutes(practice),
      ...lessonFeedbackRoutes(lessonFeedback),
      ...wordUseRoutes(wordUse),
    ],
    cleanUps: {
      'refused answers and browser tries': scores.cleanUp,
      'lesson views': lessonViews.cleanUp,
      'deleted content': lifecycle.cleanUp,
    },
    /** Forgets what was read of courses that have changed. */
    forget: () => {
      models.clear();
      grammarUse.forget();
      introductions.clear();
    },
  };
}
