import { defineEndpoint } from '../endpoint.ts';
import { idText, pageQuery } from '../fields.ts';
import { z } from '../zod.ts';
import { draftMark } from './course.ts';

const curriculumSummary = z.object({ id: z.int(), name: z.string(), img: z.string(), ...draftMark });

export const topic = z.object({
  id: z.int(),
  title: z.string(),
  img: z.string(),
  curriculums: z.array(curriculumSummary),
  ...draftMark,
});
export type Topic = z.output<typeof topic>;

const popularTopic = z.extend(topic, {
  /** How many different people learned there in the last 30 days. */
  learners: z.int(),
});
export type PopularTopic = z.output<typeof popularTopic>;

export const listTopics = defineEndpoint({
  method: 'GET',
  path: '/api/topics',
  summary: 'Danh sách chủ đề luyện tập',
  access: 'anyone',
  kept: 'shared',
  limits: ['coursePerAddress'],
  query: pageQuery,
  output: z.array(topic),
});

export const listPopularTopics = defineEndpoint({
  method: 'GET',
  path: '/api/topics/popular',
  summary: 'Chủ đề được nhiều người học nhất trong 30 ngày qua',
  access: 'anyone',
  kept: 'shared',
  limits: ['coursePerAddress'],
  output: z.array(popularTopic),
});

export const getTopic = defineEndpoint({
  method: 'GET',
  path: '/api/topics/{topicId}',
  summary: 'Một chủ đề cùng các giáo trình của nó',
  access: 'anyone',
  kept: 'shared',
  limits: ['coursePerAddress'],
  params: z.object({ topicId: idText }),
  output: topic,
});
