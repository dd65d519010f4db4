import { beforeEach, describe, expect, test } from 'vitest';
import type { Comment } from '#contract/comments/comment.ts';
import type { Role } from '#contract/roles.ts';
import { commentRefusals } from '#contract/texts/comments.ts';
import { auditLog, commentReports, comments } from '#server/db/schema/index.ts';
import { mountComments, outline, refused } from '#server/testing/commenting.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

const { db } = await openTestDatabase();

let app: Awaited<ReturnType<typeof mountComments>>;
let lan: TestUser;
let minh: TestUser;
let admin: TestUser;
let qc: TestUser;
let topic: Awaited<ReturnType<typeof app.factories.topic>>;
let sentenceId: number;
let comment: Comment;
beforeEach(async () => {
  await emptyTables(db);
  app = await mountComments();
  [lan, minh] = [await app.factories.user({ name: 'Lan' }), await app.factories.user({ name: 'Minh' })];
  [admin, qc] = [await app.factories.user({ roles: ['ADMIN'] }), await app.factories.user({ roles: ['QC'] })];
  topic = await app.factories.topic();
  sentenceId = topic.sentence.id;
  comment = await app.added(lan, sentenceId, 'Mua hàng ở đây nhé');
});

describe('hiding', () => {
  test('makes a comment invisible for all but ADMIN and QC, and visible again', async () => {
    await app.added(minh, sentenceId, 'trả lời', comment.id);
    await app.like(minh, sentenceId, comment.id);
    expect((await app.hide(qc, comment.id)).status).toBe(200);
    for (const reader of [null, lan, minh])
      expect(await app.listed(reader, sentenceId)).toMatchObject([
        {
          content: '',
          userName: '',
          userId: null,
          likes: [],
          state: 'hidden',
          replies: [{ state: 'visible' }],
        },
      ]);
    for (const reader of [admin, qc])
      expect(await app.listed(reader, sentenceId)).toMatchObject([
        { content: comment.content, userName: 'Lan', userId: lan.id, likes: [minh.id], state: 'hidden' },
      ]);
    expect((await app.hide(admin, comment.id, false)).status).toBe(200);
    expect(await app.listed(null, sentenceId)).toMatchObject([
      { content: comment.content, state: 'visible', likes: [minh.id] },
    ]);
  });

  test('works also where learners no longer see the sentence, and so does deleting one’s own comment', async () => {
    await app.factories.hide('lessons', topic.lesson.id, 'deleted');
    expect((await app.edit(lan, comment.id, 'Khác')).status).toBe(404);
    expect((await app.hide(qc, comment.id)).status).toBe(200);
    expect((await app.remove(lan, comment.id)).status).toBe(200);
  });

  test('adds a row to the audit log, once for each decision', async () => {
    for (const hidden of [true, true, false]) await app.hide(qc, comment.id, hidden);
    await app.hide(admin, comment.id);
    const about = { subject: `comments/${comment.id}`, details: { sentenceId, authorId: lan.id } };
    expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
      { actorId: qc.id, action: 'comment-hidden', ...about },
      { actorId: qc.id, action: 'comment-shown-again', ...about },
      { actorId: admin.id, action: 'comment-hidden', ...about },
    ]);
  });

  test('reveals no likers: neither to readers nor to a person who takes a like back', async () => {
    for (const by of [minh, qc]) await app.like(by, sentenceId, comment.id);
    await app.hide(qc, comment.id);
    expect((await app.unlike(minh, sentenceId, comment.id)).body).toEqual({ likes: [] });
    await app.hide(qc, comment.id, false);
    expect(await app.listed(null, sentenceId)).toMatchObject([{ likes: [qc.id] }]);
  });

  test('leaves nothing of a comment without replies, except for ADMIN and QC', async () => {
    await app.hide(admin, comment.id);
    expect(await app.listed(null, sentenceId)).toEqual([]);
    expect(outline(await app.listed(qc, sentenceId))).toBe(comment.content);
  });

  test('stores who did it first; the author cannot edit the comment, but can delete it', async () => {
    await app.hide(qc, comment.id);
    await app.hide(admin, comment.id);
    expect(await db.select().from(comments)).toMatchObject([{ hiddenBy: qc.id }]);
    expect(await app.edit(lan, comment.id, 'khác')).toMatchObject(refused(409, commentRefusals.hidden));
    expect((await app.remove(lan, comment.id)).status).toBe(200);
    expect(await app.listed(admin, sentenceId)).toEqual([]);
    expect(await app.hide(admin, comment.id)).toMatchObject(refused(404, commentRefusals.commentNotFound));
  });

  test.each<{ roles: Role[] }>([{ roles: ['USER'] }, { roles: ['SUPPLIER'] }, { roles: [] }])(
    'is not for $roles',
    async ({ roles }) => {
      const someone = await app.factories.user({ roles });
      expect((await app.hide(someone, comment.id)).status).toBe(403);
      expect(outline(await app.listed(null, sentenceId))).toBe(comment.content);
    },
  );
});

