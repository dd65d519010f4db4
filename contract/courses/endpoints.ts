import { defineEndpoint } from '../endpoint.ts';
import { idText, pageQuery } from '../fields.ts';
import { z } from '../zod.ts';

const curriculumSummary = z.object({ id: z.int(), name: z.string(), img: z.string() });

export const topic = z.object({
  id: z.int(),
  title: z.string(),
  img: z.string(),
  curriculums: z.array(curriculumSummary),
});
export type Topic = z.output<typeof topic>;

export const listTopics = defineEndpoint({
  method: 'GET',
  path: '/api/topics',
  summary: 'Danh sách chủ đề luyện tập',
  access: 'anyone',
  limits: ['coursePerAddress'],
  query: pageQuery,
  output: z.array(topic),
});

export const listPopularTopics = defineEndpoint({
  method: 'GET',
  path: '/api/topics/popular',
  summary: 'Chủ đề được nhiều người học nhất trong 30 ngày qua',
  access: 'anyone',
  limits: ['coursePerAddress'],
  output: z.array(topic),
});

export const getTopic = defineEndpoint({
  method: 'GET',
  path: '/api/topics/{topicId}',
  summary: 'Một chủ đề cùng các giáo trình của nó',
  access: 'anyone',
  limits: ['coursePerAddress'],
  params: z.object({ topicId: idText }),
  output: topic,
});
