import { beforeEach, describe, expect, test } from 'vitest';
import type { OwnNotification } from '#contract/notifications/endpoints.ts';
import { contributionRefusals } from '#contract/texts/contributions.ts';
import { reviewRefusals } from '#contract/texts/reviews.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { beginLesson, contributing, school } from '#server/testing/contributing.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

const testApp = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { call, factories, db } = testApp;
const people = await contributing(testApp);
let start: Awaited<ReturnType<typeof beginLesson>>;
beforeEach(async () => {
  await emptyTables(db);
  start = await beginLesson(testApp, people);
});

const learnersSee = async () => (await call('GET', `/api/sentences/${start.lesson.id}`)).body;
const submitLesson = () => people.act(start.supplier, 'lessons', start.lesson.id, 'submit');
const waitingFor = async (user = start.qc) => people.queue(user);
const bellOf = async (user: TestUser) =>
  (await call('GET', '/api/me/notifications', { token: user.token })).body as OwnNotification[];

describe('from a draft to learners', () => {
  test('a supplier’s work is private until somebody else approves it', async () => {
    expect(start.lesson).toMatchObject({ state: 'draft', published: false, editable: true, sentences: [] });
    expect(start.sentence).toMatchObject({ state: 'draft', published: false, revision: 1 });
    expect(await learnersSee()).toMatchObject({ statusCode: 404 });
    expect(await waitingFor()).toEqual([]);

    expect(await submitLesson()).toMatchObject({ status: 200, body: { state: 'waiting' } });
    const queue = await waitingFor();
    expect(queue).toMatchObject([
      { kind: 'lessons', before: null, after: { title: '駅で' }, author: 'Lan', lesson: null, own: false },
      { kind: 'sentences', before: null, after: school, lesson: { id: start.lesson.id, title: '駅で' } },
    ]);
    expect(queue[1]).toMatchObject({
      topic: { id: start.topic.id },
      curriculum: { id: start.topic.curriculum.id },
    });
    expect(await learnersSee()).toMatchObject({ statusCode: 404 });

    const reply = await people.approveAll(start.qc, queue);
    expect(reply.body).toEqual({ approved: queue.map(({ id }) => id), refused: [] });
    expect(await learnersSee()).toMatchObject([{ ...school, id: start.sentence.id }]);
    expect(await people.sentencesOf(start.supplier, start.lesson.id)).toMatchObject([
      { state: 'published', published: true },
    ]);
    expect(await waitingFor()).toEqual([]);
    expect(await bellOf(start.supplier)).toMatchObject([
      { kind: 'content-approved', note: '2 mục của bạn đã được duyệt, trong đó có bài học “駅で”.' },
    ]);
  });

  test('a contributor cannot approve the work of another one', async () => {
    await submitLesson();
    const [review] = await waitingFor();
    const other = await factories.user({ roles: ['SUPPLIER'] });
    const body = { decision: 'approved', revision: review?.revision };
    const reply = await call('PUT', `/api/reviews/${review?.id}`, { body, token: other.token });
    expect(reply).toMatchObject({ status: 403 });
    expect(await learnersSee()).toMatchObject({ statusCode: 404 });
  });

  test('a lesson is submitted with its unpublished curriculum and topic', async () => {
    const topic = await people.topic(start.supplier);
    const form = new FormData();
    form.set('dto', JSON.stringify({ name: 'Trên tàu', topicId: topic.id }));
    form.set('img', people.img);
    const made = await call('POST', '/api/curri', { token: start.supplier.token, body: form });
    const inside = await people.lesson(start.supplier, (made.body as { id: number }).id);
    await people.sentence(start.supplier, inside.id);
    await people.act(start.supplier, 'lessons', inside.id, 'submit');
    expect((await waitingFor()).map(({ kind }) => kind).toSorted()).toEqual([
      'curriculums',
      'lessons',
      'sentences',
      'topics',
    ]);
  });

  test('changes are requested with a reason, made, submitted again and approved', async () => {
    await submitLesson();
    const [first, second] = await waitingFor();
    expect(first && second).toBeTruthy();
    if (!first || !second) return;
    await people.decide(start.qc, first, 'approved');
    expect(await people.decide(start.qc, second, 'changes')).toMatchObject({
      status: 400,
      body: { message: reviewRefusals.reasonMissing, field: 'text' },
    });
    expect((await people.decide(start.qc, second, 'changes', 'Dịch chưa tự nhiên.')).status).toBe(200);
    expect(await people.sentencesOf(start.supplier, start.lesson.id)).toMatchObject([
      { state: 'changes', published: false, reason: 'Dịch chưa tự nhiên.' },
    ]);
    const corrected = { viSentence: 'Tôi đi học.' };
    const saved = await people.changeSentence(start.supplier, start.sentence, corrected);
    expect(saved.body).toMatchObject({
      ...corrected,
      state: 'changes',
      reason: 'Dịch chưa tự nhiên.',
      revision: 2,
    });
    await people.act(start.supplier, 'sentences', start.sentence.id, 'submit');
    const [again] = await waitingFor();
    expect(again).toMatchObject({
      after: corrected,
      notes: [{ kind: 'changes', author: 'Minh' }],
      revision: 2,
    });
    if (again) await people.decide(start.qc, again, 'approved', 'Tốt rồi.');
    expect(await learnersSee()).toMatchObject([corrected]);
    expect((await bellOf(start.supplier)).map(({ kind, note }) => [kind, note])).toEqual([
      ['content-approved', 'Nội dung của bạn đã được duyệt: câu “Tôi đi học”. Nhận xét: Tốt rồi.'],
      ['content-changes', 'Cần sửa câu “Tôi đi đến trường”. Lý do: Dịch chưa tự nhiên.'],
      ['content-approved', 'Nội dung của bạn đã được duyệt: bài học “駅で”.'],
    ]);
  });

  test('admins are notified of waiting content, once for a lesson', async () => {
    await submitLesson();
    const notified = (await call('GET', '/api/notifications', { token: start.admin.token })).body;
    expect(notified).toMatchObject([
      { kind: 'content-waiting', note: 'Lan gửi duyệt bài học “駅で” (2 mục).' },
    ]);
  });

  test('content of an admin is published at once', async () => {
    const made = await people.lesson(start.admin, start.topic.curriculum.id, '空港で');
    expect(made).toMatchObject({ state: 'published', published: true });
    expect(await people.queue(start.qc)).toEqual([]);
  });
});

