import { afterEach, describe, expect, test, vi } from 'vitest';
import { AI_ANSWER_MS, AI_BACK_OFF_MS, AI_SILENCE_MS } from '#contract/model-limits.ts';
import { AI_KEY, openScriptedAi } from '#server/testing/asking-ai.ts';
import {
  type AiTurn,
  breaksOff,
  DONE,
  piece,
  repeats,
  replies,
  says,
  stalls,
  writes,
} from '#server/testing/fakes/ai-provider.ts';
import { AiError } from './ai.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) await close();
});

async function open(...given: Parameters<typeof openScriptedAi>) {
  const opened = await openScriptedAi(...given);
  closing.push(opened.close);
  return opened;
}

describe('a model that fails', () => {
  const refusal = { error: { message: `Incorrect API key provided: ${AI_KEY}. Hãy xem lại.` } };
  const errorEvent = (error: unknown) => writes(`data: ${JSON.stringify({ error })}\n\n`);
  const halfRefusal: AiTurn = (response) => {
    response.writeHead(401, { 'Content-Length': 100 }).write('{', () => response.socket?.destroy());
  };
  const refusalEvent = `data: ${JSON.stringify({ ...refusal, choices: [] })}\n\n`;
  test.each<{ turn: AiTurn; kind: string; text?: string; tries: number; why: string }>([
    { turn: replies(400, refusal), kind: 'refused', tries: 1, why: 'status 400' },
    { turn: replies(401, refusal), kind: 'refused', tries: 1, why: 'status 401' },
    { turn: replies(403, refusal), kind: 'refused', tries: 1, why: 'status 403' },
    { turn: replies(404, refusal), kind: 'refused', tries: 1, why: 'status 404' },
    {
      turn: repeats(AI_KEY, { status: 401 }),
      kind: 'refused',
      tries: 1,
      why: 'a refusal with an endless body',
    },
    { turn: halfRefusal, kind: 'refused', tries: 1, why: 'a refusal that breaks off' },
    { turn: errorEvent({ code: 401 }), kind: 'refused', tries: 1, why: 'a refusal as first event' },
    { turn: errorEvent({ code: '429' }), kind: 'busy', tries: 3, why: 'too many requests, as first event' },
    { turn: errorEvent('quá tải'), kind: 'failing', tries: 3, why: 'an error without a code' },
    { turn: replies(429, refusal), kind: 'busy', tries: 3, why: '429 for ever' },
    { turn: replies(500, refusal), kind: 'failing', tries: 3, why: '500 for ever' },
    { turn: breaksOff(), kind: 'unreachable', tries: 3, why: 'no status' },
    { turn: writes(refusalEvent), kind: 'failing', tries: 3, why: 'an error as first event' },
    {
      turn: writes(piece('Một'), refusalEvent),
      kind: 'failing',
      text: 'Một',
      tries: 1,
      why: 'an error in the middle',
    },
    { turn: breaksOff(piece('Một')), kind: 'cut', text: 'Một', tries: 1, why: 'a broken connection' },
    { turn: writes(piece('Một')), kind: 'cut', text: 'Một', tries: 1, why: 'an end in the middle' },
    {
      turn: writes(piece('Một'), 'data: {"choi'),
      kind: 'cut',
      text: 'Một',
      tries: 1,
      why: 'an end in an event',
    },
    {
      turn: writes(`data: {"${AI_KEY}\n\n`, 'data: }\n\n'),
      kind: 'malformed',
      tries: 1,
      why: 'nothing but malformed chunks',
    },
    { turn: writes('data: x\n\n', DONE), kind: 'malformed', tries: 1, why: 'one malformed chunk and [DONE]' },
    { turn: writes('<html>Đăng nhập</html>'), kind: 'malformed', tries: 1, why: 'a page' },
    { turn: writes(), kind: 'malformed', tries: 1, why: 'no byte' },
    { turn: says(), kind: 'malformed', tries: 1, why: 'an empty answer' },
    {
      turn: says(' \n', '<think>Hừm</think>'),
      kind: 'malformed',
      tries: 1,
      why: 'an answer of nothing but thoughts',
    },
    { turn: replies(200, `{"key": "${AI_KEY}`), kind: 'malformed', tries: 1, why: 'half a JSON' },
    { turn: replies(200, {}), kind: 'malformed', tries: 1, why: 'a JSON without an answer' },
    { turn: replies(204), kind: 'malformed', tries: 1, why: 'no content' },
    { turn: repeats('x'.repeat(64 * 1024)), kind: 'malformed', tries: 1, why: 'a line without end' },
  ])('$why: $kind after $tries', async ({ turn, kind, text = '', tries }) => {
    const { provider, ask, logged } = await open([turn]);
    const answer = await ask();
    expect(answer).toMatchObject({ text, error: { kind, textCame: text !== '' } });
    expect(answer.error).toBeInstanceOf(AiError);
    expect(provider.requests()).toHaveLength(tries);
    expect(logged().match(/language model failed/g)).toHaveLength(tries);

    // Neither the log nor the error contains the key, and the message contains no text of the provider.
    expect(logged()).not.toContain(AI_KEY);
    const { message, cause } = answer.error as AiError;
    expect(`${message} ${String(cause)}`).not.toContain(AI_KEY);
    expect(message).not.toContain('Incorrect');
  });

  test('is down: unreachable, after three tries', async () => {
    const { provider, ask, logged } = await openScriptedAi([]);
    await provider.close();
    expect(await ask()).toMatchObject({ text: '', error: { kind: 'unreachable' } });
    expect(logged().match(/ECONNREFUSED/g)?.length).toBeGreaterThanOrEqual(3);
  });

  test('its error is logged without the key', async () => {
    const { ask, logged } = await open([replies(401, refusal)]);
    await ask();
    expect(logged()).toContain('Incorrect API key provided: [key]. Hãy xem lại.');
    expect(logged()).toContain('status 401');
  });

  test('redirects: the redirect is not followed with the key', async () => {
    const elsewhere = await open([says('Chào')]);
    const redirect = replies(307, '', { Location: `${elsewhere.provider.address}/chat/completions` });
    const { ask } = await open([redirect]);
    expect(await ask()).toMatchObject({ text: '', error: { kind: 'refused' } });
    expect(elsewhere.provider.requests()).toEqual([]);
  });
});

