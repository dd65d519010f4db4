import type { Donation } from '#contract/donate/endpoints.ts';
import type { Founder } from '#contract/founder/endpoints.ts';
import type { SynonymLink } from '#core/dictionary/synonym-link.ts';
import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import type { KanaCourse } from '#core/kana/kana-row.ts';
import type { Name } from '#core/names/name.ts';
import type { PathContent } from '#core/path/path.ts';
import { isTailId } from '#core/tail/tail-id.ts';
import { createHeadwordSource } from '#server/features/dictionary/headwords.service.ts';
import { createScoresService } from '#server/features/scores/scores.service.ts';
import { createBreakdownService } from '#server/features/sentences/breakdown.service.ts';
import { createSentenceAnalysisService } from '#server/features/sentences/sentence-analysis.service.ts';
import { createSentenceReadingsService } from '#server/features/sentences/sentence-readings.service.ts';
import type { Authentication } from '#server/http/requests/authentication.ts';
import type { RateLimits } from '#server/http/requests/rate-limits.ts';
import { composeAccounts } from './compose-accounts.ts';
import { composeAssistant } from './compose-assistant.ts';
import { composeLearning } from './compose-learning.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/connect.ts';
import { createSecretHash } from './features/accounts/secret-hash.ts';
import { createAuditService } from './features/audit/audit.service.ts';
import { createCommentModerationService } from './features/comments/comment-moderation.service.ts';
import { commentsRoutes } from './features/comments/comments.routes.ts';
import { createCommentsService } from './features/comments/comments.service.ts';
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
import { dictionaryAdminRoutes } from './features/dictionary/dictionary-admin.routes.ts';
import { dictionaryRoutes } from './features/dictionary/dictionary.routes.ts';
import { createDictionaryService } from './features/dictionary/dictionary.service.ts';
import { createItemEditingService } from './features/dictionary/item-editing.service.ts';
import { createItemImportService } from './features/dictionary/item-import.service.ts';
import { refreshOncePerAnnouncement } from './features/dictionary/refresh-once.ts';
import { createSearchAnswersService } from './features/dictionary/search-answers.service.ts';
import { createSearchService } from './features/dictionary/search.service.ts';
import { createTailService } from './features/dictionary/tail.service.ts';
import { donateRoutes } from './features/donate/donate.routes.ts';
import { feedbackRoutes } from './features/feedback/feedback.routes.ts';
import { createFeedbackService } from './features/feedback/feedback.service.ts';
import { founderRoutes } from './features/founder/founder.routes.ts';
import { createGrammarUseService } from './features/grammar/grammar-use.service.ts';
import { grammarRoutes } from './features/grammar/grammar.routes.ts';
import { createGrammarService } from './features/grammar/grammar.service.ts';
import { createImagesService } from './features/images/images.service.ts';
import { introductionsRoutes } from './features/introductions/introductions.routes.ts';
import { createIntroductionsService } from './features/introductions/introductions.service.ts';
import type { KanjiLibrary } from './features/kanji/kanji-library.ts';
import { createKanjiService } from './features/kanji/kanji.service.ts';
import { lessonFeedbackRoutes } from './features/lesson-feedback/lesson-feedback.routes.ts';
import { createLessonFeedbackService } from './features/lesson-feedback/lesson-feedback.service.ts';
import { createSentenceReportsService } from './features/lesson-feedback/sentence-reports.service.ts';
import { type Composers, createMailService } from './features/mail/mail.service.ts';
import { meaningsRoutes } from './features/meanings/meanings.routes.ts';
import { createMeaningsService } from './features/meanings/meanings.service.ts';
import { notificationsRoutes } from './features/notifications/notifications.routes.ts';
import { createNotificationsService } from './features/notifications/notifications.service.ts';
import { createAnswerConfirmation } from './features/practice/answer-confirmation.service.ts';
import { createExplainer } from './features/practice/explainer.ts';
import { createJudgeModels } from './features/practice/judge-models.ts';
import { createLexiconSource } from './features/practice/lexicon.ts';
import { practiceRoutes } from './features/practice/practice.routes.ts';
import { createPracticeService } from './features/practice/practice.service.ts';
import { createSettlement } from './features/practice/settle-suggestion.ts';
import { createSuggestionsService } from './features/practice/suggestions.service.ts';
import { rankingRoutes } from './features/ranking/ranking.routes.ts';
import { createRankingService } from './features/ranking/ranking.service.ts';
import { createConfusionsService } from './features/scores/mistakes.service.ts';
import { createSentencesService } from './features/sentences/sentences.service.ts';
import { grammarEntries, lessonEntries, pageEntries, wordEntries } from './features/site/public-paths.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import { createSitemapsService } from './features/site/sitemaps.service.ts';
import { speechRoutes } from './features/speech/speech.routes.ts';
import { createSpeechService } from './features/speech/speech.service.ts';
import type { TalkLibrary } from './features/talk/talk-library.ts';
import type { Ai } from './gateways/ai/ai.ts';
import { createPictureEncoder } from './gateways/images/encode-picture.ts';
import type { Speech } from './gateways/speech/speech.ts';
import type { OpenTail } from './gateways/tail-data.ts';
import type { Tokenizer } from './gateways/tokenizer/tokenizer.ts';
import { invalidating, type Route } from './http/route.ts';
import type { Logger } from './log.ts';

