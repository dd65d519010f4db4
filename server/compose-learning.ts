import type { Rates } from '#contract/rates.ts';
import type { SynonymLink } from '#core/dictionary/synonym-link.ts';
import type { Lexicon } from '#core/grading/lexicon.ts';
import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import type { KanaCourse } from '#core/kana/kana-row.ts';
import type { PathContent } from '#core/path/path.ts';
import type { Database } from './db/connect.ts';
import type { HeadwordSource } from './features/dictionary/headwords.service.ts';
import type { SearchService } from './features/dictionary/search.service.ts';
import type { TailService } from './features/dictionary/tail.service.ts';
import { kanaRoutes } from './features/kana/kana.routes.ts';
import { createKanaService } from './features/kana/kana.service.ts';
import type { KanjiService } from './features/kanji/kanji.service.ts';
import { leaguesRoutes } from './features/leagues/leagues.routes.ts';
import { createLeaguesService } from './features/leagues/leagues.service.ts';
import { learningRoutes } from './features/learning/learning.routes.ts';
import { createLearningService } from './features/learning/learning.service.ts';
import type { MailService } from './features/mail/mail.service.ts';
import { cardsRoutes } from './features/memory/cards.routes.ts';
import { type Asker, createCardsService } from './features/memory/cards.service.ts';
import { memoryCardsRoutes } from './features/memory/memory-cards.routes.ts';
import { createMemoryCardsService } from './features/memory/memory-cards.service.ts';
import { ownCardsRoutes } from './features/memory/own-cards.routes.ts';
import { createOwnCardsService } from './features/memory/own-cards.service.ts';
import { notebookRoutes } from './features/notebook/notebook.routes.ts';
import { createNotebookService } from './features/notebook/notebook.service.ts';
import { pathRoutes } from './features/path/path.routes.ts';
import { createPathService } from './features/path/path.service.ts';
import { placementRoutes } from './features/placement/placement.routes.ts';
import { createPlacementService } from './features/placement/placement.service.ts';
import { createPushDelivery } from './features/reminders/push-delivery.ts';
import type { PushKeysService } from './features/reminders/push-keys.service.ts';
import { createReminderDevicesService } from './features/reminders/reminder-devices.service.ts';
import { remindersRoutes } from './features/reminders/reminders.routes.ts';
import { createRemindersService } from './features/reminders/reminders.service.ts';
import { createStanding } from './features/reminders/standing.ts';
import type { BreakdownService } from './features/sentences/breakdown.service.ts';
import type { SentenceAnalysisService } from './features/sentences/sentence-analysis.service.ts';
import type { SentencesService } from './features/sentences/sentences.service.ts';
import type { PreparedFiles } from './gateways/prepared/prepared-files.ts';
import type { PushSender } from './gateways/push/push-sender.ts';
import { spendByAddress } from './http/requests/client-address.ts';
import type { RateLimits } from './http/requests/rate-limits.ts';
import type { Route } from './http/route.ts';
import type { Logger } from './log.ts';

interface LearningParts {
  readonly db: Database;
  readonly mail: MailService;
  readonly publicUrl: URL;
  readonly pushKeys: PushKeysService;
  readonly pushSender: PushSender;
  /** The e-mail of the site; null if the owner has given none. */
  readonly contactEmail: () => Promise<string | null>;
  readonly kana: KanaCourse;
  readonly path: PathContent;
  readonly sentences: SentencesService;
  readonly analysis: SentenceAnalysisService;
  readonly breakdowns: BreakdownService;
  readonly lexicon: () => Promise<Lexicon>;
  readonly search: SearchService;
  readonly tail: TailService;
  readonly headwords: HeadwordSource;
  readonly grammar: GrammarLibrary;
  readonly kanji: KanjiService;
  readonly synonyms: readonly SynonymLink[];
  readonly prepared: PreparedFiles;
  readonly rateLimits: RateLimits;
  readonly rates: Rates;
  readonly clock: () => Date;
  readonly log: Logger;
}

/** What a learner does on their own: the path, kana, the log of learning, and everything that is kept of it. */
export function composeLearning({
  db,
  mail,
  publicUrl,
  pushKeys: keys,
  pushSender: sender,
  contactEmail,
  kana,
  path: pathContent,
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
}: LearningParts) {
  const path = createPathService({
    path: pathContent,
    kana,
    sentences,
    analysis,
    lexicon,
    search,
    headwords,
    grammar,
    kanji,
    breakdowns,
    synonyms,
    prepared,
  });
  const ownCards = createOwnCardsService({ db });
  const spendExercise = ({ caller, address }: Asker) =>
    caller
      ? rateLimits.spend(rates.cardExercisesPerUser, `user:${caller.id}`)
      : spendByAddress(rateLimits, rates.cardExercisesPerUser, address);
  const cards = createCardsService({ search, kana, kanji, path, ownCards, grammar, spendExercise });
  search.onRefreshed(path.clear);
  search.onRefreshed(cards.clear);

  const learning = createLearningService({ db, clock });
  const memory = createMemoryCardsService({ db, clock });
  learning.onSaved(memory.keep);
  learning.onCommitted(memory.catchUpAfter);
  const leagues = createLeaguesService({ db, learning, clock });
  // The last one: who gets a place makes others wait until the transaction ends.
  learning.onSaved(leagues.count);
  const standingOf = createStanding({ learning, memory });
  const reminders = createRemindersService({ db, mail, standingOf, publicUrl, clock });
  const devices = createReminderDevicesService({ db, sender, keys, clock });
  const subject = async () => {
    const email = await contactEmail();
    return email === null ? `https://${publicUrl.host}` : `mailto:${email}`;
  };
  const pushes = createPushDelivery({ db, sender, keys, subject, standingOf, clock, log });

  const routes: readonly Route[] = [
    ...notebookRoutes(createNotebookService({ db, tail })),
    ...kanaRoutes(createKanaService({ course: kana, search })),
    ...pathRoutes(path),
    ...placementRoutes(createPlacementService({ path })),
    ...cardsRoutes(cards),
    ...memoryCardsRoutes(memory),
    ...ownCardsRoutes(ownCards),
    ...learningRoutes(learning),
    ...leaguesRoutes(leagues),
    ...remindersRoutes({ reminders, devices }),
  ];

  return {
    routes,
    composers: reminders.letters,
    orderReminders: reminders.orderDue,
    deliverPushes: pushes.deliverDue,
    cleanUp: leagues.cleanUp,
    preparePath: path.prepare,
    forgetCourses() {
      path.clear();
      cards.clear();
    },
  };
}
