import { beforeEach, describe, expect, test } from 'vitest';
import { TALK_LINE_MAX_CHARS, TALK_TURNS_MAX } from '#contract/limits.ts';
import type { TalkReply } from '#contract/talk/endpoints.ts';
import { talkNoteTexts, talkRefusals } from '#contract/texts/talk.ts';
import { createKanjiService } from '#server/features/kanji/kanji.service.ts';
import { createSentenceAnalysisService } from '#server/features/sentences/sentence-analysis.service.ts';
import type { Ai, AiMessage } from '#server/gateways/ai/ai.ts';
import type { Tokenizer } from '#server/gateways/tokenizer/tokenizer.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { openTestKanji } from '#server/testing/data/test-kanji.ts';
import { openTestTalks } from '#server/testing/data/test-talks.ts';
import { testTokenizer } from '#server/testing/data/test-tokenizer.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import { mountRoutes } from '#server/testing/mount-routes.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { talkRoutes } from './talk.routes.ts';
import { createTalkService } from './talk.service.ts';

const { db } = await openTestDatabase();
const talks = await openTestTalks();
const kanji = createKanjiService(await openTestKanji());

const RESTAURANT = 'o-nha-hang';
const scene = talks.find(RESTAURANT) ?? expect.unreachable();
const [first, second] = scene.steps;

beforeEach(() => emptyTables(db));

async function open({
  ai = null,
  tokenizer = testTokenizer,
}: { ai?: Ai | null; tokenizer?: Tokenizer } = {}) {
  const { log, text: logged } = recordLog();
  const analysis = createSentenceAnalysisService({ db, tokenizer });
  const { call, factories } = await mountRoutes(
    talkRoutes(createTalkService({ talks, ai: async () => ai, analysis, kanji, log })),
  );
  const { token } = await factories.user();
  const post = (body: Readonly<Record<string, unknown>>) => call('POST', '/api/talk', { token, body });
  const say = async (message: string, rest: Readonly<Record<string, unknown>> = {}) =>
    (await post({ sceneId: RESTAURANT, message, ...rest })).body as TalkReply;
  return { call, token, post, say, logged };
}

/** A model that gives these answers, and records the messages it gets. */
function modelSaying(...answers: readonly (string | Error)[]) {
  const received: (readonly AiMessage[])[] = [];
  const ai: Ai = {
    async *stream(messages) {
      const answer = answers[received.length] ?? '';
      received.push(messages);
      if (answer instanceof Error) throw answer;
      yield answer;
    },
  };
  return { ai, received };
}

test('the scenes with their levels, without their scripts', async () => {
  const { call, token } = await open();
  const { body } = await call('GET', '/api/talk/scenes', { token });
  expect(body).toHaveLength(talks.scenes.length);
  expect(body).toContainEqual({
    id: RESTAURANT,
    title: 'Ở nhà hàng',
    description: scene.description,
    level: 'N5',
  });
});

test('the partner begins, with suggested answers', async () => {
  const { post } = await open();
  expect((await post({ sceneId: RESTAURANT })).body).toEqual({
    japanese: `${scene.opening.ja}${first?.asks.ja}`,
    vietnamese: `${scene.opening.vi} ${first?.asks.vi}`,
    note: null,
    suggestions: first?.answers.map(({ ja, vi }) => ({ japanese: ja, vietnamese: vi })),
    step: 0,
    ended: false,
    source: 'tutor',
  });
});

test('a whole scene with suggested answers reaches its end', async () => {
  const { say } = await open();
  for (let step = 0; step < scene.steps.length; step++) {
    const answer = scene.steps[step]?.answers[0]?.ja.replaceAll(/\[[^\]]*\]/g, '') ?? '';
    const reply = await say(answer, { step });
    expect(reply).toMatchObject({ step: step + 1, ended: step + 1 === scene.steps.length, note: null });
  }
  expect(await say('ありがとうございました', { step: scene.steps.length - 1 })).toMatchObject({
    japanese: expect.stringContaining(scene.closing.ja),
    suggestions: [],
    ended: true,
  });
});

describe('notes on the learner’s Japanese', () => {
  test.each([
    { message: 'Hai người', step: 0, note: talkNoteTexts.notJapanese, next: 0, why: 'no Japanese' },
    {
      message: '天ぷらを好きです',
      step: 2,
      note: expect.stringContaining('Nên nói: 天ぷらが好きです'),
      next: 3,
      why: 'a certain mistake, and the sentence without it',
    },
    {
      message: '現金にお願いします',
      step: 6,
      note: talkNoteTexts.otherParticle('に', 'で', '現金でお願いします。'),
      next: 7,
      why: 'the suggested answer with another particle',
    },
    { message: 'futari desu', step: 0, note: null, next: 1, why: 'romaji is accepted' },
    { message: '三人です', step: 0, note: null, next: 1, why: 'a different answer is not a mistake' },
  ])('$why', async ({ message, step, note, next }) => {
    const { say } = await open();
    expect(await say(message, { step })).toMatchObject({ note, step: next });
  });

  test('without the tokenizer the conversation continues', async () => {
    const tokenizer = { ...testTokenizer, tokenize: () => Promise.reject(new Error('away')) };
    const { say, logged } = await open({ tokenizer });
    expect(await say('二人です')).toMatchObject({ note: null, step: 1 });
    expect(logged()).toContain('was not looked through');
  });
});