interface FeatureParts {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly tokenSecret: string;
  readonly rateLimits: RateLimits;
  readonly kanji: KanjiLibrary;
  /** Null if it is switched off. */
  readonly tail: OpenTail | null;
  readonly kana: KanaCourse;
  readonly path: PathContent;
  readonly tokenizer: Tokenizer;
  readonly speech: Speech;
  readonly grammar: GrammarLibrary;
  readonly synonyms: readonly SynonymLink[];
  readonly names: readonly Name[];
  readonly talks: TalkLibrary;
  readonly donation: Donation;
  readonly founder: Founder;
  /** Null without a language model: then the built-in tutor answers. */
  readonly ai: Ai | null;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Whether this node is shutting down. */
  readonly isLeaving: () => boolean;
}

export interface Features {
  readonly routes: readonly Route[];
  readonly authentication: Authentication;
  /** The functions that write the mails, by kind. */
  readonly composers: Composers;
  /** Puts the reminders that are due into the outbox. */
  readonly orderReminders: () => Promise<void>;
  /** Each feature's deletion of its expired data. */
  readonly cleanUp: readonly (() => Promise<unknown>)[];
  /** Finds an uploaded picture by the digest in its URL. */
  readonly findImage: (id: string) => Promise<Uint8Array | null>;
  /** Analyses the sentences that have no analysis yet; returns how many. */
  readonly analyseSentences: (signal: AbortSignal) => Promise<number>;
  /** Finds the grammar points in all sentences, ahead of the first request. */
  readonly findGrammarInSentences: (signal: AbortSignal) => Promise<void>;
  /** Makes the exercises of all steps ahead. */
  readonly preparePath: (signal: AbortSignal) => Promise<void>;
  /**
   * Clears this node's cached sentences, their judge models, where grammar points occur, the introductions, the
   * steps of the path and the sitemaps.
   */
  readonly forgetCourses: () => void;
  /** Calls the listener when a new edition of the dictionary is in use. */
  readonly onSearchRefreshed: (listener: () => void) => void;
  /** Rebuilds the search index; at most once for each announcement that has an id. */
  readonly refreshSearch: (announcement?: string) => Promise<void>;
}

