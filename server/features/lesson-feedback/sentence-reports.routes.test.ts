import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OwnNotification } from '#contract/notifications/endpoints.ts';
import { lessonFeedbackRefusals as refusals } from '#contract/texts/lesson-feedback.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { sentenceReportTexts } from '#contract/texts/practice.ts';
import { lessons, sentenceReports, sentences, users } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { lessonOf } from '#server/testing/data/lesson-of.ts';

const app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { call, factories, db } = app;
let lan: TestUser;
let hoa: TestUser;
let admin: TestUser;
let lesson: Awaited<ReturnType<typeof lessonOf>>;
beforeEach(async () => {
  await emptyTables(db);
  [lan, hoa] = [await factories.user(), await factories.user({ roles: ['SUPPLIER'] })];
  admin = await factories.user({ roles: ['ADMIN'] });
  lesson = await lessonOf(app, hoa);
});

type Body = Readonly<Record<string, unknown>>;
const report = (body: Body, by: TestUser | null = lan, sentenceId = lesson.sentenceId) =>
  call('POST', `/api/sentences/${sentenceId}/reports`, { body, token: by?.token });
const decide = (id: number, body: Body, { token }: TestUser = hoa) =>
  call('PUT', `/api/reports/${id}`, { body, token });
const stored = () => db.select().from(sentenceReports).orderBy(sentenceReports.id);
const reported = async (body: Body = { kind: 'japanese', text: 'Thiếu を.' }) => {
  await report(body);
  return (await stored()).at(-1)?.id ?? 0;
};
const read = async (path: string, { token }: TestUser) => {
  const notes = (await call('GET', path, { token })).body as OwnNotification[];
  return notes.map(({ kind, note, place }) => ({ kind, note, at: place?.sentenceId }));
};
const bellOf = (user: TestUser) => read('/api/me/notifications', user);
const notifiedAdmins = () => read('/api/notifications', admin);

const noteOf = (text: string) => ({
  kind: 'sentence-report',
  note: notificationTexts.sentenceReport('Tôi uống nước.', sentenceReportTexts.kinds.japanese, text),
  at: lesson.sentenceId,
});

describe('POST /api/sentences/{sentenceId}/reports', () => {
  test('notifies the author, with a link to the sentence', async () => {
    expect(await report({ kind: 'japanese', text: ' Thiếu を. ' })).toMatchObject({
      status: 200,
      body: { statusCode: 200, message: refusals.reported },
    });
    expect(await stored()).toMatchObject([
      { sentenceId: lesson.sentenceId, userId: lan.id, kind: 'japanese', text: 'Thiếu を.', state: 'open' },
    ]);
    expect(await bellOf(hoa)).toEqual([noteOf('Thiếu を.')]);
    expect(await notifiedAdmins()).toEqual([]);
  });

  test.each([
    {
      author: 'nobody, because it was shipped',
      prepare: () => db.update(sentences).set({ createdBy: null }),
    },
    { author: 'deleted', prepare: () => db.delete(users).where(eq(users.id, hoa.id)) },
  ])('notifies the admins when the author is $author', async ({ prepare }) => {
    await prepare();
    await report({ kind: 'japanese' });
    expect(await notifiedAdmins()).toEqual([noteOf('')]);
  });

  test('about one’s own sentence notifies nobody', async () => {
    expect((await report({ kind: 'japanese' }, hoa)).status).toBe(200);
    expect([await bellOf(hoa), await notifiedAdmins()]).toEqual([[], []]);
  });

  test('a second one of its kind replaces the text of the first and does not notify again', async () => {
    await report({ kind: 'japanese', text: 'Thiếu を.' });
    await report({ kind: 'japanese', text: 'Thiếu を ở giữa.' });
    await report({ kind: 'hint' });
    await report({ kind: 'japanese' }, await factories.user());
    const rows = (await stored()).map(({ userId, kind, text }) => ({ own: userId === lan.id, kind, text }));
    expect(rows).toEqual([
      { own: true, kind: 'japanese', text: 'Thiếu を ở giữa.' },
      { own: true, kind: 'hint', text: '' },
      { own: false, kind: 'japanese', text: '' },
    ]);
    expect(await bellOf(hoa)).toHaveLength(3);
  });

  test('a second one without text keeps the text of the first', async () => {
    await report({ kind: 'japanese', text: 'Thiếu を.' });
    await report({ kind: 'japanese', text: ' ' });
    expect(await stored()).toMatchObject([{ kind: 'japanese', text: 'Thiếu を.' }]);
  });

  test('of ten concurrent ones one is stored', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, n) => report({ kind: 'sound', text: `lần ${n}` })));
    expect(await stored()).toHaveLength(1);
    expect(await bellOf(hoa)).toHaveLength(1);
  });

  test('a sentence can be reported again after a decision', async () => {
    await decide(await reported(), { state: 'mended' });
    await report({ kind: 'japanese', text: 'Vẫn sai.' });
    expect((await stored()).map(({ state, text }) => [state, text])).toEqual([
      ['mended', 'Thiếu を.'],
      ['open', 'Vẫn sai.'],
    ]);
  });

  test.each([
    { body: {}, says: 'Loại lỗi không được bỏ trống.' },
    { body: { kind: 'joke' }, says: 'Loại lỗi phải là một trong: japanese, vietnamese, hint, sound, other.' },
    { body: { kind: 'other' }, says: 'Mô tả lỗi không được bỏ trống.' },
    { body: { kind: 'other', text: ' \n ' }, says: 'Mô tả lỗi không được bỏ trống.' },
    { body: { kind: 'hint', text: 'x'.repeat(301) }, says: 'Mô tả lỗi dài tối đa 300 ký tự.' },
  ])('400 for $body: $says', async ({ body, says }) => {
    expect(await report(body)).toMatchObject({ status: 400, body: { message: says } });
    expect(await stored()).toEqual([]);
  });

  test.each([
    { why: 'it does not exist', prepare: async () => void (lesson = { ...lesson, sentenceId: 404 }) },
    { why: 'it was deleted', prepare: () => db.update(sentences).set({ deletedAt: new Date() }) },
    { why: 'it is not published', prepare: () => db.update(sentences).set({ publishedAt: null }) },
    { why: 'its lesson was deleted', prepare: () => db.update(lessons).set({ deletedAt: new Date() }) },
  ])('404 when $why', async ({ prepare }) => {
    await prepare();
    expect(await report({ kind: 'hint' })).toMatchObject({
      status: 404,
      body: { message: refusals.sentenceNotFound },
    });
  });
});

