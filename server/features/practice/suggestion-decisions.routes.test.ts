import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { practiceRefusals } from '#contract/texts/practice.ts';
import { refusedAnswers, scoreLedger, sentences } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

const { call, factories, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
let sentenceId = 0;
let lan: TestUser;
let mai: TestUser;
let admin: TestUser;
let checker: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  // Use a new id each time: the memory of a sentence outlives its test.
  sentenceId += 1;
  await factories.topic({ sentence: { id: sentenceId } });
  [lan, mai] = [await factories.user({ name: 'Lan' }), await factories.user({ name: 'Mai' })];
  admin = await factories.user({ roles: ['ADMIN'] });
  checker = await factories.user({ roles: ['QC'] });
});

const ANSWER = 'お水をいただきます';

const check = async (userAnswer: string, { token }: TestUser, mode = 'translate') =>
  (
    await call('POST', `/api/sentences/check-answer?mode=${mode}`, {
      body: { sentenceId, userAnswer },
      token,
    })
  ).body as JudgedAnswer;
const suggest = (answer: string, { token }: TestUser = lan) =>
  call('POST', `/api/sentences/${sentenceId}/suggestions`, { body: { answer }, token });
const list = () => call('GET', '/api/suggestions', { token: checker.token });
const decide = (id: number, body: Readonly<Record<string, unknown>>, { token }: TestUser = checker) =>
  call('PUT', `/api/suggestions/${id}`, { body, token });
const suggested = async (answer = ANSWER, learner = lan) =>
  ((await suggest(answer, learner)).body as { id: number }).id;
const scoreOf = async ({ id, token }: TestUser) =>
  ((await call('GET', `/auth/${id}/score`, { token })).body as { score: number }).score;
const bellOf = async ({ token }: TestUser) =>
  ((await call('GET', '/api/me/notifications', { token })).body as { kind: string; note: string }[]).map(
    ({ kind, note }) => ({ kind, note }),
  );

describe('an accepted suggestion', () => {
  test('is right from now on, credits refused learners for the try that it was, and notifies them', async () => {
    const [hoa, tam] = [await factories.user(), await factories.user()];
    // Lan: first try, then gave up. Mai: second try, then another right answer for 2 points.
    await check(ANSWER, lan);
    for (const typed of ['水で飲みます', 'お水を いただきます。', '水が飲みます', '水を飲みます'])
      await check(typed, mai);
    // Hoa typed it first too, but has her points already. Tâm was refused with another answer.
    await check('水を飲みます', hoa);
    await check(ANSWER, hoa);
    await check('水で飲みます', tam);
    expect([await scoreOf(lan), await scoreOf(mai), await scoreOf(hoa)]).toEqual([0, 2, 10]);

    const id = await suggested(ANSWER, tam);
    expect(await decide(id, { state: 'accepted' })).toMatchObject({
      status: 200,
      body: { id, state: 'accepted', count: 1 },
    });

    const [sentence] = await db.select().from(sentences).where(eq(sentences.id, sentenceId));
    expect(sentence?.accepted).toEqual([ANSWER]);
    expect(await check(ANSWER, await factories.user())).toMatchObject({ correct: true, points: 10 });
    expect(await Promise.all([lan, mai, hoa, tam].map(scoreOf))).toEqual([10, 5, 10, 0]);
    expect(await db.$count(refusedAnswers, eq(refusedAnswers.normalForm, 'お水をいただきます'))).toBe(0);
    expect(await db.$count(refusedAnswers), 'other answers stay').toBe(3);

    const noteFor = (points: number) => [
      { kind: 'answer-accepted', note: notificationTexts.answerAccepted(ANSWER, 'Tôi uống nước.', points) },
    ];
    expect(await bellOf(lan)).toEqual(noteFor(10));
    expect(await bellOf(mai)).toEqual(noteFor(3));
    expect(await bellOf(tam)).toEqual(noteFor(0));
    expect(await bellOf(hoa)).toEqual([]);
  });

  test('credits a learner whose slip it was, as the next try', async () => {
    const slip = 'みづをのみます';
    await check('水で飲みます', lan);
    expect(await check(slip, lan)).toMatchObject({ verdict: 'almost', points: 0 });
    await check('水を飲む人', mai);
    await decide(await suggested(slip, mai), { state: 'accepted' });
    expect(await Promise.all([lan, mai].map(scoreOf))).toEqual([5, 0]);
  });

  test('does not credit the author of the sentence', async () => {
    await db.update(sentences).set({ createdBy: mai.id });
    await check(ANSWER, lan);
    await db.insert(refusedAnswers).values({
      userId: mai.id,
      sentenceId,
      mode: 'translate',
      normalForm: 'お水をいただきます',
      tryNumber: 1,
    });
    await decide(await suggested(), { state: 'accepted' });
    expect(await db.select().from(scoreLedger)).toMatchObject([{ userId: lan.id, points: 10 }]);
  });

  test('does not count for listening, where it stays wrong', async () => {
    await check(ANSWER, lan, 'listening');
    await decide(await suggested(ANSWER, mai), { state: 'accepted' });
    expect(await scoreOf(lan)).toBe(0);
    expect(await db.$count(refusedAnswers)).toBe(1);
    expect(await check(ANSWER, lan, 'listening')).toMatchObject({ correct: false });
  });

  test.each([
    { typed: 'お水を(いただきます)', stored: 'お水をいただきます', why: 'brackets are not notation here' },
    { typed: 'お水を|いただきます', stored: 'お水をいただきます', why: 'nor is a bar' },
    { typed: 'omizu wo itadakimasu', stored: 'おみずをいただきます', why: 'romaji becomes kana' },
  ])('is stored as $stored: $why', async ({ typed, stored }) => {
    const id = await suggested(typed);
    expect((await decide(id, { state: 'accepted' })).status).toBe(200);
    const [sentence] = await db.select().from(sentences).where(eq(sentences.id, sentenceId));
    expect(sentence?.accepted).toEqual([stored]);
    expect(await check(typed, mai)).toMatchObject({ correct: true });
  });
});