describe('a report', () => {
  test('notifies the admins once, with a link to the comment, however many report concurrently', async () => {
    const others = await Promise.all([1, 2, 3].map(() => app.factories.user()));
    expect((await app.report(minh, comment.id, 'Quảng cáo')).status).toBe(200);
    const replies = await Promise.all([minh, minh, ...others].map((by) => app.report(by, comment.id, 'Nữa')));
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await app.notifiedAdmins(admin)).toMatchObject([
      {
        kind: 'comment-report',
        note: 'Minh báo cáo bình luận “Mua hàng ở đây nhé”. Lý do: Quảng cáo',
        place: {
          topicId: topic.id,
          curriculumId: topic.curriculum.id,
          lessonId: topic.lesson.id,
          sentenceId,
        },
      },
    ]);
    expect(await app.bellOf(lan)).toEqual([]);
    const reasons = (await db.select().from(commentReports)).map(({ reason }) => reason);
    expect(reasons.toSorted()).toEqual(['Nữa', 'Nữa', 'Nữa', 'Quảng cáo']);
  });

  test('by the first of several concurrent reporters is the only one that notifies the admins', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => app.factories.user()));
    await Promise.all(people.map((by) => app.report(by, comment.id, 'Xúc phạm')));
    expect(await app.notifiedAdmins(admin)).toHaveLength(1);
  });

  test.each([
    {
      decide: async () => {
        await app.hide(qc, comment.id);
        await app.hide(qc, comment.id, false);
      },
      why: 'it was hidden and made visible again',
    },
    { decide: () => app.edit(lan, comment.id, 'Mua ở chỗ khác'), why: 'its author changed the text' },
  ])('notifies again when $why, whoever reports', async ({ decide }) => {
    const hoa = await app.factories.user({ name: 'Hoa' });
    await app.report(minh, comment.id, 'Quảng cáo');
    await decide();
    await app.report(minh, comment.id, 'Vẫn quảng cáo');
    await app.report(hoa, comment.id, 'Đúng vậy');
    expect(await app.notifiedAdmins(admin)).toMatchObject([
      { note: expect.stringContaining('Lý do: Vẫn quảng cáo') },
      { note: expect.stringContaining('Lý do: Quảng cáo') },
    ]);
    expect((await db.select().from(commentReports)).map(({ reason }) => reason).toSorted()).toEqual([
      'Vẫn quảng cáo',
      'Đúng vậy',
    ]);
  });

  test.each([
    { reason: ' ', says: 'Lý do không được bỏ trống.', why: 'blank' },
    { reason: undefined, says: 'Lý do không được bỏ trống.', why: 'missing' },
    { reason: 'x'.repeat(301), says: 'Lý do dài tối đa 300 ký tự.', why: 'too long' },
  ])('400: a reason that is $why', async ({ reason, says }) => {
    expect(await app.report(minh, comment.id, reason)).toMatchObject(refused(400, says));
    expect(await db.select().from(commentReports)).toEqual([]);
  });

  test('is refused for one’s own comment, for an invisible one, and without an account', async () => {
    expect((await app.report(null, comment.id, 'a')).status).toBe(401);
    expect(await app.report(lan, comment.id, 'a')).toMatchObject(refused(403, commentRefusals.ownReport));
    await app.hide(qc, comment.id);
    expect(await app.report(minh, comment.id, 'a')).toMatchObject(refused(409, commentRefusals.hidden));
    await app.remove(lan, comment.id);
    expect(await app.report(minh, comment.id, 'a')).toMatchObject(
      refused(404, commentRefusals.commentNotFound),
    );
    expect(await app.notifiedAdmins(admin)).toEqual([]);
  });
});
