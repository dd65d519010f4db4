// `npm run bench:content`: how long it takes to load the shipped content into a new embedded database, and how much of
// that a second start needs to detect that nothing has changed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const GOALS = { seconds: 20, secondStartRatio: 0.5 };

const folder = await mkdtemp(join(tmpdir(), 'kakehashi-bench-'));
try {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { module } = await runnerImport(
    fileURLToPath(new URL('support/content-loading.ts', import.meta.url)),
    { configFile: false, root, logLevel: 'error' },
  );
  const first = await module.loadInto(join(folder, 'data'));
  const second = await module.loadInto(join(folder, 'data'));
  const ratio = second.seconds / first.seconds;
  report(
    'fresh database',
    `${first.inserts} rows in ${first.seconds.toFixed(1)} s`,
    first.seconds <= GOALS.seconds,
  );
  report('second start loads again', second.loaded ? 'yes' : 'no', !second.loaded);
  report('second start / first', ratio.toFixed(2), ratio <= GOALS.secondStartRatio);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** A missed goal fails the run. */
function report(name, result, isMet) {
  console.log(`${name.padEnd(28)} ${result}${isMet ? '' : '  (goal missed)'}`);
  if (!isMet) process.exitCode = 1;
}
