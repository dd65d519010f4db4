import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { courseRefusals } from '#contract/texts/course-writing.ts';
import { lessons, sentences } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

const { call, factories, db } = await buildTestApp();

let topic: Awaited<ReturnType<typeof factories.topic>>;
let hoa: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  hoa = await factories.user();
  topic = await factories.topic();
});

const UNKNOWN_ID = 999;

async function addSentence(lessonId: number, position?: number): Promise<number> {
  const train = { viSentence: 'Tàu đến rồi.', jpSentence: '電車が来ました。', hint: 'Quá khứ lịch sự.' };
  const [row] = await db
    .insert(sentences)
    .values({ ...train, lessonId, position })
    .returning({ id: sentences.id });
  return row?.id ?? 0;
}

async function addEarlyLesson(): Promise<number> {
  const station = {
    curriculumId: topic.curriculum.id,
    title: '駅で',
    mean: 'Ở nhà ga',
    level: 'A2',
  } as const;
  const [row] = await db
    .insert(lessons)
    .values({ ...station, position: 1 })
    .returning({ id: lessons.id });
  return row?.id ?? 0;
}

describe('GET /api/me/curriculums/{curriculumId}/progress', () => {
  const progressOf = (by: TestUser, curriculumId = topic.curriculum.id) =>
    call('GET', `/api/me/curriculums/${curriculumId}/progress`, { token: by.token });

  test('returns the credited sentences, by lesson and mode, in the order of the lesson', async () => {
    const early = await addEarlyLesson();
    const [second, first] = [await addSentence(early, 2), await addSentence(early, 1)];
    const points = { points: 10 };
    await factories.credit(hoa, { ...points, sentenceId: second, mode: 'translate' });
    await factories.credit(hoa, { ...points, sentenceId: first, mode: 'translate' });
    await factories.credit(hoa, { ...points, sentenceId: first, mode: 'listening' });
    await factories.credit(hoa, { ...points, sentenceId: topic.sentence.id, mode: 'translate' });
    expect((await progressOf(hoa)).body).toEqual([
      { lessonId: early, mode: 'listening', solved: [first] },
      { lessonId: early, mode: 'translate', solved: [first, second] },
      { lessonId: topic.lesson.id, mode: 'translate', solved: [topic.sentence.id] },
    ]);
  });

  test.each([
    {
      why: 'a deleted sentence, although its points stay',
      credit: async () => {
        const deletedId = await addSentence(topic.lesson.id);
        await factories.credit(hoa, { sentenceId: deletedId, mode: 'translate', points: 10 });
        await db.delete(sentences).where(eq(sentences.id, deletedId));
      },
    },
    {
      why: 'a sentence of another curriculum',
      credit: async () => {
        const { sentence } = await factories.topic();
        await factories.credit(hoa, { sentenceId: sentence.id, mode: 'translate', points: 10 });
      },
    },
    {
      why: 'sentences that another learner solved',
      credit: async () =>
        factories.credit(await factories.user(), {
          sentenceId: topic.sentence.id,
          mode: 'translate',
          points: 10,
        }),
    },
  ])('without $why', async ({ credit }) => {
    await credit();
    expect((await progressOf(hoa)).body).toEqual([]);
  });

  test('404 for a curriculum that does not exist', async () => {
    expect(await progressOf(hoa, UNKNOWN_ID)).toMatchObject({
      status: 404,
      body: { message: courseRefusals.curriculumNotFound },
    });
  });
});
