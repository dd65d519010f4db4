import { beforeEach, describe, expect, test } from 'vitest';
import type { Comment } from '#contract/comments/comment.ts';
import { COMMENT_NESTING_MAX } from '#contract/limits.ts';
import { commentRefusals } from '#contract/texts/comments.ts';
import { commentLikes, comments } from '#server/db/schema/index.ts';
import { TEST_NOW } from '#server/testing/build-test-app.ts';
import { mountComments, outline, refused } from '#server/testing/commenting.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

const { db } = await openTestDatabase();
const UNKNOWN_ID = 999;
const notFound = refused(404, commentRefusals.commentNotFound);

let app: Awaited<ReturnType<typeof mountComments>>;
let lan: TestUser;
let minh: TestUser;
let sentenceId: number;
beforeEach(async () => {
  await emptyTables(db);
  app = await mountComments();
  lan = await app.factories.user({ name: 'Lan' });
  minh = await app.factories.user({ name: 'Minh' });
  sentenceId = (await app.factories.topic()).sentence.id;
});

describe('a comment', () => {
  test('has the fields of a comment, and its author is the caller, whatever the body says', async () => {
    const reply = await app.add(lan, sentenceId, { content: ' Hay quá! ', userId: minh.id, parentId: null });
    const comment = {
      id: expect.any(Number),
      content: 'Hay quá!',
      userName: 'Lan',
      userId: lan.id,
      createdAt: TEST_NOW.toISOString(),
      likes: [],
      replies: [],
      parentId: null,
      edited: false,
      state: 'visible',
    };
    expect(reply).toMatchObject({ status: 200, body: comment });
    expect((await app.list(null, sentenceId)).body).toEqual([comment]);
  });

  test.each([
    {
      typed: '<script>alert(1)</script> & <b>"đậm"</b>',
      stored: '<script>alert(1)</script> & <b>"đậm"</b>',
      why: 'HTML is plain text',
    },
    { typed: 'a\r\nb\rc\u2028d', stored: 'a\nb\nc\nd', why: 'line ends are unified' },
    { typed: 'a\n\n \n\n\nb', stored: 'a\n\nb', why: 'several empty lines become one' },
    { typed: 'a\tb', stored: 'a b', why: 'a tab becomes a space' },
    { typed: 'ế'.normalize('NFD'), stored: 'ế', why: 'characters are composed' },
    { typed: '🎌', stored: '🎌', why: 'an emoji is enough' },
    { typed: 'x'.repeat(1_000), stored: 'x'.repeat(1_000), why: 'of the maximum length' },
  ])('is stored normalized: $why', async ({ typed, stored }) => {
    await app.add(lan, sentenceId, { content: typed });
    expect(await app.listed(null, sentenceId)).toMatchObject([{ content: stored }]);
  });

  test.each([
    { content: ' \n ', says: 'Vui lòng nhập nội dung bình luận!', why: 'blank' },
    { content: '\u200b\u2060', says: 'Vui lòng nhập nội dung bình luận!', why: 'nothing visible' },
    { content: undefined, says: 'Nội dung không được bỏ trống.', why: 'missing' },
    { content: ['a'], says: 'Nội dung không đúng kiểu dữ liệu.', why: 'not a text' },
    { content: 'x'.repeat(1_001), says: 'Nội dung dài tối đa 1.000 ký tự.', why: 'too long' },
    { content: 'a\u0000b', says: 'Nội dung không đúng định dạng.', why: 'a zero byte' },
    { content: 'a\u001b[31mb', says: 'Nội dung không đúng định dạng.', why: 'a control character' },
    { content: 'a\ud800', says: 'Nội dung không đúng định dạng.', why: 'half a surrogate pair' },
  ])('400: $why', async ({ content, says }) => {
    expect(await app.add(lan, sentenceId, { content })).toMatchObject(refused(400, says));
    const { id } = await app.added(lan, sentenceId, 'cũ');
    expect(await app.edit(lan, id, content)).toMatchObject(refused(400, says));
    expect(await app.listed(null, sentenceId)).toMatchObject([{ content: 'cũ', edited: false }]);
  });

  test('needs an account and a sentence', async () => {
    expect((await app.add(null, sentenceId, { content: 'a' })).status).toBe(401);
    const missing = refused(404, commentRefusals.sentenceNotFound);
    expect(await app.add(lan, UNKNOWN_ID, { content: 'a' })).toMatchObject(missing);
    expect(await app.list(null, UNKNOWN_ID)).toMatchObject(missing);
  });
});

