// `npm run bench:start`: what somebody waits for after `npm ci && npm start`, on a build folder that is emptied before: each
// part of the build, then a first start until `/` answers and until everything is prepared, with the long tail made beside it as
// scripts/start.mjs does, then a second start. Wall clock, and processor time of all threads. `-- --built` leaves the build
// as it is. The tokenizer, a process of its own, is not counted.
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { launchProduct } from '../e2e/support/product.mjs';
import { createBuild } from '../scripts/build-parts.mjs';
import { processorSecondsOf } from '../scripts/testing/processor-time.mjs';

const GOALS_S = { first: 60, second: 6 };
const POLL_MS = 20;

const build = createBuild({
  onPart: ({ name, seconds, processorSeconds }) =>
    report(`build: ${name}`, { wallS: seconds, processorS: processorSeconds }),
});
const dataDir = await mkdtemp(join(tmpdir(), 'kakehashi-bench-'));
try {
  const isBuilt = process.argv.includes('--built');
  const builtS = isBuilt ? 0 : await timed(buildAll);
  const tail = isBuilt ? null : build.tail({ isUrgent: false });
  const first = await start();
  report('first start', first.answered);
  check('first: build and start until / answers', builtS + first.answered.wallS, GOALS_S.first);
  report('first: prepared, later', first.prepared);
  await tail;
  const second = await start();
  report('second start', second.answered);
  check('second: start until / answers', second.answered.wallS, GOALS_S.second);
  report('second: prepared, later', second.prepared);
} finally {
  build.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function buildAll() {
  rmSync(fileURLToPath(new URL('../build', import.meta.url)), { recursive: true, force: true });
  return build.pages();
}

async function start() {
  const began = performance.now();
  const product = await launchProduct(dataDir, { LOG_LEVEL: 'debug' });
  await Promise.race([answers(product.url), product.exited]);
  const answered = { wallS: (performance.now() - began) / 1000, processorS: processorSecondsOf(product.pid) };
  await product.printed('prepared ahead');
  const prepared = {
    wallS: (performance.now() - began) / 1000 - answered.wallS,
    processorS: processorSecondsOf(product.pid) - answered.processorS,
  };
  await product.stop();
  return { answered, prepared };
}

async function answers(url) {
  while (!(await fetch(url).catch(() => null))?.ok) await wait(POLL_MS);
}

async function timed(work) {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

function report(name, { wallS, processorS }) {
  console.log(`${name.padEnd(42)} ${wallS.toFixed(1).padStart(6)} s, processor ${processorS.toFixed(1)} s`);
}

/** A missed goal fails the run. */
function check(name, seconds, goalS) {
  const isMet = seconds <= goalS;
  console.log(
    `${name.padEnd(42)} ${seconds.toFixed(1).padStart(6)} s  (goal ≤ ${goalS} s${isMet ? '' : ', missed'})`,
  );
  if (!isMet) process.exitCode = 1;
}
