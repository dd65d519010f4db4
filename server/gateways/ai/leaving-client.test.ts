import { getEventListeners } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { openScriptedAi } from '#server/testing/asking-ai.ts';
import { type AiTurn, piece, repeats, replies, says, stalls } from '#server/testing/fakes/ai-provider.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** One question of a client who may leave. */
async function begin(turn: AiTurn) {
  const { provider, ai, logged, close } = await openScriptedAi([turn], { backOffMs: 60_000 });
  closing.push(close);
  const client = new AbortController();
  const answer = ai.stream([], client.signal)[Symbol.asyncIterator]();
  return { provider, client, answer, logged };
}

const LEFT = new Error('the client left');

test.each<{ turn: AiTurn; taken: readonly string[]; why: string }>([
  { turn: stalls(), taken: [], why: 'before the status' },
  { turn: stalls(': nhận được\n\n'), taken: [], why: 'before the first text' },
  { turn: stalls(piece('Một')), taken: ['Một'], why: 'between two pieces' },
])('a client who leaves while waiting $why closes the upstream', async ({ turn, taken }) => {
  const { provider, client, answer, logged } = await begin(turn);
  for (const value of taken) expect(await answer.next()).toEqual({ value, done: false });
  const ending = answer.next().catch((error: unknown) => error);
  await provider.asked();
  client.abort(LEFT);
  expect(await ending).toBe(LEFT);
  await provider.deserted();
  expect(provider.requests()).toHaveLength(1);
  expect(logged()).toBe('');
});

test('a client who leaves between two tries is not asked for again', async () => {
  const { provider, client, answer, logged } = await begin(replies(503));
  const ending = answer.next().catch((error: unknown) => error);
  await vi.waitUntil(() => logged().includes('language model failed'), { timeout: 30_000 });
  client.abort(LEFT);
  expect(await ending).toBe(LEFT);
  await provider.deserted();
  expect(provider.requests()).toHaveLength(1);
});

test.each<{ turn: AiTurn; why: string }>([
  { turn: stalls(piece('Một')), why: 'nothing behind it' },
  { turn: stalls(piece('Một') + piece(' hai')), why: 'a second one that has come already' },
  { turn: repeats(piece('Một')), why: 'a flood behind it' },
])('a client who leaves with a piece in hand and $why closes the upstream', async ({ turn }) => {
  const { provider, client, answer } = await begin(turn);
  expect(await answer.next()).toMatchObject({ value: 'Một' });
  client.abort(LEFT);
  // Nobody reads on: the connection ends all the same.
  await provider.deserted();
  await expect(answer.next()).rejects.toBe(LEFT);
});

test('a reader who has enough closes the upstream', async () => {
  const { provider, client, answer } = await begin(repeats(piece('Một')));
  await answer.next();
  await answer.return?.();
  await provider.deserted();
  expect(getEventListeners(client.signal, 'abort')).toEqual([]);
});

test('who has left before the question asks nothing', async () => {
  const { provider, client, answer } = await begin(says('Một'));
  client.abort(LEFT);
  await expect(answer.next()).rejects.toBe(LEFT);
  expect(provider.requests()).toEqual([]);
});

test('many who leave at once leave no connection behind', async () => {
  const { provider, ai, close } = await openScriptedAi([stalls(piece('Một'))]);
  closing.push(close);
  const clients = Array.from({ length: 20 }, () => new AbortController());
  await Promise.all(clients.map(({ signal }) => ai.stream([], signal)[Symbol.asyncIterator]().next()));
  expect(provider.openSockets()).toBe(20);
  for (const client of clients) client.abort(LEFT);
  await provider.deserted();
  expect(provider.openSockets()).toBe(0);
});
