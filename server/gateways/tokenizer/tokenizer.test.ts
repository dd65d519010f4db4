import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { projectRoot } from '#server/project-root.ts';
import { createTokenizer, type Tokenizer } from './tokenizer.ts';

const A_MINUTE_MS = 60_000;
const LOST = { status: 'rejected', reason: { message: 'The tokenizer ended before it answered.' } };

let tokenizer: Tokenizer;
afterEach(() => tokenizer.close());

/** A tokenizer, and the threads that it has started so far. */
function open(idleMs = A_MINUTE_MS, answerMs = A_MINUTE_MS): Worker[] {
  const workers: Worker[] = [];
  tokenizer = createTokenizer({
    idleMs,
    answerMs,
    startWorker: () => {
      const worker = new Worker(join(projectRoot, 'server/gateways/tokenizer/tokenizer-worker.mjs'));
      workers.push(worker);
      return worker;
    },
  });
  return workers;
}

const surfacesOf = async (...texts: string[]) =>
  (await tokenizer.tokenize(texts)).map((tokens) => tokens.map(({ surface }) => surface).join('・'));

test('the words of each text, as the judge wants them', async () => {
  tokenizer = createTokenizer({ idleMs: A_MINUTE_MS, answerMs: A_MINUTE_MS });
  expect(await tokenizer.tokenize(['学校は', '', '7'])).toEqual([
    [
      { surface: '学校', reading: 'がっこう', pos: '名詞/一般', base: '学校', conjugation: '' },
      { surface: 'は', reading: 'は', pos: '助詞/係助詞', base: 'は', conjugation: '' },
    ],
    [],
    [{ surface: '7', reading: '', pos: '名詞/数', base: '7', conjugation: '' }],
  ]);
});

test('nothing starts before it is asked for, and all who ask share one thread', async () => {
  const workers = open();
  expect(await tokenizer.tokenize([])).toEqual([]);
  expect(workers).toHaveLength(0);
  expect(await Promise.all([surfacesOf('雨が降る'), surfacesOf('行きます', '水')])).toEqual([
    ['雨・が・降る'],
    ['行き・ます', '水'],
  ]);
  expect(await surfacesOf('本を読む')).toEqual(['本・を・読む']);
  expect(workers).toHaveLength(1);
});

test('the thread ends when nobody asks any more; who asks again gets a new one', async () => {
  const workers = open(1);
  await surfacesOf('雨');
  await Promise.all(workers.map((worker) => once(worker, 'exit')));
  expect(await surfacesOf('雪')).toEqual(['雪']);
  expect(workers).toHaveLength(2);
});

test('a thread that breaks down fails the calls in flight, and the next call starts another', async () => {
  const workers = open();
  const inFlight = [surfacesOf('雨'), surfacesOf('雪')];
  workers[0]?.postMessage(null, []);
  const later = surfacesOf('風');
  const results = await Promise.allSettled([...inFlight, later]);
  expect(results.at(-1)?.status).toBe('rejected');
  expect(await surfacesOf('水')).toEqual(['水']);
  expect(workers).toHaveLength(2);
});

test('a thread that is ended from outside fails the calls in flight', async () => {
  const workers = open();
  const inFlight = Promise.allSettled([surfacesOf('雨')]);
  await workers[0]?.terminate();
  expect(await inFlight).toMatchObject([LOST]);
  expect(await surfacesOf('水')).toEqual(['水']);
});

test('a thread that does not answer in time is given up', async () => {
  const workers = open(A_MINUTE_MS, 1);
  // Its dictionary alone takes longer than that.
  await expect(surfacesOf('雨')).rejects.toThrow('in time');
  expect(workers).toHaveLength(1);
});

test('a text that cannot be read fails its own call alone', async () => {
  const workers = open();
  const [bad, good] = await Promise.allSettled([surfacesOf('\u0000'), surfacesOf('雨')]);
  expect(bad.status).toBe('rejected');
  expect(good).toEqual({ status: 'fulfilled', value: ['雨'] });
  expect(workers).toHaveLength(1);
});

test('closed, it answers nobody', async () => {
  const workers = open();
  const inFlight = Promise.allSettled([surfacesOf('雨')]);
  const exit = Promise.all(workers.map((worker) => once(worker, 'exit')));
  await tokenizer.close();
  expect(await inFlight).toMatchObject([LOST]);
  await exit;
  await expect(surfacesOf('雪')).rejects.toThrow('closed');
});
