import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Comment } from '#contract/comments/comment.ts';
import { commentLikes, users } from '#server/db/schema/index.ts';
import { mountComments } from '#server/testing/commenting.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

/** The notifications that comments send to the bell of their author. */

const { db } = await openTestDatabase();

let app: Awaited<ReturnType<typeof mountComments>>;
let lan: TestUser;
let minh: TestUser;
let qc: TestUser;
let place: Record<string, number>;
let sentenceId: number;
let comment: Comment;
beforeEach(async () => {
  await emptyTables(db);
  app = await mountComments();
  [lan, minh] = [await app.factories.user({ name: 'Lan' }), await app.factories.user({ name: 'Minh' })];
  qc = await app.factories.user({ roles: ['QC'] });
  const { id: topicId, curriculum, lesson, sentence } = await app.factories.topic();
  sentenceId = sentence.id;
  place = { topicId, curriculumId: curriculum.id, lessonId: lesson.id, sentenceId };
  comment = await app.added(lan, sentenceId, 'Mua hàng ở đây nhé');
});

test('notifies the author of the answered comment, with a link to the sentence', async () => {
  await app.added(minh, sentenceId, `${'dài '.repeat(30)}\nvà nhiều dòng`, comment.id);
  expect(await app.bellOf(lan)).toMatchObject([
    {
      kind: 'comment-reply',
      note: `Minh đã trả lời bình luận “Mua hàng ở đây nhé” của bạn: “${'dài '.repeat(15).trim()}…”`,
      place,
      read: false,
    },
  ]);
  expect(await app.bellOf(minh)).toEqual([]);
});

test('notifies of a like once, whatever the liker does afterwards', async () => {
  for (const _ of ['once', 'twice']) {
    await app.like(minh, sentenceId, comment.id);
    await app.unlike(minh, sentenceId, comment.id);
  }
  expect(await app.bellOf(lan)).toMatchObject([
    {
      kind: 'comment-like',
      note: 'Minh thích bình luận “Mua hàng ở đây nhé” của bạn.',
      place,
    },
  ]);
  await app.like(qc, sentenceId, comment.id);
  expect(await app.bellOf(lan)).toHaveLength(2);
});

test('notifies for each liked comment, even of the same text, and once for a liker with a new name', async () => {
  const twin = await app.added(lan, sentenceId, comment.content);
  await app.like(minh, sentenceId, comment.id);
  await app.unlike(minh, sentenceId, comment.id);
  await db.update(users).set({ name: 'Minh Anh' }).where(eq(users.id, minh.id));
  await app.like(minh, sentenceId, comment.id);
  await app.like(minh, sentenceId, twin.id);
  const note = 'Minh Anh thích bình luận “Mua hàng ở đây nhé” của bạn.';
  expect(await app.bellOf(lan)).toMatchObject([{ note }, { note }]);
});

describe('somebody who has left', () => {
  test.each([
    { left: { blockedAt: new Date(), blockedReason: 'Quấy rối.' }, why: 'by being blocked' },
    { left: { deletionDueAt: new Date() }, why: 'by asking for the deletion of the account' },
  ])('$why stands in nobody’s bell, until they come back', async ({ left }) => {
    await app.like(minh, sentenceId, comment.id);
    await app.added(minh, sentenceId, 'Đúng rồi', comment.id);
    await app.like(qc, sentenceId, comment.id);
    await db.update(users).set(left).where(eq(users.id, minh.id));
    expect((await app.bellOf(lan)).map(({ kind }) => kind)).toEqual(['comment-like']);
    const back = { blockedAt: null, blockedReason: null, deletionDueAt: null };
    await db.update(users).set(back).where(eq(users.id, minh.id));
    expect(await app.bellOf(lan)).toHaveLength(3);
  });

  test('for good takes their likes and notes with them', async () => {
    await app.like(minh, sentenceId, comment.id);
    await app.like(qc, sentenceId, comment.id);
    await db.delete(users).where(eq(users.id, minh.id));
    expect(await app.bellOf(lan)).toHaveLength(1);
    expect(await db.$count(commentLikes)).toBe(1);
  });
});

