import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the parts of the last `npm test` took. */
export const LAST_RUN = fileURLToPath(new URL('../../build/last-test-run.json', import.meta.url));
/** The API tests over one second of the last `npm run test:unit`. */
export const SLOW_TESTS = fileURLToPath(new URL('../../build/slow-tests.json', import.meta.url));

const TICKS_PER_SECOND = 100;

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

const ROUNDS = 5;

/**
 * How fast this machine is now: processor seconds of a fixed piece of work (hashing, sorting, regular expressions on
 * text), the best of some rounds. Budgets of processor time are compared as multiples of it.
 */
export function referenceSeconds() {
  return Math.min(...Array.from({ length: ROUNDS }, secondsOfOneRound));
}

function secondsOfOneRound() {
  const before = process.cpuUsage();
  const words = Array.from({ length: 120_000 }, (_, at) =>
    createHash('sha256').update(String(at)).digest('base64'),
  );
  words.sort((one, other) => one.localeCompare(other, 'vi'));
  let found = 0;
  for (const word of words) found += word.replaceAll(/[a-f]+\d/g, '').length;
  if (found === 0) throw new Error('the work was left out');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
