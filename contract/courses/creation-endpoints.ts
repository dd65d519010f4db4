import { defineEndpoint } from '../endpoint.ts';
import { rates } from '../limits.ts';
import { courseFieldNames as fieldNames } from '../texts/course-refusals.ts';
import {
  authoredSentence,
  curriculum,
  lesson,
  newCurriculum,
  newLesson,
  newSentence,
  newTopic,
} from './course.ts';
import { topic } from './endpoints.ts';

/** How courses grow (spec §7). */

export const createTopic = defineEndpoint({
  method: 'POST',
  path: '/api/topics',
  summary: 'Thêm một chủ đề cùng ảnh của nó',
  access: { roles: ['ADMIN'] },
  limits: [rates.uploadPerUser],
  accepts: 'multipart',
  body: newTopic,
  fieldNames: fieldNames.topic,
  output: topic,
});

export const createCurriculum = defineEndpoint({
  method: 'POST',
  path: '/api/curri',
  summary: 'Thêm một giáo trình vào chủ đề, cùng ảnh của nó',
  access: { roles: ['ADMIN'] },
  limits: [rates.uploadPerUser],
  accepts: 'multipart',
  body: newCurriculum,
  fieldNames: fieldNames.curriculum,
  output: curriculum,
});

export const createLesson = defineEndpoint({
  method: 'POST',
  path: '/api/lessons',
  summary: 'Thêm một bài học vào giáo trình',
  access: { roles: ['ADMIN'] },
  limits: [rates.contentPerUser],
  body: newLesson,
  fieldNames: fieldNames.lesson,
  output: lesson,
});

export const createSentence = defineEndpoint({
  method: 'POST',
  path: '/api/sentences',
  summary: 'Thêm một câu vào bài học, cùng những đáp án khác của nó',
  access: { roles: ['ADMIN'] },
  limits: [rates.contentPerUser],
  body: newSentence,
  fieldNames: fieldNames.sentence,
  output: authoredSentence,
});
