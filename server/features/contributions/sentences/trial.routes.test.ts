import { beforeEach, expect, test } from 'vitest';
import type { TriedAnswer } from '#contract/contributions/sentence-endpoints.ts';
import { contributionRefusals } from '#contract/texts/contributions.ts';
import { practiceRefusals } from '#contract/texts/practice.ts';
import { practiceTries, scoreLedger } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { testTokenizer } from '#server/testing/data/test-tokenizer.ts';

const { call, db, factories } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });

let supplier: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  supplier = await factories.user({ roles: ['SUPPLIER'] });
});

const go = {
  jpSentence: '[私は]学校へ行きます。',
  reading: 'わたしはがっこうへいきます。',
  viSentence: 'Tôi đi đến trường.',
};
const send = (body: Record<string, unknown>, on = call) =>
  on('POST', '/api/contributions/sentences/try', { token: supplier.token, body });

test.each([
  { body: { answer: '学校へ行きます' }, verdict: 'correct', why: 'the notation of the model counts' },
  { body: { answer: 'gakkou ni ikimasu' }, verdict: 'correct', why: 'romaji, and a rule' },
  { body: { answer: '学校へ行く' }, verdict: 'correct-with-note', why: 'plain form' },
  {
    body: { answer: '学校へ行く', register: 'pinned' },
    verdict: 'wrong',
    why: 'plain form, where the register is pinned',
  },
  { body: { answer: '学校へ通います' }, verdict: 'wrong', why: 'another verb' },
  {
    body: { answer: '学校へ通います', accepted: ['', '学校(へ|に)通います'] },
    verdict: 'correct',
    why: 'another verb that is accepted, beside a field that is still blank',
  },
  { body: { answer: '学校に行きます', blocked: ['学校に行きます'] }, verdict: 'wrong', why: 'blocked' },
  {
    body: { answer: 'わたしはがっこうえいきます', mode: 'listening' },
    verdict: 'correct',
    why: 'listening, in kana as it sounds',
  },
  {
    body: { answer: '学校へ行きます', mode: 'listening' },
    verdict: 'wrong',
    why: 'listening: the whole answer is required',
  },
])('a learner would see $verdict: $why', async ({ body, verdict }) => {
  const reply = await send({ ...go, ...body });
  expect(reply).toMatchObject({ status: 200, body: { verdict } });
  const { correct, feedback, errors } = reply.body as TriedAnswer;
  expect(correct).toBe(verdict.startsWith('correct'));
  expect(feedback).not.toBe('');
  expect(errors.length > 0).toBe(verdict === 'wrong');
});

test('gives the same judgement as check-answer, and stores nothing', async () => {
  const { sentence } = await factories.topic();
  const { jpSentence, viSentence, hint } = sentence;
  const said = await call('POST', '/api/sentences/check-answer', {
    body: { sentenceId: sentence.id, userAnswer: '水が飲みます' },
  });
  const tried = await send({ jpSentence, viSentence, hint, answer: '水が飲みます' });
  expect(said.body).toMatchObject(tried.body as object);
  expect([await db.$count(practiceTries), await db.$count(scoreLedger)]).toEqual([0, 0]);
});

test.each([
  { body: { answer: '水' }, message: 'Câu tiếng Nhật không được bỏ trống.', field: 'jpSentence' },
  { body: { ...go }, message: 'Câu trả lời không được bỏ trống.', field: 'answer' },
  {
    body: { ...go, answer: 'あ'.repeat(301) },
    message: 'Câu trả lời dài tối đa 300 ký tự.',
    field: 'answer',
  },
  {
    body: { ...go, answer: '水', accepted: ['(水'] },
    message: expect.stringContaining('không khớp nhau (ký tự thứ 1)'),
    field: 'accepted',
  },
])('400: $message', async ({ body, message, field }) => {
  expect(await send(body)).toMatchObject({ status: 400, body: { message, field } });
});

test('404 for a lesson of somebody else', async () => {
  const { lesson } = await factories.topic();
  expect(await send({ ...go, answer: '水', lessonId: lesson.id })).toMatchObject({
    status: 404,
    body: { message: contributionRefusals.notFound.lessons },
  });
});

test('503 while the tokenizer is unavailable', async () => {
  const tokenizer = { ...testTokenizer, tokenize: () => Promise.reject(new Error('away')) };
  const away = await buildTestApp({ env: { RATE_LIMITS: 'off' }, tokenizer });
  expect(await send({ ...go, answer: '水' }, away.call)).toMatchObject({
    status: 503,
    body: { message: practiceRefusals.analysisAway },
  });
});