/** Puts the features together: each gets the database, the clock and the services that it may call. */
export function composeFeatures({
  config,
  database,
  tokenSecret,
  rateLimits,
  kanji: library,
  tail: tailData,
  kana,
  path,
  tokenizer,
  speech: voice,
  grammar,
  synonyms,
  names,
  talks,
  donation,
  founder,
  ai,
  clock,
  log,
  isLeaving,
}: FeatureParts): Features {
  const { db, changes } = database;
  const { PUBLIC_URL: publicUrl } = config;
  const secretHash = createSecretHash(tokenSecret);
  const notifications = createNotificationsService({ db, clock });
  const audit = createAuditService();
  const mail = createMailService({ db, changes, clock });
  const accountParts = { config, db, tokenSecret, secretHash, mail, notifications, audit, rateLimits, clock };
  const accounts = composeAccounts(accountParts);
  const courses = createCoursesService(createCoursesRepository(db), clock);
  const lessons = createLessonsService({ db });
  const lessonViews = createLessonViewsService({ db, hash: secretHash.of, clock });
  const images = createImagesService({ db, encode: createPictureEncoder() });
  const analysis = createSentenceAnalysisService({ db, tokenizer });
  const sentences = createSentencesService({ db, analysis });
  const kanji = createKanjiService(library);
  const grammarTexts = createGrammarService(grammar);
  const tail = createTailService({ tail: tailData, kanji });
  const search = createSearchService({ db, kanji, tail });
  const searchAnswers = createSearchAnswersService({ search, kanji, names });
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
  const dictionary = createDictionaryService({ db, kanji, search, grammar: grammarTexts, synonyms });
  const refreshSearch = refreshOncePerAnnouncement(search.refresh);
  const dictionaryParts = { db, changes, kanji, refreshSearch };
  const ranking = createRankingService({ db, clock });
  const lexicon = createLexiconSource({ search, kanji, synonyms });
  const models = createJudgeModels({ sentences, analysis, lexicon });
  search.onRefreshed(models.clear);
  const scores = createScoresService({ db, hash: secretHash.of, clock });
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
  const headwords = createHeadwordSource(search);
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
      explainer: createExplainer({ grammar, headwords, kanji, synonyms }),
      models,
      scores,
    }),
    breakdowns: createBreakdownService({ db, analysis, kanji, headwords }),
    confusions: createConfusionsService({ db, grammar, clock }),
    suggestions: createSuggestionsService(suggestionParts, settle),
  };
  const grammarUse = createGrammarUseService({ db, grammar, rubyOf: practice.breakdowns.rubyOf });
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
    files: createSentenceFilesService({ sentenceStore, analysis }),
  };
  const lessonFeedback = {
    lessonFeedback: createLessonFeedbackService({ db, suggestions: practice.suggestions }),
    reports: createSentenceReportsService({ db, notifications, clock }),
  };
  const commentParts = { db, notifications, audit, clock };
  const comments = {
    comments: createCommentsService(commentParts),
    moderation: createCommentModerationService(commentParts),
  };
  const sentenceReadings = createSentenceReadingsService({ db, analysis });
  const speech = createSpeechService({ speech: voice, sentences: sentenceReadings, search, kana });
  const { breakdowns } = practice;
  const assistantParts = { db, search, kanji, analysis, breakdowns, lessons, models, grammar, talks, ai };
  const assistant = composeAssistant({ ...assistantParts, clock, log });
  const dictionaryAdmin = {
    editing: createItemEditingService(dictionaryParts),
    importing: createItemImportService(dictionaryParts),
  };
  const meanings = createMeaningsService({
    db,
    wordOf: async (id) => (isTailId(id) ? search.row(id) : null),
    editing: dictionaryAdmin.editing,
    notifications,
    audit,
    clock,
  });
  const learning = composeLearning({
    db,
    mail,
    publicUrl,
    kana,
    path,
    sentences,
    analysis,
    breakdowns,
    lexicon,
    search,
    tail,
    headwords,
    grammar,
    kanji,
    synonyms,
    clock,
  });
  const sitemaps = createSitemapsService({
    publicUrl,
    sources: {
      pages: async () => pageEntries(kana.rows),
      words: async () => wordEntries(await dictionary.times()),
      grammar: async () => grammarEntries(grammar),
      lessons: async () => lessonEntries(await courses.listTopics(), await lessons.places()),
    },
  });

  return {
    routes: [
      ...accounts.routes,
      ...rankingRoutes({ ranking, scores }),
      ...notificationsRoutes(notifications),
      ...coursesRoutes(courses),
      ...lessonsRoutes({ lessons, lessonViews }),
      ...introductionsRoutes(introductions),
      ...writingRoutes({ writing, lifecycle }).map(invalidating),
      ...contributionsRoutes({ contributions, lifecycle, versions }).map(invalidating),
      ...sentenceToolsRoutes(sentenceTools),
      ...reviewsRoutes(reviews).map(invalidating),
      ...practiceRoutes(practice),
      ...lessonFeedbackRoutes(lessonFeedback),
      ...commentsRoutes(comments),
      ...dictionaryRoutes({ dictionary, search, answers: searchAnswers }),
      ...dictionaryAdminRoutes(dictionaryAdmin),
      ...meaningsRoutes(meanings),
      ...grammarRoutes({ grammar: grammarTexts, use: grammarUse }),
      ...learning.routes,
      ...speechRoutes(speech),
      ...assistant.routes,
      ...feedbackRoutes(createFeedbackService({ db, notifications, clock })),
      ...donateRoutes(donation),
      ...founderRoutes(founder),
      ...siteRoutes({ publicUrl, pingDatabase: database.ping, isLeaving, sitemaps }),
    ],
    authentication: accounts.authentication,
    composers: { ...accounts.composers, ...learning.composers },
    orderReminders: learning.orderReminders,
    cleanUp: [
      ...accounts.cleanUp,
      notifications.cleanUp,
      scores.cleanUp,
      lessonViews.cleanUp,
      comments.comments.cleanUp,
      lifecycle.cleanUp,
      assistant.cleanUp,
      learning.cleanUp,
      voice.cleanUp,
    ],
    findImage: images.find,
    analyseSentences: analysis.analyseMissing,
    findGrammarInSentences: grammarUse.prepare,
    preparePath: learning.preparePath,
    forgetCourses: () => {
      models.clear();
      grammarUse.forget();
      introductions.clear();
      learning.forgetCourses();
      assistant.forgetCourses();
      sitemaps.forget();
    },
    onSearchRefreshed: search.onRefreshed,
    refreshSearch,
  };
}
