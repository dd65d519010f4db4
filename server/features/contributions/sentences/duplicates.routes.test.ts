import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { contributionRefusals } from '#contract/texts/contributions.ts';
import { sentenceWarnings as says } from '#contract/texts/sentence-analysis.ts';
import { lessons, sentences } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { inspecting } from '#server/testing/inspecting.ts';

const { call, db, factories } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
let supplier: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  supplier = await factories.user({ roles: ['SUPPLIER'] });
});

const { send, warningsOf } = inspecting(call, () => supplier);

describe('a duplicate', () => {
  const own = async (published: boolean, by = supplier) => {
    const { lesson, sentence } = await factories.topic();
    const standing = { createdBy: by.id, ...(!published && { publishedAt: null }) };
    await db
      .update(lessons)
      .set({ ...standing, title: `本${lesson.id}` })
      .where(eq(lessons.id, lesson.id));
    await db.update(sentences).set(standing).where(eq(sentences.id, sentence.id));
    return { lessonId: lesson.id, sentenceId: sentence.id, title: `本${lesson.id}` };
  };
  const water = { jpSentence: '水を飲みます。', reading: 'みずをのみます。', viSentence: 'Tôi uống nước.' };
  const codesAnd = async (body: Record<string, unknown>) =>
    (await warningsOf(body)).map(({ code, message }) => [code, message]);

  test.each([
    {
      texts: { jpSentence: 'みず を ﾉﾐﾏｽ！', viSentence: '' },
      found: [],
      why: 'different letters are a different sentence',
    },
    {
      texts: { jpSentence: '[私は]水を飲みます', viSentence: 'Tôi không uống nước.' },
      found: [],
      why: 'so are additional words',
    },
    {
      texts: { jpSentence: ' 水(を)飲みﾏｽ！', viSentence: 'Tôi không uống nước.' },
      found: ['duplicate-japanese'],
      why: 'the same letters',
    },
    {
      texts: { jpSentence: 'お茶を飲みます。', viSentence: 'TÔI uống, nước!' },
      found: ['duplicate-vietnamese'],
      why: 'the same Vietnamese',
    },
    { texts: water, found: ['duplicate-japanese', 'duplicate-vietnamese'], why: 'both' },
  ])('in this lesson, and in another one: $why', async ({ texts, found }) => {
    const { lessonId, title } = await own(true);
    const { lessonId: otherId } = await own(true);
    await db.delete(sentences).where(eq(sentences.lessonId, otherId));
    const twins = (lesson: string | null) =>
      found.map((code) => [code, says[code as 'duplicate-japanese'](lesson)]);
    const isTwin = ([code]: string[]) => code?.startsWith('duplicate');
    expect((await codesAnd({ ...texts, lessonId })).filter(isTwin)).toEqual(twins(null));
    expect((await codesAnd({ ...texts, lessonId: otherId })).filter(isTwin)).toEqual(twins(title));
    expect((await codesAnd(texts)).filter(isTwin)).toEqual(twins(title));
  });

  test('is not the sentence itself', async () => {
    const { lessonId, sentenceId } = await own(true);
    expect(await warningsOf({ ...water, lessonId, sentenceId })).toEqual([]);
    expect(await warningsOf({ ...water, sentenceId })).toEqual([]);
  });

  test('is never a deleted sentence', async () => {
    const { lessonId, sentenceId } = await own(true);
    await db.update(sentences).set({ deletedAt: new Date() }).where(eq(sentences.id, sentenceId));
    expect(await warningsOf({ ...water, lessonId })).toEqual([]);
    expect(await warningsOf(water)).toEqual([]);
  });

  test('is never unpublished work of somebody else; one’s own is', async () => {
    const other = await factories.user({ roles: ['SUPPLIER'] });
    await own(false, other);
    expect(await warningsOf(water)).toEqual([]);
    const { title } = await own(false);
    expect(await codesAnd(water)).toEqual([
      ['duplicate-japanese', says['duplicate-japanese'](title)],
      ['duplicate-vietnamese', says['duplicate-vietnamese'](title)],
    ]);
  });

  test('is not searched for in a lesson that the caller may not change', async () => {
    const other = await factories.user({ roles: ['SUPPLIER'] });
    const { lessonId, sentenceId } = await own(true, other);
    const mine = await own(true);
    const { notFound } = contributionRefusals;
    const refused = (message: string) => ({ status: 404, body: { message } });
    expect(await send({ lessonId })).toMatchObject(refused(notFound.lessons));
    expect(await send({ lessonId: 404 })).toMatchObject(refused(notFound.lessons));
    expect(await send({ sentenceId })).toMatchObject(refused(notFound.sentences));
    expect(await send({ lessonId: mine.lessonId, sentenceId })).toMatchObject(refused(notFound.sentences));
    const admin = await factories.user({ roles: ['ADMIN'] });
    expect(await send({ lessonId, sentenceId }, admin)).toMatchObject({ status: 200 });
  });
});
