import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { courseRefusals } from '#contract/texts/course-writing.ts';
import { curriculums, lessons, sentences, users } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

const { call, factories, db } = await buildTestApp();

type Topic = Awaited<ReturnType<typeof factories.topic>>;
let topic: Topic;
let elsewhere: Topic;
let hoa: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  hoa = await factories.user({ email: 'hoa@example.com', roles: ['SUPPLIER'] });
  topic = await factories.topic({ sentence: { reading: 'みずをのみます。', accepted: ['水を飲む'] } });
  elsewhere = await factories.topic({ title: 'Du lịch' });
});

const UNKNOWN_ID = 999;
const idsIn = (body: unknown) => (body as { id: number }[]).map(({ id }) => id);
const missing = (message: string) => ({ status: 404, body: { message } });

const addLesson = async (fields: Partial<typeof lessons.$inferInsert> = {}) => {
  const station = {
    curriculumId: topic.curriculum.id,
    title: '駅で',
    mean: 'Ở nhà ga',
    level: 'A2',
  } as const;
  const [row] = await db
    .insert(lessons)
    .values({ ...station, ...fields })
    .returning({ id: lessons.id });
  return row?.id ?? 0;
};
const addSentence = async (lessonId: number, position?: number) => {
  const train = { viSentence: 'Tàu đến rồi.', jpSentence: '電車が来ました。', hint: 'Quá khứ lịch sự.' };
  const [row] = await db
    .insert(sentences)
    .values({ ...train, lessonId, position })
    .returning({ id: sentences.id });
  return row?.id ?? 0;
};

const curriculumsOf = (topicId: number, by?: TestUser) =>
  call('GET', `/api/curri/by-topic/${topicId}`, { token: by?.token });
const lessonsOf = ({ id, curriculum }: Topic, by?: TestUser) =>
  call('GET', `/api/lessons/${id}/${curriculum.id}`, { token: by?.token });

/** How each reader sees the e-mail of hoa@example.com (PRODUCT.md, D1). */
const readers = [
  { reader: () => undefined, sees: 'ho***@e***.com', who: 'a visitor' },
  { reader: () => factories.user(), sees: 'ho***@e***.com', who: 'another learner' },
  { reader: () => factories.user({ roles: ['QC'] }), sees: 'ho***@e***.com', who: 'QC' },
  { reader: () => hoa, sees: 'hoa@example.com', who: 'its owner' },
  { reader: () => factories.user({ roles: ['ADMIN'] }), sees: 'hoa@example.com', who: 'an admin' },
];

describe('GET /api/curri/by-topic/{topicId}', () => {
  test('lists the curricula of the topic with their lessons, with the fields of PRODUCT.md, Courses', async () => {
    const { curriculum, lesson } = topic;
    expect(await curriculumsOf(topic.id)).toMatchObject({ status: 200 });
    expect((await curriculumsOf(topic.id)).body).toEqual([
      {
        id: curriculum.id,
        name: curriculum.name,
        img: curriculum.img,
        topicId: topic.id,
        userId: null,
        createdByEmail: null,
        lessons: [{ id: lesson.id, title: '水', mean: 'Nước', level: 'A1' }],
      },
    ]);
  });

  test('in the order of their position, then of their creation; lessons too', async () => {
    const later = { topicId: topic.id, name: 'Sau', img: '/images/curriculums/1.svg' };
    const [a, b] = await db
      .insert(curriculums)
      .values([later, { ...later, position: 1 }])
      .returning();
    const first = await addLesson({ position: 1 });
    const { body } = await curriculumsOf(topic.id);
    expect(idsIn(body)).toEqual([b?.id, topic.curriculum.id, a?.id]);
    expect(body).toMatchObject([{ lessons: [] }, { lessons: [{ id: first }, { id: topic.lesson.id }] }, {}]);
  });

  test.each(readers)('$who sees the author as $sees', async ({ reader, sees }) => {
    await db.update(curriculums).set({ createdBy: hoa.id });
    const { body } = await curriculumsOf(topic.id, await reader());
    expect(body).toMatchObject([{ userId: hoa.id, createdByEmail: sees }]);
  });

  test('page by page, with the total count', async () => {
    const reply = await call('GET', `/api/curri/by-topic/${topic.id}?page=2&size=1`);
    expect(reply.body).toEqual([]);
    expect(reply.headers.get('X-Total-Count')).toBe('1');
  });

  test('404 for a topic that does not exist', async () => {
    expect(await curriculumsOf(UNKNOWN_ID)).toMatchObject(missing(courseRefusals.topicNotFound));
  });
});

