import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTokenizer, startTokenizerProcess, type Tokenizer } from './tokenizer.ts';

/** How a process comes and goes is tested in ../worker-process.test.ts. */

const A_MINUTE_MS = 60_000;

const workers: ChildProcess[] = [];
let tokenizer: Tokenizer;
beforeAll(() => {
  tokenizer = createTokenizer({
    idleMs: A_MINUTE_MS,
    answerMs: A_MINUTE_MS,
    startWorker: () => {
      const worker = startTokenizerProcess();
      workers.push(worker);
      return worker;
    },
  });
});
afterAll(() => tokenizer.close());

const surfacesOf = async (...texts: string[]) =>
  (await tokenizer.tokenize(texts)).map((tokens) => tokens.map(({ surface }) => surface).join('・'));

test('no text needs no process', async () => {
  expect(await tokenizer.tokenize([])).toEqual([]);
  expect(workers).toHaveLength(0);
});

test('the words of each text, as the judge wants them', async () => {
  expect(await tokenizer.tokenize(['学校は', '', '7'])).toEqual([
    [
      { surface: '学校', reading: 'がっこう', pos: '名詞/一般', base: '学校', conjugation: '' },
      { surface: 'は', reading: 'は', pos: '助詞/係助詞', base: 'は', conjugation: '' },
    ],
    [],
    [{ surface: '7', reading: '', pos: '名詞/数', base: '7', conjugation: '' }],
  ]);
});

test('a text that cannot be read fails its own call alone', async () => {
  const [bad, good] = await Promise.allSettled([surfacesOf('\u0000'), surfacesOf('雨が降る', '水')]);
  expect(bad.status).toBe('rejected');
  expect(good).toEqual({ status: 'fulfilled', value: ['雨・が・降る', '水'] });
  expect(workers).toHaveLength(1);
});