describe('with a model', () => {
  const ANSWER =
    'JA: お二人[ふたり]ですね。何[なに]を飲[の]みますか。\nVI: Hai người nhé. Quý khách uống gì?\nNOTE: -';

  test('it talks, follows the script, and gets the earlier lines', async () => {
    const { ai, received } = modelSaying(ANSWER);
    const { say } = await open({ ai });
    const turns = [
      { speaker: 'partner', text: 'いらっしゃいませ。' },
      { speaker: 'learner', text: 'こんにちは' },
      { speaker: 'partner', text: '何名さまですか。' },
    ] as const;
    expect(await say('二人です', { turns })).toEqual({
      japanese: 'お二人[ふたり]ですね。何[なに]を飲[の]みますか。',
      vietnamese: 'Hai người nhé. Quý khách uống gì?',
      note: null,
      suggestions: second?.answers.map(({ ja, vi }) => ({ japanese: ja, vietnamese: vi })),
      step: 1,
      ended: false,
      source: 'model',
    });
    expect(received[0]?.[0]?.content).toContain(second?.asks.ja);
    // Its role contains the opening: many models expect the user to begin.
    expect(received[0]?.slice(1)).toEqual([
      { role: 'user', content: 'こんにちは' },
      { role: 'assistant', content: '何名さまですか。' },
      { role: 'user', content: '二人です' },
    ]);
  });

  test('missing readings are added', async () => {
    const { ai } = modelSaying('JA: 水を飲[の]みますか。\nVI: Quý khách uống nước không?');
    const { say } = await open({ ai });
    expect((await say('二人です')).japanese).toBe('水[みず]を飲[の]みますか。');
  });

  test('the last step ends the conversation', async () => {
    const { ai, received } = modelSaying('JA: さようなら。\nVI: Tạm biệt.');
    const { say } = await open({ ai });
    expect(await say('現金で', { step: scene.steps.length - 1 })).toMatchObject({
      ended: true,
      suggestions: [],
    });
    expect(received[0]?.[0]?.content).toContain(scene.closing.ja);
  });

  test.each([
    { answer: new Error('down'), why: 'is unavailable' },
    { answer: 'I cannot do that.', why: 'gives an unusable reply' },
  ])('when it $why, the script answers at the same step', async ({ answer }) => {
    const { ai } = modelSaying(answer);
    const { say, logged } = await open({ ai });
    expect(await say('二人です')).toMatchObject({
      japanese: expect.stringContaining(second?.asks.ja ?? ''),
      step: 1,
      source: 'tutor',
    });
    expect(logged()).toContain('"level"');
  });

  test.each(['もう一度お願いします', 'Hai người'])('%s needs no model', async (message) => {
    const { ai, received } = modelSaying(ANSWER);
    const { say } = await open({ ai });
    expect(await say(message)).toMatchObject({ japanese: first?.again.ja, step: 0, source: 'tutor' });
    expect(received).toEqual([]);
  });

  test('when the learner leaves, the model is stopped; that is not a failure', async () => {
    const signals: AbortSignal[] = [];
    const leaving = new AbortController();
    const ai: Ai = {
      // oxlint-disable-next-line require-yield
      async *stream(_, signal) {
        signals.push(signal);
        leaving.abort();
        signal.throwIfAborted();
      },
    };
    const { log, text: logged } = recordLog();
    const analysis = createSentenceAnalysisService({ db, tokenizer: testTokenizer });
    const talk = createTalkService({ talks, ai: async () => ai, analysis, kanji, log });
    const said = { sceneId: RESTAURANT, step: 0, message: '二人です', turns: [] };
    expect(await talk.say(said, leaving.signal)).toMatchObject({ source: 'tutor' });
    expect(signals).toEqual([leaving.signal]);
    expect(logged()).toBe('');
  });
});

test.each<{ body: Readonly<Record<string, unknown>>; why: string }>([
  { body: {}, why: 'no scene' },
  { body: { sceneId: RESTAURANT, message: ' ' }, why: 'a blank line' },
  {
    body: { sceneId: RESTAURANT, message: 'あ'.repeat(TALK_LINE_MAX_CHARS + 1) },
    why: 'a line that is too long',
  },
  { body: { sceneId: RESTAURANT, message: 'はい', step: -1 }, why: 'a step before the first' },
  {
    body: {
      sceneId: RESTAURANT,
      message: 'はい',
      turns: Array.from({ length: TALK_TURNS_MAX + 1 }, () => ({ speaker: 'learner', text: 'はい' })),
    },
    why: 'too long a history',
  },
])('$why is refused', async ({ body }) => {
  const { post } = await open();
  expect((await post(body)).status).toBe(400);
});

test('an unknown scene is not found', async () => {
  const { post } = await open();
  expect(await post({ sceneId: 'khong-co' })).toMatchObject({
    status: 404,
    body: { message: talkRefusals.sceneNotFound },
  });
});
