import { beforeEach, describe, expect, test } from 'vitest';
import type { LessonFeedback } from '#contract/lesson-feedback/lesson-feedback.ts';
import type { Suggestion } from '#contract/practice/suggestion-endpoints.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { practiceRefusals } from '#contract/texts/practice-refusals.ts';
import { curriculums, lessons, sentences, topics } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import type { TestUser } from '#server/testing/factories.ts';
import { lessonOf } from '#server/testing/lesson-of.ts';
import { emptyTables } from '#server/testing/empty-tables.ts';

/** Makers decide about the answers that learners suggest for their own sentences. */

const app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { call, factories, db } = app;
let lastSentenceId = 0;
let hoa: TestUser;
let other: TestUser;
let lan: TestUser;
let mai: TestUser;
let lesson: Awaited<ReturnType<typeof lessonOf>>;
/** Never the same id twice: what is held in memory of a sentence outlives its test. */
const lessonBy = (maker: TestUser | null) => lessonOf(app, maker, { id: (lastSentenceId += 1) });
beforeEach(async () => {
  await emptyTables(db);
  [hoa, other] = [
    await factories.user({ roles: ['SUPPLIER'] }),
    await factories.user({ roles: ['SUPPLIER'] }),
  ];
  [lan, mai] = [await factories.user(), await factories.user()];
  lesson = await lessonBy(hoa);
});

const ANSWER = 'お水をいただきます';

const suggested = async ({ token }: TestUser = lan, sentenceId = lesson.sentenceId) => {
  const path = `/api/sentences/${sentenceId}/suggestions`;
  return ((await call('POST', path, { body: { answer: ANSWER }, token })).body as { id: number }).id;
};
const list = async ({ token }: TestUser, query = '') => {
  const reply = await call('GET', `/api/suggestions${query}`, { token });
  const ids = (reply.body as Suggestion[]).map(({ id }) => id);
  return { ids, total: Number(reply.headers.get('X-Total-Count')) };
};
const decide = (
  id: number,
  { token }: TestUser,
  body: Readonly<Record<string, unknown>> = { state: 'accepted' },
) => call('PUT', `/api/suggestions/${id}`, { body, token });
const check = (userAnswer: string, { token }: TestUser) =>
  call('POST', '/api/sentences/check-answer', { body: { sentenceId: lesson.sentenceId, userAnswer }, token });
const scoreOf = async ({ id, token }: TestUser) =>
  ((await call('GET', `/auth/${id}/score`, { token })).body as { score: number }).score;
const bellOf = async ({ token }: TestUser) =>
  ((await call('GET', '/api/me/notifications', { token })).body as { note: string }[]).map(
    ({ note }) => note,
  );
const openLesson = async () =>
  (await call('GET', `/api/me/lesson-feedback/${lesson.id}`, { token: hoa.token })).body as LessonFeedback;

test('a maker accepts in one call: earlier tries are credited, and their learners told', async () => {
  await check(ANSWER, lan);
  for (const typed of ['水で飲みます', ANSWER]) await check(typed, mai);
  await suggested(lan);
  const id = await suggested(mai);
  expect((await openLesson()).sentences).toMatchObject([
    {
      suggestions: [{ id, answer: ANSWER, count: 2 }],
      wrongAnswers: [
        { answer: ANSWER, learners: 2 },
        { answer: '水で飲みます', learners: 1 },
      ],
      modes: [{ mode: 'translate', attempts: 3, learners: 2, firstTryRate: 0 }],
    },
  ]);

  expect(await decide(id, hoa)).toMatchObject({ status: 200, body: { id, state: 'accepted' } });
  expect([await scoreOf(lan), await scoreOf(mai)]).toEqual([10, 5]);
  const told = (points: number) => [notificationTexts.answerAccepted(ANSWER, 'Tôi uống nước.', points)];
  expect([await bellOf(lan), await bellOf(mai)]).toEqual([told(10), told(5)]);
  expect(await openLesson()).toMatchObject({
    lesson: { waitingSuggestions: 0, attempts: 3, learners: 2, firstTryRate: 0.5 },
    sentences: [{ suggestions: [], wrongAnswers: [{ answer: '水で飲みます', learners: 1 }] }],
  });
});

test('a maker rejects with a reason that the learner is told', async () => {
  const id = await suggested();
  expect((await decide(id, hoa, { state: 'rejected' })).status).toBe(400);
  expect((await decide(id, hoa, { state: 'rejected', reason: 'Quá khiêm nhường.' })).status).toBe(200);
  expect(await bellOf(lan)).toEqual([
    notificationTexts.answerRejected(ANSWER, 'Tôi uống nước.', 'Quá khiêm nhường.'),
  ]);
});

test('nobody decides what they suggested themselves, be it at their own sentence', async () => {
  expect(await decide(await suggested(hoa), hoa)).toMatchObject({
    status: 403,
    body: { message: practiceRefusals.ownSuggestion },
  });
});

describe('whose suggestions', () => {
  test('another maker neither sees nor decides them', async () => {
    const id = await suggested();
    expect(await list(other)).toEqual({ ids: [], total: 0 });
    for (const state of ['accepted', 'rejected'])
      expect(await decide(id, other, { state, reason: 'Không.' })).toMatchObject({
        status: 404,
        body: { message: practiceRefusals.suggestionNotFound },
      });
    expect(await list(hoa)).toEqual({ ids: [id], total: 1 });
  });

  test('shipped sentences belong to ADMIN and QC', async () => {
    const shipped = await lessonBy(null);
    const id = await suggested(lan, shipped.sentenceId);
    expect(await list(hoa)).toEqual({ ids: [], total: 0 });
    expect((await decide(id, hoa)).status).toBe(404);
    for (const roles of [['ADMIN'], ['QC'], ['QC', 'SUPPLIER']] as const)
      expect(await list(await factories.user({ roles }))).toEqual({ ids: [id], total: 1 });
  });

  test('whoever made the lesson decides about every sentence in it', async () => {
    await db.update(sentences).set({ createdBy: other.id });
    const id = await suggested();
    for (const maker of [hoa, other]) expect((await list(maker)).ids).toEqual([id]);
    expect((await decide(id, hoa)).status).toBe(200);
  });

  test('the list can be that of one lesson', async () => {
    const second = await lessonBy(hoa);
    const [first, next] = [await suggested(), await suggested(lan, second.sentenceId)];
    expect((await list(hoa)).ids).toEqual([first, next]);
    expect(await list(hoa, `?lessonId=${second.id}`)).toEqual({ ids: [next], total: 1 });
    expect((await list(hoa, '?lessonId=404')).ids).toEqual([]);
  });

  test.each([
    { what: 'sentence', table: sentences },
    { what: 'lesson', table: lessons },
    { what: 'curriculum', table: curriculums },
    { what: 'topic', table: topics },
  ])('with its $what deleted it has nothing to decide', async ({ table }) => {
    await suggested();
    await db.update(table).set({ deletedAt: new Date() });
    for (const decider of [hoa, await factories.user({ roles: ['ADMIN'] })])
      expect(await list(decider)).toEqual({ ids: [], total: 0 });
  });
});
