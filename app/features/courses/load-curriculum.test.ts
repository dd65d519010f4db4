import { expect, test } from 'vitest';
import { contextWith, createQueryClient, knownQueries } from '#app/lib/api/query-client.ts';
import { type Answers, createAnsweringApi, refusal } from '#app/testing/answering-api.ts';
import { dailyLife, morning, station } from '#app/testing/courses.ts';
import { loadCurriculum, loadLesson } from './load-curriculum.ts';

const LESSONS = 'GET /api/lessons/1/3';
const course: Answers = {
  'GET /api/topics/1': () => Response.json(dailyLife),
  [LESSONS]: () => Response.json([morning, station]),
};

function arrive(lessonId: string, answers: Answers = {}) {
  const { api } = createAnsweringApi({ ...course, ...answers });
  const client = createQueryClient(api);
  const context = contextWith(client);
  const params = { topicId: '1', curriculumId: '3', lessonId };
  return { args: { params, context, request: new Request('http://kakehashi.test/') }, client };
}

test.each([
  { load: loadCurriculum(), name: 'a curriculum' },
  { load: loadLesson(), name: 'a lesson' },
])('$name loads its topic and all lessons', async ({ load }) => {
  const { args, client } = arrive('40');
  expect(await load(args)).toBeNull();
  expect(knownQueries(client).map(([, data]) => data)).toEqual([dailyLife, [morning, station]]);
});

test.each([
  { load: loadCurriculum(), lessonId: '40', why: 'a curriculum of another topic' },
  { load: loadLesson(), lessonId: '40', why: 'a lesson of a curriculum in another topic' },
])('404: $why', async ({ load, lessonId }) => {
  const { args } = arrive(lessonId, { [LESSONS]: () => refusal(404, 'Không tìm thấy giáo trình này.') });
  await expect(load(args)).rejects.toMatchObject({ init: { status: 404 } });
});

test.each(['41', 'abc', '040'])('404: no lesson %s in the curriculum', async (lessonId) => {
  await expect(loadLesson()(arrive(lessonId).args)).rejects.toMatchObject({ init: { status: 404 } });
});
