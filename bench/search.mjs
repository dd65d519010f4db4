// `npm run bench:search`: the search over the network as a ratio of bare node:http with the same bytes; queries that
// mean harm; and an index of 200,000 entries beside one of 5,000.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { startProduct } from '../e2e/support/product.mjs';
import { compareWithBare } from './support/compare.mjs';

const RATIO_GOAL = 0.6;
const HARM_GOAL_MS = 50;
const GOALS = { buildMs: 5_000, memoryMb: 400, medianRatio: 2 };
const SMALL = 5_000;
const LARGE = 200_000;

const MIXED = [
  '学校', 'がっこう', 'ガッコウ', 'gakkou', 'trường học', 'truong hoc', 'học hiệu', '食べられなかった', 'tabemashita',
  '買物', '子ども', 'nước', 'ăn', 'an', 'kinh tế', '勉強しました', '高くなかった', '静かじゃない', 'はし', '電',
  '私は学校へ行きます', 'watashi wa gakusei desu', 'hôm nay', 'shimbun', 'tōkyō', 'コーヒー', 'đi', 'mua sắm', 'よかった', 'せんせい',
]; // prettier-ignore
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
  const paths = MIXED.map((typed) => `/api/items/search?kanji=${encodeURIComponent(typed)}`);
  await compareWithBare(`search, ${MIXED.length} queries in turn`, product.url, paths, RATIO_GOAL);
  for (const [name, typed] of Object.entries(HARMFUL)) await harm(name, typed);
} finally {
  await product.stop();
}
try {
  await compareIndexes();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function harm(name, typed) {
  const start = performance.now();
  const reply = await fetch(`${product.url}/api/items/search?kanji=${typed}`);
  await reply.arrayBuffer();
  const ms = performance.now() - start;
  console.log(
    `${name.padEnd(28)} ${reply.status} in ${ms.toFixed(1)} ms (goal < ${HARM_GOAL_MS}, 200, 400 or 404)`,
  );
}

async function compareIndexes() {
  const outDir = join(folder, 'core');
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('..', import.meta.url)),
    build: { ssr: 'bench/support/search-core.ts', outDir, emptyOutDir: true },
    ssr: { noExternal: true },
  });
  const measure = (count) => {
    const script = fileURLToPath(new URL('support/measure-index.mjs', import.meta.url));
    const core = join(outDir, 'search-core.js');
    return JSON.parse(
      execFileSync(process.execPath, ['--expose-gc', script, core, String(count)], { encoding: 'utf8' }),
    );
  };
  const small = measure(SMALL);
  const large = measure(LARGE);
  const ratio = large.medianMs / small.medianMs;
  const of = `index of ${LARGE} entries`;
  console.log(`${of.padEnd(28)} built in ${Math.round(large.buildMs)} ms (goal ≤ ${GOALS.buildMs})`);
  console.log(
    `${of.padEnd(28)} takes ${Math.round(large.memoryMb)} MB besides the entries (goal ≤ ${GOALS.memoryMb})`,
  );
  console.log(
    `${of.padEnd(28)} median query ${large.medianMs.toFixed(3)} ms, of ${SMALL} entries ${small.medianMs.toFixed(3)} ms, ` +
      `ratio ${ratio.toFixed(2)} (goal ≤ ${GOALS.medianRatio})`,
  );
}
