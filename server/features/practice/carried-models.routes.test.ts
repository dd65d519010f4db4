import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ExplainingTexts } from '#contract/practice/carried-endpoints.ts';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { presentJudgement } from '#contract/practice/present-judgement.ts';
import type { Role } from '#contract/roles.ts';
import { CARRIED_SENTENCES_MAX } from '#contract/server-limits.ts';
import { courseRefusals } from '#contract/texts/course-writing.ts';
import { type CarriedModels, openCarriedModels } from '#core/grading/carried-models.ts';
import { EXPLAINING_CONTRASTS, EXPLAINING_POINTS } from '#core/grading/explain/explanation.ts';
import { explainMistake } from '#core/grammar/explain-mistake.ts';
import { sentences } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

const { call, db, factories } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { changes } = await openTestDatabase();

let lessonId = 0;
let sentenceId = 0;
beforeEach(async () => {
  await emptyTables(db);
  ({
    lesson: { id: lessonId },
    sentence: { id: sentenceId },
  } = await factories.topic());
  await changes.announce('content');
});

const ask = (token?: string) => call('GET', `/api/carried-models/${lessonId}`, { token });
const modelsFor = async (token?: string) => (await ask(token)).body as CarriedModels;
const idsFor = async (token?: string) => (await modelsFor(token)).sentences.map(({ id }) => id);
const textsOf = async () => (await call('GET', '/api/explaining-texts')).body as ExplainingTexts;

async function addSentence(fields: Partial<typeof sentences.$inferInsert> = {}): Promise<number> {
  const drinking = { viSentence: 'Tôi uống trà.', jpSentence: 'お茶を飲みます。', hint: '' };
  const [row] = await db
    .insert(sentences)
    .values({ lessonId, ...drinking, ...fields })
    .returning();
  return row?.id ?? 0;
}

describe('a browser that judges with these models', () => {
  test.each<{ typed: string; mode?: PracticeMode; typedAs?: 'romaji'; why: string }>([
    { typed: '水を飲みます', why: 'right' },
    { typed: 'みずをのむ', why: 'right, with a note' },
    { typed: '水に飲みます', why: 'a wrong particle, which a text explains' },
    { typed: '水を飲みました', why: 'the wrong tense, which a text explains' },
    { typed: 'みすをのみます', why: 'a slip of one kana' },
    { typed: 'tôi uống nước', why: 'another language' },
    { typed: 'みずおのみます', typedAs: 'romaji', why: 'a particle as its keys were typed' },
    { typed: 'みずをのみます', mode: 'listening', why: 'right by its sound' },
    { typed: 'みずをのむ', mode: 'listening', why: 'another sound' },
  ])('says the same as the server: “$typed”, $why', async ({ typed, mode = 'translate', typedAs }) => {
    const { points, contrasts } = await textsOf();
    const texts = {
      find: (id: string) => points.find((point) => point.id === id) ?? null,
      findContrast: (id: string) => contrasts.find((contrast) => contrast.id === id) ?? null,
    };
    const typing = { fromRomaji: typedAs === 'romaji' };
    const there = openCarriedModels(await modelsFor()).judge({ sentenceId, mode, text: typed, typing });
    const { body } = await call('POST', `/api/sentences/check-answer?mode=${mode}`, {
      body: { sentenceId, userAnswer: typed, typedAs },
    });
    const {
      hint: _h,
      correctAnswer: _a,
      viSentence: _v,
      score: _s,
      points: _p,
      ...judged
    } = body as JudgedAnswer;
    expect(there && presentJudgement(there, (mistake) => explainMistake(texts, mistake))).toEqual(judged);
  });

  test('follows a change of the sentence', async () => {
    const before = await modelsFor();
    await db.update(sentences).set({ jpSentence: 'お水を飲みました。' }).where(eq(sentences.id, sentenceId));
    await changes.announce('content');
    const judged = { sentenceId, mode: 'translate', text: '水を飲みました' } as const;
    expect(openCarriedModels(before).judge(judged)?.verdict).toBe('wrong');
    expect(openCarriedModels(await modelsFor()).judge(judged)?.verdict).toMatch(/^correct/);
  });
});

describe('who gets the models of which sentences', () => {
  test('everybody those of a lesson, in its order', async () => {
    const first = await addSentence({ position: -1 });
    expect(await idsFor()).toEqual([first, sentenceId]);
  });

  test('a draft its author and reviewers only, also right after they have asked', async () => {
    const author = await factories.user({ roles: ['SUPPLIER'] });
    const draft = await addSentence({ createdBy: author.id, publishedAt: null });
    const idsAs = async (role: Role) => idsFor((await factories.user({ roles: [role] })).token);
    expect(await idsFor(author.token)).toEqual([sentenceId, draft]);
    for (const role of ['QC', 'ADMIN'] as const) expect(await idsAs(role)).toEqual([sentenceId, draft]);
    for (const role of ['USER', 'SUPPLIER'] as const) expect(await idsAs(role)).toEqual([sentenceId]);
    expect(await idsFor()).toEqual([sentenceId]);
  });

  test.each(['unpublished', 'deleted'] as const)('nobody those of a lesson that is %s', async (as) => {
    await factories.hide('lessons', lessonId, as);
    await changes.announce('content');
    expect(await ask()).toMatchObject({ status: 404, body: { message: courseRefusals.lessonNotFound } });
  });

  test('a lesson without sentences has none', async () => {
    await factories.hide('sentences', sentenceId, 'deleted');
    await changes.announce('content');
    expect(await idsFor()).toEqual([]);
  });

  test('of a very long lesson the first ones', async () => {
    const added: number[] = [];
    for (let position = 1; position <= CARRIED_SENTENCES_MAX; position += 1)
      added.push(await addSentence({ position }));
    await db.update(sentences).set({ position: 0 }).where(eq(sentences.id, sentenceId));
    await changes.announce('content');
    expect(await idsFor()).toEqual([sentenceId, ...added.slice(0, -1)]);
  });
});

test('every text that the judge refers to is among the explaining texts, with an example', async () => {
  const { points, contrasts } = await textsOf();
  expect(points.map(({ id }) => id)).toEqual(EXPLAINING_POINTS);
  expect(contrasts.map(({ id }) => id)).toEqual(EXPLAINING_CONTRASTS);
  for (const { mistakes } of [...points, ...contrasts]) expect(mistakes).not.toEqual([]);
});
