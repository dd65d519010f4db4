/**
 * How often one caller may use an endpoint. Classrooms and phone carriers share addresses, so those limits are
 * generous.
 */
export interface RateLimit {
  readonly name: string;
  readonly count: number;
  readonly perSeconds: number;
  /**
   * The address, the logged-in user (otherwise the address), or a field of the body such as the e-mail of a login
   * together with the address, so that somebody at another address cannot use up the limit.
   */
  readonly by: 'address' | 'user' | { readonly bodyField: string };
  /** After `count` uses the next one must wait, and each further one twice as long, until `perSeconds` are over. */
  readonly growingWait?: { readonly firstSeconds: number; readonly lastSeconds: number };
  /**
   * Several nodes count together at every use, as for what protects an account. Of all others each node counts parts in
   * memory: within one period, each further node lets through up to a tenth more (`server/http/requests/leased-uses.ts`).
   */
  readonly exact?: true;
  /** Only calls with this query field count, if only those are expensive. */
  readonly onlyWithQuery?: string;
}

/** Uses of these can be given back, and all of them forgotten. */
export type ExactRateLimit = RateLimit & { readonly exact: true };

/** How many times the limit of one address a whole IPv6 network (48 bits) may use. */
export const NETWORK_RATE_FACTOR = 8;

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

