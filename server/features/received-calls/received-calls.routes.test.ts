import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Comment } from '#contract/comments/comment.ts';
import { DAY_MS, RECEIVED_CALLS_DAYS } from '#contract/limits.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { Database } from '#server/db/connect.ts';
import {
  categories,
  commentLikes,
  comments,
  favorites,
  items,
  notifications,
  practiceTries,
  receivedCalls,
  scoreLedger,
} from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import type { Reply } from '#server/testing/caller.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

/** Calls with an `Idempotency-Key` are applied once, however often they arrive (decision 058). */

const { app, call, factories, db, now } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });

let sentenceId = 0;
let lan: TestUser;
let mai: TestUser;
let maisComment: number;
beforeEach(async () => {
  await emptyTables(db);
  // The judge keeps earlier sentences in memory.
  sentenceId += 1;
  await factories.topic({ sentence: { id: sentenceId } });
  await db.insert(items).values({ id: 2, kanji: '水', hiragana: 'みず', mean: 'nước', type: 'N5' });
  lan = await factories.user({ name: 'Lan' });
  mai = await factories.user({ name: 'Mai' });
  maisComment = ((await commentAs(mai, 'Câu này khó.')).body as Comment).id;
});

interface Sent {
  readonly method: 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: Record<string, unknown>;
}
const send = ({ method, path, body }: Sent, key?: string, { token } = lan): Promise<Reply> =>
  call(method, path, { token, body, headers: key === undefined ? {} : { 'Idempotency-Key': key } });

const commentAs = (user: TestUser, content: string, parentId: number | null = null) =>
  send(comment(content, parentId), undefined, user);
const comment = (content: string, parentId: number | null = null): Sent => ({
  method: 'POST',
  path: `/api/sentences/${sentenceId}/comments`,
  body: { content, parentId },
});
const answer = (userAnswer: string): Sent => ({
  method: 'POST',
  path: '/api/sentences/check-answer',
  body: { sentenceId, userAnswer },
});
const like = (): Sent => ({
  method: 'POST',
  path: `/api/sentences/${sentenceId}/comments/${maisComment}/like`,
});
const unlike = (): Sent => ({ ...like(), method: 'DELETE' });
const newCategory = (name = 'Bài 1'): Sent => ({
  method: 'POST',
  path: `/api/favorites/categories?name=${encodeURIComponent(name)}`,
});
const save = (categoryId: number): Sent => ({
  method: 'POST',
  path: `/api/favorites/add?categoryId=${categoryId}&itemId=2`,
});

const ownCategory = async (): Promise<number> => ((await send(newCategory())).body as { id: number }).id;

const counted = async (within: Database = db) => ({
  tries: (await within.select().from(practiceTries)).reduce((sum, { tries }) => sum + tries, 0),
  credits: await within.$count(scoreLedger),
  comments: await within.$count(comments),
  likes: await within.$count(commentLikes),
  notifications: await within.$count(notifications),
  categories: await within.$count(categories),
  favorites: await within.$count(favorites),
});
/** What is there before a case: the comment of Mai. */
const NOTHING = {
  tries: 0,
  credits: 0,
  comments: 1,
  likes: 0,
  notifications: 0,
  categories: 0,
  favorites: 0,
};

const cases = [
  { why: 'a right answer', sent: async () => answer('水を飲みます'), effect: { tries: 1, credits: 1 } },
  { why: 'a wrong answer', sent: async () => answer('水で飲みます'), effect: { tries: 1 } },
  { why: 'a comment', sent: async () => comment('Hay quá'), effect: { comments: 2 } },
  {
    why: 'a reply',
    sent: async () => comment('Đúng vậy', maisComment),
    effect: { comments: 2, notifications: 1 },
  },
  { why: 'a like', sent: async () => like(), effect: { likes: 1, notifications: 1 } },
  {
    why: 'a like that is taken back',
    sent: async () => {
      await send(like());
      return unlike();
    },
    effect: { notifications: 1 },
  },
  { why: 'a category', sent: async () => newCategory(), effect: { categories: 1 } },
  {
    why: 'a saved word',
    sent: async () => save(await ownCategory()),
    effect: { categories: 1, favorites: 1 },
  },
];

describe.each(cases)('$why', ({ sent, effect }) => {
  test('sent twice is applied once and gets the same reply', async () => {
    const wanted = await sent();
    const key = randomUUID();
    const first = await send(wanted, key);
    expect(first.status).toBe(200);
    const again = await send(wanted, key.toUpperCase());
    expect({ status: again.status, body: again.body }).toEqual({ status: 200, body: first.body });
    expect(await counted()).toEqual({ ...NOTHING, ...effect });
  });

  test('sent twenty times at once is applied once and gets one reply', async () => {
    const wanted = await sent();
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(wanted, key)));
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    expect(await counted()).toEqual({ ...NOTHING, ...effect });
  });
});

