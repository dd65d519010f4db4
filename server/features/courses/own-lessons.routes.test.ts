import { beforeEach, describe, expect, test } from 'vitest';
import type { VersionState } from '#contract/contributions/content-kinds.ts';
import { courseRefusals } from '#contract/texts/course-writing.ts';
import { contentVersions, curriculums, lessons, sentences, topics } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

/** GET /api/lessons/users/{userId}/curriculums/{curriculumId}/topics/{topicId}/lessons */

const { call, factories, db } = await buildTestApp();

type Topic = Awaited<ReturnType<typeof factories.topic>>;
let topic: Topic;
let hoa: TestUser;
let lan: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  hoa = await factories.user({ email: 'hoa@example.com', roles: ['SUPPLIER'] });
  lan = await factories.user({ roles: ['SUPPLIER'] });
  topic = await factories.topic();
});

const own = (by: TestUser, { id, curriculum }: Pick<Topic, 'id' | 'curriculum'> = topic) =>
  call('GET', `/api/lessons/users/${hoa.id}/curriculums/${curriculum.id}/topics/${id}/lessons`, {
    token: by.token,
  });
const idsIn = (body: unknown) => (body as { id: number }[]).map(({ id }) => id);
const missing = { status: 404, body: { message: courseRefusals.curriculumNotFound } };

const addLesson = async (fields: Partial<typeof lessons.$inferInsert> = {}): Promise<number> => {
  const station = { title: '駅で', mean: 'Ở nhà ga', level: 'A2', createdBy: hoa.id } as const;
  const [row] = await db
    .insert(lessons)
    .values({ curriculumId: topic.curriculum.id, ...station, ...fields })
    .returning({ id: lessons.id });
  return row?.id ?? 0;
};
const addSentence = async (lessonId: number, fields: Partial<typeof sentences.$inferInsert> = {}) => {
  const train = { viSentence: 'Tàu đến rồi.', jpSentence: '電車が来ました。', hint: 'Quá khứ lịch sự.' };
  const [row] = await db
    .insert(sentences)
    .values({ ...train, lessonId, createdBy: hoa.id, ...fields })
    .returning({ id: sentences.id });
  return row?.id ?? 0;
};

type Written = Pick<typeof contentVersions.$inferInsert, 'kind' | 'contentId' | 'fields' | 'authorId'>;
const addVersion = (written: Written, state: VersionState, number = 1) =>
  db.insert(contentVersions).values({ ...written, state, number });

describe('whose lessons are listed', () => {
  test('the user’s own in the curriculum, and no others', async () => {
    const elsewhere = await factories.topic({ title: 'Du lịch' });
    const [a, b] = [await addLesson({ position: 2 }), await addLesson({ position: 1 })];
    await addLesson({ curriculumId: elsewhere.curriculum.id });
    await addLesson({ createdBy: lan.id });
    const mine = await addSentence(a);
    const reply = await own(hoa);
    expect(idsIn(reply.body)).toEqual([b, a]);
    expect(reply.body).toMatchObject([
      { createdByEmail: hoa.email, state: 'published', sentences: [] },
      { createdByEmail: hoa.email, state: 'published', sentences: [{ id: mine }] },
    ]);
  });

  test('an admin can read them too, nobody else', async () => {
    const id = await addLesson({ publishedAt: null });
    expect(idsIn((await own(await factories.user({ roles: ['ADMIN'] }))).body)).toEqual([id]);
    expect((await own(lan)).status).toBe(403);
    expect((await own(await factories.user({ roles: ['QC'] }))).status).toBe(403);
  });
});

