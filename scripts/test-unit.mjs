// `npm run test:unit`: unit, content, API and component tests, and those long tests whose subject the branch changes.
import { spawnSync } from 'node:child_process';
import { changedFiles } from './testing/changes.mjs';
import { longTestsFor } from './testing/long-tests.mjs';
import { SLOW_TESTS } from './testing/processor-time.mjs';

const long = longTestsFor(changedFiles());
const projects = ['unit', 'content', 'api', 'app', ...(long.length > 0 ? ['long'] : [])];
const args = ['vitest', 'run', ...projects.flatMap((name) => ['--project', name]), ...process.argv.slice(2)];
// A larger young generation saves a tenth of the time: tests make much that lives shortly.
const env = {
  ...process.env,
  NODE_OPTIONS: '--max-semi-space-size=64',
  SLOW_TESTS_FILE: SLOW_TESTS,
  LONG_TESTS: long.join(','),
};
process.exitCode = spawnSync('npx', args, { stdio: 'inherit', env }).status ?? 1;
