// `npm run bench:search`: the search over the network as a ratio of bare node:http with the same bytes; harmful
// queries; and an index of 200,000 entries compared with one of 5,000.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProduct } from '../e2e/support/product.mjs';
import { buildSearchCore } from './support/build-core.mjs';
import { compareWithBare } from './support/compare.mjs';
import { median, requestsPerSecond } from './support/load.mjs';

const RATIO_GOAL = 0.6;
const HARM_GOAL_MS = 50;
const GOALS = { buildMs: 5_000, memoryMb: 400, medianRatio: 2 };
const SMALL = 5_000;
const LARGE = 200_000;
const ROUNDS = 3;
const searchPath = (typed) => `/api/items/search?kanji=${encodeURIComponent(typed)}`;

const MIXED = [
  '学校', 'がっこう', 'ガッコウ', 'gakkou', 'trường học', 'truong hoc', 'học hiệu', '食べられなかった', 'tabemashita',
  '買物', '子ども', 'nước', 'ăn', 'an', 'kinh tế', '勉強しました', '高くなかった', '静かじゃない', 'はし', '電',
  '私は学校へ行きます', 'watashi wa gakusei desu', 'hôm nay', 'shimbun', 'tōkyō', 'コーヒー', 'đi', 'mua sắm', 'よかった', 'せんせい',
]; // oxfmt-ignore
const HARMFUL = {
  '10,000 letters': 'a'.repeat(10_000),
  '10,000 kana': encodeURIComponent('た'.repeat(10_000)),
  '200 kana of one kind': encodeURIComponent('も'.repeat(200)),
  '200 kana of a verb': encodeURIComponent('食べさせられたくなかった'.repeat(16)),
  emoji: encodeURIComponent('😀👨‍👩‍👧‍👦'.repeat(10)),
  'half a surrogate pair': '%ED%A0%BD',
  'per cent': '%25%25%25',
  'a broken escape': '%E3%81',
  'regular expression': encodeURIComponent('(a+)+$.*[^]\\1{9}'),
};

const folder = await mkdtemp(join(tmpdir(), 'kakehashi-bench-'));
const product = await startProduct(join(folder, 'data'), { RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
try {
  await compareWithBareServer();
  await askOnce();
  for (const [name, typed] of Object.entries(HARMFUL)) await harm(name, typed);
} finally {
  await product.stop();
}
try {
  await compareIndexes();
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** A missed goal fails the run. */
function report(name, result, isMet) {
  console.log(`${name.padEnd(30)} ${result}`);
  if (!isMet) process.exitCode = 1;
}

/** Frequent queries, repeated: replies are cached until the dictionary changes. */
async function compareWithBareServer() {
  const paths = MIXED.map(searchPath);
  const isMet = await compareWithBare(
    `search, ${MIXED.length} queries in turn`,
    product.url,
    paths,
    RATIO_GOAL,
  );
  if (!isMet) process.exitCode = 1;
}

/** New queries, more than replies are cached. For information; the product has no goal here. */
async function askOnce() {
  const items = await (await fetch(`${product.url}/api/items`)).json();
  const queries = items.flatMap(({ kanji, hiragana, mean }) => [
    kanji,
    `${hiragana}でした`,
    mean.split(/[,;]/)[0],
  ]);
  const rate = requestsPerSecond(product.url, queries.map(searchPath), { anyStatus: true });
  report(
    `search, ${queries.length} queries in turn`,
    `${Math.round(rate)} requests/s, none kept ready`,
    true,
  );
}

async function harm(name, typed) {
  const start = performance.now();
  const reply = await fetch(`${product.url}/api/items/search?kanji=${typed}`);
  await reply.arrayBuffer();
  const ms = performance.now() - start;
  const isMet = ms < HARM_GOAL_MS && [200, 400, 404].includes(reply.status);
  report(name, `${reply.status} in ${ms.toFixed(1)} ms (goal < ${HARM_GOAL_MS}, 200, 400 or 404)`, isMet);
}

async function compareIndexes() {
  const core = await buildSearchCore();
  const script = fileURLToPath(new URL('support/measure-index.mjs', import.meta.url));
  const measure = (count) =>
    JSON.parse(
      execFileSync(process.execPath, ['--expose-gc', script, core, String(count)], { encoding: 'utf8' }),
    );
  // Alternating, so that a slow moment of the machine affects both.
  const rounds = Array.from({ length: ROUNDS }, () => ({ small: measure(SMALL), large: measure(LARGE) }));
  const of = `index of ${LARGE} entries`;
  const buildMs = median(rounds.map(({ large }) => large.buildMs));
  report(of, `built in ${Math.round(buildMs)} ms (goal ≤ ${GOALS.buildMs})`, buildMs <= GOALS.buildMs);
  const memoryMb = median(rounds.map(({ large }) => large.memoryMb));
  const memory = `takes ${Math.round(memoryMb)} MB besides the entries (goal ≤ ${GOALS.memoryMb})`;
  report(of, memory, memoryMb <= GOALS.memoryMb);
  const ratio = median(rounds.map(({ small, large }) => large.medianMs / small.medianMs));
  const times = (size) => median(rounds.map((round) => round[size].medianMs)).toFixed(3);
  report(
    of,
    `median query ${times('large')} ms, of ${SMALL} entries ${times('small')} ms, ` +
      `ratio ${ratio.toFixed(2)} (goal ≤ ${GOALS.medianRatio})`,
    ratio <= GOALS.medianRatio,
  );
}
