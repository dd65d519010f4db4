import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TypedSentence } from '#contract/contributions/typed-content.ts';
import type { LessonFeedback } from '#contract/lesson-feedback/lesson-feedback.ts';
import type { Suggestion } from '#contract/practice/suggestion-endpoints.ts';
import type { Review } from '#contract/reviews/endpoints.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { practiceRefusals } from '#contract/texts/practice.ts';
import { auditLog, curriculums, lessons, sentences, topics, userRoles } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { lessonOf } from '#server/testing/data/lesson-of.ts';

/** Authors decide on the answers that learners suggest for their own sentences. */

const app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { call, factories, db } = app;
let lastSentenceId = 0;
let hoa: TestUser;
let other: TestUser;
let lan: TestUser;
let mai: TestUser;
let qc: TestUser;
let lesson: Awaited<ReturnType<typeof lessonOf>>;
/** Use a new id each time: the memory of a sentence outlives its test. */
const lessonBy = (author: TestUser | null) => lessonOf(app, author, { id: (lastSentenceId += 1) });
beforeEach(async () => {
  await emptyTables(db);
  [hoa, other] = [
    await factories.user({ roles: ['SUPPLIER'] }),
    await factories.user({ roles: ['SUPPLIER'] }),
  ];
  [lan, mai] = [await factories.user(), await factories.user()];
  qc = await factories.user({ roles: ['QC'] });
  lesson = await lessonBy(hoa);
});

const ANSWER = 'お水をいただきます';

const suggestedAnswer = async (
  answer: string,
  { token }: TestUser = lan,
  sentenceId = lesson.sentenceId,
): Promise<number> => {
  const path = `/api/sentences/${sentenceId}/suggestions`;
  return ((await call('POST', path, { body: { answer }, token })).body as { id: number }).id;
};
const suggested = (by: TestUser = lan, sentenceId = lesson.sentenceId) =>
  suggestedAnswer(ANSWER, by, sentenceId);
