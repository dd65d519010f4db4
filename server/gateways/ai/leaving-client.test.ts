import { getEventListeners } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { openScriptedAi } from '#server/testing/asking-ai.ts';
import { type AiTurn, piece, repeats, replies, says, stalls } from '#server/testing/fakes/ai-provider.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** One request of a client that may disconnect. */
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
])('a client that disconnects while waiting $why closes the upstream', async ({ turn, taken }) => {
  const { provider, client, answer, logged } = await begin(turn);
  for (const value of taken) expect(await answer.next()).toEqual({ value, done: false });
  const ending = answer.next().catch((error: unknown) => error);
  await provider.asked();
  client.abort(LEFT);
  expect(await ending).toBe(LEFT);
  await provider.clientLeft();
  expect(provider.requests()).toHaveLength(1);
  expect(logged()).toBe('');
});

test('no retry for a client that disconnected between two tries', async () => {
  const { provider, client, answer, logged } = await begin(replies(503));
  const ending = answer.next().catch((error: unknown) => error);
  await vi.waitUntil(() => logged().includes('language model failed'), { timeout: 30_000 });
  client.abort(LEFT);
  expect(await ending).toBe(LEFT);
  await provider.clientLeft();
  expect(provider.requests()).toHaveLength(1);
});

test.each<{ turn: AiTurn; why: string }>([
  { turn: stalls(piece('Một')), why: 'nothing after it' },
  { turn: stalls(piece('Một') + piece(' hai')), why: 'a second one already received' },
  { turn: repeats(piece('Một')), why: 'a flood after it' },
])('a client that disconnects after a piece, with $why, closes the upstream', async ({ turn }) => {
  const { provider, client, answer } = await begin(turn);
  expect(await answer.next()).toMatchObject({ value: 'Một' });
  client.abort(LEFT);
  // The connection ends even though the iterator is not read further.
  await provider.clientLeft();
  await expect(answer.next()).rejects.toBe(LEFT);
});

test('a reader that stops early closes the upstream', async () => {
  const { provider, client, answer } = await begin(repeats(piece('Một')));
  await answer.next();
  await answer.return?.();
  await provider.clientLeft();
  expect(getEventListeners(client.signal, 'abort')).toEqual([]);
});

test('a client that disconnected before causes no request', async () => {
  const { provider, client, answer } = await begin(says('Một'));
  client.abort(LEFT);
  await expect(answer.next()).rejects.toBe(LEFT);
  expect(provider.requests()).toEqual([]);
});

test('many clients that disconnect at once leave no open connection', async () => {
  const { provider, ai, close } = await openScriptedAi([stalls(piece('Một'))]);
  closing.push(close);
  const clients = Array.from({ length: 20 }, () => new AbortController());
  await Promise.all(clients.map(({ signal }) => ai.stream([], signal)[Symbol.asyncIterator]().next()));
  expect(provider.openSockets()).toBe(20);
  for (const client of clients) client.abort(LEFT);
  await provider.clientLeft();
  expect(provider.openSockets()).toBe(0);
});
