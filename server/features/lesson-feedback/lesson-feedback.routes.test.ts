import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LessonFeedback, LessonSummary } from '#contract/lesson-feedback/lesson-feedback.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { lessonFeedbackRefusals as refusals } from '#contract/texts/lesson-feedback.ts';
import {
  answerSuggestions,
  comments,
  contentVersions,
  curriculums,
  lessons,
  practiceTries,
  reviewNotes,
  scoreLedger,
  sentenceReports,
  sentences,
} from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { lessonOf } from '#server/testing/data/lesson-of.ts';

const app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { call, factories, db } = app;
let hoa: TestUser;
let admin: TestUser;
let learners: readonly TestUser[];
let lesson: Awaited<ReturnType<typeof lessonOf>>;
beforeEach(async () => {
  await emptyTables(db);
  hoa = await factories.user({ roles: ['SUPPLIER'] });
  admin = await factories.user({ roles: ['ADMIN'] });
  learners = [await factories.user(), await factories.user(), await factories.user()];
  lesson = await lessonOf(app, hoa);
});

const list = (by: TestUser = hoa, query = '') =>
  call('GET', `/api/me/lesson-feedback${query}`, { token: by.token });
const listed = async (by: TestUser = hoa) => (await list(by)).body as LessonSummary[];
const open = (id: number, by: TestUser = hoa) =>
  call('GET', `/api/me/lesson-feedback/${id}`, { token: by.token });

interface Tried {
  readonly by: number;
  readonly mode?: PracticeMode;
  readonly tries: number;
  readonly points?: number;
}

/** Adds attempts of learners and their credits. */
async function practise(tried: readonly Tried[], sentenceId = lesson.sentenceId) {
  for (const { by, mode = 'translate', tries, points } of tried) {
    const attempt = { userId: learners[by]?.id ?? 0, sentenceId, mode };
    await db.insert(practiceTries).values({ ...attempt, tries });
    if (points !== undefined) await db.insert(scoreLedger).values({ ...attempt, points });
  }
}

const report = (sentenceId: number, state: 'open' | 'mended' = 'open') =>
  db
    .insert(sentenceReports)
    .values({ sentenceId, userId: learners[0]?.id ?? 0, kind: 'hint', text: '', state });
const note = async (kind: 'lessons' | 'sentences', contentId: number, state: 'waiting' | 'published') => {
  const [version] = await db
    .insert(contentVersions)
    .values({ kind, contentId, number: 1, state, fields: {} })
    .returning();
  await db.insert(reviewNotes).values({ versionId: version?.id ?? 0, kind: 'comment', text: 'Xem lại.' });
};

describe('the figures of a lesson', () => {
  test.each<{ tried: Tried[]; attempts: number; count: number; rate: number | null; why: string }>([
    { tried: [], attempts: 0, count: 0, rate: null, why: 'no attempts' },
    {
      tried: [{ by: 0, tries: 1, points: 10 }],
      attempts: 1,
      count: 1,
      rate: 1,
      why: 'right at the first try',
    },
    {
      tried: [{ by: 0, tries: 2, points: 5 }],
      attempts: 2,
      count: 1,
      rate: 0,
      why: 'right at the second try',
    },
    { tried: [{ by: 0, tries: 4 }], attempts: 4, count: 1, rate: 0, why: 'not solved yet' },
    {
      tried: [{ by: 0, tries: 3, points: 10 }],
      attempts: 3,
      count: 1,
      rate: 1,
      why: 'the first try was accepted later',
    },
    {
      tried: [{ by: 0, mode: 'listening', tries: 1, points: 5 }],
      attempts: 1,
      count: 1,
      rate: 1,
      why: 'listening earns 5 at the first try',
    },
    {
      tried: [
        { by: 0, tries: 1, points: 10 },
        { by: 0, mode: 'listening', tries: 2, points: 3 },
        { by: 1, tries: 1, points: 10 },
        { by: 2, tries: 3 },
      ],
      attempts: 7,
      count: 3,
      rate: 0.5,
      why: 'a learner who tried both modes counts once, with two chances at a first try',
    },
  ])('$attempts attempts, rate $rate: $why', async ({ tried, attempts, count, rate }) => {
    await practise(tried);
    expect(await listed()).toMatchObject([{ attempts, learners: count, firstTryRate: rate }]);
    const opened = (await open(lesson.id)).body as LessonFeedback;
    expect(opened.lesson).toMatchObject({ attempts, learners: count, firstTryRate: rate });
  });

  test('include only its own sentences, without deleted ones', async () => {
    const other = await lessonOf(app, hoa);
    await practise([{ by: 0, tries: 2 }], other.sentenceId);
    const [second] = await db
      .insert(sentences)
      .values({ lessonId: lesson.id, viSentence: 'a', jpSentence: 'あ', hint: '', deletedAt: new Date() })
      .returning();
    await practise([{ by: 1, tries: 9 }], second?.id);
    expect((await listed()).map(({ id, attempts }) => [id, attempts])).toEqual([
      [lesson.id, 0],
      [other.id, 2],
    ]);
  });
});

