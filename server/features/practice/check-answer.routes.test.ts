import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import { feedbackTexts } from '#contract/texts/judge.ts';
import { practiceRefusals } from '#contract/texts/practice.ts';
import { practiceTries, refusedAnswers, sentences } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

const { call, factories, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { changes } = await openTestDatabase();
let sentenceId = 0;
beforeEach(async () => {
  await emptyTables(db);
  // Use a new id each time: the memory of a sentence outlives its test.
  sentenceId += 1;
  await factories.topic({ sentence: { id: sentenceId } });
});

interface Options {
  readonly mode?: string;
  readonly token?: string;
}

const send = (body: Readonly<Record<string, unknown>>, { mode, token }: Options = {}) =>
  call('POST', `/api/sentences/check-answer${mode === undefined ? '' : `?mode=${mode}`}`, { body, token });

const check = async (userAnswer: string, options?: Options) =>
  (await send({ sentenceId, userAnswer }, options)).body as JudgedAnswer;

describe('POST /api/sentences/check-answer', () => {
  test('returns the fields of PRODUCT.md, Practice, and the details of the judgement', async () => {
    expect(await check('水を飲みます')).toEqual({
      feedback: 'Chính xác!',
      hint: 'Tân ngữ có trợ từ.',
      correctAnswer: '水を飲みます。',
      correct: true,
      viSentence: 'Tôi uống nước.',
      score: null,
      points: 0,
      verdict: 'correct',
      segments: expect.any(Array),
      errors: [],
      notes: [],
    });
  });

  test.each([
    { typed: 'みずをのみます', verdict: 'correct', correct: true, why: 'kana for kanji' },
    { typed: '  水を飲みます\n', verdict: 'correct', correct: true, why: 'trimmed' },
    { typed: '水を\n飲みます', verdict: 'correct', correct: true, why: 'a line break is a space' },
    { typed: '水を\u0000飲みます', verdict: 'correct', correct: true, why: 'and so is a zero byte' },
    { typed: '水を\ud800飲みます', verdict: 'correct', correct: true, why: 'and half of a surrogate pair' },
    {
      typed: '水を飲む',
      verdict: 'correct-with-note',
      correct: true,
      why: 'plain where the model is polite',
    },
    { typed: 'みづをのみます', verdict: 'almost', correct: false, why: 'a slip of one kana' },
    { typed: '水で飲みます', verdict: 'wrong', correct: false, why: 'another particle' },
    { typed: '？？？', verdict: 'wrong', correct: false, why: 'an empty answer' },
    { typed: 'x'.repeat(300), verdict: 'wrong', correct: false, why: 'the maximum length' },
  ])('$typed is $verdict: $why', async ({ typed, verdict, correct }) => {
    expect(await check(typed)).toMatchObject({ verdict, correct });
  });

  test('names the mistake, where it is, and what belongs there', async () => {
    const { feedback, errors, segments } = await check('水で飲みます');
    expect(feedback).toBe('Sai trợ từ: bạn viết で, ở đây cần を.');
    expect(errors).toEqual([
      {
        code: 'particle-wrong',
        typed: { start: 1, end: 2, text: 'で' },
        model: { start: 1, end: 2, text: 'を' },
        message: feedback,
        explanation: {
          kind: 'point',
          id: 'o-tan-ngu',
          title: '〜を',
          rule: expect.stringMatching(/^を .+\.$/u),
          wrong: expect.any(String),
          right: expect.any(String),
          why: expect.any(String),
        },
      },
    ]);
    expect(segments).toContainEqual({ typed: 'で', expected: 'を', state: 'wrong', mistake: 0 });
  });

  test('listening judges by sound, and returns the Vietnamese', async () => {
    expect(await check('みずおのみます', { mode: 'listening' })).toMatchObject({
      correct: true,
      correctAnswer: '水を飲みます。',
      viSentence: 'Tôi uống nước.',
    });
    expect(await check('みずおのみます')).toMatchObject({ correct: false });
    expect(await check('水を飲む', { mode: 'listening' })).toMatchObject({ correct: false });
  });

  test.each([
    { body: { userAnswer: '   ' }, field: 'userAnswer', says: 'Câu trả lời không được bỏ trống.' },
    { body: {}, field: 'userAnswer', says: 'Câu trả lời không được bỏ trống.' },
    {
      body: { userAnswer: 'あ'.repeat(301) },
      field: 'userAnswer',
      says: 'Câu trả lời dài tối đa 300 ký tự.',
    },
    { body: { userAnswer: 7 }, field: 'userAnswer', says: 'Câu trả lời không đúng kiểu dữ liệu.' },
    {
      body: { userAnswer: 'あ', sentenceId: 'một' },
      field: 'sentenceId',
      says: 'Mã câu không đúng định dạng.',
    },
  ])('$says', async ({ body, field, says }) => {
    expect(await send({ sentenceId, ...body })).toMatchObject({
      status: 400,
      body: { message: says, field },
    });
  });

  test('お typed as romaji is right, with a note on how the particle is written; as kana it stays a slip', async () => {
    const answer = { sentenceId, userAnswer: 'みずおのみます' };
    expect((await send({ ...answer, typedAs: 'romaji' })).body).toMatchObject({
      verdict: 'correct-with-note',
      feedback: 'Đúng âm, nhưng “お” ở đây viết là “を”.',
    });
    expect((await send(answer)).body).toMatchObject({ verdict: 'almost' });
  });

  test('Vietnamese typed by mistake is named, reveals nothing and counts no attempt', async () => {
    const { token } = await factories.user();
    const reply = await check('Tôi uống nước', { token });
    expect(reply).toMatchObject({
      verdict: 'wrong',
      language: 'vietnamese',
      feedback: feedbackTexts.vietnamese,
      segments: [{ typed: 'Tôi uống nước', expected: '', state: 'wrong' }],
      errors: [],
    });
    expect(await db.select().from(practiceTries)).toEqual([]);
    expect(await db.select().from(refusedAnswers)).toEqual([]);
    expect(await check('水を飲みます', { token })).toMatchObject({ points: 10 });
  });

  test('an unknown mode is refused', async () => {
    expect(await send({ sentenceId, userAnswer: '水' }, { mode: 'reading' })).toMatchObject({
      status: 400,
      body: { message: 'Chế độ luyện tập phải là một trong: translate, listening.' },
    });
  });

  test('404 in Vietnamese for a sentence that does not exist', async () => {
    expect(await send({ sentenceId: 404, userAnswer: '水' })).toMatchObject({
      status: 404,
      body: { message: practiceRefusals.sentenceNotFound },
    });
  });

  test('other answers of the author are right, invalid ones are ignored, blocked ones stay wrong', async () => {
    await db.update(sentences).set({
      accepted: ['お水(を|)', '(ミネラル|)水[を]いただきます', '水を[たくさん]いただきます'],
      blocked: ['水を飲む', '{'],
    });
    expect(await check('水をいただきます')).toMatchObject({ correct: true });
    expect(await check('水を飲みます')).toMatchObject({ correct: true });
    expect(await check('水を飲む')).toMatchObject({ correct: false });
  });

  test('a model answer with a stray bracket can be practised', async () => {
    await db.update(sentences).set({ jpSentence: '水を（飲みます。' });
    expect(await check('水を飲みます')).toMatchObject({ correct: true, correctAnswer: '水を（飲みます。' });
  });

  test('with a model answer of only punctuation every answer is wrong', async () => {
    await db.update(sentences).set({ jpSentence: '。' });
    expect(await check('水を飲みます')).toMatchObject({ correct: false });
  });
});

describe('the memory of this node', () => {
  test('answers without the database, until content changes', async () => {
    await check('水を飲みます');
    await db.delete(sentences);
    expect((await check('水を飲む')).correct).toBe(true);
    await changes.announce('content');
    await vi.waitFor(async () =>
      expect((await send({ sentenceId, userAnswer: '水を飲む' })).status).toBe(404),
    );
  });

  test('is refreshed after a change', async () => {
    expect((await check('お茶を飲みます')).correct).toBe(false);
    await db.update(sentences).set({ jpSentence: 'お茶を飲みます。' });
    await changes.announce('content');
    await vi.waitFor(async () => expect((await check('お茶を飲みます')).correct).toBe(true));
    expect((await check('水を飲みます')).correct).toBe(false);
  });
});

describe('the tokenizer', () => {
  let asked: number;
  let works: boolean;
  const tokenizer = {
    async tokenize(texts: readonly string[]) {
      asked += 1;
      if (!works) throw new Error('out of memory');
      return texts.map((text) => [
        { surface: text, reading: 'みずをのみます', pos: '名詞', base: text, conjugation: '' },
      ]);
    },
    close: async () => {},
  };
  beforeEach(() => {
    asked = 0;
    works = true;
  });

  test('unavailable: 503 in Vietnamese and no attempt is counted; the next call tries again', async () => {
    const node = await buildTestApp({ tokenizer });
    const lan = await factories.user();
    const answer = () =>
      node.call('POST', '/api/sentences/check-answer', {
        token: lan.token,
        body: { sentenceId, userAnswer: '水で飲みます' },
      });
    works = false;
    expect(await answer()).toMatchObject({ status: 503, body: { message: practiceRefusals.analysisAway } });
    expect(await db.$count(practiceTries)).toBe(0);
    expect(await db.$count(refusedAnswers)).toBe(0);
    works = true;
    expect((await answer()).status).toBe(200);
  });

  test('is called once for a sentence, whichever node asks', async () => {
    await check('水を飲みます');
    const node = await buildTestApp({ tokenizer });
    const body = { sentenceId, userAnswer: 'みずをのみます' };
    const reply = await node.call('POST', '/api/sentences/check-answer', { body });
    expect(reply.body).toMatchObject({ correct: true });
    expect(asked).toBe(0);
    await db.update(sentences).set({ reading: 'みずをのみます' }).where(eq(sentences.id, sentenceId));
    await changes.announce('content');
    // Another reading makes the stored analysis outdated.
    await vi.waitFor(async () => {
      await node.call('POST', '/api/sentences/check-answer', { body });
      expect(asked).toBe(1);
    });
  });
});
