import { beforeEach, expect, test } from 'vitest';
import { CONTENT_KINDS } from '#contract/contributions/content-kinds.ts';
import { RECENT_MISTAKES } from '#contract/limits.ts';
import { refusedAnswers } from '#server/db/schema/index.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { createMistakesService } from './mistakes.service.ts';

const { db, factories } = await buildTestApp();
const { latestOf } = createMistakesService({ db });

let lan: TestUser;
let minh: TestUser;
let topic: Awaited<ReturnType<typeof factories.topic>>;
beforeEach(async () => {
  await emptyTables(db);
  lan = await factories.user();
  minh = await factories.user();
  topic = await factories.topic();
});

const refuse = (user: TestUser, typed: string, minute: number) =>
  db.insert(refusedAnswers).values({
    userId: user.id,
    sentenceId: topic.sentence.id,
    mode: 'translate',
    normalForm: typed,
    tryNumber: minute + 1,
    createdAt: new Date(TEST_NOW.getTime() + minute * 60_000),
  });

test('newest first, and only the learner’s own', async () => {
  await refuse(lan, 'みずのむ', 1);
  await refuse(lan, 'みずがのむ', 2);
  await refuse(minh, 'みずをのめ', 3);
  await refuse(lan, 'みずでのむ', 0);
  const { id: sentenceId, viSentence, jpSentence, reading } = topic.sentence;
  const mistake = { sentenceId, viSentence, jpSentence, reading, mode: 'translate' };
  expect(await latestOf(lan)).toEqual(
    ['みずがのむ', 'みずのむ', 'みずでのむ'].map((typed) => ({ ...mistake, typed })),
  );
  expect(await latestOf(null)).toEqual([]);
});

test('up to the limit', async () => {
  for (let at = 0; at <= RECENT_MISTAKES; at += 1) await refuse(lan, `みず${at}`, at);
  const typed = (await latestOf(lan)).map((mistake) => mistake.typed);
  expect(typed).toHaveLength(RECENT_MISTAKES);
  expect(typed).not.toContain('みず0');
});

test.each(CONTENT_KINDS.flatMap((kind) => (['unpublished', 'deleted'] as const).map((as) => ({ kind, as }))))(
  'none of an invisible sentence: $kind $as',
  async ({ kind, as }) => {
    await refuse(lan, 'みずのむ', 0);
    const ids = {
      topics: topic.id,
      curriculums: topic.curriculum.id,
      lessons: topic.lesson.id,
      sentences: topic.sentence.id,
    };
    await factories.hide(kind, ids[kind], as);
    expect(await latestOf(lan)).toEqual([]);
  },
);
