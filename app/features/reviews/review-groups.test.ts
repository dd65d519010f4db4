import { expect, test } from 'vitest';
import type { Review } from '#contract/reviews/endpoints.ts';
import { waitingCurriculum, waitingLesson, waitingSentence, waitingTopic } from '#app/testing/reviews.ts';
import { groupReviews } from './review-groups.ts';

const inLesson = (id: number, lessonId: number): Review =>
  waitingSentence(id, `Câu ${id}`, { lesson: { id: lessonId, title: `Bài ${lessonId}` } });

const shown = (queue: readonly Review[]) =>
  groupReviews(queue).map(({ title, way, reviews }) => ({ title, way, ids: reviews.map(({ id }) => id) }));

const WAY = ['Đời sống', 'Một ngày'];

test.each([
  { queue: [], groups: [], why: 'nothing' },
  {
    queue: [waitingSentence(1, 'a'), waitingSentence(2, 'b'), waitingLesson(3, '水')],
    groups: [{ title: '水', way: WAY, ids: [3, 1, 2] }],
    why: 'a lesson before its sentences, which keep their order',
  },
  {
    queue: [inLesson(1, 41), inLesson(2, 40), inLesson(3, 41)],
    groups: [
      { title: 'Bài 41', way: WAY, ids: [1, 3] },
      { title: 'Bài 40', way: WAY, ids: [2] },
    ],
    why: 'the lesson with the oldest entry first',
  },
  {
    queue: [waitingCurriculum(1, 'Một tuần'), waitingTopic(2, 'Du lịch'), waitingCurriculum(3, 'Một năm')],
    groups: [
      { title: 'Giáo trình', way: [], ids: [1, 3] },
      { title: 'Chủ đề', way: [], ids: [2] },
    ],
    why: 'curricula and topics have a group each',
  },
  {
    queue: [waitingLesson(1, '水', { contentId: 9 }), waitingSentence(2, 'a')],
    groups: [
      { title: '水', way: WAY, ids: [1] },
      { title: '水', way: WAY, ids: [2] },
    ],
    why: 'lessons of one name stay apart',
  },
])('$why', ({ queue, groups }) => {
  expect(shown(queue)).toEqual(groups);
});
