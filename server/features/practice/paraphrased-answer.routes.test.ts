import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import { lessons, sentences } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';

const { call, factories, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
let sentenceId = 0;
beforeEach(async () => {
  await emptyTables(db);
  // Use a new id each time: the memory of a sentence outlives its test.
  sentenceId += 1;
  await factories.topic({ sentence: { id: sentenceId } });
});

const check = async (userAnswer: string) =>
  (await call('POST', '/api/sentences/check-answer', { body: { sentenceId, userAnswer } }))
    .body as JudgedAnswer;

describe('a right answer in other words than the model', () => {
  const MUST = { jpSentence: '薬を飲まなければなりません。', viSentence: 'Tôi phải uống thuốc.' };
  const change = async (fields: Partial<typeof sentences.$inferInsert>) => {
    await db
      .update(sentences)
      .set({ ...MUST, ...fields })
      .where(eq(sentences.id, sentenceId));
  };

  test('is right, with a note that names the pattern of the model', async () => {
    await change({});
    expect(await check('薬を飲まないといけません')).toMatchObject({
      verdict: 'correct-with-note',
      feedback: expect.stringContaining('〜なければなりません'),
      notes: [{ code: 'paraphrase' }],
    });
  });

  test.each([
    { own: ['nakereba-naranai'], ofLesson: [], practises: true, why: 'the focus of the sentence' },
    { own: [], ofLesson: ['nakereba-naranai'], practises: true, why: 'the focus of its lesson' },
    { own: ['tai'], ofLesson: ['nakereba-naranai'], practises: false, why: 'its own focus comes first' },
    { own: [], ofLesson: [], practises: false, why: 'no focus' },
  ])('offers another try where the pattern is practised: $why', async ({ own, ofLesson, practises }) => {
    await change({ focus: own });
    await db.update(lessons).set({ focus: ofLesson });
    const { correct, notes } = await check('薬を飲まないといけません');
    expect(correct).toBe(true);
    expect(notes.map((note) => note.practises)).toEqual([practises ? '〜なければなりません' : undefined]);
  });

  test.each([
    { focus: ['te-kara'], practises: '〜てから', why: 'the lesson is about one of the two' },
    { focus: ['te-kara', 'ato-de'], practises: undefined, why: 'the lesson is about both' },
  ])('$why', async ({ focus, practises }) => {
    await change({
      jpSentence: '水を飲んでから、寝ます。',
      viSentence: 'Tôi uống nước rồi mới ngủ.',
      focus,
    });
    const { correct, notes } = await check('水を飲んだ後で、寝ます');
    expect(correct).toBe(true);
    expect(notes.map((note) => note.practises)).toEqual([practises]);
  });

  test('is told of the pattern, although the author lists the answer', async () => {
    await change({ focus: ['nakereba-naranai'], accepted: ['薬を飲まないといけません'] });
    const { verdict, notes } = await check('薬を飲まないといけません');
    expect([verdict, notes.map((note) => note.practises)]).toEqual([
      'correct-with-note',
      ['〜なければなりません'],
    ]);
  });

  test('needs no note where the author lists the answer and the sentence practises something else', async () => {
    await change({ accepted: ['薬を飲まないといけません'] });
    expect(await check('薬を飲まないといけません')).toMatchObject({ verdict: 'correct', notes: [] });
  });

  test('is wrong where the author has switched the rule off', async () => {
    await change({ rulesOff: ['obligation'] });
    expect(await check('薬を飲まないといけません')).toMatchObject({ verdict: 'wrong', correct: false });
  });
});
