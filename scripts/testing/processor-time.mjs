import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** What the parts of the last `npm test` took. */
export const LAST_RUN = fileURLToPath(new URL('../../build/last-test-run.json', import.meta.url));
/** The API tests over one second of the last `npm run test:unit`. */
export const SLOW_TESTS = fileURLToPath(new URL('../../build/slow-tests.json', import.meta.url));

const REFERENCE_WORK = fileURLToPath(new URL('reference-work.mjs', import.meta.url));
const TICKS_PER_SECOND = 100;

/** Of a running process with all its threads. Linux only. */
export function processorSecondsOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) / TICKS_PER_SECOND;
}

/**
 * Processor seconds of every child that has ended, with its own children; null where the system does not tell.
 * A child is counted as a whole when it ends, so two readings tell the children that ended in between.
 */
export function processorSecondsOfChildren() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(13, 15)
      .map(Number);
    return (user + system) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}

/**
 * How fast this machine is now: processor seconds of a fixed piece of work, done by every processor at once as in a run of
 * tests, because two of them are often one core that shares its speed. Budgets are compared as multiples of it.
 */
export async function referenceSeconds() {
  const workers = Array.from({ length: availableParallelism() }, async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [REFERENCE_WORK]);
    return Number(stdout);
  });
  const seconds = await Promise.all(workers);
  return seconds.reduce((sum, one) => sum + one, 0) / seconds.length;
}