describe('a rejected suggestion', () => {
  test('stays wrong, and the learners who sent it get the reason', async () => {
    const id = await suggested();
    await suggest(ANSWER, mai);
    const reason = 'いただく là khiêm nhường ngữ, chưa hợp với câu này.';
    expect(await decide(id, { state: 'rejected', reason })).toMatchObject({
      status: 200,
      body: { state: 'rejected', reason, count: 2 },
    });
    expect(await check(ANSWER, lan)).toMatchObject({ correct: false });
    const rejection = [
      {
        kind: 'answer-rejected',
        note: notificationTexts.answerRejected(ANSWER, 'Tôi uống nước.', reason),
      },
    ];
    expect([await bellOf(lan), await bellOf(mai)]).toEqual([rejection, rejection]);
  });

  test.each([
    { body: { state: 'rejected' }, says: 'Lý do không được bỏ trống.' },
    { body: { state: 'rejected', reason: '  ' }, says: 'Lý do không được bỏ trống.' },
    { body: { state: 'rejected', reason: 'x'.repeat(301) }, says: 'Lý do dài tối đa 300 ký tự.' },
    { body: { state: 'waiting' }, says: 'Trạng thái phải là một trong: accepted, rejected.' },
    { body: {}, says: 'Trạng thái không được bỏ trống.' },
  ])('$says', async ({ body, says }) => {
    expect(await decide(await suggested(), body)).toMatchObject({ status: 400, body: { message: says } });
  });
});

describe('access and state', () => {
  test('not one’s own suggestion; an admin may', async () => {
    const id = await suggested(ANSWER, checker);
    expect(await decide(id, { state: 'accepted' })).toMatchObject({
      status: 403,
      body: { message: practiceRefusals.ownSuggestion },
    });
    await suggest(ANSWER, admin);
    expect((await decide(id, { state: 'accepted' }, admin)).status).toBe(200);
  });

  test('only once', async () => {
    const id = await suggested();
    await decide(id, { state: 'accepted' });
    expect(await decide(id, { state: 'rejected', reason: 'Thôi.' }, admin)).toMatchObject({
      status: 409,
      body: { message: practiceRefusals.alreadyDecided },
    });
  });

  test('of two concurrent decisions, one succeeds', async () => {
    await check(ANSWER, lan);
    const id = await suggested();
    const replies = await Promise.all([
      decide(id, { state: 'accepted' }, admin),
      decide(id, { state: 'accepted' }, checker),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await bellOf(lan)).toHaveLength(1);
    expect(await scoreOf(lan)).toBe(10);
  });

  test('not while the answer is blocked by the author', async () => {
    await db.update(sentences).set({ blocked: [ANSWER] });
    const id = await suggested();
    expect(await decide(id, { state: 'accepted' })).toMatchObject({
      status: 409,
      body: { message: practiceRefusals.stillRefused },
    });
    expect((await list()).body).toMatchObject([{ id, state: 'waiting' }]);
  });

  test('not beyond the maximum number of answers of a sentence', async () => {
    await db.update(sentences).set({ accepted: Array.from({ length: 20 }, (_, n) => `水を${n}杯飲みます`) });
    expect(await decide(await suggested(), { state: 'accepted' })).toMatchObject({
      status: 409,
      body: { message: practiceRefusals.tooManyAnswers(20) },
    });
  });

  test('404 for a suggestion that does not exist', async () => {
    expect(await decide(404, { state: 'accepted' })).toMatchObject({
      status: 404,
      body: { message: practiceRefusals.suggestionNotFound },
    });
  });
});
