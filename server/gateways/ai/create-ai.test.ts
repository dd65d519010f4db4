import { afterEach, describe, expect, test } from 'vitest';
import { AI_ANSWER_MAX_CHARS } from '#contract/model-limits.ts';
import { AI_KEY, openScriptedAi } from '#server/testing/asking-ai.ts';
import {
  type AiTurn,
  breaksOff,
  DONE,
  event,
  piece,
  repeats,
  replies,
  says,
  stalls,
  writes,
} from '#server/testing/fakes/ai-provider.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function open(...given: Parameters<typeof openScriptedAi>) {
  const opened = await openScriptedAi(...given);
  closing.push(opened.close);
  return opened;
}

const stop = event({ delta: {}, finish_reason: 'stop' });
const utf8 = new TextEncoder();

test('the request to the provider', async () => {
  const { provider, ask } = await open([says('Chào bạn!')]);
  await ask();
  expect(provider.requests()).toEqual([
    {
      method: 'POST',
      path: '/v1/chat/completions',
      headers: expect.objectContaining({
        authorization: `Bearer ${AI_KEY}`,
        'content-type': 'application/json',
        connection: 'close',
      }),
      body: {
        model: 'gia-su',
        messages: [{ role: 'user', content: 'Chào' }],
        stream: true,
        max_tokens: expect.any(Number),
        temperature: expect.any(Number),
      },
    },
  ]);
});

describe('an answer', () => {
  const [half, otherHalf] = [utf8.encode(piece('架け橋 là cây cầu')), utf8.encode(stop)];
  test.each<{ turn: AiTurn; pieces: readonly string[]; why: string }>([
    { turn: says('Chào ', 'bạn', '!'), pieces: ['Chào ', 'bạn', '!'], why: 'piece by piece' },
    {
      turn: writes(piece('Một') + piece(' hai') + stop + DONE),
      pieces: ['Một', ' hai'],
      why: 'several events in one chunk',
    },
    {
      turn: writes(...Array.from([...half, ...otherHalf], (byte) => Uint8Array.of(byte))),
      pieces: ['架け橋 là cây cầu'],
      why: 'events and characters split anywhere',
    },
    {
      turn: writes((': ok\n\n' + piece('Một') + DONE).replaceAll('\n', '\r\n').replaceAll('data: ', 'data:')),
      pieces: ['Một'],
      why: 'CRLF, comments, no space',
    },
    {
      turn: writes('data: {"choices":\ndata: [{"delta":{"content":"Một"}}]}\n\n', DONE),
      pieces: ['Một'],
      why: 'an event of two lines',
    },
    { turn: writes(piece('Một'), DONE), pieces: ['Một'], why: 'no finish reason' },
    { turn: writes(piece('Một'), stop), pieces: ['Một'], why: 'a finish reason, but no [DONE]' },
    { turn: stalls(piece('Một'), stop), pieces: ['Một'], why: 'a connection that stays open after it' },
    {
      turn: writes(event({ delta: { content: 'Một' }, finish_reason: 'length' })),
      pieces: ['Một'],
      why: 'text and finish reason in one event',
    },
    {
      turn: writes('data: {"choices":[]}\n\n', piece('Một'), 'data: {"choices":[],"usage":{}}\n\n', DONE),
      pieces: ['Một'],
      why: 'events without a choice: filters, usage',
    },
    {
      turn: writes(
        'data: \n\n',
        event({ delta: { role: 'assistant' } }),
        event({ delta: { content: null } }),
        piece('Một'),
        DONE,
      ),
      pieces: ['Một'],
      why: 'role only, null content, empty data',
    },
    {
      turn: writes(
        event({ delta: { content: 'Một' }, finish_reason: '' }, { error: null }),
        piece(' hai'),
        DONE,
      ),
      pieces: ['Một', ' hai'],
      why: 'an empty finish reason and a null error are ignored',
    },
    {
      turn: writes(
        event({ delta: { reasoning_content: 'Hừm', content: null } }),
        event({ delta: { reasoning: 'Hừm' } }),
        event({
          delta: {
            content: [
              { type: 'thinking', text: 'Hừm' },
              { type: 'text', text: 'Một' },
            ],
          },
        }),
        stop,
      ),
      pieces: ['Một'],
      why: 'thoughts in separate fields',
    },
    {
      turn: says('<thi', 'nk>Hừm</', 'think>\n', '\n Một', ' hai'),
      pieces: ['Một', ' hai'],
      why: 'thoughts within the text, and the empty lines after them',
    },
    {
      turn: replies(200, { choices: [{ message: { content: '<think>Hừm</think>\nMột hai' } }] }),
      pieces: ['Một hai'],
      why: 'a server that does not support streams',
    },
  ])('$why', async ({ turn, pieces }) => {
    const { provider, ask, logged } = await open([turn]);
    expect(await ask()).toEqual({ pieces, text: pieces.join(''), error: null });
    expect(provider.requests()).toHaveLength(1);
    expect(logged()).toBe('');
  });

  test('continues after malformed chunks; they are logged once, without their content', async () => {
    const turn = writes(
      piece('Một'),
      `data: {"chờ ${AI_KEY}\n\n`,
      'data: 7\n\n',
      'data: {"choices":7}\n\n',
      piece(' hai'),
      DONE,
    );
    const { ask, logged } = await open([turn]);
    expect(await ask()).toMatchObject({ text: 'Một hai', error: null });
    expect(logged().match(/malformed chunk/g)).toHaveLength(1);
    expect(logged()).not.toContain('chờ');
  });

  test.each([
    { letter: 'ừ', first: [], length: AI_ANSWER_MAX_CHARS, why: 'a letter' },
    // Each takes two UTF-16 units: one unit before them puts the limit into the middle of a character.
    { letter: '🌸', first: ['A'], length: AI_ANSWER_MAX_CHARS - 1, why: 'a whole character' },
  ])('that never ends is cut after $why', async ({ letter, first, length }) => {
    const { ask } = await open([repeats(piece(letter.repeat(700)), { first: first.map(piece) })]);
    const { text, error } = await ask();
    expect(error).toBeNull();
    expect(text).toHaveLength(length);
    expect(text.endsWith(letter)).toBe(true);
  });
});

