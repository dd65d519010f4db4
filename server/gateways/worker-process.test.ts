import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { projectRoot } from '#server/project-root.ts';
import { createWorkerProcess, startWorkerFile, type WorkerProcess } from './worker-process.ts';

const A_MINUTE_MS = 60_000;
const LOST = { status: 'rejected', reason: { message: 'The echo ended before it answered.' } };

/** Answers with the question itself. Some words make it fail or crash, and one it never answers. */
const ECHO = `
  process.on('message', ({ id, question }) => {
    if (question === 'crash') process.exit(1);
    if (question === 'never') return;
    process.send(question === 'stumble' ? { id, failure: new Error('stumbled') } : { id, answer: question });
  });
  process.on('disconnect', () => process.exit());
`;

const startEcho = () =>
  spawn(process.execPath, ['-e', ECHO], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

let echo: WorkerProcess<string, string>;
afterEach(() => echo.close());

/** Opens an echo, and returns the list of processes that it starts. */
function open(idleMs = A_MINUTE_MS, answerMs = A_MINUTE_MS): ChildProcess[] {
  const workers: ChildProcess[] = [];
  echo = createWorkerProcess({
    name: 'echo',
    idleMs,
    answerMs,
    start: () => {
      const worker = startEcho();
      workers.push(worker);
      return worker;
    },
  });
  return workers;
}

const allExited = (workers: readonly ChildProcess[]) =>
  Promise.all(workers.map((worker) => once(worker, 'exit')));

test('the process starts with the first question, and all questions share it', async () => {
  const workers = open();
  expect(workers).toHaveLength(0);
  expect(await Promise.all([echo.ask('雨'), echo.ask('雪')])).toEqual(['雨', '雪']);
  expect(await echo.ask('水')).toBe('水');
  expect(workers).toHaveLength(1);
});

test('it ends when idle; the next question starts a new one', async () => {
  const workers = open(1);
  await echo.ask('雨');
  await allExited(workers);
  expect(await echo.ask('雪')).toBe('雪');
  expect(workers).toHaveLength(2);
});

test.each([
  { why: 'killed', breakDown: (worker?: ChildProcess) => worker?.kill('SIGKILL') },
  { why: 'crashed', breakDown: () => void echo.ask('crash').catch(() => {}) },
])(
  'one that is $why fails the questions in flight, and the next question starts a new one',
  async ({ breakDown }) => {
    const workers = open();
    const inFlight = Promise.allSettled([echo.ask('never'), echo.ask('never')]);
    breakDown(workers[0]);
    expect(await inFlight).toMatchObject([LOST, LOST]);
    expect(await echo.ask('水')).toBe('水');
    expect(workers).toHaveLength(2);
  },
);

test('one that does not answer in time is killed', async () => {
  const workers = open(A_MINUTE_MS, 1);
  await expect(echo.ask('never')).rejects.toThrow('The echo did not answer in time.');
  await allExited(workers);
});

test('a question that cannot be answered does not affect others', async () => {
  const workers = open();
  const [bad, good] = await Promise.allSettled([echo.ask('stumble'), echo.ask('雨')]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { cause: { message: 'stumbled' } } });
  expect(good).toEqual({ status: 'fulfilled', value: '雨' });
  expect(workers).toHaveLength(1);
});

test('after close() all questions are rejected', async () => {
  const workers = open();
  const inFlight = Promise.allSettled([echo.ask('never')]);
  const exit = allExited(workers);
  await echo.close();
  expect(await inFlight).toMatchObject([LOST]);
  await exit;
  await expect(echo.ask('雪')).rejects.toThrow('The echo is closed.');
});

test('a worker does not see our secrets, and its memory is limited', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kakehashi-worker-'));
  vi.stubEnv('TOKEN_SECRET', 'a secret');
  try {
    const file = join(folder, 'report.mjs');
    await writeFile(file, 'process.send({ env: Object.keys(process.env), execArgv: process.execArgv })');
    const worker = startWorkerFile(relative(projectRoot, file), 64);
    const [reported] = await once(worker, 'message');
    worker.kill();
    expect(reported.env).toContain('PATH');
    expect(reported.env).not.toContain('TOKEN_SECRET');
    expect(
      reported.env.filter((name: string) => !/^(PATH|LD_LIBRARY_PATH|SystemRoot|NODE_\w+)$/.test(name)),
    ).toEqual([]);
    expect(reported.execArgv).toEqual(['--max-old-space-size=64']);
  } finally {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  }
});
