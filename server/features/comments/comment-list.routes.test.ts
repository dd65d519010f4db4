import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Comment } from '#contract/comments/comment.ts';
import {
  COMMENTS_PER_SENTENCE_MAX,
  COMMENTS_PER_USER_AND_SENTENCE_MAX,
  DAY_MS,
  DELETED_COMMENTS_DAYS,
} from '#contract/limits.ts';
import { commentRefusals } from '#contract/texts/comments.ts';
import { comments } from '#server/db/schema/index.ts';
import { TEST_NOW } from '#server/testing/build-test-app.ts';
import { mountComments, outline, refused } from '#server/testing/commenting.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
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
    { query: '?sort=newest', expected: 'd c b a', why: 'the same on request' },
    {
      query: '?sort=most-liked',
      expected: 'b a d c',
      why: 'the most liked first, the newest first among equals',
    },
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

  test('is refused when unknown', async () => {
    expect((await app.list(null, sentenceId, '?sort=oldest')).status).toBe(400);
  });
});

describe('how many comments a sentence takes', () => {
  const fill = (count: number, row: Partial<typeof comments.$inferInsert> = {}) =>
    db
      .insert(comments)
      .values(Array.from({ length: count }, () => ({ sentenceId, userId: minh.id, content: 'a', ...row })));
  const long = new Date('2026-01-01T00:00:00Z');

  test('counts visible comments; deleted and hidden ones take no place', async () => {
    const unseen = [{ deletedAt: long, content: '' }, { hiddenAt: long }, { userId: null }];
    await fill(COMMENTS_PER_SENTENCE_MAX - unseen.length);
    for (const row of unseen) await fill(1, row);
    for (const _ of unseen) expect((await app.add(lan, sentenceId, { content: 'vừa đủ' })).status).toBe(200);
    expect(await app.add(lan, sentenceId, { content: 'quá' })).toMatchObject(
      refused(409, commentRefusals.sentenceFull),
    );
  });

  test('one person may write a limited number, deleted ones included; others are not affected', async () => {
    await fill(COMMENTS_PER_USER_AND_SENTENCE_MAX - 1, { userId: lan.id, deletedAt: long, content: '' });
    expect((await app.add(lan, sentenceId, { content: 'vừa đủ' })).status).toBe(200);
    expect(await app.add(lan, sentenceId, { content: 'quá' })).toMatchObject(
      refused(409, commentRefusals.personFull(COMMENTS_PER_USER_AND_SENTENCE_MAX)),
    );
    expect((await app.add(minh, sentenceId, { content: 'tôi thì được' })).status).toBe(200);
    const other = (await app.factories.topic()).sentence.id;
    expect((await app.add(lan, other, { content: 'câu khác' })).status).toBe(200);
  });
});

describe('a deleted comment', () => {
  const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS);
  const over = daysAgo(DELETED_COMMENTS_DAYS + 1);

  test.each([
    { deletedAt: over, left: 0, why: 'long ago, without replies' },
    { deletedAt: daysAgo(DELETED_COMMENTS_DAYS - 1), left: 1, why: 'recently' },
    { deletedAt: null, left: 1, why: 'not at all' },
  ])('$left left: $why', async ({ deletedAt, left }) => {
    await db
      .insert(comments)
      .values({ sentenceId, userId: lan.id, content: 'a', createdAt: over, deletedAt });
    await app.cleanUp();
    expect(await db.$count(comments)).toBe(left);
  });

  test('keeps its place while it has replies, and is removed after the last of them', async () => {
    const deletedComment = { sentenceId, userId: lan.id, content: '', deletedAt: over };
    await db.insert(comments).values([
      { ...deletedComment, id: 1 },
      { ...deletedComment, id: 2, parentId: 1 },
      { sentenceId, userId: minh.id, content: 'trả lời', id: 3, parentId: 2 },
    ]);
    await app.cleanUp();
    expect(await db.$count(comments)).toBe(3);
    await db.update(comments).set({ deletedAt: over }).where(eq(comments.id, 3));
    for (const _ of ['the reply', 'what it answered', 'the first']) await app.cleanUp();
    expect(await db.$count(comments)).toBe(0);
  });
});
