import { beforeEach, expect, test } from 'vitest';
import type { Comment } from '#contract/comments/comment.ts';
import { mountComments } from '#server/testing/commenting.ts';
import type { TestUser } from '#server/testing/factories.ts';
import { emptyTables, openTestDatabase } from '#server/testing/test-database.ts';

/** What a comment makes the bell of its author say. */

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

test('rings for whom a reply answers, with the way to the sentence', async () => {
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

test('rings for a like once, whatever the liker does then', async () => {
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

test('is silent for what one does oneself', async () => {
  await app.added(lan, sentenceId, 'thêm một ý', comment.id);
  await app.like(lan, sentenceId, comment.id);
  expect(await app.bellOf(lan)).toEqual([]);
});

test('is silent for what was refused', async () => {
  await app.add(minh, sentenceId, { content: ' ', parentId: comment.id });
  await app.hide(qc, comment.id);
  await app.like(minh, sentenceId, comment.id);
  expect(await app.bellOf(lan)).toEqual([]);
});
