import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { SENTENCES_PER_LESSON_MAX } from '#contract/content-limits.ts';
import type { ContributedTopic } from '#contract/contributions/contribution.ts';
import { DAY_MS } from '#contract/limits.ts';
import { contributionRefusals } from '#contract/texts/contributions.ts';
import { auditLog, contentVersions, sentences, topics } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { beginLesson, contributing, school } from '#server/testing/contributing.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { formOf, photo } from '#server/testing/data/upload.ts';

const testApp = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { app, call, factories, db, now, passTime } = testApp;
const people = await contributing(testApp);
let start: Awaited<ReturnType<typeof beginLesson>>;
beforeEach(async () => {
  await emptyTables(db);
  start = await beginLesson(testApp, people);
});

const remove = (user: TestUser, path: string) => call('DELETE', path, { token: user.token });
const topicIds = async () =>
  ((await call('GET', '/api/topics')).body as { id: number }[]).map(({ id }) => id);

describe('what a contributor lists', () => {
  test('their own pieces in every state, and visible pieces of others', async () => {
    const own = await people.topic(start.supplier);
    const hidden = await people.topic(await factories.user({ roles: ['SUPPLIER'] }));
    const found = await people.topicsOf(start.supplier);
    expect(found.map(({ id, state, editable }) => [id, state, editable])).toEqual([
      [start.topic.id, 'published', false],
      [own.id, 'draft', true],
    ]);
    expect(found.map(({ id }) => id)).not.toContain(hidden.id);
    expect((await people.topicsOf(start.admin)).every(({ editable }) => editable)).toBe(true);
  });

  test('a lesson counts its sentences that are still to be submitted', async () => {
    await people.sentence(start.supplier, start.lesson.id, { viSentence: 'Câu hai.' });
    const [, lesson] = await people.lessonsOf(start.supplier, start.topic.curriculum.id);
    expect(lesson).toMatchObject({ id: start.lesson.id, unsent: 2, state: 'draft' });
    await people.act(start.supplier, 'lessons', start.lesson.id, 'submit');
    const [, sent] = await people.lessonsOf(start.supplier, start.topic.curriculum.id);
    expect(sent).toMatchObject({ unsent: 0, state: 'waiting' });
  });

  test('a lesson holds a maximum number of sentences', async () => {
    const row = { ...school, lessonId: start.lesson.id, createdBy: start.supplier.id };
    await db.insert(sentences).values(Array.from({ length: SENTENCES_PER_LESSON_MAX - 1 }, () => row));
    const reply = await call('POST', '/api/sentences', {
      token: start.supplier.token,
      body: { ...school, lessonId: start.lesson.id },
    });
    const message = contributionRefusals.lessonFull(SENTENCES_PER_LESSON_MAX);
    expect(reply).toMatchObject({ status: 400, body: { message } });
  });
});

describe('pictures', () => {
  const save = (topic: ContributedTopic, dto: object, img?: File) =>
    call('PUT', `/api/topics/${topic.id}`, {
      token: start.supplier.token,
      body: formOf({ dto: { revision: topic.revision, ...dto }, img }),
    });

  test('the old one stays when no new one is sent, also behind a waiting change', async () => {
    const topic = await people.topic(start.supplier);
    const other = (await save(topic, { title: 'Đi xa' }, await photo(60))).body as ContributedTopic;
    expect(other.img).not.toBe(topic.img);
    const saved = (await save(other, { title: 'Đi thật xa' })).body as ContributedTopic;
    expect(saved).toMatchObject({ title: 'Đi thật xa', img: other.img, revision: 3 });
  });

  test('an invalid one changes nothing', async () => {
    const topic = await people.topic(start.supplier);
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'anh.jpg', { type: 'image/jpeg' });
    expect(await save(topic, { title: 'Đi xa' }, svg)).toMatchObject({ status: 400, body: { field: 'img' } });
    expect(await people.topicsOf(start.supplier)).toContainEqual(topic);
  });
});