describe('a failed request is retried', () => {
  const error = { error: { message: 'hết lượt', code: 429 } };

  test.each([{ header: '0' }, { header: new Date(0).toUTCString() }])(
    'when the provider allows it: Retry-After $header',
    async ({ header }) => {
      const busy = replies(429, error, { 'Retry-After': header });
      const { provider, ask } = await open([busy, busy, says('Chào')], { backOffMs: 3_600_000 });
      expect(await ask()).toMatchObject({ text: 'Chào', error: null });
      expect(provider.requests()).toHaveLength(3);
    },
  );

  test.each<{ turn: AiTurn; why: string }>([
    { turn: replies(429, error), why: '429 without Retry-After' },
    { turn: replies(500, 'Internal Server Error', { 'Content-Type': 'text/plain' }), why: '500' },
    { turn: replies(502), why: '502' },
    { turn: replies(503), why: '503' },
    { turn: breaksOff(), why: 'a connection that breaks before the status' },
    {
      turn: breaksOff(event({ delta: { role: 'assistant' } })),
      why: 'a connection that breaks before the first text',
    },
    {
      turn: writes(event({ delta: { role: 'assistant' } })),
      why: 'a stream that ends before the first text',
    },
    { turn: writes(`data: ${JSON.stringify(error)}\n\n`), why: 'an error as first event' },
    { turn: replies(200, { error: 'model is loading' }), why: 'an error with status 200' },
  ])('$why', async ({ turn }) => {
    const { provider, ask } = await open([turn, turn, says('Chào')]);
    expect(await ask()).toMatchObject({ text: 'Chào', error: null });
    expect(provider.requests()).toHaveLength(3);
  });

  test('without tuning parameters if the model refuses them, then and in later requests', async () => {
    const message = "Unsupported parameter: 'max_tokens' is not supported with this model.";
    const { provider, ask } = await open([replies(400, { error: { message } }), says('Chào')]);
    expect(await ask()).toMatchObject({ text: 'Chào', error: null });
    await ask();
    const bare = { model: 'gia-su', messages: expect.any(Array), stream: true };
    expect(provider.requests().map(({ body }) => body)).toEqual([expect.objectContaining(bare), bare, bare]);
  });
});