describe('PUT /api/reports/{id}', () => {
  test.each([
    { state: 'mended', reason: '', says: notificationTexts.reportFixed('Tôi uống nước.', '') },
    {
      state: 'mended',
      reason: 'Đã thêm を.',
      says: notificationTexts.reportFixed('Tôi uống nước.', 'Đã thêm を.'),
    },
    {
      state: 'declined',
      reason: 'Câu đúng rồi.',
      says: notificationTexts.reportDeclined('Tôi uống nước.', 'Câu đúng rồi.'),
    },
  ])('$state “$reason” is sent to the reporter', async ({ state, reason, says }) => {
    const id = await reported();
    expect(await decide(id, { state, reason })).toMatchObject({
      status: 200,
      body: { id, kind: 'japanese', text: 'Thiếu を.', state, reason, decidedAt: expect.any(String) },
    });
    expect(await stored()).toMatchObject([{ state, reason, decidedBy: hoa.id }]);
    expect(await bellOf(lan)).toEqual([{ kind: 'report-decided', note: says, at: lesson.sentenceId }]);
  });

  test.each([
    { body: { state: 'declined' }, says: 'Lý do không được bỏ trống.' },
    { body: { state: 'declined', reason: '  ' }, says: 'Lý do không được bỏ trống.' },
    { body: { state: 'declined', reason: 'x'.repeat(301) }, says: 'Lý do dài tối đa 300 ký tự.' },
    { body: { state: 'open' }, says: 'Cách xử lý phải là một trong: mended, declined.' },
  ])('400 for $body.state: $says', async ({ body, says }) => {
    const id = await reported();
    expect(await decide(id, body)).toMatchObject({ status: 400, body: { message: says } });
    expect(await bellOf(lan)).toEqual([]);
  });

  test('only once, also for two concurrent decisions', async () => {
    const id = await reported();
    const replies = await Promise.all([
      decide(id, { state: 'mended' }),
      decide(id, { state: 'mended' }, admin),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await decide(id, { state: 'mended' })).toMatchObject({
      status: 409,
      body: { message: refusals.alreadyDecided },
    });
    expect(await bellOf(lan)).toHaveLength(1);
  });

  test.each([
    { who: 'another contributor', roles: ['SUPPLIER'] as const, status: 404 },
    { who: 'an admin', roles: ['ADMIN'] as const, status: 200 },
  ])('$status for $who', async ({ roles, status }) => {
    const someone = await factories.user({ roles });
    expect((await decide(await reported(), { state: 'mended' }, someone)).status).toBe(status);
  });

  test('the author of the lesson maintains every sentence in it', async () => {
    await db.update(sentences).set({ createdBy: admin.id });
    expect((await decide(await reported(), { state: 'mended' })).status).toBe(200);
  });
});