test('holds one unread note for a person’s replies to a sentence: the last', async () => {
  const other = (await app.factories.topic()).sentence.id;
  const elsewhere = await app.added(lan, other, 'Câu khác');
  const reply = (content: string) => app.added(minh, sentenceId, content, comment.id);
  const said = async () => (await app.bellOf(lan)).map(({ note, read }) => `${note.slice(-5)} ${read}`);
  for (const content of ['một', 'hai', 'ba!']) await reply(content);
  expect(await said()).toEqual(['“ba!” false']);
  await app.added(qc, sentenceId, 'của QC', comment.id);
  await app.added(minh, other, 'nơi khác', elsewhere.id);
  expect(await said()).toHaveLength(3);
  await app.readBell(lan);
  await reply('bốn');
  const inBell = await said();
  expect(inBell).toHaveLength(4);
  expect(inBell.filter((note) => note.endsWith('false'))).toEqual(['“bốn” false']);
});

describe('quotes only what is still readable', () => {
  test.each([
    {
      act: (reply: number) => app.remove(minh, reply),
      note: 'Minh đã trả lời bình luận “Mua hàng ở đây nhé” của bạn.',
      why: 'not a deleted reply',
    },
    {
      act: (reply: number) => app.hide(qc, reply),
      note: 'Minh đã trả lời bình luận “Mua hàng ở đây nhé” của bạn.',
      why: 'nor a hidden one',
    },
    {
      act: () => app.remove(lan, comment.id),
      note: 'Minh đã trả lời bình luận của bạn: “Xấu quá”',
      why: 'nor the comment it answers when that is deleted',
    },
    {
      act: (reply: number) => app.edit(minh, reply, 'Đẹp quá'),
      note: 'Minh đã trả lời bình luận “Mua hàng ở đây nhé” của bạn: “Đẹp quá”',
      why: 'an edited reply is quoted with its new text',
    },
  ])('a reply: $why', async ({ act, note }) => {
    const reply = await app.added(minh, sentenceId, 'Xấu quá', comment.id);
    expect((await act(reply.id)).status).toBe(200);
    expect(await app.bellOf(lan)).toMatchObject([{ note, place }]);
  });

  test('a like of a hidden comment', async () => {
    await app.like(minh, sentenceId, comment.id);
    await app.hide(qc, comment.id);
    expect(await app.bellOf(lan)).toMatchObject([{ note: 'Minh thích bình luận của bạn.' }]);
    await app.hide(qc, comment.id, false);
    expect(await app.bellOf(lan)).toMatchObject([
      { note: 'Minh thích bình luận “Mua hàng ở đây nhé” của bạn.' },
    ]);
  });

  test('a report: admins still read what is hidden, but not what its author deleted', async () => {
    const admin = await app.factories.user({ roles: ['ADMIN'] });
    await app.report(minh, comment.id, 'Quảng cáo');
    await app.hide(qc, comment.id);
    expect(await app.notifiedAdmins(admin)).toMatchObject([
      { note: 'Minh báo cáo bình luận “Mua hàng ở đây nhé”. Lý do: Quảng cáo' },
    ]);
    await app.remove(lan, comment.id);
    expect(await app.notifiedAdmins(admin)).toMatchObject([
      { note: 'Minh báo cáo một bình luận. Lý do: Quảng cáo' },
    ]);
  });
});

test('sends nothing for one’s own actions', async () => {
  await app.added(lan, sentenceId, 'thêm một ý', comment.id);
  await app.like(lan, sentenceId, comment.id);
  expect(await app.bellOf(lan)).toEqual([]);
});

test('sends nothing for what was refused', async () => {
  await app.add(minh, sentenceId, { content: ' ', parentId: comment.id });
  await app.hide(qc, comment.id);
  await app.like(minh, sentenceId, comment.id);
  expect(await app.bellOf(lan)).toEqual([]);
});