describe('unapproved content', () => {
  const fields = { title: '駅まで', mean: 'Đến tận nhà ga', level: 'B1' } as const;

  test.each(['draft', 'waiting', 'changes'] as const)('is listed and marked: %s', async (state) => {
    const id = await addLesson({ publishedAt: null, ...fields });
    await addVersion({ kind: 'lessons', contentId: id, fields, authorId: hoa.id }, state);
    expect((await own(hoa)).body).toMatchObject([{ id, state, ...fields }]);
  });

  test('of a published lesson the author gets the newest version, learners the approved one', async () => {
    const id = await addLesson();
    const sentenceId = await addSentence(id);
    const older = {
      kind: 'lessons',
      contentId: id,
      fields: { ...fields, title: '駅' },
      authorId: hoa.id,
    } as const;
    await addVersion(older, 'replaced');
    await addVersion({ ...older, fields }, 'waiting', 2);
    const train = {
      viSentence: 'Tàu tới.',
      jpSentence: '電車が来た。',
      reading: 'でんしゃがきた。',
      hint: 'Thể thường.',
    };
    const changed = { kind: 'sentences', contentId: sentenceId, fields: train, authorId: hoa.id } as const;
    await addVersion(changed, 'draft');
    expect((await own(hoa)).body).toMatchObject([
      { ...fields, state: 'waiting', sentences: [{ id: sentenceId, ...train }] },
    ]);
    const { body } = await call('GET', `/api/lessons/${topic.id}/${topic.curriculum.id}`);
    expect(body).toMatchObject([{}, { title: '駅で', sentences: [{ viSentence: 'Tàu đến rồi.' }] }]);
  });

  test('of sentences by other authors only published ones are listed', async () => {
    const id = await addLesson();
    const published = await addSentence(id, { createdBy: lan.id });
    await addSentence(id, { createdBy: lan.id, publishedAt: null });
    const mine = await addSentence(id, { publishedAt: null });
    const theirs = { kind: 'sentences', contentId: published, authorId: lan.id } as const;
    await addVersion({ ...theirs, fields: { viSentence: 'Chưa ai được xem.' } }, 'draft');
    expect((await own(hoa)).body).toMatchObject([
      { sentences: [{ id: published, viSentence: 'Tàu đến rồi.' }, { id: mine }] },
    ]);
  });
});

test('deleted content is not listed', async () => {
  const [remaining, deleted] = [await addLesson(), await addLesson()];
  const deletedSentence = await addSentence(remaining);
  await factories.hide('lessons', deleted, 'deleted');
  await factories.hide('sentences', deletedSentence, 'deleted');
  expect((await own(hoa)).body).toMatchObject([{ id: remaining, sentences: [] }]);
  expect((await own(hoa)).body).toHaveLength(1);
});

describe('the curriculum must be visible to the author', () => {
  const madeBy = async (user: TestUser) => {
    await db.update(topics).set({ createdBy: user.id });
    await db.update(curriculums).set({ createdBy: user.id });
  };

  test('404 for a curriculum of another topic', async () => {
    const elsewhere = await factories.topic({ title: 'Du lịch' });
    expect(await own(hoa, { id: topic.id, curriculum: elsewhere.curriculum })).toMatchObject(missing);
  });

  test.each(['topics', 'curriculums'] as const)('their own unpublished %s are', async (kind) => {
    await madeBy(hoa);
    await factories.hide(kind, kind === 'topics' ? topic.id : topic.curriculum.id, 'unpublished');
    expect((await own(hoa)).status).toBe(200);
  });

  test.each([
    { kind: 'topics', as: 'unpublished', why: 'an unpublished topic of another author' },
    { kind: 'curriculums', as: 'unpublished', why: 'an unpublished curriculum of another author' },
    { kind: 'topics', as: 'deleted', why: 'a deleted topic' },
    { kind: 'curriculums', as: 'deleted', why: 'a deleted curriculum' },
  ] as const)('404: $why', async ({ kind, as }) => {
    await madeBy(as === 'deleted' ? hoa : lan);
    await addLesson();
    await factories.hide(kind, kind === 'topics' ? topic.id : topic.curriculum.id, as);
    expect(await own(hoa)).toMatchObject(missing);
  });
});
