import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { LessonWithWord } from '#contract/dictionary/word-use.ts';
import { WORD_USE_LESSONS_MAX } from '#contract/limits.ts';
import { searchRefusals } from '#contract/texts/search.ts';
import { items, lessons } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { testTokenizer } from '#server/testing/data/test-tokenizer.ts';
import { createSentenceAnalysisService } from './sentence-analysis.service.ts';

const { app, call, db, factories } = await buildTestApp();
const analysis = createSentenceAnalysisService({ db, tokenizer: testTokenizer });

beforeEach(async () => {
  await emptyTables(db);
  await db.insert(items).values([
    { id: 1, kanji: '飲む', hiragana: 'のむ', sino: 'ẨM', mean: 'uống', wordClass: 'verb-godan' },
    { id: 2, kanji: '水', hiragana: 'みず', sino: 'THỦY', mean: 'nước', wordClass: 'noun' },
    { id: 3, kanji: '水道', hiragana: 'すいどう', sino: 'THỦY ĐẠO', mean: 'nước máy', wordClass: 'noun' },
  ]);
  await app.refreshSearch();
});

async function lessonWith(jpSentence: string) {
  const topic = await factories.topic({ sentence: { jpSentence, viSentence: `Câu: ${jpSentence}` } });
  await analysis.analyseMissing(new AbortController().signal);
  return topic;
}

const lessonsWith = async (id: number) =>
  (await call('GET', `/api/items/${id}/lessons`)).body as LessonWithWord[];

test('a lesson with the word in another form, and the word marked', async () => {
  const topic = await lessonWith('冷たい水を飲みました。');
  expect(await lessonsWith(1)).toEqual([
    {
      topicId: topic.id,
      curriculumId: topic.curriculum.id,
      lessonId: topic.lesson.id,
      title: '水',
      mean: 'Nước',
      level: 'A1',
      sentence: {
        id: topic.sentence.id,
        viSentence: 'Câu: 冷たい水を飲みました。',
        before: '冷[つめ]たい水[みず]を',
        word: '飲[の]みました',
        after: '。',
      },
    },
  ]);
});

test.each([
  { id: 2, sentence: '水道の料金を払います。', why: '水 is not in 水道, which is a word of its own' },
  { id: 3, sentence: '水を飲みます。', why: 'nor the other way round' },
])('$why', async ({ id, sentence }) => {
  await lessonWith(sentence);
  expect(await lessonsWith(id)).toEqual([]);
});

test('each lesson once, a few of them, the easiest first', async () => {
  for (let count = 0; count < WORD_USE_LESSONS_MAX; count += 1) await lessonWith('水を飲みます。');
  const easy = await lessonWith('とても冷たい水を飲みます。');
  const hard = await lessonWith('水だ。');
  await db.update(lessons).set({ level: 'C1' }).where(eq(lessons.id, hard.lesson.id));
  const found = await lessonsWith(2);
  expect(found).toHaveLength(WORD_USE_LESSONS_MAX);
  expect(new Set(found.map(({ lessonId }) => lessonId)).size).toBe(WORD_USE_LESSONS_MAX);
  expect(found.map(({ lessonId }) => lessonId)).not.toContain(easy.lesson.id);
  expect(found.map(({ lessonId }) => lessonId)).not.toContain(hard.lesson.id);
});

test('no lessons for a word in none, 404 for no word', async () => {
  expect(await lessonsWith(3)).toEqual([]);
  expect(await call('GET', '/api/items/999/lessons')).toMatchObject({
    status: 404,
    body: { message: searchRefusals.unknownWord },
  });
});
