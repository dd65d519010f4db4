import { beforeEach, describe, expect, test } from 'vitest';
import type { Comment } from '#contract/comments/comment.ts';
import { COMMENTS_PER_SENTENCE_MAX } from '#contract/limits.ts';
import { commentRefusals } from '#contract/texts/comment-refusals.ts';
import { comments } from '#server/db/schema/index.ts';
import { mountComments, outline, refused } from '#server/testing/commenting.ts';
import type { TestUser } from '#server/testing/factories.ts';
import { emptyTables } from '#server/testing/empty-tables.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

const { db } = await openTestDatabase();

let app: Awaited<ReturnType<typeof mountComments>>;
let lan: TestUser;
let minh: TestUser;
let sentenceId: number;
beforeEach(async () => {
  await emptyTables(db);
  app = await mountComments();
  [lan, minh] = [await app.factories.user(), await app.factories.user()];
  sentenceId = (await app.factories.topic()).sentence.id;
});

describe('the order', () => {
  beforeEach(async () => {
    for (const content of ['a', 'b', 'c', 'd']) await app.added(lan, sentenceId, content);
    const rows = await db.select().from(comments).orderBy(comments.id);
    const idOf = (content: string) => rows.find((row) => row.content === content)?.id ?? 0;
    await app.like(lan, sentenceId, idOf('b'));
    await app.like(minh, sentenceId, idOf('b'));
    await app.like(minh, sentenceId, idOf('a'));
  });

  test.each([
    { query: '', expected: 'd c b a', why: 'the newest first' },
    { query: '?sort=newest', expected: 'd c b a', why: 'the same when asked for' },
    { query: '?sort=most-liked', expected: 'b a d c', why: 'the most liked first, of equals the newest' },
  ])('$why', async ({ query, expected }) => {
    expect(outline(await app.listed(null, sentenceId, query))).toBe(expected);
  });

  test.each([
    { query: '?page=1&size=2', expected: 'd c', why: 'the first page' },
    { query: '?page=2&size=2', expected: 'b(e) a', why: 'the next, each thread with its replies' },
    { query: '?page=3&size=2', expected: '', why: 'past the end' },
    { query: '?page=2&size=1&sort=most-liked', expected: 'a', why: 'in the other order' },
  ])('in pages of threads: $why', async ({ query, expected }) => {
    const [, , b] = await app.listed(null, sentenceId);
    await app.added(minh, sentenceId, 'e', b?.id);
    const reply = await app.list(null, sentenceId, query);
    expect(outline(reply.body as Comment[])).toBe(expected);
    expect(reply.headers.get('X-Total-Count')).toBe('4');
  });

  test('that is not offered is refused', async () => {
    expect((await app.list(null, sentenceId, '?sort=oldest')).status).toBe(400);
  });
});

test('a sentence takes so many comments and no more', async () => {
  const row = { sentenceId, userId: lan.id, content: 'a' };
  await db.insert(comments).values(Array.from({ length: COMMENTS_PER_SENTENCE_MAX - 1 }, () => row));
  expect((await app.add(lan, sentenceId, { content: 'vừa đủ' })).status).toBe(200);
  expect(await app.add(lan, sentenceId, { content: 'quá' })).toMatchObject(
    refused(409, commentRefusals.sentenceFull),
  );
  expect((await app.listed(null, sentenceId, '?page=1&size=1')).map(({ content }) => content)).toEqual([
    'vừa đủ',
  ]);
});
