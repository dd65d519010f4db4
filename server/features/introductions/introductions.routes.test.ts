import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { INTRODUCED_EXPLANATION_CHARS } from '#contract/content-limits.ts';
import type { DraftIntroduction, Introduction } from '#contract/introductions/introduction.ts';
import { courseRefusals } from '#contract/texts/course-writing.ts';
import { items, lessons, sentences } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

const { app, call, db, factories } = await buildTestApp();
const { changes } = await openTestDatabase();

const WATER = 1;
const DRINK = 2;
const SHOP = 3;
const WORDS = [
  { id: WATER, kanji: '水', hiragana: 'みず', sino: 'THỦY', mean: 'nước', type: 'N5' },
  { id: DRINK, kanji: '飲む', hiragana: 'のむ', sino: 'ẨM', mean: 'uống', type: 'N5' },
  { id: SHOP, kanji: '店', hiragana: 'みせ', sino: 'ĐIẾM', mean: 'cửa hàng', type: 'N4' },
] as const;
const EXAMPLE = { text: '水をください。', translate: 'Cho tôi xin nước.', ruby: '水[みず]をください。' };

beforeEach(async () => {
  await emptyTables(db);
  await db
    .insert(items)
    .values(WORDS.map((word) => ({ ...word, descriptions: word.id === WATER ? [EXAMPLE] : [] })));
  await app.refreshSearch();
});

type Topic = Awaited<ReturnType<typeof factories.topic>>;

const introductionOf = async (lessonId: number): Promise<Introduction> => {
  const reply = await call('GET', `/api/introductions/${lessonId}`);
  expect(reply.status).toBe(200);
  return reply.body as Introduction;
};
const idsOf = (all: readonly { readonly id: number | string }[]) => all.map(({ id }) => id);

async function addLesson({ curriculum }: Topic, jpSentence: string, fields: object = {}): Promise<number> {
  const place = {
    curriculumId: curriculum.id,
    title: '店',
    mean: 'Cửa hàng',
    level: 'A1',
  } as const;
  const [lesson] = await db
    .insert(lessons)
    .values({ ...place, ...fields })
    .returning();
  const lessonId = lesson?.id ?? 0;
  await db.insert(sentences).values({ lessonId, viSentence: 'Câu.', jpSentence, hint: 'Gợi ý.' });
  return lessonId;
}

