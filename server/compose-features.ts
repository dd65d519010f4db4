import type { Donation } from '#contract/donate/endpoints.ts';
import type { Founder } from '#contract/founder/endpoints.ts';
import { rates as declaredRates, type Rates } from '#contract/rates.ts';
import type { SynonymLink } from '#core/dictionary/synonym-link.ts';
import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import type { KanaCourse } from '#core/kana/kana-row.ts';
import type { Name } from '#core/names/name.ts';
import type { PathContent } from '#core/path/path.ts';
import type { EnglishOfWord } from '#core/tail/own-words.ts';
import { createSentenceReadingsService } from '#server/features/sentences/sentence-readings.service.ts';
import type { Authentication } from '#server/http/requests/authentication.ts';
import { deleteExpiredCounters, type RateLimits } from '#server/http/requests/rate-limits.ts';
import type { RequestCounts } from '#server/http/requests/request-counts.ts';
import type { CleanUps } from './clean-up.ts';
import { composeAccounts } from './compose-accounts.ts';
import { composeAssistant } from './compose-assistant.ts';
import { composeCourses } from './compose-courses.ts';
import { composeDictionary } from './compose-dictionary.ts';
import { composeLearning } from './compose-learning.ts';
import { composeSite, type OpenAi } from './compose-site.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/connect.ts';
import type { PasswordCost } from './features/accounts/passwords.ts';
import { createSecretHash } from './features/accounts/secret-hash.ts';
import { createAuditLogService } from './features/audit/audit-log.service.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { createAuditService } from './features/audit/audit.service.ts';
import { createCommentModerationService } from './features/comments/comment-moderation.service.ts';
import { commentsRoutes } from './features/comments/comments.routes.ts';
import { createCommentsService } from './features/comments/comments.service.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { createDashboardService } from './features/dashboard/dashboard.service.ts';
import { createTailService } from './features/dictionary/tail.service.ts';
import { feedbackRoutes } from './features/feedback/feedback.routes.ts';
import { createFeedbackService } from './features/feedback/feedback.service.ts';
import { grammarRoutes } from './features/grammar/grammar.routes.ts';
import { createGrammarService } from './features/grammar/grammar.service.ts';
import { createImagesService } from './features/images/images.service.ts';
import type { KanjiLibrary } from './features/kanji/kanji-library.ts';
import { createKanjiService } from './features/kanji/kanji.service.ts';
import { type Composers, createMailService } from './features/mail/mail.service.ts';
import { notificationsRoutes } from './features/notifications/notifications.routes.ts';
import { createNotificationsService } from './features/notifications/notifications.service.ts';
import { rankingRoutes } from './features/ranking/ranking.routes.ts';
import { createRankingService } from './features/ranking/ranking.service.ts';
import { createReceivedCallsService } from './features/received-calls/received-calls.service.ts';
import { grammarEntries, lessonEntries, pageEntries, wordEntries } from './features/site/public-paths.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import { createSitemapsService } from './features/site/sitemaps.service.ts';
import { speechRoutes } from './features/speech/speech.routes.ts';
import { createSpeechService } from './features/speech/speech.service.ts';
import type { TalkLibrary } from './features/talk/talk-library.ts';
import { createPictureEncoder } from './gateways/images/encode-picture.ts';
import type { Mailer } from './gateways/mailer/mailer.ts';
import type { OpenMailer } from './gateways/mailer/open-mailer.ts';
import type { PreparedFiles } from './gateways/prepared/prepared-files.ts';
import type { PushSender } from './gateways/push/push-sender.ts';
import type { Speech } from './gateways/speech/speech.ts';
import type { OpenTail } from './gateways/tail-data.ts';
import type { Tokenizer } from './gateways/tokenizer/tokenizer.ts';
import { type Route } from './http/route.ts';
import type { Logger } from './log.ts';

