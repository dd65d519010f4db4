import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { assistantTexts } from '#contract/texts/chat.ts';
import { practiceRefusals } from '#contract/texts/practice.ts';
import { tutorTalkTexts } from '#contract/texts/tutor-talk.ts';
import { createAi } from '#server/gateways/ai/create-ai.ts';
import { createProvider } from '#server/gateways/ai/provider.ts';
import { AI_KEY } from '#server/testing/asking-ai.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { openChat } from '#server/testing/chatting.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import {
  type AiTurn,
  breaksOff,
  DONE,
  piece,
  replies,
  says,
  stalls,
  startAiProvider,
  writes,
} from '#server/testing/fakes/ai-provider.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

const { db } = await openTestDatabase();
let chat: Awaited<ReturnType<typeof openChat>> | null = null;
let id: string;
beforeEach(async () => {
  await emptyTables(db);
  id = randomUUID();
  // The listener of the server also reports broken streams here, besides our own log.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(async () => {
  await chat?.close();
  chat = null;
  vi.restoreAllMocks();
});

const open = async (...[script, options]: Parameters<typeof openChat>) =>
  (chat = await openChat(script, options));
const hello = () => ({ message: 'Xin chào', conversationId: id });
const question = { author: 'learner', text: 'Xin chào', source: null };

/** Sends a first piece, and the second one on a signal. */
const inTwoPieces =
  (gate: EventEmitter): AiTurn =>
  async (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(piece('Chào '));
    await once(gate, 'open');
    response.end(`${piece('bạn!')}${DONE}`);
  };

describe('an answer of the model', () => {
  test('arrives piece by piece, the first before the model has written the second', async () => {
    const gate = new EventEmitter();
    const { open: ask, messagesOf } = await open([inTwoPieces(gate)]);
    const answer = await ask(null, hello());
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(await answer.next()).toBe('Chào ');
    expect(await messagesOf(null, id), 'the answer is empty until it arrives').toMatchObject([question]);
    gate.emit('open');
    expect(await answer.rest()).toBe('bạn!');
    expect(await messagesOf(null, id)).toMatchObject([
      question,
      { author: 'assistant', text: 'Chào bạn!', state: 'whole', source: 'model' },
    ]);
  });

  test('starts its stream while the model is still silent', async () => {
    const { open: ask, provider } = await open([stalls()]);
    const answer = await ask(null, hello());
    expect(answer.status).toBe(200);
    // Who leaves before the model was asked spares it the question: nobody would ask any more.
    await provider.asked();
    answer.leave();
  });

  test('comes whole from POST /api/chat, and is not stored without a conversation', async () => {
    const { call, say, messagesOf } = await open([says('Chào ', 'bạn!')]);
    expect(await say(null, id, 'Xin chào')).toMatchObject({ status: 200, body: { reply: 'Chào bạn!' } });
    expect(await messagesOf(null, id)).toHaveLength(2);
    const reply = await call('POST', '/api/chat', { body: { message: 'Xin chào' } });
    expect(reply.body).toEqual({ reply: 'Chào bạn!' });
    expect((await call('GET', '/api/chat/assistant')).body).toEqual({ kind: 'model' });
  });

  test('goes to the caller who asked: two concurrent answers do not mix', async () => {
    const gate = new EventEmitter();
    const echo: AiTurn = async (response, { body }) => {
      const { messages } = body as { messages: { content: string }[] };
      if (gate.listenerCount('open') === 0) await once(gate, 'open');
      else gate.emit('open');
      await says('Về ', messages.at(-1)?.content ?? '')(response, {
        method: '',
        path: '',
        headers: {},
        body,
      });
    };
    const { open: ask, messagesOf } = await open([echo]);
    const other = randomUUID();
    const [mine, theirs] = await Promise.all([
      ask(null, { message: 'một', conversationId: id }),
      ask(null, { message: 'hai', conversationId: other }),
    ]);
    expect(await Promise.all([mine.rest(), theirs.rest()])).toEqual(['Về một', 'Về hai']);
    expect((await messagesOf(null, id)).map(({ text }) => text)).toEqual(['một', 'Về một']);
    expect((await messagesOf(null, other)).map(({ text }) => text)).toEqual(['hai', 'Về hai']);
  });

  test('arrives after a retry when too many asked at once', async () => {
    const { stream, messagesOf } = await open([replies(429, {}, { 'Retry-After': '0' }), says('Chào bạn!')]);
    expect((await stream(null, id, 'Xin chào')).text).toBe('Chào bạn!');
    expect(await messagesOf(null, id)).toMatchObject([question, { source: 'model', state: 'whole' }]);
  });

  test.each([
    {
      pieces: ['Chào \ud83d', '\ude00 bạn'],
      text: 'Chào 😀 bạn',
      why: 'a character is split between two pieces',
    },
    {
      pieces: ['Chào\u0000 \u001b[31mbạn\r\n!'],
      text: 'Chào [31mbạn\n!',
      why: 'it contains what is not text',
    },
    { pieces: ['<script>alert(1)</script>'], text: '<script>alert(1)</script>', why: 'it contains markup' },
  ])('is stored as it was read when $why', async ({ pieces, text }) => {
    const { open: ask, messagesOf } = await open([says(...pieces)]);
    expect(await (await ask(null, hello())).rest()).toBe(text);
    expect((await messagesOf(null, id)).at(-1)).toMatchObject({ text, state: 'whole' });
  });
});