describe('the list', () => {
  test('returns the place of a lesson and counts its open feedback', async () => {
    await report(lesson.sentenceId);
    await report(lesson.sentenceId, 'mended');
    const suggested = { sentenceId: lesson.sentenceId, answer: '水' };
    await db.insert(answerSuggestions).values([
      { ...suggested, normalForm: 'a' },
      { ...suggested, normalForm: 'b' },
      { ...suggested, normalForm: 'c', state: 'accepted' },
    ]);
    await note('lessons', lesson.id, 'waiting');
    await note('sentences', lesson.sentenceId, 'waiting');
    await note('sentences', lesson.sentenceId + 1, 'waiting');
    const said = { sentenceId: lesson.sentenceId, userId: learners[0]?.id, content: 'hay' };
    await db
      .insert(comments)
      .values([
        said,
        { ...said, deletedAt: new Date() },
        { ...said, hiddenAt: new Date() },
        { ...said, userId: null },
      ]);
    expect(await listed()).toEqual([
      {
        id: lesson.id,
        title: '水',
        mean: 'Nước',
        level: 'A1',
        published: true,
        topicId: lesson.topicId,
        curriculumId: lesson.curriculumId,
        curriculum: 'Giáo trình',
        openReports: 1,
        waitingSuggestions: 2,
        openNotes: 2,
        comments: 1,
        attempts: 0,
        learners: 0,
        firstTryRate: null,
      },
    ]);
  });

  test('starts with the most open feedback, then the order of the courses', async () => {
    const [second, third, fourth] = [
      await lessonOf(app, hoa),
      await lessonOf(app, hoa),
      await lessonOf(app, hoa),
    ];
    await note('lessons', third.id, 'waiting');
    await report(fourth.sentenceId);
    await db
      .insert(answerSuggestions)
      .values({ sentenceId: fourth.sentenceId, normalForm: 'a', answer: 'あ' });
    await note('lessons', lesson.id, 'published');
    expect((await listed()).map(({ id }) => id)).toEqual([fourth.id, third.id, lesson.id, second.id]);
  });

  test('comes in pages', async () => {
    const second = await lessonOf(app, hoa);
    const reply = await list(hoa, '?page=2&size=1');
    expect((reply.body as LessonSummary[]).map(({ id }) => id)).toEqual([second.id]);
    expect(reply.headers.get('X-Total-Count')).toBe('2');
  });

  test('is empty for an author without lessons, and for a page beyond the end', async () => {
    expect((await list(await factories.user({ roles: ['SUPPLIER'] }))).body).toEqual([]);
    expect((await list(hoa, '?page=9&size=1')).body).toEqual([]);
  });

  test('marks lessons that are not visible yet', async () => {
    await db.update(lessons).set({ publishedAt: null });
    expect(await listed()).toMatchObject([{ published: false }]);
    expect((await open(lesson.id)).body).toMatchObject({ sentences: [{ published: false }] });
  });
});

describe('whose lessons', () => {
  const others: readonly { what: string; make: () => Promise<{ id: number }> }[] = [
    { what: 'a shipped lesson', make: () => lessonOf(app, null) },
    {
      what: 'another author’s',
      make: async () => lessonOf(app, await factories.user({ roles: ['SUPPLIER'] })),
    },
  ];
  test.each(others)('$what is for an admin, but not for a contributor', async ({ make }) => {
    const other = await make();
    expect((await listed()).map(({ id }) => id)).toEqual([lesson.id]);
    expect(await open(other.id)).toMatchObject({ status: 404, body: { message: refusals.lessonNotFound } });
    expect((await listed(admin)).map(({ id }) => id)).toEqual([lesson.id, other.id]);
    expect((await open(other.id, admin)).status).toBe(200);
  });

  test('a deleted lesson is not listed, whether it or one of its parents was deleted', async () => {
    await db.update(lessons).set({ deletedAt: new Date() });
    const inside = await lessonOf(app, hoa);
    await db
      .update(curriculums)
      .set({ deletedAt: new Date() })
      .where(eq(curriculums.id, inside.curriculumId));
    for (const by of [hoa, admin]) {
      expect(await listed(by)).toEqual([]);
      for (const { id } of [lesson, inside]) expect((await open(id, by)).status).toBe(404);
    }
  });

  test('404 for a lesson that does not exist', async () => {
    expect((await open(404, admin)).status).toBe(404);
  });
});
