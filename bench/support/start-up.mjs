// How long the built product takes until it is ready, and how much memory it uses when idle.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { startProduct } from '../../e2e/support/product.mjs';
import { median } from './load.mjs';

const ROUNDS = 3;
const RELEASED_WITHIN_MS = 240_000;
const REST_MS = 5_000;
const KB_PER_MB = 1024;

/**
 * A new database, one whose sentences are analysed, and one whose sentences are not analysed yet: the time until ready,
 * and until the first judged answer.
 */
export async function startUpTimes(folder, answer) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const dataDir = join(folder, `start-${round}`);
    const fresh = await startAndAsk(dataDir, answer);
    const analysed = await startAndAsk(dataDir, answer);
    await forgetAnalysis(dataDir);
    const waiting = await startAndAsk(dataDir, answer);
    rounds.push({ fresh, analysed, waiting });
  }
  const medianOf = (start, what) => median(rounds.map((round) => round[start][what]));
  return Object.fromEntries(
    ['fresh', 'analysed', 'waiting'].map((start) => [
      start,
      { readyMs: medianOf(start, 'readyMs'), answerMs: medianOf(start, 'answerMs') },
    ]),
  );
}

async function startAndAsk(dataDir, answer) {
  const startedAt = performance.now();
  const product = await startProduct(dataDir);
  const readyMs = performance.now() - startedAt;
  const reply = await fetch(`${product.url}${answer.path}`, answer);
  if (!reply.ok) throw new Error(`The first answer was refused: ${reply.status} ${await reply.text()}`);
  await reply.arrayBuffer();
  const answerMs = performance.now() - startedAt - readyMs;
  // It stops when the current analysis has been stored.
  await product.stop();
  return { readyMs, answerMs };
}

async function forgetAnalysis(dataDir) {
  const database = await PGlite.create(join(dataDir, 'pglite'));
  await database.query('update sentences set analysis = null');
  await database.close();
}

/**
 * Memory after the tokenizer was released: of the process that created the database, and of one that found it there.
 */
export async function idleMemory(folder) {
  const dataDir = join(folder, 'idle');
  const first = await restingMemory(dataDir);
  await forgetAnalysis(dataDir);
  const { idleMb, peakMb } = await restingMemory(dataDir);
  return { firstMb: first.idleMb, idleMb, peakMb };
}

async function restingMemory(dataDir) {
  const product = await startProduct(dataDir, { LOG_LEVEL: 'info' });
  try {
    await until(() => product.output().includes('tokenizer started'), 'start of the tokenizer');
    await until(() => product.output().includes('tokenizer released'), 'release of the tokenizer');
    await wait(REST_MS);
    return { idleMb: memoryOf(product.pid, 'VmRSS'), peakMb: memoryOf(product.pid, 'VmHWM') };
  } finally {
    await product.stop();
  }
}

async function until(isSo, what) {
  const end = Date.now() + RELEASED_WITHIN_MS;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`No ${what} within ${RELEASED_WITHIN_MS} ms`);
    await wait(100);
  }
}

const memoryOf = (pid, field) =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) /
  KB_PER_MB;
