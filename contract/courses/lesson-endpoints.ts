import { CONTENT_STATES } from '../contributions/content-kinds.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idText, pageQuery } from '../fields.ts';
import { z } from '../zod.ts';
import { curriculum, lesson, lessonProgress, sentence } from './course.ts';

/** Reading curriculums, lessons and their sentences (PRODUCT.md, Courses). */

/** The newest version of its author, with its state. */
const ownLesson = z.extend(lesson, { state: z.enum(CONTENT_STATES) });
export type OwnLesson = z.output<typeof ownLesson>;

export const listCurriculums = defineEndpoint({
  method: 'GET',
  path: '/api/curri/by-topic/{topicId}',
  summary: 'Các giáo trình của một chủ đề, cùng tên những bài học của chúng',
  access: 'anyone',
  kept: 'shared',
  limits: ['coursePerAddress'],
  params: z.object({ topicId: idText }),
  query: pageQuery,
  output: z.array(curriculum),
});

export const listLessons = defineEndpoint({
  method: 'GET',
  path: '/api/lessons/{topicId}/{curriculumId}',
  summary: 'Các bài học của một giáo trình, cùng câu của chúng',
  access: 'anyone',
  kept: 'shared',
  limits: ['coursePerAddress'],
  params: z.object({ topicId: idText, curriculumId: idText }),
  query: pageQuery,
  output: z.array(lesson),
});

export const listOwnLessons = defineEndpoint({
  method: 'GET',
  path: '/api/lessons/users/{userId}/curriculums/{curriculumId}/topics/{topicId}/lessons',
  summary: 'Các bài học mà chính người dùng đã soạn trong một giáo trình, cả bản chưa xuất bản',
  access: { owner: 'userId' },
  kept: 'own',
  params: z.object({ userId: idText, curriculumId: idText, topicId: idText }),
  query: pageQuery,
  output: z.array(ownLesson),
});

export const listSentences = defineEndpoint({
  method: 'GET',
  path: '/api/sentences/{lessonId}',
  summary: 'Các câu của một bài học',
  access: 'anyone',
  kept: 'shared',
  limits: ['coursePerAddress'],
  params: z.object({ lessonId: idText }),
  query: pageQuery,
  output: z.array(sentence),
});

export const incrementView = defineEndpoint({
  method: 'PUT',
  path: '/api/lessons/{lessonId}/increment-view',
  summary: 'Tính một lượt xem bài học: mỗi người xem một lượt trong 24 giờ',
  access: 'anyone',
  limits: ['viewPerAddress'],
  browserId: true,
  params: z.object({ lessonId: idText }),
  output: z.object({ views: z.int() }),
});

export const getProgress = defineEndpoint({
  method: 'GET',
  path: '/api/me/curriculums/{curriculumId}/progress',
  summary: 'Những câu mà tôi đã làm đúng trong một giáo trình',
  access: 'loggedIn',
  kept: 'own',
  params: z.object({ curriculumId: idText }),
  output: z.array(lessonProgress),
});
