// `npm run bench:tail`: the product with the long tail compared with the product without it (start, memory, search), and
// a look-up in the tail compared with an indexed look-up of the same words in SQLite.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startProduct } from '../e2e/support/product.mjs';
import { buildSearchCore } from './support/build-core.mjs';
import { median } from './support/load.mjs';

const GOALS = { startRatio: 1.3, memoryMb: 150, medianRatio: 2 };
const ROUNDS = 3;
const QUERIES = 900;
const REST_MS = 5_000;
const KB_PER_MB = 1024;

const folder = await mkdtemp(join(tmpdir(), 'kakehashi-bench-'));
try {
  await compareProducts();
  await compareLookUps();
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** A missed goal fails the run. */
function report(name, result, isMet = true) {
  console.log(`${name.padEnd(16)} ${result}`);
  if (!isMet) process.exitCode = 1;
}

async function compareProducts() {
  const dataDir = join(folder, 'data');
  // The first start loads the content and analyses sentences; it is not measured.
  await (await startProduct(dataDir)).stop();
  const rounds = [];
  // Alternating, so that a slow moment of the machine affects both.
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ without: await measure(dataDir, 'off'), with: await measure(dataDir, 'on') });
  const both = (what) =>
    ['without', 'with'].map((which) => median(rounds.map((round) => round[which][what])));
  const ratioOf = (what) => median(rounds.map((round) => round.with[what] / round.without[what]));

  const start = ratioOf('readyMs');
  const [startBefore, startAfter] = both('readyMs').map(Math.round);
  report(
    'start',
    `${startAfter} ms, without the tail ${startBefore} ms, ratio ${start.toFixed(2)} (goal ≤ ${GOALS.startRatio})`,
    start <= GOALS.startRatio,
  );
  const [memoryBefore, memoryAfter] = both('memoryMb').map(Math.round);
  const more = memoryAfter - memoryBefore;
  report(
    'memory',
    `${memoryAfter} MB, without ${memoryBefore} MB, ${more} MB more (goal ≤ ${GOALS.memoryMb})`,
    more <= GOALS.memoryMb,
  );
  const search = ratioOf('medianMs');
  const [medianBefore, medianAfter] = both('medianMs').map((ms) => ms.toFixed(2));
  report(
    'search, median',
    `${medianAfter} ms, without ${medianBefore} ms, ratio ${search.toFixed(2)} (goal ≤ ${GOALS.medianRatio})`,
    search <= GOALS.medianRatio,
  );
  const [p99Before, p99After] = both('p99Ms').map((ms) => ms.toFixed(2));
  report('search, p99', `${p99After} ms, without ${p99Before} ms`);
}

async function measure(dataDir, tail) {
  const startedAt = performance.now();
  const product = await startProduct(dataDir, { LONG_TAIL: tail, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  try {
    const readyMs = performance.now() - startedAt;
    await wait(REST_MS);
    const items = await (await fetch(`${product.url}/api/items`)).json();
    const times = [];
    for (const typed of queriesOf(items)) {
      const before = performance.now();
      const reply = await fetch(`${product.url}/api/items/search?kanji=${encodeURIComponent(typed)}`);
      await reply.arrayBuffer();
      times.push(performance.now() - before);
    }
    const inOrder = times.toSorted((a, b) => a - b);
    return {
      readyMs,
      memoryMb: memoryOf(product.pid),
      medianMs: median(times),
      p99Ms: inOrder[Math.floor(inOrder.length * 0.99)],
    };
  } finally {
    await product.stop();
  }
}

/** Each query is new, so that no reply is cached: headwords, readings in a form, meanings, and what is no entry. */
function queriesOf(items) {
  return items
    .slice(0, QUERIES / 4)
    .flatMap(({ kanji, hiragana, mean }) => [
      kanji,
      `${hiragana}でした`,
      mean.split(/[,;]/)[0],
      `${kanji}${hiragana}`,
    ]);
}

function memoryOf(pid) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / KB_PER_MB;
}

/** In a process of its own, so that nothing else is in its memory. */
async function compareLookUps() {
  const core = await buildSearchCore();
  const script = fileURLToPath(new URL('support/measure-tail.mjs', import.meta.url));
  const build = fileURLToPath(new URL('../build/tail', import.meta.url));
  const { words, lookUps, tailUs, findUs, sqliteUs } = JSON.parse(
    execFileSync(process.execPath, [script, core, build], { encoding: 'utf8' }),
  );
  report(
    'look-up',
    `${lookUps} spellings among ${words} words: tail ${tailUs.toFixed(1)} µs, ` +
      `SQLite (sql.js, indexed, prepared) ${sqliteUs.toFixed(1)} µs, ratio ${(tailUs / sqliteUs).toFixed(2)}; ` +
      `with reading the query and its forms ${findUs.toFixed(1)} µs`,
    tailUs <= sqliteUs,
  );
}
