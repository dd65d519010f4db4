import { DEFAULT_PRACTICE_MODE, type PracticeMode, practiceModes } from './practice/modes.ts';
import type { RankingPeriod } from './ranking/periods.ts';

/** Or the name of a parameter, which makes the address a router pattern: `paths.word(':itemId')`. */
type Id = number | `:${string}`;

export interface LessonPlace {
  readonly topicId: Id;
  readonly curriculumId: Id;
  readonly lessonId: Id;
}

interface SentencePlace extends LessonPlace {
  readonly sentenceId: number;
}

/** Stroke drawings of kanji, served from an npm package. */
export const STROKE_DRAWINGS = '/assets/img';
/** Japanese sounds. */
export const SPEECH = '/api/speech';
/** Where other apps share a text to; the service worker takes it. */
export const SHARE_TARGET = '/share';
/** Uploaded pictures. */
export const UPLOADED_IMAGES = '/media';
/** Everything under these prefixes is an API call; all other addresses are pages or files. */
export const API_PREFIXES = ['/api/', '/auth/', '/auto/'] as const;

/** Every address that the product links to. `pages.ts` lists the pages behind them. */
export const paths = {
  home: '/',
  search: '/search',
  /** The same, with the text that another app has shared. */
  sharedSearch: '/search#shared',
  searchFor: (kanji: string) => `/search?kanji=${encodeURIComponent(kanji)}`,
  word: (itemId: Id) => `/search/${itemId}`,
  strokeDrawing: (file: string) => `${STROKE_DRAWINGS}/${encodeURIComponent(file)}`,
  /** The words by theme. */
  themes: '/words',
  theme: (theme: string) => `/words/${theme}`,
  themeOf: (theme: string, level: string) => `/words/${theme}?level=${level}`,
  rank: '/rank',
  rankOf: (period: RankingPeriod) => (period === 'all' ? '/rank' : `/rank?period=${period}`),
  exercises: '/exercises',
  topic: (topicId: Id) => `/exercises/${topicId}`,
  curriculum: (topicId: Id, curriculumId: Id) => `/exercises/${topicId}/curriculum/${curriculumId}`,
  practice: (
    { topicId, curriculumId, lessonId }: LessonPlace,
    mode: PracticeMode = DEFAULT_PRACTICE_MODE,
  ): string => `${paths.curriculum(topicId, curriculumId)}/${lessonId}/${practiceModes[mode].segment}`,
  /** Opens the practice page of the lesson at this sentence. */
  practiceSentence: (place: SentencePlace): string => `${paths.practice(place)}#${place.sentenceId}`,
  /** The same, with the comments of the sentence open. */
  sentenceComments: (place: SentencePlace): string =>
    paths.practice(place) + paths.commentsHash(place.sentenceId),
  commentsHash: (sentenceId: number) => `#${sentenceId}-comments`,
  /** The audio of a sentence, for browsers without JavaScript. */
  speech: (sentenceId: number) => `${SPEECH}?sentenceId=${sentenceId}`,
  /** The learner's day. */
  today: '/today',
  /** Memory: the cards of today, and where cards are added. */
  review: '/review',
  addCards: '/review/add',
  /** Where cards go to Anki. */
  anki: '/review/anki',
  /** The same, with a category of the notebook chosen, or all of them. */
  ankiOf: (categoryId: number | 'all') => `/review/anki?category=${categoryId}`,
  /** Streak, goal, calendar and forecast of the learner. */
  habits: '/habits',
  path: '/path',
  /** A step of the path; kana steps are the rows of the syllabary. */
  step: (stepId: string) => `/path/${stepId}`,
  placement: '/placement',
  kana: '/kana',
  /** A row of the syllabary with its drills. */
  kanaRow: (rowId: string) => `/kana/${rowId}`,
  grammar: '/grammar',
  grammarOf: (level: string) => `/grammar?level=${level}`,
  grammarPoint: (pointId: string) => `/grammar/${pointId}`,
  contrasts: '/compare',
  contrastsOf: (level: string) => `/compare?level=${level}`,
  contrast: (contrastId: string) => `/compare/${contrastId}`,
  categories: '/categories',
  /** The words of all categories. */
  notebookWords: '/categories/all',
  favoriteItems: (categoryId: Id) => `/categories/${categoryId}/favorite-items`,
  ai: '/ai',
  /** The same, with a conversation open. */
  conversation: (conversationId: string) => `/ai?c=${conversationId}`,
  voice: '/voice',
  talk: (sceneId: string) => `/voice?scene=${encodeURIComponent(sceneId)}`,
  donate: '/donate',
  feedback: '/feedback',
  profile: '/profile',
  crush: '/crush',
  invitation: (query: string) => `/crush?${query}`,
  sources: '/sources',
  privacy: '/privacy',
  settings: '/settings',
  /** Starts the app without a network, at whatever address. */
  shell: '/shell',
  /** The section about the dictionary that a browser keeps. */
  dictionaryPack: '/settings#dictionary-pack',
  /** Where the link of a reminder leads: a button there stops them. */
  stopReminders: '/stop-reminders',
  login: '/login',
  register: '/register',
  forgot: '/forgot',
  resendOtp: '/otp',
  verifyOtp: '/verify-otp',
  resetPassword: '/reset-password',
  changePassword: '/changepass',
  account: '/account',
  /** Where a second factor is set up, and the recovery codes are. */
  secondFactor: '/second-factor',
  supplier: '/supplier',
  itemAdmin: '/link',
  topicAdmin: '/topic',
  lessonAdmin: '/lesson',
  feedbackList: '/listfeedback',
  notifications: '/notifications',
  users: '/allusers',
  dashboard: '/dashboard',
  audit: '/audit',
  /** The same, of one account. */
  auditOf: (userId: number) => `/audit?userId=${userId}`,
  /** The owner's desk. */
  site: '/site',
  qc: '/qc',
  topicSupplier: '/topicSupplier',
  /** The same, with the sentence editor of a lesson open. */
  lessonEditor: (topicId: number, curriculumId: number, lessonId: number) =>
    `/topicSupplier?tab=lessons&topic=${topicId}&curriculum=${curriculumId}&lesson=${lessonId}`,
  feedbackSupplier: '/feedbacksuplier',
  /** The same, with a lesson open. */
  lessonFeedback: (lessonId: number) => `/feedbacksuplier?lesson=${lessonId}`,
} as const;

/** Addresses that are only used in mails: their forms come filled in. */
export const mailedPaths = {
  resetPassword: (token: string) => `${paths.resetPassword}?token=${encoded(token)}`,
  stopReminders: (token: string) => `${paths.stopReminders}?token=${encoded(token)}`,
  verifyOtp: (email: string, code: string) =>
    `${paths.verifyOtp}?email=${encoded(email)}&otp=${encoded(code)}`,
} as const;

/** Mail programs end a link at an apostrophe, which encodeURIComponent does not escape. */
function encoded(value: string): string {
  return encodeURIComponent(value).replaceAll("'", '%27');
}