describe('a slow model', () => {
  const productPatience = { silenceMs: AI_SILENCE_MS, answerMs: AI_ANSWER_MS, backOffMs: AI_BACK_OFF_MS };

  test.each<{ turn: AiTurn; taken: readonly string[]; why: string }>([
    { turn: stalls(), taken: [], why: 'before the status' },
    { turn: stalls(': nhận được\n\n'), taken: [], why: 'before the first text' },
    { turn: stalls(piece('Một')), taken: ['Một'], why: 'between two pieces' },
    { turn: (response) => void response.writeHead(401).write('x'), taken: [], why: 'in a refusal' },
  ])('that stalls $why fails without a retry', async ({ turn, taken }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { provider, ai, logged } = await open([turn], productPatience);
    const answer = ai.stream([], new AbortController().signal)[Symbol.asyncIterator]();
    for (const value of taken) expect(await answer.next()).toEqual({ value, done: false });
    const failure = answer.next().catch((error: unknown) => error);
    await provider.asked();
    // Status and bytes that arrive meanwhile restart the silence timer.
    for (let times = 0; times < 4; times += 1) await vi.advanceTimersByTimeAsync(AI_SILENCE_MS);
    expect(await failure).toMatchObject({ kind: 'silent', textCame: taken.length > 0 });
    await provider.clientLeft();
    expect(provider.requests()).toHaveLength(1);
    expect(logged()).toContain(`${AI_SILENCE_MS} ms`);
  });

  test('is not silent if only the reader is slow', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { ai } = await open([says('Một', ' hai')], productPatience);
    const answer = ai.stream([], new AbortController().signal)[Symbol.asyncIterator]();
    expect(await answer.next()).toMatchObject({ value: 'Một' });
    await vi.advanceTimersByTimeAsync(2 * AI_SILENCE_MS);
    expect(await answer.next()).toMatchObject({ value: ' hai' });
    expect(await answer.next()).toMatchObject({ done: true });
  });

  test.each([
    { turn: repeats(': vẫn đây\n\n'), why: 'keep-alives' },
    { turn: repeats(piece('<think>Hừm')), why: 'thoughts' },
  ])('that sends only $why fails in the end', async ({ turn }) => {
    const { ask } = await open([turn], { answerMs: 100 });
    expect(await ask()).toMatchObject({ text: '', error: { kind: 'slow', textCame: false } });
  });
});