test('the same key of somebody else is another call', async () => {
  const key = randomUUID();
  await send(answer('水を飲みます'), key);
  await send(answer('水を飲みます'), key, mai);
  expect(await counted()).toMatchObject({ tries: 2, credits: 2 });
});

test('with a key, an ended session is told: the answer waits for its account', async () => {
  const ended = { ...lan, token: `${lan.token}x` };
  expect(await send(answer('水を飲みます'), randomUUID(), ended)).toMatchObject({
    status: 401,
    body: { message: errorTexts.sessionEnded },
  });
  expect(await send(answer('水を飲みます'), undefined, ended)).toMatchObject({
    status: 200,
    body: { score: null },
  });
  expect(await counted()).toEqual(NOTHING);
});

test('a like that comes again late does not undo what followed it', async () => {
  const key = randomUUID();
  await send(like(), key);
  await send(unlike(), randomUUID());
  const late = await send(like(), key);
  expect(late.body).toEqual({ likes: [lan.id] });
  expect(await counted()).toMatchObject({ likes: 0, notifications: 1 });
});

test('a refused call does not use up its key', async () => {
  const key = randomUUID();
  expect((await send(comment(' '), key)).status).toBe(400);
  expect((await send(comment('Hay quá', 999_999), key)).status).toBe(404);
  expect(await db.$count(receivedCalls)).toBe(0);
  expect((await send(comment('Hay quá'), key)).status).toBe(200);
  expect(await counted()).toMatchObject({ comments: 2 });
});

test('a key that was used for another kind of call is refused', async () => {
  const key = randomUUID();
  await send(like(), key);
  for (const other of [unlike(), comment('Hay quá'), answer('水を飲みます')])
    expect(await send(other, key)).toMatchObject({ status: 409, body: { message: errorTexts.keyReused } });
  expect(await counted()).toMatchObject({ comments: 1, likes: 1, tries: 0 });
});