describe('nobody approves their own work', () => {
  test.each([
    { why: 'a supplier who is also QC', roles: ['SUPPLIER', 'QC'] as const },
    { why: 'an author who has become an admin', roles: ['SUPPLIER', 'QC', 'ADMIN'] as const },
  ])('$why', async ({ roles }) => {
    const both = await factories.user({ roles: ['SUPPLIER'] });
    const own = await people.lesson(both, start.topic.curriculum.id);
    await people.sentence(both, own.id);
    await people.act(both, 'lessons', own.id, 'submit');
    const admins = await factories.user({ roles: ['ADMIN'] });
    await call('PUT', `/auth/users/${both.id}/role`, { token: admins.token, body: { newRoles: roles } });
    const [review] = await waitingFor(both);
    expect(review).toMatchObject({ own: true });
    if (!review) return;
    const refusal = { status: 403, body: { message: reviewRefusals.ownWork } };
    expect(await people.decide(both, review, 'approved')).toMatchObject(refusal);
    expect(await people.decide(both, review, 'changes', 'Tự chê.')).toMatchObject(refusal);
    const bulk = await people.approveAll(both, [review]);
    expect(bulk.body).toEqual({
      approved: [],
      refused: [{ id: review.id, message: reviewRefusals.ownWork }],
    });
  });
});