export interface FeatureParts {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly tokenSecret: string;
  readonly settingsKey: string;
  /** Of new hashes; without it, the cost that keeps guessing expensive. */
  readonly passwordCost?: PasswordCost;
  readonly rateLimits: RateLimits;
  /** Overrides the declared limits. */
  readonly rates?: Rates;
  readonly requestCounts: RequestCounts;
  readonly kanji: KanjiLibrary;
  /** Null if it is switched off, or not there yet. */
  readonly tail: OpenTail | null;
  readonly kana: KanaCourse;
  readonly path: PathContent;
  readonly tokenizer: Tokenizer;
  readonly speech: Speech;
  readonly prepared: PreparedFiles;
  readonly grammar: GrammarLibrary;
  readonly synonyms: readonly SynonymLink[];
  readonly names: readonly Name[];
  /** The English of our words that no package has. */
  readonly english: readonly EnglishOfWord[];
  readonly talks: TalkLibrary;
  readonly donation: Donation;
  readonly founder: Founder;
  readonly openMailer: OpenMailer;
  readonly openAi: OpenAi;
  readonly pushSender: PushSender;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Whether this node is shutting down. */
  readonly isLeaving: () => boolean;
}

export interface Features {
  readonly routes: readonly Route[];
  readonly authentication: Authentication;
  readonly mailer: Mailer;
  /** Whether people can sign in with Google, which pages must allow. */
  readonly hasGoogle: () => Promise<boolean>;
  readonly siteName: () => Promise<string>;
  /** Calls the listener when pages show old settings of the site. */
  readonly onSettingsOutdated: (listener: () => void) => void;
  /** Reads the settings of the site again when they are next needed. */
  readonly forgetSettings: () => void;
  /** The functions that write the mails, by kind. */
  readonly composers: Composers;
  /** Puts the reminders that are due into the outbox. */
  readonly orderReminders: () => Promise<void>;
  /** Sends the notifications that are due, until it is to stop. */
  readonly deliverPushes: (isStopping: () => boolean) => Promise<void>;
  readonly countDay: () => Promise<void>;
  /** Each feature's deletion of its expired data. */
  readonly cleanUps: CleanUps;
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
  /** Finds the words of the long tail too, from now on. What was made without them has to be made again. */
  readonly attachTail: (tail: OpenTail) => void;
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
  settingsKey,
  passwordCost,
  rateLimits,
  rates = declaredRates,
  requestCounts,
  kanji: library,
  tail: tailData,
  kana,
  path,
  tokenizer,
  speech: voice,
  prepared,
  grammar,
  synonyms,
  names,
  english,
  talks,
  donation,
  founder,
  openMailer,
  openAi,
  pushSender,
  clock,
  log,
  isLeaving,
}: FeatureParts): Features {
  const { db, changes } = database;
  const { PUBLIC_URL: publicUrl } = config;
  const secretHash = createSecretHash(tokenSecret);
  const notifications = createNotificationsService({ db, clock });
  const audit = createAuditService(clock);
  const auditLog = createAuditLogService({ db, clock });
  const mail = createMailService({ db, changes, clock });
  const kanji = createKanjiService(library);
  const tail = createTailService({ tail: tailData, kanji });
  const images = createImagesService({ db, encode: createPictureEncoder() });
  const siteParts = { config, database, settingsKey, audit, images, founder, donation, openMailer, openAi };
  const site = composeSite({ ...siteParts, clock, log });
  const { google, ai, isRegistrationOpen } = site;
  const accountParts = {
    config,
    db,
    tokenSecret,
    settingsKey,
    secretHash,
    mail,
    notifications,
    audit,
    auditLog,
    tail,
  };
  const accounts = composeAccounts({
    ...accountParts,
    passwordCost,
    google,
    isRegistrationOpen,
    siteName: site.siteName,
    rateLimits,
    clock,
    log,
  });
  const grammarTexts = createGrammarService(grammar);
  const wordParts = {
    db,
    changes,
    kanji,
    tail,
    grammar: grammarTexts,
    synonyms,
    names,
    english,
    notifications,
    audit,
  };
  const words = composeDictionary({ ...wordParts, hash: secretHash.of, clock });
  const { search, themes, headwords, lexicon, missedSearches } = words;
  const dashboard = createDashboardService({ db, requestCounts, missedSearches, path, clock });
  const courseParts = {
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
  };
  const taught = composeCourses({ ...courseParts, hash: secretHash.of, clock });
  const { courses, lessons, analysis, sentences, models, scores, breakdowns, grammarUse } = taught;
  const ranking = createRankingService({ db, clock });
  const commentParts = { db, notifications, audit, clock };
  const comments = {
    comments: createCommentsService(commentParts),
    moderation: createCommentModerationService(commentParts),
  };
  const sentenceReadings = createSentenceReadingsService({ db, analysis });
  const speech = createSpeechService({ speech: voice, sentences: sentenceReadings, search, kana });
  const assistantParts = {
    db,
    search,
    themes,
    kanji,
    analysis,
    breakdowns,
    lessons,
    models,
    grammar,
    talks,
    ai,
  };
  const assistant = composeAssistant({ ...assistantParts, kana, clock, log });
  const learning = composeLearning({
    db,
    mail,
    publicUrl,
    pushKeys: site.pushKeys,
    pushSender,
    contactEmail: site.contactEmail,
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
    prepared,
    rateLimits,
    rates,
    clock,
    log,
  });
  const sitemaps = createSitemapsService({
    publicUrl,
    sources: {
      pages: async () => pageEntries(kana.rows),
      words: async () => wordEntries(await words.times()),
      grammar: async () => grammarEntries(grammar),
      lessons: async () => lessonEntries(await courses.listTopics(null), await lessons.places()),
    },
  });

  return {
    routes: [
      ...accounts.routes,
      ...auditRoutes(auditLog),
      ...rankingRoutes({ ranking, scores }),
      ...notificationsRoutes(notifications),
      ...taught.routes,
      ...commentsRoutes(comments),
      ...words.routes,
      ...dashboardRoutes(dashboard),
      ...grammarRoutes({ grammar: grammarTexts, use: grammarUse }),
      ...learning.routes,
      ...speechRoutes(speech),
      ...assistant.routes,
      ...feedbackRoutes(createFeedbackService({ db, notifications, clock })),
      ...site.routes,
      ...siteRoutes({ publicUrl, pingDatabase: database.ping, isLeaving, sitemaps }),
    ],
    authentication: accounts.authentication,
    mailer: site.mailer,
    hasGoogle: async () => (await google()) !== null,
    siteName: site.siteName,
    onSettingsOutdated: site.onOutdated,
    forgetSettings: site.forgetSettings,
    composers: { ...accounts.composers, ...learning.composers },
    orderReminders: learning.orderReminders,
    deliverPushes: learning.deliverPushes,
    countDay: dashboard.count,
    cleanUps: {
      ...accounts.cleanUps,
      ...taught.cleanUps,
      'audit log': auditLog.cleanUp,
      notifications: notifications.cleanUp,
      'missed searches': words.cleanUp,
      'numbers of the dashboard': dashboard.cleanUp,
      comments: comments.comments.cleanUp,
      'received calls': createReceivedCallsService({ db, clock }).cleanUp,
      'rate limits': (signal) => deleteExpiredCounters(db, clock(), signal),
      conversations: assistant.cleanUp,
      leagues: learning.cleanUp,
      'sounds of the voice': voice.cleanUp,
      'prepared files': prepared.cleanUp,
      'answers of the model': site.cleanUp,
    },
    findImage: images.find,
    analyseSentences: analysis.analyseMissing,
    findGrammarInSentences: grammarUse.prepare,
    preparePath: learning.preparePath,
    forgetCourses: () => {
      taught.forget();
      learning.forgetCourses();
      assistant.forgetCourses();
      sitemaps.forget();
    },
    attachTail: tail.attach,
    onSearchRefreshed: search.onRefreshed,
    refreshSearch: words.refreshSearch,
  };
}