describe('GET /api/lessons/{topicId}/{curriculumId}', () => {
  test('lists lessons with the public fields of their sentences', async () => {
    const { lesson, sentence } = topic;
    expect((await lessonsOf(topic)).body).toEqual([
      {
        id: lesson.id,
        title: '水',
        mean: 'Nước',
        level: 'A1',
        curriId: topic.curriculum.id,
        views: 0,
        createdByEmail: null,
        sentences: [
          {
            id: sentence.id,
            viSentence: 'Tôi uống nước.',
            jpSentence: '水を飲みます。',
            reading: 'みずをのみます。',
            hint: 'Tân ngữ có trợ từ.',
            lessonId: lesson.id,
          },
        ],
      },
    ]);
  });

  test('lessons and sentences by position, then by creation', async () => {
    const [last, first] = [await addLesson(), await addLesson({ position: 1 })];
    const sentenceIds = [];
    for (const position of [3, 1, undefined, 1]) sentenceIds.push(await addSentence(first, position));
    const [third, a, fourth, b] = sentenceIds;
    const { body } = await lessonsOf(topic);
    expect(idsIn(body)).toEqual([first, topic.lesson.id, last]);
    const [firstLesson] = body as { sentences: unknown }[];
    expect(idsIn(firstLesson?.sentences)).toEqual([a, b, third, fourth]);
    expect(body).toMatchObject([{}, {}, { sentences: [] }]);
  });

  test.each(readers)('$who sees the author as $sees', async ({ reader, sees }) => {
    await db.update(lessons).set({ createdBy: hoa.id });
    expect((await lessonsOf(topic, await reader())).body).toMatchObject([{ createdByEmail: sees }]);
  });

  test('content of a deleted contributor stays, without an author', async () => {
    await db.update(lessons).set({ createdBy: hoa.id });
    await db.delete(users).where(eq(users.id, hoa.id));
    expect((await lessonsOf(topic)).body).toMatchObject([{ createdByEmail: null }]);
  });

  test('page by page, with the total count', async () => {
    const [second] = [await addLesson(), await addLesson()];
    const reply = await call('GET', `/api/lessons/${topic.id}/${topic.curriculum.id}?page=2&size=1`);
    expect(idsIn(reply.body)).toEqual([second]);
    expect(reply.headers.get('X-Total-Count')).toBe('3');
  });

  test.each([
    { path: () => `${topic.id}/${elsewhere.curriculum.id}`, why: 'a curriculum of another topic' },
    { path: () => `${UNKNOWN_ID}/${topic.curriculum.id}`, why: 'no such topic' },
    { path: () => `${topic.id}/${UNKNOWN_ID}`, why: 'no such curriculum' },
  ])('404: $why', async ({ path }) => {
    const reply = await call('GET', `/api/lessons/${path()}`);
    expect(reply).toMatchObject(missing(courseRefusals.curriculumNotFound));
  });
});

describe('GET /api/sentences/{lessonId}', () => {
  test('lists the sentences of the lesson by position, without their other answers', async () => {
    const [last, first] = [await addSentence(topic.lesson.id), await addSentence(topic.lesson.id, 1)];
    const { body } = await call('GET', `/api/sentences/${topic.lesson.id}`);
    expect(idsIn(body)).toEqual([first, topic.sentence.id, last]);
    expect((body as object[])[1]).toEqual({
      id: topic.sentence.id,
      viSentence: 'Tôi uống nước.',
      jpSentence: '水を飲みます。',
      reading: 'みずをのみます。',
      hint: 'Tân ngữ có trợ từ.',
      lessonId: topic.lesson.id,
    });
  });

  test('page by page, with the total count', async () => {
    await addSentence(topic.lesson.id);
    const reply = await call('GET', `/api/sentences/${topic.lesson.id}?size=1`);
    expect(idsIn(reply.body)).toEqual([topic.sentence.id]);
    expect(reply.headers.get('X-Total-Count')).toBe('2');
  });

  test('a lesson without sentences is an empty list; an unknown lesson is 404', async () => {
    expect((await call('GET', `/api/sentences/${await addLesson()}`)).body).toEqual([]);
    expect(await call('GET', `/api/sentences/${UNKNOWN_ID}`)).toMatchObject(
      missing(courseRefusals.lessonNotFound),
    );
  });
});