describe('what only the author sees', () => {
  test('a draft that was never submitted is not found by reviewers', async () => {
    const path = `/api/contributions/sentences/${start.sentence.id}/versions`;
    const [draft] = await people.versionsOf(start.supplier, 'sentences', start.sentence.id);
    expect((await call('GET', path, { token: start.qc.token })).status).toBe(404);
    const note = { token: start.qc.token, body: { text: 'Đọc trộm' } };
    expect((await call('POST', `/api/reviews/${draft?.id}/notes`, note)).status).toBe(404);
    await submitLesson();
    expect((await call('GET', path, { token: start.qc.token })).status).toBe(200);
  });

  test('withdrawing and submitting again does not notify the admins again', async () => {
    await submitLesson();
    await people.act(start.supplier, 'lessons', start.lesson.id, 'withdraw');
    await submitLesson();
    const notified = (await call('GET', '/api/notifications', { token: start.admin.token })).body as object[];
    expect(notified).toHaveLength(1);
  });

  test('an author who has become an admin publishes their own draft by saving it', async () => {
    await call('PUT', `/auth/users/${start.supplier.id}/role`, {
      token: start.admin.token,
      body: { newRoles: ['ADMIN'] },
    });
    const saved = await people.changeSentence(start.supplier, start.sentence, {});
    expect(saved.body).toMatchObject({ state: 'published', published: true });
  });
});

describe('notes on a version', () => {
  test('are for reviewer and author, and nobody else', async () => {
    await submitLesson();
    const [review] = await waitingFor();
    if (!review) throw new Error('The lesson has to wait');
    const say = (user: TestUser, text: string) =>
      call('POST', `/api/reviews/${review.id}/notes`, { token: user.token, body: { text } });
    await say(start.qc, 'Có cần thêm câu không?');
    const replies = await say(start.supplier, 'Em sẽ thêm.');
    expect(replies.body).toMatchObject([
      { kind: 'comment', author: 'Minh', text: 'Có cần thêm câu không?' },
      { kind: 'comment', author: 'Lan', text: 'Em sẽ thêm.' },
    ]);
    expect(await say(await factories.user({ roles: ['SUPPLIER'] }), 'Xen vào')).toMatchObject({
      status: 404,
    });
    expect((await bellOf(start.supplier)).map(({ kind }) => kind)).toEqual(['content-comment']);
  });
});

describe('refused actions', () => {
  const refusals = [
    {
      why: 'a lesson without sentences',
      kind: 'lessons',
      action: 'submit',
      says: contributionRefusals.lessonWithoutSentences,
    },
    {
      why: 'content that does not wait',
      kind: 'lessons',
      action: 'withdraw',
      says: contributionRefusals.notWaiting,
    },
    {
      why: 'content that was never published',
      kind: 'lessons',
      action: 'discard',
      says: contributionRefusals.neverPublished,
    },
    {
      why: 'content that is not deleted',
      kind: 'lessons',
      action: 'undelete',
      says: contributionRefusals.notDeleted,
    },
  ] as const;
  test.each(refusals)('$action: $why', async ({ kind, action, says }) => {
    const empty = await people.lesson(start.supplier, start.topic.curriculum.id, 'Trống');
    expect((await people.act(start.supplier, kind, empty.id, action)).body).toMatchObject({ message: says });
  });

  test('submitted content cannot be submitted again, but withdrawn', async () => {
    await submitLesson();
    expect((await submitLesson()).body).toMatchObject({ message: contributionRefusals.nothingToSubmit });
    expect((await people.act(start.supplier, 'lessons', start.lesson.id, 'withdraw')).body).toMatchObject({
      state: 'draft',
    });
    expect(await waitingFor()).toEqual([]);
  });

  test('deleted content is not in the review list', async () => {
    await submitLesson();
    await call('DELETE', `/api/lessons/${start.lesson.id}`, { token: start.supplier.token });
    expect(await waitingFor()).toEqual([]);
  });
});
