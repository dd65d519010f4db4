import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CALL_PATIENCE_MS, PATIENCE_IN_SILENCE_MS } from '#contract/device-limits.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { z } from '#contract/zod.ts';
import { ApiError, createApi } from '../api/api.ts';
import { serverSilence } from '../network/server-silence.ts';
import type { Session } from '../session/session-rules.ts';
import { createKeptCalls } from './kept-calls.ts';

const shared = { method: 'GET', summary: 'một lời gọi mẫu', output: z.object({ id: z.int() }) } as const;
const forAnyone = defineEndpoint({
  ...shared,
  path: '/words/{word}',
  access: 'anyone',
  kept: 'shared',
  params: z.object({ word: z.string() }),
});
const own = defineEndpoint({ ...shared, path: '/me', access: 'loggedIn', kept: 'own' });
const ranking = defineEndpoint({ ...shared, path: '/ranking', access: 'anyone', kept: 'own' });
const recording = defineEndpoint({
  method: 'GET',
  summary: 'một âm thanh mẫu',
  path: '/sound',
  access: 'anyone',
  answers: 'bytes',
});
const fresh = defineEndpoint({ ...shared, path: '/now', access: 'anyone' });

const LAN = { userId: 7, roles: ['USER'] } as unknown as Session;
const MINH = { userId: 8, roles: ['USER'] } as unknown as Session;
const AUTHOR = { userId: 9, roles: ['USER', 'SUPPLIER'] } as unknown as Session;
const REVIEWER = { userId: 10, roles: ['QC'] } as unknown as Session;

/** A device with its store, and a server that can be away. */
function open() {
  const store = new Map<string, unknown>();
  const state = { session: null as Session | null, send: async () => Response.json({ id: 1 }) };
  const late: string[] = [];
  const kept = createKeptCalls({
    openStore: async () => ({
      keepReplies: async (owner, replies) => {
        for (const { address, reply } of replies) store.set(`${owner} ${address}`, reply);
      },
      keptReply: async (owner, address) => store.get(`${owner} ${address}`),
    }),
    session: () => state.session,
    onLate: ({ path }) => late.push(path),
  });
  const api = createApi({
    origin: 'http://kakehashi.test',
    send: () => state.send(),
    token: () => null,
    onAnswer: serverSilence.noteAnswer,
    onFreshToken: () => {},
    onTokenRefused: () => {},
    kept,
  });
  const away = () => (state.send = () => Promise.reject(new TypeError('Failed to fetch')));
  return { api, store, state, away, late };
}
const word = { params: { word: '水' } };

test.each([
  { failure: () => Promise.reject(new TypeError('Failed to fetch')), why: 'without a network' },
  { failure: async () => new Response('', { status: 502 }), why: 'when nobody is behind the proxy' },
  { failure: async () => new Response('', { status: 503 }), why: 'while the server restarts' },
])('a call is answered from the device $why', async ({ failure }) => {
  const { api, state } = open();
  await api.call(forAnyone, word);
  state.send = failure;
  expect(await api.call(forAnyone, word)).toEqual({ id: 1 });
});

test.each([
  { endpoint: forAnyone, input: { params: { word: '火' } }, why: 'another address' },
  { endpoint: fresh, input: {}, why: 'an endpoint that is not kept' },
] as const)('the failure stays a failure: $why', async ({ endpoint, input }) => {
  const { api, away } = open();
  await api.call(forAnyone, word);
  away();
  await expect(api.call(endpoint, input as never)).rejects.toThrow('Failed to fetch');
});

test('a refusal is an answer, not a missing network', async () => {
  const { api, state } = open();
  await api.call(forAnyone, word);
  const body = { statusCode: 404, error: 'Không có.', message: 'Không có.' };
  state.send = async () => Response.json(body, { status: 404 });
  await expect(api.call(forAnyone, word)).rejects.toBeInstanceOf(ApiError);
});

test.each([
  { asked: LAN, now: LAN, endpoint: own, found: true, why: 'one’s own' },
  { asked: LAN, now: MINH, endpoint: own, found: false, why: 'what belongs to somebody else' },
  { asked: LAN, now: null, endpoint: own, found: false, why: 'what belonged to who has logged out' },
  { asked: LAN, now: null, endpoint: forAnyone, found: true, why: 'what is the same for everybody' },
  { asked: AUTHOR, now: LAN, endpoint: forAnyone, found: false, why: 'what an author sees with drafts' },
  { asked: null, now: AUTHOR, endpoint: forAnyone, found: true, why: 'what an author saw like everybody' },
  { asked: REVIEWER, now: null, endpoint: forAnyone, found: false, why: 'what a reviewer sees besides' },
  { asked: LAN, now: MINH, endpoint: ranking, found: false, why: 'a list with the own row of somebody else' },
  { asked: LAN, now: null, endpoint: ranking, found: false, why: 'a list with the own row of who has left' },
  { asked: LAN, now: LAN, endpoint: ranking, found: true, why: 'a list with one’s own row' },
  { asked: null, now: LAN, endpoint: ranking, found: true, why: 'a list that a visitor has seen' },
])('$why is found: $found', async ({ asked, now, endpoint, found }) => {
  const { api, state, away } = open();
  state.session = asked;
  await api.call(endpoint, word);
  state.session = now;
  away();
  const outcome = await api.call(endpoint, word).then(
    () => 'found',
    (error: Error) => error.message,
  );
  expect(outcome).toBe(found ? 'found' : 'Failed to fetch');
});