describe('deleting and restoring', () => {
  test('a topic is deleted with everything inside and comes back as it was', async () => {
    await remove(start.admin, `/api/topics/${start.topic.id}`);
    expect(await topicIds()).toEqual([]);
    expect((await call('GET', `/api/sentences/${start.topic.lesson.id}`)).status).toBe(404);
    const [deletedTopic] = await people.topicsOf(start.admin);
    expect(deletedTopic).toMatchObject({ deletedAt: expect.any(String) });
    await people.act(start.admin, 'topics', start.topic.id, 'undelete');
    expect(await topicIds()).toEqual([start.topic.id]);
    expect((await call('GET', `/api/sentences/${start.topic.lesson.id}`)).status).toBe(200);
    expect((await db.select().from(auditLog).orderBy(auditLog.id)).map(({ action }) => action)).toEqual([
      'content-deleted',
      'content-brought-back',
    ]);
  });

  test('a contributor cannot delete work of others along with it, an admin can', async () => {
    const topic = await people.topic(start.supplier);
    await people.act(start.supplier, 'topics', topic.id, 'submit');
    await people.approveAll(start.qc, await people.queue(start.qc));
    const other = await factories.user({ roles: ['SUPPLIER'] });
    const dto = { name: 'Trên tàu', topicId: topic.id };
    await call('POST', '/api/curri', { token: other.token, body: formOf({ dto, img: people.img }) });
    expect(await remove(start.supplier, `/api/topics/${topic.id}`)).toMatchObject({
      status: 409,
      body: { message: contributionRefusals.holdsOthers },
    });
    expect((await remove(start.admin, `/api/topics/${topic.id}`)).status).toBe(200);
  });

  test('a deleted piece cannot be changed, submitted or deleted again', async () => {
    const { supplier, sentence } = start;
    await remove(supplier, `/api/sentences/${sentence.id}`);
    expect((await people.changeSentence(supplier, sentence, {})).status).toBe(404);
    expect((await people.act(supplier, 'sentences', sentence.id, 'submit')).status).toBe(404);
    expect((await remove(supplier, `/api/sentences/${sentence.id}`)).status).toBe(404);
  });

  test('an author cannot restore what an admin deleted, and is notified of the deletion', async () => {
    const { supplier, admin, lesson } = start;
    await remove(admin, `/api/lessons/${lesson.id}`);
    expect((await people.act(supplier, 'lessons', lesson.id, 'undelete')).status).toBe(404);
    const found = await people.lessonsOf(supplier, start.topic.curriculum.id);
    expect(found.map(({ id }) => id)).not.toContain(lesson.id);
    const bell = await call('GET', '/api/me/notifications', { token: supplier.token });
    expect(bell.body).toMatchObject([{ note: 'Quản trị viên đã xóa bài học “駅で” của bạn.' }]);
    expect((await people.act(admin, 'lessons', lesson.id, 'undelete')).status).toBe(200);
  });

  test('nothing is created, changed or submitted inside a deleted piece', async () => {
    const { supplier, lesson, sentence } = start;
    await remove(supplier, `/api/lessons/${lesson.id}`);
    const make = { ...school, lessonId: lesson.id };
    expect((await call('POST', '/api/sentences', { token: supplier.token, body: make })).status).toBe(404);
    expect((await people.changeSentence(supplier, sentence, { viSentence: 'A.' })).status).toBe(404);
    expect((await people.act(supplier, 'sentences', sentence.id, 'submit')).status).toBe(404);
  });

  test('a full lesson refuses to restore a sentence', async () => {
    const { supplier, lesson, sentence } = start;
    await remove(supplier, `/api/sentences/${sentence.id}`);
    const row = { ...school, lessonId: lesson.id, createdBy: supplier.id };
    await db.insert(sentences).values(Array.from({ length: SENTENCES_PER_LESSON_MAX }, () => row));
    expect(await people.act(supplier, 'sentences', sentence.id, 'undelete')).toMatchObject({
      status: 400,
      body: { message: contributionRefusals.lessonFull(SENTENCES_PER_LESSON_MAX) },
    });
  });

  test.each([
    { days: 29, status: 200, why: 'within the retention time' },
    { days: 31, status: 404, why: 'after it: a part of it may be gone already' },
  ])('a piece is restored $days days later → $status: $why', async ({ days, status }) => {
    const { supplier, sentence } = start;
    await remove(supplier, `/api/sentences/${sentence.id}`);
    const deletedAt = new Date(now().getTime() - days * DAY_MS);
    await db.update(sentences).set({ deletedAt }).where(eq(sentences.id, sentence.id));
    expect((await people.act(supplier, 'sentences', sentence.id, 'undelete')).status).toBe(status);
  });

  test('after the retention time it is removed, with its versions', async () => {
    const { supplier, sentence, topic } = start;
    await remove(supplier, `/api/sentences/${sentence.id}`);
    passTime(29 * DAY_MS);
    await app.background.cleanUp();
    expect(await db.$count(sentences)).toBe(2);
    passTime(2 * DAY_MS);
    await app.background.cleanUp();
    expect((await db.select().from(sentences)).map(({ id }) => id)).toEqual([topic.sentence.id]);
    expect((await db.select().from(contentVersions)).map(({ kind }) => kind)).toEqual(['lessons']);
    expect(await db.$count(topics)).toBe(1);
  });
});

describe('the order', () => {
  const order = (user: TestUser, ids: readonly number[], kind = 'sentences') =>
    call('PUT', `/api/contributions/${kind}/order`, { token: user.token, body: { ids } });
  const listed = async () =>
    (await people.sentencesOf(start.supplier, start.lesson.id)).map(({ viSentence }) => viSentence);

  test('of one’s own sentences is applied, and new ones come last', async () => {
    const { supplier, lesson } = start;
    const made = [start.sentence];
    for (const viSentence of ['Hai.', 'Ba.'])
      made.push(await people.sentence(supplier, lesson.id, { viSentence }));
    const [first, second, third] = made.map(({ id }) => id) as [number, number, number];
    expect((await order(supplier, [third, first, second])).status).toBe(200);
    expect(await listed()).toEqual(['Ba.', school.viSentence, 'Hai.']);
    expect((await order(supplier, [second, first])).status).toBe(200);
    expect(await listed()).toEqual(['Ba.', 'Hai.', school.viSentence]);
    await people.sentence(supplier, lesson.id, { viSentence: 'Bốn.' });
    expect((await listed()).at(-1)).toBe('Bốn.');
  });

  test('lessons of others between them keep their place', async () => {
    const { supplier, topic, lesson } = start;
    const second = await people.lesson(supplier, topic.curriculum.id, 'Hai');
    await order(supplier, [second.id, lesson.id], 'lessons');
    const found = await people.lessonsOf(supplier, topic.curriculum.id);
    expect(found.map(({ id }) => id)).toEqual([topic.lesson.id, second.id, lesson.id]);
  });

  test.each([
    { why: 'from two lessons', ids: () => [start.sentence.id, start.topic.sentence.id], status: 400 },
    { why: 'one that does not exist', ids: () => [start.sentence.id, 7], status: 404 },
    { why: 'none', ids: () => [], status: 400 },
  ])('is refused: $why', async ({ ids, status }) => {
    expect((await order(start.admin, ids())).status).toBe(status);
  });
});
