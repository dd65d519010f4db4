import { DEFAULT_PRACTICE_MODE, type PracticeMode, practiceModes } from '#contract/practice/modes.ts';
import type { RankingPeriod } from '#contract/ranking/periods.ts';

/** Every link of the product. The route table in `app/routes.ts` answers each of them (tested). */
export const paths = {
  home: '/',
  search: '/search',
  searchFor: (kanji: string) => `/search?kanji=${encodeURIComponent(kanji)}`,
  word: (itemId: number) => `/search/${itemId}`,
  strokeDrawing: (file: string) => `/assets/img/${encodeURIComponent(file)}`,
  rank: '/rank',
  rankOf: (period: RankingPeriod) => (period === 'all' ? '/rank' : `/rank?period=${period}`),
  exercises: '/exercises',
  topic: (topicId: number) => `/exercises/${topicId}`,
  curriculum: (topicId: number, curriculumId: number) => `/exercises/${topicId}/curriculum/${curriculumId}`,
  practice: (
    { topicId, curriculumId, lessonId }: LessonPlace,
    mode: PracticeMode = DEFAULT_PRACTICE_MODE,
  ): string => `${paths.curriculum(topicId, curriculumId)}/${lessonId}/${practiceModes[mode].segment}`,
  /** Opens the practice of its lesson at this sentence. */
  practiceSentence: (place: SentencePlace): string => `${paths.practice(place)}#${place.sentenceId}`,
  /** The same, led to what is said about the sentence. */
  sentenceComments: (place: SentencePlace): string =>
    paths.practice(place) + paths.commentsHash(place.sentenceId),
  commentsHash: (sentenceId: number) => `#${sentenceId}-comments`,
  /** The sound of a sentence, for a browser without scripts. */
  speech: (sentenceId: number) => `/api/speech?sentenceId=${sentenceId}`,
  categories: '/categories',
  favoriteItems: (categoryId: number) => `/categories/${categoryId}/favorite-items`,
  ai: '/ai',
  /** The same, opened at a conversation. */
  conversation: (conversationId: string) => `/ai?c=${conversationId}`,
  voice: '/voice',
  talk: (sceneId: string) => `/voice?scene=${encodeURIComponent(sceneId)}`,
  donate: '/donate',
  feedback: '/feedback',
  profile: '/profile',
  crush: '/crush',
  invitation: (values: URLSearchParams) => `/crush?${values}`,
  sources: '/sources',
  privacy: '/privacy',
  settings: '/settings',
  login: '/login',
  register: '/register',
  forgot: '/forgot',
  resendOtp: '/otp',
  verifyOtp: '/verify-otp',
  resetPassword: '/reset-password',
  changePassword: '/changepass',
  account: '/account',
  supplier: '/supplier',
  itemAdmin: '/link',
  topicAdmin: '/topic',
  lessonAdmin: '/lesson',
  feedbackList: '/listfeedback',
  notifications: '/notifications',
  users: '/allusers',
  qc: '/qc',
  topicSupplier: '/topicSupplier',
  /** The same, opened at the desk where the sentences of a lesson are written. */
  lessonDesk: (topicId: number, curriculumId: number, lessonId: number) =>
    `/topicSupplier?tab=lessons&topic=${topicId}&curriculum=${curriculumId}&lesson=${lessonId}`,
  feedbackSupplier: '/feedbacksuplier',
  /** The same, opened at a lesson. */
  lessonFeedback: (lessonId: number) => `/feedbacksuplier?lesson=${lessonId}`,
} as const;

export interface LessonPlace {
  readonly topicId: number;
  readonly curriculumId: number;
  readonly lessonId: number;
}

interface SentencePlace extends LessonPlace {
  readonly sentenceId: number;
}