export const rates = {
  loginPerAddress: { name: 'login', count: 100, perSeconds: MINUTE_S, by: 'address', exact: true },
  /**
   * Wrong passwords for one account from one address, or from one browser that has logged in before. Five typing errors
   * cost nothing; guessing continues at about 130 attempts a day.
   */
  loginFailures: {
    name: 'login-failures',
    count: 5,
    perSeconds: 6 * HOUR_S,
    by: { bodyField: 'email' },
    growingWait: { firstSeconds: 30, lastSeconds: 15 * MINUTE_S },
    exact: true,
  },
  /**
   * Wrong passwords for one account from all browsers that never logged in to it, from any number of addresses: a
   * password that passed our rules is not among the first thousand guesses of a day.
   */
  loginFailuresOfUnknownBrowsers: {
    name: 'login-strangers',
    count: 50,
    perSeconds: HOUR_S,
    by: { bodyField: 'email' },
    exact: true,
  },
  /**
   * Wrong codes for one account, from all browsers together, because whoever gets here knows the password; a browser
   * that has logged in before is counted separately. About 130 guesses a day, at three right codes of a million.
   */
  secondFactorFailures: {
    name: 'second-factor-failures',
    count: 5,
    perSeconds: 6 * HOUR_S,
    by: 'user',
    growingWait: { firstSeconds: 30, lastSeconds: 15 * MINUTE_S },
    exact: true,
  },
  registerPerAddress: { name: 'register', count: 60, perSeconds: HOUR_S, by: 'address', exact: true },
  verifyOtpPerAddress: { name: 'verify-otp', count: 100, perSeconds: MINUTE_S, by: 'address', exact: true },
  mailRequestPerAddress: { name: 'mail-request', count: 60, perSeconds: HOUR_S, by: 'address', exact: true },
  /** People who wait for a mail ask a few times. How many mails reach one mailbox is limited where they are written. */
  mailRequestPerAccount: {
    name: 'mail-request-account',
    count: 5,
    perSeconds: 6 * HOUR_S,
    by: { bodyField: 'email' },
    growingWait: { firstSeconds: MINUTE_S, lastSeconds: 30 * MINUTE_S },
    exact: true,
  },
  /** Mails that tell an owner that somebody tried to register their e-mail. */
  registeredNotice: {
    name: 'registered-notice',
    count: 3,
    perSeconds: DAY_S,
    by: { bodyField: 'email' },
    exact: true,
  },
  resetPasswordPerAddress: {
    name: 'reset-password',
    count: 60,
    perSeconds: HOUR_S,
    by: 'address',
    exact: true,
  },
  ownPasswordPerUser: { name: 'own-password', count: 10, perSeconds: HOUR_S, by: 'user', exact: true },
  exportPerUser: { name: 'export', count: 10, perSeconds: HOUR_S, by: 'user' },
  searchPerAddress: { name: 'search', count: 600, perSeconds: MINUTE_S, by: 'address' },
  /** The whole dictionary in one reply. */
  itemListPerAddress: { name: 'item-list', count: 240, perSeconds: MINUTE_S, by: 'address' },
  /** About a megabyte each: three for everybody in a class of eighty. */
  packPerAddress: { name: 'pack', count: 240, perSeconds: HOUR_S, by: 'address' },
  suggestPerAddress: { name: 'suggest', count: 1_200, perSeconds: MINUTE_S, by: 'address' },
  rankingPerAddress: { name: 'ranking', count: 240, perSeconds: MINUTE_S, by: 'address' },
  /** All reading of courses together: thirty calls a minute for each learner in a class of forty. */
  coursePerAddress: { name: 'course', count: 1_200, perSeconds: MINUTE_S, by: 'address' },
  /** Opened lessons, for the time without a network: each takes about a second to make, and a device asks once a day. */
  carriedModelsPerAddress: { name: 'carried-models', count: 240, perSeconds: MINUTE_S, by: 'address' },
  /** The contents of cards: twenty at a time for a class of forty. */
  cardsPerAddress: { name: 'cards', count: 600, perSeconds: MINUTE_S, by: 'address' },
  /**
   * Exercises of sentences that have to be made for cards; those in memory cost nothing. A class of forty without accounts
   * asks the same few lessons, and a device fetches its own cards of the week at once. Each takes a tenth of a second, so one
   * account or IPv4 address gets a minute of a processor in ten, possibly all at once; an IPv6 network gets more.
   */
  cardExercisesPerUser: { name: 'card-exercises', count: 600, perSeconds: 10 * MINUTE_S, by: 'user' },
  /** Spellings of a deck: the largest one takes 200 to 300 calls. */
  lookUpPerAddress: { name: 'look-up', count: 600, perSeconds: MINUTE_S, by: 'address' },
  missedSearchPerAddress: { name: 'missed-search', count: 60, perSeconds: MINUTE_S, by: 'address' },
  viewPerAddress: { name: 'view', count: 120, perSeconds: MINUTE_S, by: 'address' },
  checkAnswerPerUser: { name: 'check-answer', count: 300, perSeconds: MINUTE_S, by: 'user' },
  /** Lessons fetch theirs ahead, nine each: for a class of forty without accounts. */
  breakdownPerUser: { name: 'breakdown', count: 600, perSeconds: MINUTE_S, by: 'user' },
  suggestAnswerPerUser: { name: 'suggest-answer', count: 30, perSeconds: HOUR_S, by: 'user' },
  commentListPerAddress: { name: 'comment-list', count: 240, perSeconds: MINUTE_S, by: 'address' },
  commentPerUser: { name: 'comment', count: 20, perSeconds: MINUTE_S, by: 'user' },
  commentPerUserAndDay: { name: 'comment-day', count: 200, perSeconds: DAY_S, by: 'user' },
  commentLikePerUser: { name: 'comment-like', count: 120, perSeconds: MINUTE_S, by: 'user' },
  commentReportPerUser: { name: 'comment-report', count: 30, perSeconds: HOUR_S, by: 'user' },
  suggestMeaningPerUser: { name: 'suggest-meaning', count: 30, perSeconds: HOUR_S, by: 'user' },
  sentenceReportPerUser: { name: 'sentence-report', count: 30, perSeconds: HOUR_S, by: 'user' },
  /** Sentences and words of ours, most of which are cached. */
  speechPerUser: { name: 'speech', count: 600, perSeconds: MINUTE_S, by: 'user' },
  /** Any other text must be synthesised. */
  speechTextPerUser: {
    name: 'speech-text',
    count: 30,
    perSeconds: MINUTE_S,
    by: 'user',
    onlyWithQuery: 'text',
  },
  /** All words in one reply. */
  notebookListPerUser: { name: 'notebook-list', count: 60, perSeconds: MINUTE_S, by: 'user' },
  notebookPerUser: { name: 'notebook', count: 120, perSeconds: MINUTE_S, by: 'user' },
  /** Every few answers are sent together; a new device fetches the whole log in parts. */
  learningPerUser: { name: 'learning', count: 240, perSeconds: MINUTE_S, by: 'user' },
  learningPerUserAndDay: { name: 'learning-day', count: 2_000, perSeconds: DAY_S, by: 'user' },
  /** An import of 20,000 cards takes 100 to 300 calls, depending on their length. */
  ownCardsPerUser: { name: 'own-cards', count: 300, perSeconds: MINUTE_S, by: 'user' },
  reminderPerUser: { name: 'reminder', count: 60, perSeconds: MINUTE_S, by: 'user' },
  /** Each stores an address that the server will call. */
  reminderDevicePerUser: { name: 'reminder-device', count: 60, perSeconds: HOUR_S, by: 'user' },
  leaguePerUser: { name: 'league', count: 120, perSeconds: MINUTE_S, by: 'user' },
  /** A mail provider stops the reminders of many people from a few addresses. */
  stopRemindersPerAddress: { name: 'stop-reminders', count: 300, perSeconds: MINUTE_S, by: 'address' },
  /** Pages that must be rendered; cached pages do not count. */
  pagePerAddress: { name: 'page', count: 300, perSeconds: MINUTE_S, by: 'address' },
  uploadPerUser: { name: 'upload', count: 60, perSeconds: HOUR_S, by: 'user' },
  /** Lessons and sentences, which an author may send in a row. */
  contentPerUser: { name: 'content', count: 120, perSeconds: MINUTE_S, by: 'user' },
  /** The checks while an author is typing, at every pause. */
  sentenceToolsPerUser: { name: 'sentence-tools', count: 240, perSeconds: MINUTE_S, by: 'user' },
  feedbackPerUser: { name: 'feedback', count: 20, perSeconds: HOUR_S, by: 'user' },
  chatPerUser: { name: 'chat', count: 20, perSeconds: MINUTE_S, by: 'user' },
  chatPerAddress: { name: 'chat-address', count: 120, perSeconds: MINUTE_S, by: 'address' },
  chatPerUserAndDay: { name: 'chat-day', count: 600, perSeconds: DAY_S, by: 'user' },
  conversationPerUser: { name: 'conversation', count: 240, perSeconds: MINUTE_S, by: 'user' },
  /** The readings of the Japanese in an answer. */
  annotationPerUser: { name: 'annotation', count: 60, perSeconds: MINUTE_S, by: 'user' },
  siteSettingsPerUser: { name: 'site-settings', count: 60, perSeconds: MINUTE_S, by: 'user' },
  /** Each connects to an address that an admin has typed. */
  connectionTestPerUser: { name: 'connection-test', count: 30, perSeconds: HOUR_S, by: 'user' },
  supplierRequestPerUser: { name: 'supplier-request', count: 10, perSeconds: HOUR_S, by: 'user' },
} as const satisfies Record<string, RateLimit>;

export type RateName = keyof typeof rates;
export type Rates = Readonly<Record<RateName, RateLimit>>;
