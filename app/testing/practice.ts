import type { Lesson, Sentence } from '#contract/courses/course.ts';
import type { Topic } from '#contract/courses/endpoints.ts';
import type { Breakdown } from '#contract/practice/breakdown.ts';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import { study } from './dictionary.ts';

const sentence = (id: number, viSentence: string, jpSentence: string, reading: string): Sentence => ({
  id,
  viSentence,
  jpSentence,
  reading,
  hint: 'Tân ngữ có trợ từ riêng.',
  lessonId: 40,
});

/** A lesson with two sentences, the first of three in its curriculum. */
const lesson: Lesson = {
  id: 40,
  title: '水',
  mean: 'Nước',
  level: 'A1',
  curriId: 3,
  views: 5,
  createdByEmail: null,
  sentences: [
    sentence(401, 'Tôi uống nước.', '水を飲みます。', 'みずをのみます。'),
    sentence(402, 'Tôi học bài.', '勉強します。', 'べんきょうします。'),
  ],
};

export const lessons: readonly Lesson[] = [lesson, { ...lesson, id: 41, mean: 'Trà', sentences: [] }];

export const topic: Topic = {
  id: 1,
  title: 'Đời sống',
  img: '/images/topics/1.svg',
  curriculums: [{ id: 3, name: 'Một ngày', img: '/images/curriculums/3.svg' }],
};

export const breakdown: Breakdown = {
  words: [
    {
      text: '勉強します',
      reading: 'べんきょうします',
      ruby: '勉[べん]強[きょう]します',
      kind: 'verb',
      ending: 'します',
      item: study,
    },
    { text: '。', reading: '。', ruby: '。', kind: 'mark', ending: '', item: null },
  ],
};

/** The judgement of a right answer. */
export const rightAnswer: JudgedAnswer = {
  verdict: 'correct',
  correct: true,
  feedback: 'Chính xác!',
  hint: '',
  correctAnswer: '水を飲みます。',
  viSentence: 'Tôi uống nước.',
  score: null,
  points: 0,
  segments: [{ typed: '水を飲みます', state: 'right', expected: '水を飲みます' }],
  errors: [],
  notes: [],
};

const span = (text: string) => ({ start: 0, end: text.length, text });

/** The judgement of an answer with the wrong tense. */
export const wrongAnswer: JudgedAnswer = {
  ...rightAnswer,
  verdict: 'wrong',
  correct: false,
  feedback: 'Sai thì ở “飲みました”.',
  segments: [
    { typed: '水を', state: 'right', expected: '水を' },
    { typed: '飲みました', state: 'wrong', expected: '飲みま…', mistake: 0 },
  ],
  errors: [
    { code: 'tense', typed: span('飲みました'), model: span('飲みま…'), message: 'Sai thì ở “飲みました”.' },
  ],
};
