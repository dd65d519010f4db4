import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ANALYSIS_BATCH } from '#contract/limits.ts';
import { practiceRefusals } from '#contract/texts/practice.ts';
import { sentences } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { testTokenizer } from '#server/testing/data/test-tokenizer.ts';
import { createSentenceAnalysisService } from './sentence-analysis.service.ts';

const { db, factories } = await buildTestApp();
beforeEach(() => emptyTables(db));

const tokenize = vi.fn<typeof testTokenizer.tokenize>(testTokenizer.tokenize);
const service = createSentenceAnalysisService({ db, tokenizer: { tokenize } });
beforeEach(() => void tokenize.mockClear());

const texts = { jpSentence: '水を飲みます。', reading: '', accepted: [], blocked: [] };

describe('an analysis', () => {
  test('has the model answer first, then the other answers, and calls the tokenizer once', async () => {
    const { answers, blocked } = await service.analyse({
      ...texts,
      accepted: ['[私は]水を飲みます', '水を(飲みます|いただきます)'],
      blocked: ['お湯を飲みます'],
    });
    expect(answers.map(({ text }) => text)).toEqual(['水を飲みます。', '私は水を飲みます', '水を飲みます']);
    expect(blocked.map(({ text }) => text)).toEqual(['お湯を飲みます']);
    expect(tokenize).toHaveBeenCalledTimes(1);
  });

  test('leaves out answers with invalid notation', async () => {
    const { answers, blocked } = await service.analyse({ ...texts, accepted: ['(水', '。'], blocked: [']'] });
    expect([answers.length, blocked.length]).toEqual([1, 0]);
  });

  test.each([
    { change: { jpSentence: 'お茶を飲みます。' }, why: 'another sentence' },
    { change: { reading: 'みずをのみます。' }, why: 'another reading' },
    { change: { accepted: ['水を飲む'] }, why: 'another answer' },
    { change: { blocked: ['水を飲む'] }, why: 'another blocked answer' },
  ])('is outdated with $why', async ({ change }) => {
    const { of } = await service.analyse(texts);
    expect(of).toBe(service.digest(texts));
    expect(of).not.toBe(service.digest({ ...texts, ...change }));
  });

  test('is impossible without the tokenizer', async () => {
    tokenize.mockRejectedValueOnce(new Error('out of memory'));
    await expect(service.analyse(texts)).rejects.toMatchObject({
      statusCode: 503,
      message: practiceRefusals.analysisAway,
    });
  });
});

describe('after the start', () => {
  const NEVER = new AbortController().signal;

  async function addSentences(count: number): Promise<void> {
    const { lesson, sentence } = await factories.topic();
    const { viSentence, jpSentence, hint } = sentence;
    const rows = Array.from({ length: count - 1 }, () => ({
      lessonId: lesson.id,
      viSentence,
      jpSentence,
      hint,
    }));
    await db.insert(sentences).values(rows);
  }

  const stored = async () =>
    (await db.select().from(sentences).orderBy(asc(sentences.id))).map(({ analysis }) => analysis);

  test('every sentence without an analysis gets one, in batches, and only once', async () => {
    await addSentences(ANALYSIS_BATCH + 2);
    await service.analyseMissing(NEVER);
    expect((await stored()).filter((analysis) => analysis?.of === service.digest(texts))).toHaveLength(
      ANALYSIS_BATCH + 2,
    );
    expect(tokenize).toHaveBeenCalledTimes(2);
    await service.analyseMissing(NEVER);
    expect(tokenize.mock.calls.slice(2).flatMap(([asked]) => asked)).toEqual([]);
  });

  test('a sentence whose texts have changed gets a new one', async () => {
    await addSentences(2);
    await service.analyseMissing(NEVER);
    await db.update(sentences).set({ jpSentence: 'お茶を飲みます。' });
    await service.analyseMissing(NEVER);
    expect((await stored()).map((analysis) => analysis?.answers[0]?.text)).toEqual([
      'お茶を飲みます。',
      'お茶を飲みます。',
    ]);
  });

  test('stops when the product shuts down', async () => {
    await addSentences(2);
    await service.analyseMissing(AbortSignal.abort());
    expect(await stored()).toEqual([null, null]);
  });
});

describe('beside a newer release', () => {
  const NEVER = new AbortController().signal;
  const newerTokenize = vi.fn<typeof testTokenizer.tokenize>(testTokenizer.tokenize);
  const newer = createSentenceAnalysisService({ db, tokenizer: { tokenize: newerTokenize }, version: 99 });
  beforeEach(() => void newerTokenize.mockClear());

  const read = async () => {
    const row = await db.query.sentences.findFirst();
    if (!row) throw new Error('No sentence');
    return { ...row, focus: [] };
  };

  test('the newer one renews an analysis, and the older one uses that and leaves it alone', async () => {
    await factories.topic();
    await service.of(await read());
    await newer.analyseMissing(NEVER);
    expect(newerTokenize).toHaveBeenCalledTimes(1);
    const renewed = (await read()).analysis;
    expect(renewed).toMatchObject({ version: 99 });
    tokenize.mockClear();
    newerTokenize.mockClear();
    for (const _ of ['one restart', 'another']) {
      await service.analyseMissing(NEVER);
      expect(await service.of(await read())).toEqual(renewed);
      await newer.analyseMissing(NEVER);
    }
    expect([...tokenize.mock.calls, ...newerTokenize.mock.calls].flatMap(([asked]) => asked)).toEqual([]);
    expect((await read()).analysis).toEqual(renewed);
  });

  test('the older one analyses a sentence whose texts have changed, and the newer one renews that', async () => {
    await factories.topic();
    await newer.of(await read());
    await db.update(sentences).set({ jpSentence: 'お茶を飲みます。' });
    expect(await service.of(await read())).toMatchObject({ answers: [{ text: 'お茶を飲みます。' }] });
    expect((await read()).analysis?.version).toBeLessThan(99);
    await newer.of(await read());
    expect((await read()).analysis).toMatchObject({ version: 99, answers: [{ text: 'お茶を飲みます。' }] });
  });

  test('an analysis that took long does not replace one that was stored meanwhile', async () => {
    await factories.topic();
    const found = await read();
    await newer.of(found);
    await service.of(found);
    expect((await read()).analysis).toMatchObject({ version: 99 });
  });

  test('an analysis of a release that stored no version is used', async () => {
    await factories.topic();
    const { version: _, ...withoutVersion } = await service.of(await read());
    await db.update(sentences).set({ analysis: withoutVersion });
    tokenize.mockClear();
    expect(await service.of(await read())).toEqual(withoutVersion);
    expect(tokenize).not.toHaveBeenCalled();
  });
});
