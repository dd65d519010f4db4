import { beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { beginLesson, contributing, school } from '#server/testing/contributing.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

/** Concurrent calls. PGlite runs them one after the other; PostgreSQL runs them in parallel. */

const testApp = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { call, factories, db } = testApp;
const people = await contributing(testApp);
let start: Awaited<ReturnType<typeof beginLesson>>;
beforeEach(async () => {
  await emptyTables(db);
  start = await beginLesson(testApp, people);
});

const ROUNDS = 5;
const order = (user: TestUser, kind: string, ids: readonly number[]) =>
  call('PUT', `/api/contributions/${kind}/order`, { token: user.token, body: { ids } });
const statuses = async (calls: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);

describe('no deadlocks', () => {
  test('two contributors order their lessons in one curriculum', async () => {
    const other = await factories.user({ roles: ['SUPPLIER'] });
    const curriculumId = start.topic.curriculum.id;
    const lessonsOf = async (user: TestUser) => [
      (await people.lesson(user, curriculumId, 'A')).id,
      (await people.lesson(user, curriculumId, 'B')).id,
    ];
    const [mine, theirs] = [await lessonsOf(start.supplier), await lessonsOf(other)];
    for (let round = 0; round < ROUNDS; round += 1) {
      const calls = [order(start.supplier, 'lessons', mine), order(other, 'lessons', theirs)];
      expect(await statuses(calls)).toEqual([200, 200]);
      mine.reverse();
      theirs.reverse();
    }
  });

  test('an import and an order of the same sentences', async () => {
    const { supplier, lesson } = start;
    for (const viSentence of ['Hai.', 'Ba.', 'Bốn.'])
      await people.sentence(supplier, lesson.id, { viSentence });
    for (let round = 0; round < ROUNDS; round += 1) {
      const found = await people.sentencesOf(supplier, lesson.id);
      const rows = found.map(
        ({ id, viSentence }) => `${id},${viSentence} ${round},${school.jpSentence},Gợi ý`,
      );
      const body = new FormData();
      const csv = ['id,viSentence,jpSentence,hint', ...rows.toReversed()].join('\n');
      body.set('file', new File([csv], 'cau.csv', { type: 'text/csv' }));
      const path = `/api/contributions/lessons/${lesson.id}/sentences/import`;
      const ids = found.map(({ id }) => id).toReversed();
      const calls = [call('POST', path, { token: supplier.token, body }), order(supplier, 'sentences', ids)];
      expect(await statuses(calls)).toEqual([200, 200]);
    }
  });
});

describe('one of two wins, and the other gets an error', () => {
  test('a curriculum is deleted while somebody else adds a lesson to it', async () => {
    const other = await factories.user({ roles: ['SUPPLIER'] });
    for (let round = 0; round < ROUNDS; round += 1) {
      const { topic } = start;
      const form = new FormData();
      form.set('dto', JSON.stringify({ name: `Số ${round}`, topicId: topic.id }));
      form.set('img', people.img);
      const made = await call('POST', '/api/curri', { token: start.admin.token, body: form });
      const { id } = made.body as { id: number };
      const lesson = { title: 'A', mean: 'B', level: 'A1', curriId: id };
      const [removed, added] = await statuses([
        call('DELETE', `/api/curri/${id}`, { token: start.admin.token }),
        call('POST', '/api/lessons', { token: other.token, body: lesson }),
      ]);
      expect(removed).toBe(200);
      // An admin may delete it with the lesson in it; a lesson that came too late was refused.
      expect([200, 404]).toContain(added);
      const listed = await call('GET', `/api/contributions/curriculums/${id}/lessons`, {
        token: other.token,
      });
      expect(listed.status).toBe(404);
    }
  });

  test('a contributor withdraws their lesson while it is being approved', async () => {
    const { supplier, qc, lesson } = start;
    for (let round = 0; round < ROUNDS; round += 1) {
      await people.sentence(supplier, lesson.id, { viSentence: `Câu ${round}.` });
      await people.act(supplier, 'lessons', lesson.id, 'submit');
      const review = (await people.queue(qc)).findLast(({ kind }) => kind === 'sentences');
      if (!review) throw new Error('The sentence has to wait');
      const [withdrawn, decided] = await statuses([
        people.act(supplier, 'lessons', lesson.id, 'withdraw'),
        people.decide(qc, review, 'approved'),
      ]);
      const sentence = (await people.sentencesOf(supplier, lesson.id)).find(
        ({ id }) => id === review.contentId,
      );
      expect(sentence?.published).toBe(decided === 200);
      expect([200, 409]).toContain(withdrawn);
    }
  });
});