describe('where the model does not answer, the tutor does and says so:', () => {
  const instead = `${assistantTexts.modelAway}\n\n${tutorTalkTexts.greeting}`;

  test.each<{ why: string; turn: AiTurn; patience?: { silenceMs: number } }>([
    { why: 'its key is refused', turn: replies(401, { error: { message: 'no' } }) },
    { why: 'it stays busy', turn: replies(429, {}, { 'Retry-After': '0' }) },
    { why: 'it fails', turn: replies(500) },
    { why: 'the connection breaks', turn: breaksOff() },
    { why: 'it is silent', turn: stalls(), patience: { silenceMs: 20 } },
    { why: 'it sends no stream', turn: writes('data: {"a":1}\n\n', 'data: nonsense\n\n') },
    { why: 'it sends an HTML page', turn: writes('<html></html>') },
    { why: 'it sends nothing', turn: says() },
    { why: 'it sends nothing visible', turn: says('\u0000') },
  ])('$why', async ({ turn, patience }) => {
    const { stream, say, messagesOf, logged } = await open([turn], { patience });
    expect(await stream(null, id, 'Xin chào')).toMatchObject({ status: 200, text: instead });
    expect(await messagesOf(null, id)).toMatchObject([
      question,
      { author: 'assistant', text: instead, state: 'whole', source: 'tutor' },
    ]);
    expect(await say(null, id, 'Xin chào')).toMatchObject({ body: { reply: instead } });
    expect(logged()).toContain('the model did not answer');
    expect(logged()).not.toContain(AI_KEY);
  });

  test('nothing listens at its address', async () => {
    const closed = await startAiProvider([]);
    await closed.close();
    const { log } = recordLog();
    const provider = createProvider({ baseUrl: closed.address, model: 'gia-su' }, log);
    const patience = { silenceMs: 60_000, answerMs: 60_000, backOffMs: 1 };
    const { call } = await buildTestApp({ ai: createAi(provider, log, patience), log });
    const reply = await call('GET', `/api/chat-ai?${new URLSearchParams(hello())}`);
    expect(reply).toMatchObject({ status: 200, text: instead });
  });
});

describe('an answer that is cut off half-way', () => {
  const cut = breaksOff(piece('Chào '), piece('bạn'));

  test('breaks off for its reader too; the part that came is stored and can be replaced', async () => {
    const { open: ask, again, messagesOf, logged } = await open([cut, says('Chào bạn!')]);
    const answer = await ask(null, hello());
    expect(answer.status).toBe(200);
    await expect(answer.rest()).rejects.toThrow('aborted');
    expect(await messagesOf(null, id)).toMatchObject([
      question,
      { author: 'assistant', text: 'Chào bạn', state: 'cut', source: 'model' },
    ]);
    expect(logged()).toContain('an answer broke off');
    await again(null, id, 'Xin chào');
    expect(await messagesOf(null, id)).toMatchObject([question, { text: 'Chào bạn!', state: 'whole' }]);
  });

  test('is not shown to a caller who asked for the whole answer: the tutor answers', async () => {
    const { say, messagesOf } = await open([cut]);
    const reply = (await say(null, id, 'Xin chào')).body as { reply: string };
    expect(reply.reply).toMatch(assistantTexts.modelAway);
    expect(await messagesOf(null, id)).toMatchObject([question, { source: 'tutor', state: 'whole' }]);
  });
});

test('where the tutor cannot answer either, the stream breaks off and the message waits', async () => {
  const tokenizer = { tokenize: () => Promise.reject(new Error('away')), close: async () => {} };
  const { open: ask, say, messagesOf } = await open([replies(401)], { tokenizer });
  const message = 'Phân tích câu 水を飲みます。';
  const answer = await ask(null, { message, conversationId: id });
  await expect(answer.rest()).rejects.toThrow('aborted');
  expect(await messagesOf(null, id)).toMatchObject([{ author: 'learner', text: message }]);
  const whole = await say(null, randomUUID(), message);
  expect(whole).toMatchObject({ status: 503, body: { message: practiceRefusals.analysisAway } });
});

test('the settings of an operator are enough', async () => {
  const provider = await startAiProvider([says('Chào bạn!')]);
  const env = { AI_BASE_URL: provider.address, AI_MODEL: 'gia-su', AI_API_KEY: AI_KEY };
  const { call } = await buildTestApp({ env });
  const reply = await call('POST', '/api/chat', { body: { message: 'Xin chào' } });
  expect(reply.body).toEqual({ reply: 'Chào bạn!' });
  expect(provider.requests()).toMatchObject([{ path: '/v1/chat/completions', body: { model: 'gia-su' } }]);
  await provider.close();
});
