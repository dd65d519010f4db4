import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GRAMMAR_SENTENCES_SHOWN, TRIAL_SENTENCES } from '#contract/limits.ts';
import { grammarRefusals } from '#contract/texts/grammar.ts';
import { lessons, sentences } from '#server/db/schema/index.ts';
import { createSentenceAnalysisService } from '#server/features/sentences/sentence-analysis.service.ts';
import {
  nothingPrepared,
  openPreparedFiles,
  type PreparedFiles,
} from '#server/gateways/prepared/prepared-files.ts';
import { createLogger } from '#server/log.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { openTestGrammar } from '#server/testing/data/test-grammar.ts';
import { testTokenizer } from '#server/testing/data/test-tokenizer.ts';
import { createGrammarUseService } from './grammar-use.service.ts';

const { db, factories, call } = await buildTestApp();
beforeEach(() => emptyTables(db));

const NEVER = new AbortController().signal;
const texts = { viSentence: 'Tôi đang uống nước.', hint: 'Việc đang làm.' };
const analysis = createSentenceAnalysisService({ db, tokenizer: testTokenizer });
const library = await openTestGrammar();

function createService(prepared: PreparedFiles = nothingPrepared) {
  const recognisingSteps = vi.fn<typeof library.recognisingSteps>(library.recognisingSteps);
  const rubyOf = (tokens: readonly { readonly surface: string }[]) =>
    tokens.map(({ surface }) => surface).join('');
  const service = createGrammarUseService({
    db,
    grammar: { find: library.find, recognisingSteps },
    rubyOf,
    prepared,
  });
  return { ...service, recognisingSteps };
}

/** A lesson with these model answers, analysed. */
async function lessonWith(...models: readonly string[]) {
  const [first = '', ...others] = models;
  const topic = await factories.topic({ sentence: { ...texts, jpSentence: first } });
  await addSentences(topic.lesson.id, others);
  return topic;
}

async function addSentences(lessonId: number, models: readonly string[]) {
  for (const [at, jpSentence] of models.entries())
    await db.insert(sentences).values({ ...texts, lessonId, jpSentence, position: at + 1 });
  await analysis.analyseMissing(NEVER);
}

describe('the sentences with a point', () => {
  test('few of them are all to be tried, and only their lesson is listed', async () => {
    const topic = await lessonWith('水を飲んでいます。', '水を飲みます。');
    const place = { lessonId: topic.lesson.id, curriculumId: topic.curriculum.id, topicId: topic.id };
    const use = await createService().of('te-iru');
    expect(use).toEqual({
      sentences: 1,
      lessons: 1,
      listed: [{ ...place, title: '水', mean: 'Nước', level: 'A1', sentences: [] }],
      trial: [{ id: topic.sentence.id, ...texts, ...place, jpSentence: '水を飲んでいます。', reading: '' }],
    });
  });

  test('more are listed by lesson with the point marked, without those to be tried', async () => {
    await lessonWith(...['水', '冷たい水', 'とても冷たい水'].map((what) => `${what}を飲んでいます。`));
    await lessonWith('今、冷たいお茶を飲んでいますか。');
    const use = await createService().of('te-iru');
    expect(use).toMatchObject({ sentences: 4, lessons: 2 });
    expect(use.trial).toHaveLength(TRIAL_SENTENCES);
    expect(use.listed.map(({ sentences: listed }) => listed)).toEqual([
      [expect.objectContaining({ before: '今、冷たいお茶を', point: '飲んでいます', after: 'か。' })],
    ]);
  });

  test('no more than fit on a page, and not all of one lesson', async () => {
    const models = Array.from({ length: 10 }, (_, at) => `水を${at + 1}回飲んでいます。`);
    for (let count = 0; count < 6; count += 1) await lessonWith(...models);
    const use = await createService().of('te-iru');
    const listed = use.listed.map(({ sentences: shown }) => shown.length);
    expect(listed.reduce((sum, count) => sum + count)).toBe(GRAMMAR_SENTENCES_SHOWN);
    expect(Math.max(...listed)).toBe(3);
    expect(use.sentences).toBe(60);
  });

  test('those that practise the point are tried first', async () => {
    const { lesson } = await lessonWith(
      ...['水', 'お茶', '酒', '薬'].map((what) => `${what}を飲んでいます。`),
    );
    const other = await lessonWith('私は毎朝冷たい水をたくさん飲んでいます。');
    await db
      .update(lessons)
      .set({ focus: ['te-iru'] })
      .where(eq(lessons.id, other.lesson.id));
    const [first] = (await createService().of('te-iru')).trial;
    expect(first?.lessonId).toBe(other.lesson.id);
    expect(first?.lessonId).not.toBe(lesson.id);
  });

  test('a hidden lesson has none', async () => {
    const { lesson } = await lessonWith('水を飲んでいます。');
    await factories.hide('lessons', lesson.id, 'unpublished');
    expect(await createService().of('te-iru')).toEqual({ sentences: 0, lessons: 0, listed: [], trial: [] });
  });
});

describe('in memory', () => {
  test('after a change only new sentences are read', async () => {
    const { lesson } = await lessonWith('水を飲んでいます。', '水を飲みます。');
    const use = createService();
    await use.prepare(NEVER);
    expect(use.recognisingSteps).toHaveBeenCalledTimes(2);
    await addSentences(lesson.id, ['お茶を飲んでいます。']);
    expect((await use.of('te-iru')).sentences, 'not announced yet').toBe(1);
    use.forget();
    expect((await use.of('te-iru')).sentences).toBe(2);
    expect(use.recognisingSteps).toHaveBeenCalledTimes(3);
  });

  test('a shutdown ends the preparation without a failure', async () => {
    await lessonWith('水を飲んでいます。');
    const use = createService();
    await use.prepare(AbortSignal.abort());
    expect(use.recognisingSteps).not.toHaveBeenCalled();
  });
});

describe('on disk', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kakehashi-grammar-use-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));
  const start = (installed = 'version 1') =>
    createService(openPreparedFiles({ dataDir, installed, log: createLogger('silent') }));

  test('after a restart only new sentences are read', async () => {
    const { lesson } = await lessonWith('水を飲んでいます。', '水を飲みます。');
    const before = start();
    const use = await before.of('te-iru');
    expect(before.recognisingSteps).toHaveBeenCalledTimes(2);
    const restarted = start();
    expect(await restarted.of('te-iru')).toEqual(use);
    expect(restarted.recognisingSteps).not.toHaveBeenCalled();
    await addSentences(lesson.id, ['お茶を飲んでいます。']);
    const again = start();
    expect((await again.of('te-iru')).sentences).toBe(2);
    expect(again.recognisingSteps).toHaveBeenCalledTimes(1);
  });

  test('another build reads all of them again', async () => {
    await lessonWith('水を飲んでいます。', '水を飲みます。');
    await start().prepare(NEVER);
    const updated = start('version 2');
    await updated.prepare(NEVER);
    expect(updated.recognisingSteps).toHaveBeenCalledTimes(2);
  });
});

test('GET /api/grammar/{pointId}/sentences', async () => {
  await lessonWith('水を飲んでいます。');
  const reply = await call('GET', '/api/grammar/te-iru/sentences');
  expect(reply).toMatchObject({
    status: 200,
    body: { sentences: 1, trial: [{ jpSentence: '水を飲んでいます。' }] },
  });
  expect(await call('GET', '/api/grammar/no-such/sentences')).toMatchObject({
    status: 404,
    body: { message: grammarRefusals.unknownPoint },
  });
});
