import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TOKENIZER_BATCH_CHARS } from '#contract/limits.ts';
import { createTokenizer, startTokenizerProcess, type Tokenizer, TokenizerBusy } from './tokenizer.ts';

/** Starting and stopping the process is tested in ../worker-process.test.ts. */

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

test('without texts no process is started', async () => {
  expect(await tokenizer.tokenize([])).toEqual([]);
  expect(workers).toHaveLength(0);
});

test('returns the tokens of each text, as the judge needs them', async () => {
  expect(await tokenizer.tokenize(['学校は', '', '7'])).toEqual([
    [
      { surface: '学校', reading: 'がっこう', pos: '名詞/一般', base: '学校', conjugation: '' },
      { surface: 'は', reading: 'は', pos: '助詞/係助詞', base: 'は', conjugation: '' },
    ],
    [],
    [{ surface: '7', reading: '', pos: '名詞/数', base: '7', conjugation: '' }],
  ]);
});

test('a text that cannot be tokenized fails only its own call', async () => {
  const [bad, good] = await Promise.allSettled([surfacesOf('\u0000'), surfacesOf('雨が降る', '水')]);
  expect(bad.status).toBe('rejected');
  expect(good).toEqual({ status: 'fulfilled', value: ['雨・が・降る', '水'] });
  expect(workers).toHaveLength(1);
});

/** Splits each batch into characters; for each byte on its standard input it processes one batch. */
const LETTERS = `
  const waiting = [];
  let free = 0;
  const serve = () => {
    while (free > 0 && waiting.length > 0) {
      free--;
      const { id, question } = waiting.shift();
      process.send({ id, answer: question.map((text) => [...text].map((letter) => ({ surface_form: letter, pos: 'x', pos_detail_1: '*', pos_detail_2: '*', pos_detail_3: '*', conjugated_type: '*', basic_form: '*' }))) });
    }
  };
  process.on('message', (asked) => { waiting.push(asked); serve(); });
  process.stdin.on('data', (lines) => { free += lines.length; serve(); });
  process.on('disconnect', () => process.exit());
`;

describe('waiting requests', () => {
  const LONG = '長'.repeat(TOKENIZER_BATCH_CHARS);

  async function open(parts: { readonly waitingMax?: number; readonly deadlineMs?: number } = {}) {
    const started: ChildProcess[] = [];
    const slow = createTokenizer({
      idleMs: A_MINUTE_MS,
      answerMs: A_MINUTE_MS,
      ...parts,
      startWorker: () => {
        const worker = spawn(process.execPath, ['-e', LETTERS], {
          serialization: 'advanced',
          stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
        });
        started.push(worker);
        return worker;
      },
    });
    const order: string[] = [];
    const ask = async (name: string, texts: readonly string[], how?: { readonly inBackground: boolean }) => {
      const words = await slow.tokenize(texts, how);
      order.push(name);
      return words.map((text) => text.length);
    };
    /** Lets the process read this many batches. */
    const letRead = (batches: number) => started[0]?.stdin?.write('.'.repeat(batches));
    return { slow, ask, order, letRead };
  }

  test('a long list is read in batches, and short ones are served in between', async () => {
    const { slow, ask, order, letRead } = await open();
    const all = [ask('long', [LONG, LONG, LONG]), ask('short', ['水']), ask('shorter', [''])];
    letRead(5);
    expect(await Promise.all(all)).toEqual([
      [TOKENIZER_BATCH_CHARS, TOKENIZER_BATCH_CHARS, TOKENIZER_BATCH_CHARS],
      [1],
      [0],
    ]);
    expect(order).toEqual(['short', 'shorter', 'long']);
    await slow.close();
  });

  test('requests are served before background work', async () => {
    const { slow, ask, order, letRead } = await open();
    const all = [ask('background', [LONG, LONG], { inBackground: true }), ask('request', [LONG, LONG])];
    letRead(4);
    await Promise.all(all);
    expect(order).toEqual(['request', 'background']);
    await slow.close();
  });

  test('the number of waiting requests is limited; background work does not count', async () => {
    const { slow, ask, letRead } = await open({ waitingMax: 2 });
    const first = [ask('read', ['水']), ask('1', ['水']), ask('2', ['水'])];
    await expect(ask('3', ['水'])).rejects.toBeInstanceOf(TokenizerBusy);
    first.push(ask('background', ['水'], { inBackground: true }));
    letRead(4);
    expect(await Promise.all(first)).toEqual([[1], [1], [1], [1]]);
    await slow.close();
  });

  test('a request that waited too long is rejected, and is not processed any more', async () => {
    const { slow, ask, letRead, order } = await open({ deadlineMs: 1 });
    const background = ask('background', ['水'], { inBackground: true });
    await expect(ask('late', ['水'])).rejects.toBeInstanceOf(TokenizerBusy);
    letRead(1);
    await background;
    expect(order).toEqual(['background']);
    await slow.close();
  });
});
