// `npm run bench:start`: the processor time of a first start, and of a second one on the same data: until the product is
// ready, and from then on until everything is prepared ahead. The tokenizer, a process of its own, is not counted.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../e2e/support/product.mjs';

const GOAL_AGAIN_S = 2;
const TICKS_PER_SECOND = 100;

const dataDir = await mkdtemp(join(tmpdir(), 'kakehashi-bench-'));
try {
  report('first start', await start());
  const again = await start();
  const isMet = again.preparedS <= GOAL_AGAIN_S;
  report('second start', again, `  (goal ≤ ${GOAL_AGAIN_S} s${isMet ? '' : ', missed'})`);
  if (!isMet) process.exitCode = 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

async function start() {
  const product = await startProduct(dataDir, { LOG_LEVEL: 'debug' });
  const readyS = processorSeconds(product.pid);
  await product.printed('prepared ahead');
  const preparedS = processorSeconds(product.pid) - readyS;
  await product.stop();
  return { readyS, preparedS };
}

/** Of all its threads, as the system counts it. */
function processorSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) / TICKS_PER_SECOND;
}

function report(name, { readyS, preparedS }, goal = '') {
  console.log(
    `${name.padEnd(13)} ready ${readyS.toFixed(1)} s, prepared ${preparedS.toFixed(1)} s later${goal}`,
  );
}
