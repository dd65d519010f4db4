import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SOUNDS_AHEAD_FAILED_MAX, SOUNDS_AHEAD_MAX_BYTES } from '#contract/device-limits.ts';
import type { Api } from '../api/api.ts';
import { ApiError } from '../api/api.ts';
import { storage } from '../choices/storage.ts';
import { keepSounds } from './kept-sounds.ts';

interface Voice {
  readonly lang: string;
  readonly localService: boolean;
}
const useVoices = (voices: readonly Voice[]) => vi.stubGlobal('speechSynthesis', { getVoices: () => voices });

beforeEach(() => useVoices([{ lang: 'vi-VN', localService: true }]));
afterEach(() => {
  storage.remove('voice');
  vi.unstubAllGlobals();
});

interface Network {
  /** Fails, or the bytes of a sound. */
  readonly answer?: (id: number) => number;
  /** Whether a service worker stores what passes. */
  readonly hasWorker?: boolean;
}

/** A device with sounds in its cache, behind a service worker. */
function open({ answer = () => 12_000, hasWorker = true }: Network = {}) {
  const shelf = new Set<string>();
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...shelf].map((url) => ({ url })),
      match: async (url: string) => (shelf.has(url) ? new Response() : undefined),
    }),
  });
  const asked: number[] = [];
  const call = async (_: unknown, { query }: { query: { sentenceId: string; speed: string } }) => {
    const id = Number(query.sentenceId);
    asked.push(id);
    const bytes = answer(id);
    const { href } = new URL(`/api/speech?${new URLSearchParams({ ...query })}`, window.location.origin);
    if (hasWorker) shelf.add(href);
    return new Uint8Array(bytes);
  };
  const api = { call } as unknown as Pick<Api, 'call'>;
  const keep = (ids: readonly number[], goesOn = () => true) =>
    keepSounds(
      ids.map((sentenceId) => ({ sentenceId })),
      { api, goesOn },
    );
  return { asked, keep };
}

const away = (): never => {
  throw new TypeError('Failed to fetch');
};
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test('after a cut, only what is missing is fetched', async () => {
  const { asked, keep } = open();
  let left = 2;
  expect(await keep([1, 2, 3], () => (left -= 1) >= 0)).toBe(false);
  expect(await keep([1, 2, 3])).toBe(true);
  expect(await keep([1, 2, 3, 3])).toBe(true);
  expect(asked).toEqual([1, 2, 3]);
});

const REMOTE = { lang: 'ja-JP', localService: false };
const OWN = { lang: 'ja-JP', localService: true };
test.each([
  { voices: [], voice: 'auto', fetched: true, why: 'the browser has no voice' },
  { voices: [REMOTE], voice: 'auto', fetched: true, why: 'its voice needs a network' },
  { voices: [OWN], voice: 'auto', fetched: false, why: 'its voice speaks on the device' },
  { voices: [REMOTE, OWN], voice: 'auto', fetched: false, why: 'one of its voices speaks on the device' },
  { voices: [OWN], voice: 'server', fetched: true, why: 'the learner prefers ours' },
])('sounds are fetched: $fetched, $why', async ({ voices, voice, fetched }) => {
  storage.set('voice', voice);
  useVoices([{ lang: 'vi-VN', localService: true }, ...voices]);
  const { asked, keep } = open();
  expect(await keep([1])).toBe(true);
  expect(asked).toEqual(fetched ? [1] : []);
});

test.each([
  {
    network: { hasWorker: false },
    asked: [1],
    complete: false,
    why: 'nothing is stored, by a full device or without a worker',
  },
  {
    network: { answer: () => SOUNDS_AHEAD_MAX_BYTES / 2 },
    asked: [1, 2, 3],
    complete: false,
    why: 'enough bytes for now',
  },
  {
    network: { answer: away },
    asked: numbers(SOUNDS_AHEAD_FAILED_MAX),
    complete: false,
    why: 'the voice is gone',
  },
  {
    network: { answer: (id: number) => (id % 2 === 0 ? away() : 7_000) },
    asked: numbers(9),
    complete: false,
    why: 'some fail, and are wanted again',
  },
  {
    network: {
      answer: (id: number) => {
        if (id === 2) throw new ApiError(404, 'Không có.');
        return 7_000;
      },
    },
    asked: numbers(9),
    complete: true,
    why: 'one that does not exist is not wanted again',
  },
])('it ends when there is no more to have: $why', async ({ network, asked, complete }) => {
  const device = open(network);
  expect(await device.keep(numbers(9))).toBe(complete);
  expect(device.asked).toEqual(asked);
});
