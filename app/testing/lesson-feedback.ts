import type {
  LessonFeedback,
  LessonSummary,
  SentenceFeedback,
  SentenceReport,
} from '#contract/lesson-feedback/lesson-feedback.ts';

const AT = '2026-03-05T02:00:00.000Z';

/** A published lesson that learners have practised, with nothing to decide. */
export const waterLesson: LessonSummary = {
  id: 12,
  title: '水',
  mean: 'Nước',
  level: 'A1',
  published: true,
  topicId: 1,
  curriculumId: 3,
  curriculum: 'Một ngày',
  attempts: 1234,
  learners: 56,
  firstTryRate: 2 / 3,
  comments: 4,
  openReports: 0,
  waitingSuggestions: 0,
  openNotes: 0,
};

export const japaneseReport: SentenceReport = {
  id: 31,
  kind: 'japanese',
  text: 'Thiếu を ở giữa.',
  state: 'open',
  reason: '',
  createdAt: AT,
  decidedAt: null,
};

/** A sentence without reports and suggestions. */
export const quietSentence: SentenceFeedback = {
  id: 402,
  viSentence: 'Tôi học bài.',
  jpSentence: '勉強します。',
  published: true,
  modes: [],
  wrongAnswers: [],
  suggestions: [],
  reports: [],
  comments: [],
  commentCount: 0,
  notes: [],
};

/** A sentence with all kinds of feedback. */
export const busySentence: SentenceFeedback = {
  id: 401,
  viSentence: 'Tôi uống nước.',
  jpSentence: '水を飲みます。',
  published: true,
  modes: [{ mode: 'translate', attempts: 9, learners: 4, firstTryRate: 0.5 }],
  wrongAnswers: [
    { answer: '水で飲みます', learners: 3 },
    { answer: '水が飲みます', learners: 1 },
  ],
  suggestions: [{ id: 21, answer: 'お水をいただきます', count: 2, createdAt: AT, inReview: false }],
  reports: [japaneseReport],
  comments: [{ id: 51, author: 'Minh', content: 'Sao không dùng お水?', createdAt: AT }],
  commentCount: 4,
  notes: [{ id: 61, version: 2, kind: 'changes', text: 'Thêm gợi ý.', author: 'Bình', createdAt: AT }],
};

export const waterFeedback: LessonFeedback = {
  lesson: waterLesson,
  notes: [],
  sentences: [busySentence, quietSentence],
};
