import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { sentences } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { createSentenceCorpusService } from './sentence-corpus.service.ts';

const { db, factories } = await buildTestApp();
beforeEach(() => emptyTables(db));

test('every visible sentence, with its lesson and position, in the order of the courses', async () => {
  const { id: topicId, curriculum, lesson, sentence } = await factories.topic();
  const second = { lessonId: lesson.id, viSentence: 'Hai.', jpSentence: '二。', hint: '' };
  await db.insert(sentences).values([second, { ...second, publishedAt: null }]);
  const hidden = await factories.topic();
  await factories.hide('topics', hidden.id, 'unpublished');
  const place = { lessonId: lesson.id, lessonTitle: '水', level: 'A1', curriculumId: curriculum.id, topicId };
  expect(await createSentenceCorpusService({ db }).all()).toMatchObject([
    { ...place, id: sentence.id, jpSentence: '水を飲みます。' },
    { ...place, jpSentence: '二。' },
  ]);
});

test('is read once, and again when content has changed', async () => {
  const { all, clear } = createSentenceCorpusService({ db });
  const { lesson } = await factories.topic();
  const first = await all();
  await db
    .insert(sentences)
    .values({ lessonId: lesson.id, viSentence: 'Hai.', jpSentence: '二。', hint: '' });
  expect(await all()).toBe(first);
  clear();
  expect(await all()).toHaveLength(2);
});

test('is read again after the database was unavailable', async () => {
  const { all } = createSentenceCorpusService({ db });
  await factories.topic();
  await db.execute(sql`alter table sentences rename to sentences_away`);
  try {
    await expect(all()).rejects.toThrow();
  } finally {
    await db.execute(sql`alter table sentences_away rename to sentences`);
  }
  expect(await all()).toHaveLength(1);
});
