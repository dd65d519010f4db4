// `npm run bench:http`: how near the product comes to a bare node:http server that sends the same bytes, measured in one
// run on this machine, and what the landing page weighs.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProduct } from '../e2e/support/product.mjs';
import { median, requestsPerSecond } from './support/load.mjs';
import { pageWeight } from './support/page-weight.mjs';

const ROUNDS = 7;
const BARE_PORT = 4199;
const CASES = [
  { name: 'cached page /', path: '/', goal: 0.8 },
  { name: 'JSON /health', path: '/health', goal: 0.7 },
  { name: 'cached page /exercises', path: '/exercises', goal: 0.6 },
];
const WEIGHT_GOALS_KB = { Script: 140, Stylesheet: 15 };

const dataDir = await mkdtemp(join(tmpdir(), 'kakehashi-bench-'));
const product = await startProduct(dataDir, { RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
try {
  for (const { name, path, goal } of CASES) await compare(name, product.url + path, goal);
  const weight = await pageWeight(product.url);
  for (const [kind, kilobytes] of Object.entries(weight)) {
    const goal = WEIGHT_GOALS_KB[kind];
    console.log(
      `weight of /   ${kind.padEnd(12)} ${kilobytes.toFixed(1)} KB compressed${goal ? ` (goal ≤ ${goal})` : ''}`,
    );
  }
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function compare(name, url, goal) {
  const bare = fork(fileURLToPath(new URL('support/bare-server.mjs', import.meta.url)), [
    String(BARE_PORT),
    url,
  ]);
  await once(bare, 'message');
  const ours = [];
  const theirs = [];
  // Turn by turn, so that a slow moment of the machine meets both.
  for (let round = 0; round < ROUNDS; round++) {
    theirs.push(requestsPerSecond(`http://127.0.0.1:${BARE_PORT}/`));
    ours.push(requestsPerSecond(url));
  }
  const ratios = ours.map((rate, round) => rate / theirs[round]);
  bare.kill();
  await once(bare, 'exit');
  console.log(
    `${name.padEnd(24)} ${Math.round(median(ours))} requests/s, bare node:http ${Math.round(median(theirs))}, ` +
      `median ratio ${median(ratios).toFixed(2)} (goal ≥ ${goal})`,
  );
}