describe('GET /api/introductions/{lessonId}', () => {
  test('the words of its sentences with everything on their cards', async () => {
    const { lesson } = await factories.topic();
    const { lessonId, words, moreWords } = await introductionOf(lesson.id);
    const [water, drink] = WORDS;
    expect({ lessonId, words, moreWords }).toEqual({
      lessonId: lesson.id,
      words: [
        { ...water, ruby: '水[みず]', example: EXAMPLE },
        { ...drink, ruby: '飲[の]む', example: null },
      ],
      moreWords: [],
    });
  });

  test('no example that is almost a sentence of the lesson', async () => {
    const almost = {
      text: '水を飲みました。',
      translate: 'Tôi đã uống nước.',
      ruby: '水[みず]を飲[の]みました。',
    };
    await db
      .update(items)
      .set({ descriptions: [almost, EXAMPLE] })
      .where(eq(items.id, WATER));
    await db
      .update(items)
      .set({ descriptions: [almost] })
      .where(eq(items.id, DRINK));
    await app.refreshSearch();
    const topic = await factories.topic();
    const { words } = await introductionOf(await addLesson(topic, '水を飲みます。'));
    expect(words.map(({ id, example }) => ({ id, example }))).toEqual([
      { id: WATER, example: EXAMPLE },
      { id: DRINK, example: null },
    ]);
  });

  test('the grammar points with two examples, one mistake and the beginning of the explanation', async () => {
    const { lesson } = await factories.topic();
    const { points } = await introductionOf(lesson.id);
    expect(idsOf(points)).toEqual(expect.arrayContaining(['o-tan-ngu', 'masu']));
    for (const point of points) {
      expect(point.examples.length).toBeLessThanOrEqual(2);
      expect(point.explanation).toMatch(/[.!?”)]$/);
      expect(point.explanation.length).toBeLessThanOrEqual(INTRODUCED_EXPLANATION_CHARS);
      expect(point.mistake).toMatchObject({ wrong: expect.any(String), right: expect.any(String) });
    }
  });

  test('what the lesson before has shown is behind it', async () => {
    const topic = await factories.topic();
    const next = await addLesson(topic, '店で水を飲みます。私も行きますか。');
    const { points, morePoints } = await introductionOf(next);
    expect({ points: idsOf(points), more: idsOf(morePoints) }).toEqual({
      points: ['de-noi-chon', 'mo-cung'],
      more: ['ka-cau-hoi', 'o-tan-ngu', 'masu'],
    });
  });

  test('the author’s choice comes first', async () => {
    const { lesson } = await factories.topic();
    const introduces = { words: [SHOP, DRINK], grammar: ['te-iru'] };
    await db.update(lessons).set({ introduces }).where(eq(lessons.id, lesson.id));
    const { words, points, moreWords } = await introductionOf(lesson.id);
    expect({ words: idsOf(words), points: idsOf(points), more: idsOf(moreWords) }).toEqual({
      words: [SHOP, DRINK],
      points: ['te-iru'],
      more: [WATER],
    });
  });

  test('a lesson without sentences has an empty one', async () => {
    const { lesson } = await factories.topic();
    await db.delete(sentences);
    expect(await introductionOf(lesson.id)).toEqual({
      lessonId: lesson.id,
      words: [],
      points: [],
      moreWords: [],
      morePoints: [],
    });
  });

  test('a new word of the dictionary appears', async () => {
    const { lesson } = await factories.topic({ sentence: { jpSentence: '茶を飲みます。' } });
    expect(idsOf((await introductionOf(lesson.id)).words)).toEqual([DRINK]);
    await db.insert(items).values({ id: 9, kanji: '茶', hiragana: 'ちゃ', mean: 'trà', type: 'N5' });
    await changes.announce('content');
    await app.refreshSearch();
    expect(idsOf((await introductionOf(lesson.id)).words)).toEqual([9, DRINK]);
  });

  test.each([
    { why: 'unknown', hide: async () => 999_999 },
    {
      why: 'not published',
      hide: async ({ lesson }: Topic) => {
        await db.update(lessons).set({ publishedAt: null });
        return lesson.id;
      },
    },
    {
      why: 'deleted',
      hide: async ({ lesson }: Topic) => {
        await db.update(lessons).set({ deletedAt: new Date() });
        return lesson.id;
      },
    },
  ])('a lesson that learners do not see: $why', async ({ hide }) => {
    const lessonId = await hide(await factories.topic());
    expect(await call('GET', `/api/introductions/${lessonId}`)).toMatchObject({
      status: 404,
      body: { message: courseRefusals.lessonNotFound },
    });
  });
});

describe('GET /api/contributions/lessons/{lessonId}/introduction', () => {
  const draftOf = (lessonId: number, token: string) =>
    call('GET', `/api/contributions/lessons/${lessonId}/introduction`, { token });

  test('from sentences in any state, with what nothing explains', async () => {
    const author = await factories.user({ roles: ['SUPPLIER'] });
    const topic = await factories.topic();
    const lessonId = await addLesson(topic, '店で砂糖すら買いません。', {
      createdBy: author.id,
      publishedAt: null,
    });
    await db
      .update(sentences)
      .set({ createdBy: author.id, publishedAt: null })
      .where(eq(sentences.lessonId, lessonId));
    const reply = await draftOf(lessonId, author.token);
    const { words, points, uncovered } = reply.body as DraftIntroduction;
    expect(idsOf(words.first)).toEqual([SHOP]);
    expect(idsOf(points.first)).toContain('de-noi-chon');
    expect(uncovered).toEqual([
      { kind: 'word', text: '砂糖', sentence: '店で砂糖すら買いません。' },
      { kind: 'word', text: '買いません', sentence: '店で砂糖すら買いません。' },
      { kind: 'grammar', text: 'すら', sentence: '店で砂糖すら買いません。' },
    ]);
  });

  test('not for another contributor', async () => {
    const { lesson } = await factories.topic();
    const other = await factories.user({ roles: ['SUPPLIER'] });
    expect((await draftOf(lesson.id, other.token)).status).toBe(403);
  });
});