test('what an earlier version has kept in another form is ignored', async () => {
  const { api, store, away } = open();
  store.set('0 /words/%E6%B0%B4', { name: 'nước' });
  away();
  await expect(api.call(forAnyone, word)).rejects.toThrow('Failed to fetch');
});

describe('a network that is silent', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    serverSilence.noteAnswer();
  });

  /** The server has answered once, and answers again when the test says so. */
  async function hang() {
    const device = open();
    await device.api.call(forAnyone, word);
    let answer: (response: Response) => void = () => {};
    device.state.send = () => new Promise((resolve) => (answer = resolve));
    return { ...device, answer: (response: Response) => answer(response) };
  }
  const isSettled = async (call: Promise<unknown>, ms: number) => {
    let settled = false;
    void call.then(() => (settled = true));
    await vi.advanceTimersByTimeAsync(ms);
    return settled;
  };

  test.each([
    { id: 2, told: ['/words/{word}'], why: 'something else' },
    { id: 1, told: [], why: 'the same' },
  ])('shows what is kept, and says that the late reply is $why', async ({ id, told }) => {
    const { api, store, late, answer } = await hang();
    const call = api.call(forAnyone, word);
    await vi.advanceTimersByTimeAsync(CALL_PATIENCE_MS);
    expect(await call).toEqual({ id: 1 });
    expect(late).toEqual([]);
    answer(Response.json({ id }));
    await vi.advanceTimersByTimeAsync(1);
    expect([...store.values()]).toEqual([{ id }]);
    expect(late).toEqual(told);
  });

  test('is found out once: the next calls are answered from the device sooner', async () => {
    const { api } = await hang();
    const first = api.call(forAnyone, word);
    expect(await isSettled(first, CALL_PATIENCE_MS - 1)).toBe(false);
    expect(await isSettled(first, 1)).toBe(true);
    expect(await isSettled(api.call(forAnyone, word), PATIENCE_IN_SILENCE_MS)).toBe(true);
  });

  test.each([
    { reply: () => Response.json({ id: 1 }), why: 'a reply' },
    { reply: () => new Response('', { status: 500 }), why: 'a failure of the server' },
  ])('is over with $why: the next call is waited for again', async ({ reply }) => {
    const { api, answer, state } = await hang();
    const first = api.call(forAnyone, word);
    await vi.advanceTimersByTimeAsync(CALL_PATIENCE_MS);
    await first;
    answer(reply());
    await vi.advanceTimersByTimeAsync(1);
    state.send = () => new Promise(() => {});
    expect(await isSettled(api.call(forAnyone, word), CALL_PATIENCE_MS - 1)).toBe(false);
  });

  test('is not over with a recording, which may come from a cache of the device', async () => {
    const { api, state } = await hang();
    const first = api.call(forAnyone, word);
    await vi.advanceTimersByTimeAsync(CALL_PATIENCE_MS);
    await first;
    state.send = async () => new Response('ta');
    await api.call(recording, {});
    state.send = () => new Promise(() => {});
    expect(await isSettled(api.call(forAnyone, word), PATIENCE_IN_SILENCE_MS)).toBe(true);
  });

  test('waits on for what is not kept', async () => {
    const { api, answer } = await hang();
    const call = api.call(forAnyone, { params: { word: '火' } });
    expect(await isSettled(call, 2 * CALL_PATIENCE_MS)).toBe(false);
    answer(Response.json({ id: 3 }));
    expect(await call).toEqual({ id: 3 });
  });
});

test('a list is kept with its total count', async () => {
  const list = defineEndpoint({
    ...shared,
    path: '/list',
    access: 'anyone',
    kept: 'shared',
    output: z.array(z.int()),
  });
  const { api, state, away } = open();
  state.send = async () => Response.json([1, 2], { headers: { 'X-Total-Count': '34' } });
  await api.callPage(list, {});
  away();
  expect(await api.callPage(list, {})).toEqual({ rows: [1, 2], total: 34 });
});
