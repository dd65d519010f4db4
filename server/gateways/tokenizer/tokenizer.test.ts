import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { createTokenizer, startTokenizerProcess, type Tokenizer } from './tokenizer.ts';

const A_MINUTE_MS = 60_000;
const LOST = { status: 'rejected', reason: { message: 'The tokenizer ended before it answered.' } };

let tokenizer: Tokenizer;
afterEach(() => tokenizer.close());

/** A tokenizer, and the processes that it has started so far. */
function open(idleMs = A_MINUTE_MS, answerMs = A_MINUTE_MS): ChildProcess[] {
  const workers: ChildProcess[] = [];
  tokenizer = createTokenizer({
    idleMs,
    answerMs,
    startWorker: () => {
      const worker = startTokenizerProcess();
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

test('nothing starts before it is asked for, and all who ask share one process', async () => {
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

test('the process ends when nobody asks any more; who asks again gets a new one', async () => {
  const workers = open(1);
  await surfacesOf('雨');
  await Promise.all(workers.map((worker) => once(worker, 'exit')));
  expect(await surfacesOf('雪')).toEqual(['雪']);
  expect(workers).toHaveLength(2);
});

test('a process that breaks down fails the calls in flight, and the next call starts another', async () => {
  const workers = open();
  const inFlight = Promise.allSettled([surfacesOf('雨'), surfacesOf('雪')]);
  workers[0]?.kill('SIGKILL');
  expect(await inFlight).toMatchObject([LOST, LOST]);
  expect(await surfacesOf('水')).toEqual(['水']);
  expect(workers).toHaveLength(2);
});

test('a process that does not answer in time is given up', async () => {
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