describe('a key that was used for something else of the same kind is refused, and nothing is applied', () => {
  const answerWith = (changes: object, mode = 'translate'): Sent => ({
    method: 'POST',
    path: `/api/sentences/check-answer?mode=${mode}`,
    body: { sentenceId, userAnswer: '水で飲みます', ...changes },
  });
  const savedIn = (categoryId: number, itemId: number): Sent => ({
    method: 'POST',
    path: `/api/favorites/add?categoryId=${categoryId}&itemId=${itemId}`,
  });

  test.each([
    {
      why: 'another answer to the sentence',
      calls: async () => [answerWith({}), answerWith({ userAnswer: '水を飲みます' })],
    },
    {
      why: 'an answer to another sentence',
      calls: async () => [answerWith({}), answerWith({ sentenceId: 1 })],
    },
    {
      why: 'the same answer in another mode',
      calls: async () => [answerWith({}), answerWith({}, 'listening')],
    },
    { why: 'a comment with another text', calls: async () => [comment('Hay quá'), comment('Dở quá')] },
    {
      why: 'the same text as a reply to somebody',
      calls: async () => [comment('Hay quá'), comment('Hay quá', maisComment)],
    },
    {
      why: 'a like of another comment',
      calls: async () => {
        const other = ((await commentAs(mai, 'Khó thật.')).body as Comment).id;
        return [like(), { ...like(), path: `/api/sentences/${sentenceId}/comments/${other}/like` }];
      },
    },
    { why: 'a category of another name', calls: async () => [newCategory(), newCategory('Bài 2')] },
    {
      why: 'another word',
      calls: async () => {
        const category = await ownCategory();
        await db.insert(items).values({ id: 3, kanji: '火', hiragana: 'ひ', mean: 'lửa', type: 'N5' });
        return [savedIn(category, 2), savedIn(category, 3)];
      },
    },
    {
      why: 'the same word in another category',
      calls: async () => {
        const second = ((await send(newCategory('Bài 2'))).body as { id: number }).id;
        return [savedIn(await ownCategory(), 2), savedIn(second, 2)];
      },
    },
  ])('$why', async ({ calls }) => {
    const [first, other] = await calls();
    if (!first || !other) throw new Error('two calls are needed');
    const key = randomUUID();
    const reply = await send(first, key);
    expect(reply.status).toBe(200);
    const before = await counted();
    expect(await send(other, key)).toMatchObject({ status: 409, body: { message: errorTexts.keyReused } });
    expect(await send(first, key), 'the first still gets its reply').toMatchObject({ body: reply.body });
    expect(await counted()).toEqual(before);
  });

  test('also when both come at once: one is applied', async () => {
    const key = randomUUID();
    const replies = await Promise.all([send(comment('Hay quá'), key), send(comment('Dở quá'), key)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await counted()).toMatchObject({ comments: 2 });
  });
});

describe('a repetition that is written otherwise is the same call', () => {
  test.each([
    {
      why: 'the time of an answer, which a device sends only when it has waited',
      first: () => answer('水を飲みます'),
      again: (sent: Sent) => ({ ...sent, body: { ...sent.body, answeredAt: now().toISOString() } }),
    },
    {
      why: 'the owner, which the server does not read',
      first: () => comment('Hay quá'),
      again: (sent: Sent) => ({ ...sent, body: { ...sent.body, userId: 7 } }),
    },
    {
      why: 'no parent instead of null',
      first: () => comment('Hay quá'),
      again: (sent: Sent) => ({ ...sent, body: { content: 'Hay quá' } }),
    },
    {
      why: 'spaces around a text',
      first: () => comment('Hay quá'),
      again: (sent: Sent) => ({ ...sent, body: { ...sent.body, content: ' Hay quá  ' } }),
    },
  ])('$why', async ({ first, again }) => {
    const key = randomUUID();
    const reply = await send(first(), key);
    const before = await counted();
    expect(await send(again(first()), key)).toMatchObject({ status: reply.status, body: reply.body });
    expect(await counted()).toEqual(before);
  });

  test('a row of a release that did not store what was asked for answers as before', async () => {
    const key = randomUUID();
    const reply = await send(comment('Hay quá'), key);
    await db.update(receivedCalls).set({ request: null });
    expect(await send(comment('Hay quá'), key)).toMatchObject({ status: 200, body: reply.body });
  });
});

test('a corrected call may use the key of the refused one, also after several refusals', async () => {
  const key = randomUUID();
  const category = await ownCategory();
  expect((await send(save(999_999), key)).status).toBe(404);
  expect((await send(comment(''), key)).status).toBe(400);
  expect((await send(save(category), key)).status).toBe(200);
  expect((await send(save(category), key)).status).toBe(200);
  expect(await counted()).toMatchObject({ favorites: 1, comments: 1 });
});

test('a repeated answer keeps its reply after its sentence was deleted', async () => {
  const key = randomUUID();
  const first = await send(answer('水を飲みます'), key);
  await emptySentences();
  expect(await send(answer('水を飲みます'), key)).toMatchObject({ status: 200, body: first.body });
});

const emptySentences = async () => {
  const admin = await factories.user({ roles: ['ADMIN'] });
  await call('DELETE', `/api/sentences/${sentenceId}`, { token: admin.token });
};

test.each([
  { key: '', why: 'empty' },
  { key: 'abc', why: 'no UUID' },
  { key: `${randomUUID()}, ${randomUUID()}`, why: 'two keys' },
  { key: `${randomUUID()}'--`, why: 'with SQL behind it' },
  { key: '１'.repeat(36).replaceAll(/./g, 'x'), why: 'of the right length' },
  { key: 'a'.repeat(8_000), why: 'very long' },
])('400 for a key that is malformed: $why', async ({ key }) => {
  expect(await send(comment('Hay quá'), key)).toMatchObject({
    status: 400,
    body: { message: errorTexts.keyMalformed },
  });
  expect(await counted()).toEqual(NOTHING);
});

test('calls that may be repeated anyway ignore the header', async () => {
  const { status } = await call('GET', `/api/sentences/${sentenceId}/comments`, {
    headers: { 'Idempotency-Key': 'abc' },
  });
  expect(status).toBe(200);
});

test('keys are forgotten after 90 days, not before', async () => {
  const at = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const row = { userId: lan.id, endpoint: 'POST /x', reply: {} };
  const kept = randomUUID();
  await db.insert(receivedCalls).values([
    { ...row, key: kept, createdAt: at(RECEIVED_CALLS_DAYS) },
    { ...row, key: randomUUID(), createdAt: at(RECEIVED_CALLS_DAYS + 1) },
  ]);
  await app.background.cleanUp();
  expect(await db.select().from(receivedCalls)).toMatchObject([{ key: kept }]);
});

test('the description of the API names the header', async () => {
  const { body } = await call('GET', '/api/openapi.json');
  const paths = (body as { paths: Record<string, Record<string, { parameters: { name: string }[] }>> }).paths;
  const named = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters }]) =>
      parameters.some(({ name }) => name === 'idempotency-key') ? [`${method} ${path}`] : [],
    ),
  );
  expect(named.toSorted()).toEqual([
    'delete /api/sentences/{sentenceId}/comments/{commentId}/like',
    'post /api/favorites/add',
    'post /api/favorites/categories',
    'post /api/sentences/check-answer',
    'post /api/sentences/{sentenceId}/comments',
    'post /api/sentences/{sentenceId}/comments/{commentId}/like',
  ]);
});
