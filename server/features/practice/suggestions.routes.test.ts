import { beforeEach, describe, expect, test } from 'vitest';
import type { Suggestion } from '#contract/practice/suggestion-endpoints.ts';
import { practiceRefusals } from '#contract/texts/practice.ts';
import { answerSuggestions, sentences } from '#server/db/schema/index.ts';
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

const suggest = (answer: string, { token }: TestUser = lan, id = sentenceId) =>
  call('POST', `/api/sentences/${id}/suggestions`, { body: { answer }, token });
const list = (query = '') => call('GET', `/api/suggestions${query}`, { token: checker.token });
const decide = (id: number, body: Readonly<Record<string, unknown>>, { token }: TestUser = checker) =>
  call('PUT', `/api/suggestions/${id}`, { body, token });
const suggested = async (answer = ANSWER, learner = lan) =>
  ((await suggest(answer, learner)).body as { id: number }).id;

describe('POST /api/sentences/{sentenceId}/suggestions', () => {
  test('the same answer is one suggestion, and each learner counts once', async () => {
    const first = await suggest(ANSWER);
    expect(first).toMatchObject({ status: 200, body: { state: 'waiting', count: 1, reason: '' } });
    const { id } = first.body as { id: number };
    expect((await suggest('お水を、いただきます。')).body).toMatchObject({ id, count: 1 });
    expect((await suggest('ｵ水をイタダキマス', mai)).body).toMatchObject({ id, count: 2 });
    expect((await suggest('お茶をいただきます', mai)).body).toMatchObject({ count: 1 });
    expect(await db.$count(answerSuggestions)).toBe(2);
  });

  test('the first claim rings the bell of every admin, and only theirs', async () => {
    const second = await factories.user({ roles: ['ADMIN'] });
    await suggest(ANSWER);
    await suggest(ANSWER);
    await suggest(ANSWER, mai);
    const bellOf = async ({ token }: TestUser) =>
      (await call('GET', '/api/me/notifications', { token })).body as { kind: string; note: string }[];
    for (const one of [admin, second]) {
      const rung = await bellOf(one);
      expect(rung).toMatchObject([{ kind: 'answer-suggested', read: false, place: { sentenceId } }]);
      expect(rung[0]?.note).toContain(`đáp án “${ANSWER}” cho câu “Tôi uống nước” cũng đúng`);
    }
    for (const one of [lan, mai, checker]) expect(await bellOf(one)).toEqual([]);
  });

  test('an admin who claims it does not ring their own bell', async () => {
    await suggest(ANSWER, admin);
    expect((await call('GET', '/api/me/notifications', { token: admin.token })).body).toEqual([]);
  });

  test('of ten concurrent learners each counts', async () => {
    const learners = await Promise.all(Array.from({ length: 10 }, () => factories.user()));
    await Promise.all(learners.map((learner) => suggest(ANSWER, learner)));
    expect((await list()).body).toMatchObject([{ answer: ANSWER, count: 10 }]);
  });

  test.each([
    { answer: ' ', status: 400, says: 'Đáp án đề xuất không được bỏ trống.' },
    { answer: '。！', status: 400, says: 'Đáp án đề xuất không được bỏ trống.' },
    { answer: 'あ'.repeat(301), status: 400, says: 'Đáp án đề xuất dài tối đa 300 ký tự.' },
    { answer: '水を飲みます', status: 409, says: practiceRefusals.alreadyRight },
    { answer: 'みずをのむ', status: 409, says: practiceRefusals.alreadyRight },
  ])('$status for “$answer”: $says', async ({ answer, status, says }) => {
    expect(await suggest(answer)).toMatchObject({ status, body: { message: says } });
  });

  test('404 for a sentence that does not exist', async () => {
    expect(await suggest(ANSWER, lan, 404)).toMatchObject({
      status: 404,
      body: { message: practiceRefusals.sentenceNotFound },
    });
  });

  test('a rejected one returns the reason, and the learner is not counted', async () => {
    const id = await suggested();
    await decide(id, { state: 'rejected', reason: 'Sai sắc thái.' });
    expect(await suggest(ANSWER, mai)).toMatchObject({
      status: 200,
      body: { id, state: 'rejected', reason: 'Sai sắc thái.', count: 1 },
    });
  });

  test('an accepted one that the author has removed goes back to waiting', async () => {
    const id = await suggested();
    await decide(id, { state: 'accepted' }, admin);
    await db.update(sentences).set({ accepted: [], blocked: [ANSWER] });
    const node = await buildTestApp();
    const reply = await node.call('POST', `/api/sentences/${sentenceId}/suggestions`, {
      body: { answer: ANSWER },
      token: mai.token,
    });
    expect(reply.body).toMatchObject({ id, state: 'waiting', count: 2 });
  });
});

describe('GET /api/suggestions', () => {
  test('lists the most suggested first, with the sentence', async () => {
    const rare = await suggested('水をいただく');
    const common = await suggested(ANSWER);
    await suggest(ANSWER, mai);
    const reply = await list();
    expect(reply.headers.get('X-Total-Count')).toBe('2');
    expect(reply.body).toEqual([
      {
        id: common,
        answer: ANSWER,
        state: 'waiting',
        count: 2,
        reason: '',
        inReview: false,
        createdAt: expect.any(String),
        sentence: { id: sentenceId, viSentence: 'Tôi uống nước.', jpSentence: '水を飲みます。' },
      },
      expect.objectContaining({ id: rare, count: 1 }),
    ]);
  });

  test('by state and by page', async () => {
    const rejected = await suggested('水をいただく');
    await suggested(ANSWER);
    await suggested('お茶です');
    await decide(rejected, { state: 'rejected', reason: 'Chưa tự nhiên.' });
    const answersIn = async (query: string) =>
      ((await list(query)).body as Suggestion[]).map(({ answer }) => answer);
    expect(await answersIn('?state=rejected')).toEqual(['水をいただく']);
    expect(await answersIn('?state=accepted')).toEqual([]);
    expect(await answersIn('?page=2&size=1')).toEqual(['お茶です']);
    expect((await list('?state=all')).status).toBe(400);
  });
});
