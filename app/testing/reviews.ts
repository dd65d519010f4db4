import type { ReviewNote } from '#contract/contributions/contribution.ts';
import type { Review } from '#contract/reviews/endpoints.ts';

/** Pieces that wait for approval. */

const topic = { id: 1, title: 'Đời sống' };
const curriculum = { id: 3, title: 'Một ngày' };

const waiting = {
  number: 1,
  revision: 4,
  topic: null,
  curriculum: null,
  lesson: null,
  author: 'mi***@v***.vn',
  submittedAt: '2026-11-05T07:00:00.000Z',
  before: null,
  notes: [],
  suggestions: [],
  own: false,
  answerOfCaller: false,
} satisfies Partial<Review>;

export const waitingSentence = (id: number, viSentence: string, changes: Partial<Review> = {}): Review => ({
  ...waiting,
  id,
  kind: 'sentences',
  contentId: 400 + id,
  topic,
  curriculum,
  lesson: { id: 40, title: '水' },
  after: {
    viSentence,
    jpSentence: '水を飲みます。',
    reading: 'みずをのみます。',
    hint: 'Tân ngữ có trợ từ riêng.',
    accepted: [],
    blocked: [],
    register: 'free',
  },
  ...changes,
});

export const waitingLesson = (id: number, title: string, changes: Partial<Review> = {}): Review => ({
  ...waiting,
  id,
  kind: 'lessons',
  contentId: 40,
  topic,
  curriculum,
  after: { title, mean: 'Nước', level: 'A1' },
  ...changes,
});

export const waitingCurriculum = (id: number, name: string, changes: Partial<Review> = {}): Review => ({
  ...waiting,
  id,
  kind: 'curriculums',
  contentId: 3,
  topic,
  after: { name, img: '/media/3' },
  ...changes,
});

export const waitingTopic = (id: number, title: string, changes: Partial<Review> = {}): Review => ({
  ...waiting,
  id,
  kind: 'topics',
  contentId: 1,
  after: { title, img: '/media/1' },
  ...changes,
});

export const noteOn = (id: number, text: string): ReviewNote => ({
  id,
  kind: 'comment',
  text,
  author: 'ha***@v***.vn',
  createdAt: '2026-11-05T08:00:00.000Z',
});