/** The body that the form of the sentence sends. */
const fieldsOfSentence = async (change: Partial<TypedSentence>) => {
  const [row] = await db.select().from(sentences).where(eq(sentences.id, lesson.sentenceId));
  const { viSentence, jpSentence, hint, revision } = row ?? {};
  return { viSentence, jpSentence, hint, revision, ...change };
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
const check = (userAnswer: string, learner?: TestUser) =>
  call('POST', '/api/sentences/check-answer', {
    body: { sentenceId: lesson.sentenceId, userAnswer },
    token: learner?.token,
  });
const scoreOf = async ({ id, token }: TestUser) =>
  ((await call('GET', `/auth/${id}/score`, { token })).body as { score: number }).score;
const bellOf = async ({ token }: TestUser) =>
  ((await call('GET', '/api/me/notifications', { token })).body as { note: string }[]).map(
    ({ note }) => note,
  );
const openLesson = async () =>
  (await call('GET', `/api/me/lesson-feedback/${lesson.id}`, { token: hoa.token })).body as LessonFeedback;

const queue = async ({ token } = qc) => (await call('GET', '/api/reviews', { token })).body as Review[];
const review = async (
  decision: 'approved' | 'changes',
  { token }: TestUser = qc,
  text = decision === 'changes' ? 'Chưa tự nhiên.' : '',
) => {
  const [waiting] = await queue();
  const body = { decision, text, revision: waiting?.revision };
  return call('PUT', `/api/reviews/${waiting?.id}`, { body, token });
};
const actions = async () =>
  (await db.select().from(auditLog).orderBy(auditLog.id)).map(({ actorId, action, subject }) => ({
    actorId,
    action,
    subject,
  }));

describe('an author accepts', () => {
  test('in one call; it counts after a reviewer’s approval: then learners are credited and notified', async () => {
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

    expect(await decide(id, hoa)).toMatchObject({ status: 200, body: { state: 'waiting', inReview: true } });
    expect([await scoreOf(lan), await scoreOf(mai)], 'the answer earns nothing yet').toEqual([0, 0]);
    expect((await check(ANSWER)).body).toMatchObject({ correct: false });
    expect(await bellOf(lan)).toEqual([]);
    expect(await openLesson()).toMatchObject({
      lesson: { waitingSuggestions: 0 },
      sentences: [{ suggestions: [{ id, inReview: true }] }],
    });
    expect(await queue()).toMatchObject([
      {
        kind: 'sentences',
        contentId: lesson.sentenceId,
        before: { accepted: [] },
        after: { accepted: [ANSWER] },
        suggestions: [{ answer: ANSWER, count: 2 }],
      },
    ]);

    expect((await review('approved')).status).toBe(200);
    expect([await scoreOf(lan), await scoreOf(mai)]).toEqual([10, 5]);
    const noteFor = (points: number) => [notificationTexts.answerAccepted(ANSWER, 'Tôi uống nước.', points)];
    expect([await bellOf(lan), await bellOf(mai)]).toEqual([noteFor(10), noteFor(5)]);
    expect(await openLesson()).toMatchObject({
      lesson: { waitingSuggestions: 0, attempts: 3, learners: 2, firstTryRate: 0.5 },
      sentences: [{ suggestions: [], wrongAnswers: [{ answer: '水で飲みます', learners: 1 }] }],
    });
    expect((await check(ANSWER)).body).toMatchObject({ correct: true });
    const subject = `sentences/${lesson.sentenceId}`;
    expect(await actions()).toEqual([
      { actorId: hoa.id, action: 'answer-accepted-by-contributor', subject },
      { actorId: qc.id, action: 'answer-accepted', subject },
    ]);
  });

  test('neither the author, even as a reviewer, nor the person who suggested it can approve it', async () => {
    const id = await suggested(qc);
    await db.insert(userRoles).values({ userId: hoa.id, role: 'QC' });
    expect(await decide(id, hoa)).toMatchObject({ status: 200, body: { inReview: true } });
    expect(await review('approved', hoa)).toMatchObject({ status: 403 });
    expect(await queue()).toMatchObject([{ answerOfCaller: true }]);
    expect(await review('approved', qc)).toMatchObject({
      status: 403,
      body: { message: practiceRefusals.ownSuggestion },
    });
    expect((await review('approved', await factories.user({ roles: ['QC'] }))).status).toBe(200);
    expect(await scoreOf(qc)).toBe(0);
  });

  test('the author of the lesson accepts for another’s sentence, and cannot approve it either', async () => {
    await db.update(sentences).set({ createdBy: other.id });
    await db.insert(userRoles).values({ userId: hoa.id, role: 'QC' });
    const second = await suggestedAnswer('おみずをいただきます');
    await decide(await suggested(), other);
    await decide(second, hoa);
    expect(await review('approved', hoa)).toMatchObject({
      status: 403,
      body: { message: practiceRefusals.ownAcceptance },
    });
    expect((await queue())[0]?.suggestions).toHaveLength(2);
  });

  test('a reviewer asks for changes: the suggestion is open again, and the author sees the reason', async () => {
    await check(ANSWER, lan);
    const id = await suggested();
    await decide(id, hoa);
    await review('changes');
    expect(await openLesson()).toMatchObject({
      lesson: { waitingSuggestions: 1 },
      sentences: [{ suggestions: [{ id, inReview: false }], notes: [{ text: 'Chưa tự nhiên.' }] }],
    });
    expect(await bellOf(hoa)).toEqual([
      notificationTexts.contentReviewed['content-changes']('sentences', 'Tôi uống nước.', 'Chưa tự nhiên.'),
    ]);
    expect(await scoreOf(lan)).toBe(0);
    // Submitting it again unchanged is a normal change.
    expect(await decide(id, hoa)).toMatchObject({
      status: 409,
      body: { message: practiceRefusals.unsentChange },
    });
    await call('POST', `/api/contributions/sentences/${lesson.sentenceId}/submit`, { token: hoa.token });
    expect((await review('approved')).status).toBe(200);
    expect(await scoreOf(lan)).toBe(10);
  });

  test('and rejects later: the answer leaves the waiting version, which ends if it had no other change', async () => {
    const id = await suggested();
    await decide(id, hoa);
    expect((await decide(id, hoa, { state: 'rejected', reason: 'Nhầm.' })).status).toBe(200);
    expect(await queue()).toEqual([]);
    expect(await bellOf(lan)).toEqual([notificationTexts.answerRejected(ANSWER, 'Tôi uống nước.', 'Nhầm.')]);
  });

  test('twice has no further effect', async () => {
    const id = await suggested();
    await decide(id, hoa);
    for (const by of [hoa, qc])
      expect(await decide(id, by)).toMatchObject({
        status: 409,
        body: { message: practiceRefusals.inReview },
      });
    expect(await queue()).toHaveLength(1);
  });

  test('a waiting version gets the answer too; an unsent one is not submitted by this', async () => {
    const change = await fieldsOfSentence({ hint: 'Gợi ý mới.' });
    await call('PUT', `/api/sentences/${lesson.sentenceId}`, { body: change, token: hoa.token });
    const id = await suggested();
    expect(await decide(id, hoa)).toMatchObject({
      status: 409,
      body: { message: practiceRefusals.unsentChange },
    });
    await call('POST', `/api/contributions/sentences/${lesson.sentenceId}/submit`, { token: hoa.token });
    expect((await decide(id, hoa)).status).toBe(200);
    expect(await queue()).toMatchObject([{ after: { hint: 'Gợi ý mới.', accepted: [ANSWER] } }]);
    // After the rejection, the change continues without it.
    await decide(id, hoa, { state: 'rejected', reason: 'Nhầm.' });
    expect(await queue()).toMatchObject([{ after: { hint: 'Gợi ý mới.', accepted: [] }, suggestions: [] }]);
  });

  test('it is open again while the change is withdrawn, and waits when it is submitted again', async () => {
    const id = await suggested();
    await decide(id, hoa);
    await call('POST', `/api/contributions/sentences/${lesson.sentenceId}/withdraw`, { token: hoa.token });
    expect(await openLesson()).toMatchObject({ sentences: [{ suggestions: [{ id, inReview: false }] }] });
    await call('POST', `/api/contributions/sentences/${lesson.sentenceId}/submit`, { token: hoa.token });
    expect(await openLesson()).toMatchObject({ sentences: [{ suggestions: [{ id, inReview: true }] }] });
  });
});

test.each([
  { roles: ['QC'], made: 'supplier', why: 'QC for another’s sentence' },
  { roles: ['ADMIN'], made: 'supplier', why: 'an admin for another’s sentence' },
  { roles: ['ADMIN'], made: 'self', why: 'an admin, whose content needs no approval' },
  { roles: ['QC'], made: 'shipped', why: 'QC for a shipped sentence' },
] as const)('at once: $why', async ({ roles, made }) => {
  const decider = await factories.user({ roles });
  const contributors = { supplier: hoa, self: decider, shipped: null };
  lesson = await lessonBy(contributors[made]);
  await check(ANSWER, lan);
  expect(await decide(await suggested(), decider)).toMatchObject({ body: { state: 'accepted' } });
  expect(await scoreOf(lan)).toBe(10);
  expect(await actions()).toMatchObject([{ actorId: decider.id, action: 'answer-accepted' }]);
});

test('an author rejects with a reason, which is sent to the learner', async () => {
  const id = await suggested();
  expect((await decide(id, hoa, { state: 'rejected' })).status).toBe(400);
  expect((await decide(id, hoa, { state: 'rejected', reason: 'Quá khiêm nhường.' })).status).toBe(200);
  expect(await bellOf(lan)).toEqual([
    notificationTexts.answerRejected(ANSWER, 'Tôi uống nước.', 'Quá khiêm nhường.'),
  ]);
});

test('nobody decides on their own suggestion, even for their own sentence', async () => {
  expect(await decide(await suggested(hoa), hoa)).toMatchObject({
    status: 403,
    body: { message: practiceRefusals.ownSuggestion },
  });
});

describe('whose suggestions', () => {
  test('other contributors neither see nor decide them', async () => {
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

  test('the author of the lesson decides for every sentence in it', async () => {
    await db.update(sentences).set({ createdBy: other.id });
    const id = await suggested();
    for (const author of [hoa, other]) expect((await list(author)).ids).toEqual([id]);
    expect(await decide(id, hoa)).toMatchObject({ status: 200, body: { inReview: true } });
  });

  test('the list can be filtered by lesson', async () => {
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
  ])('nothing is left to decide after its $what is deleted', async ({ table }) => {
    await suggested();
    await db.update(table).set({ deletedAt: new Date() });
    for (const decider of [hoa, await factories.user({ roles: ['ADMIN'] })])
      expect(await list(decider)).toEqual({ ids: [], total: 0 });
  });
});