describe('replies', () => {
  test('are listed under what they answer, oldest first', async () => {
    const a = await app.added(lan, sentenceId, 'a');
    const b = await app.added(minh, sentenceId, 'b', a.id);
    await app.added(lan, sentenceId, 'c', a.id);
    expect(await app.added(lan, sentenceId, 'd', b.id)).toMatchObject({ parentId: b.id });
    await app.added(minh, sentenceId, 'e');
    expect(outline(await app.listed(null, sentenceId))).toBe('e a(b(d) c)');
  });

  test('answer a visible comment of the same sentence', async () => {
    const other = (await app.factories.topic()).sentence.id;
    const [a, elsewhere, hidden, deleted] = [
      await app.added(lan, sentenceId, 'a'),
      await app.added(lan, other, 'b'),
      await app.added(lan, sentenceId, 'c'),
      await app.added(lan, sentenceId, 'd'),
    ];
    await app.hide(await app.factories.user({ roles: ['QC'] }), hidden.id);
    await app.remove(lan, deleted.id);
    const reply = (parentId: unknown) => app.add(minh, sentenceId, { content: 'trả lời', parentId });
    expect(await reply(UNKNOWN_ID)).toMatchObject(notFound);
    expect(await reply(elsewhere.id)).toMatchObject(notFound);
    expect(await reply(deleted.id)).toMatchObject(notFound);
    expect(await reply(hidden.id)).toMatchObject(refused(409, commentRefusals.hidden));
    expect((await reply('a')).status).toBe(400);
    expect(outline(await app.listed(null, sentenceId))).toBe('a');
    expect(await app.add(minh, sentenceId, { content: '', parentId: a.id })).toMatchObject(
      refused(400, 'Vui lòng nhập nội dung phản hồi!'),
    );
  });

  test('of a chain of a thousand are all listed, nested up to a safe depth', async () => {
    const chain = Array.from({ length: 1_000 }, (_, at) => ({
      id: at + 1,
      parentId: at || null,
      sentenceId,
      userId: lan.id,
      content: String(at + 1),
    }));
    await db.insert(comments).values(chain);
    let level = await app.listed(null, sentenceId);
    for (let depth = 1; depth < COMMENT_NESTING_MAX; depth += 1) {
      expect(level.map(({ id }) => id)).toEqual([depth]);
      level = level[0]?.replies ?? [];
    }
    expect(level).toHaveLength(1_000 - COMMENT_NESTING_MAX + 1);
    expect(level.at(-1)).toMatchObject({ id: 1_000, parentId: 999, replies: [] });
  });
});

describe('a like', () => {
  let comment: Comment;
  beforeEach(async () => {
    comment = await app.added(lan, sentenceId, 'a');
  });

  test('counts once for each person, however many come concurrently', async () => {
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => app.like(minh, sentenceId, comment.id)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await db.select().from(commentLikes)).toHaveLength(1);
    expect(await app.bellOf(lan)).toHaveLength(1);
    expect((await app.like(lan, sentenceId, comment.id)).body).toEqual({ likes: [lan.id, minh.id] });
    expect(await app.listed(null, sentenceId)).toMatchObject([{ likes: [lan.id, minh.id] }]);
  });

  test('can be taken back, also one that was never given', async () => {
    await app.like(minh, sentenceId, comment.id);
    await app.like(lan, sentenceId, comment.id);
    for (const _ of ['taken back', 'again'])
      expect(await app.unlike(minh, sentenceId, comment.id)).toMatchObject({
        status: 200,
        body: { likes: [lan.id] },
      });
  });

  test('is for a visible comment of that sentence, and for people with an account', async () => {
    const other = (await app.factories.topic()).sentence.id;
    for (const call of [app.like, app.unlike]) {
      expect((await call(null, sentenceId, comment.id)).status).toBe(401);
      expect(await call(minh, other, comment.id)).toMatchObject(notFound);
      expect(await call(minh, sentenceId, UNKNOWN_ID)).toMatchObject(notFound);
    }
    await app.hide(await app.factories.user({ roles: ['ADMIN'] }), comment.id);
    expect(await app.like(minh, sentenceId, comment.id)).toMatchObject(refused(409, commentRefusals.hidden));
    await app.remove(lan, comment.id);
    expect(await app.like(minh, sentenceId, comment.id)).toMatchObject(notFound);
    expect(await db.select().from(commentLikes)).toEqual([]);
  });
});

describe('one’s own comment', () => {
  test('can be edited, and is marked as edited', async () => {
    const { id } = await app.added(lan, sentenceId, 'a');
    expect((await app.edit(lan, id, 'a')).body).toEqual({ content: 'a', edited: false });
    expect((await app.edit(lan, id, ' b ')).body).toEqual({ content: 'b', edited: true });
    expect(await app.listed(null, sentenceId)).toMatchObject([{ content: 'b', edited: true }]);
  });

  test('can be deleted: its text is removed, and replies to it keep their place', async () => {
    const [a, b] = [await app.added(lan, sentenceId, 'a'), await app.added(lan, sentenceId, 'b')];
    const reply = await app.added(minh, sentenceId, 'trả lời', a.id);
    await app.like(minh, sentenceId, a.id);
    for (const { id } of [a, b]) expect((await app.remove(lan, id)).status).toBe(200);
    expect(await app.listed(null, sentenceId)).toMatchObject([
      { id: a.id, content: '', userName: '', userId: null, likes: [], state: 'deleted', replies: [{}] },
    ]);
    const left = await db.select().from(comments).orderBy(comments.id);
    expect(left.map(({ content }) => content)).toEqual(['', '', 'trả lời']);
    await app.remove(minh, reply.id);
    expect(await app.listed(null, sentenceId)).toEqual([]);
    expect(await app.remove(lan, a.id)).toMatchObject(notFound);
    expect(await app.edit(lan, a.id, 'b')).toMatchObject(notFound);
  });

  test('cannot be changed by others, not even by an admin', async () => {
    const { id } = await app.added(lan, sentenceId, 'a');
    const admin = await app.factories.user({ roles: ['ADMIN', 'QC'] });
    for (const someone of [minh, admin]) {
      expect(await app.edit(someone, id, 'b')).toMatchObject(refused(403, commentRefusals.notYours));
      expect(await app.remove(someone, id)).toMatchObject(refused(403, commentRefusals.notYours));
    }
    expect((await app.edit(null, id, 'b')).status).toBe(401);
    expect((await app.remove(null, id)).status).toBe(401);
    expect(await app.edit(lan, UNKNOWN_ID, 'b')).toMatchObject(notFound);
    expect(outline(await app.listed(null, sentenceId))).toBe('a');
  });
});
