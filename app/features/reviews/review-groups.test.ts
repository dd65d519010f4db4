import { expect, test } from 'vitest';
import type { Review } from '#contract/reviews/endpoints.ts';
import { waitingCurriculum, waitingLesson, waitingSentence, waitingTopic } from '#app/testing/reviews.ts';
import { groupReviews } from './review-groups.ts';

const inLesson = (id: number, lessonId: number): Review =>
  waitingSentence(id, `Câu ${id}`, { lesson: { id: lessonId, title: `Bài ${lessonId}` } });

const outline = (queue: readonly Review[]) =>
  groupReviews(queue).map(({ title, trail, reviews }) => ({
    title,
    trail,
    ids: reviews.map(({ id }) => id),
  }));

const TRAIL = ['Đời sống', 'Một ngày'];

test.each([
  { queue: [], groups: [], why: 'nothing' },
  {
    queue: [waitingSentence(1, 'a'), waitingSentence(2, 'b'), waitingLesson(3, '水')],
    groups: [{ title: '水', trail: TRAIL, ids: [3, 1, 2] }],
    why: 'a lesson comes before its sentences, which keep their order',
  },
  {
    queue: [inLesson(1, 41), inLesson(2, 40), inLesson(3, 41)],
    groups: [
      { title: 'Bài 41', trail: TRAIL, ids: [1, 3] },
      { title: 'Bài 40', trail: TRAIL, ids: [2] },
    ],
    why: 'the lesson with the oldest entry comes first',
  },
  {
    queue: [waitingCurriculum(1, 'Một tuần'), waitingTopic(2, 'Du lịch'), waitingCurriculum(3, 'Một năm')],
    groups: [
      { title: 'Giáo trình', trail: [], ids: [1, 3] },
      { title: 'Chủ đề', trail: [], ids: [2] },
    ],
    why: 'curriculums and topics have one group each',
  },
  {
    queue: [waitingLesson(1, '水', { contentId: 9 }), waitingSentence(2, 'a')],
    groups: [
      { title: '水', trail: TRAIL, ids: [1] },
      { title: '水', trail: TRAIL, ids: [2] },
    ],
    why: 'lessons with the same name stay separate',
  },
])('$why', ({ queue, groups }) => {
  expect(outline(queue)).toEqual(groups);
});
