// `npm run test:unit`: unit, content, API and component tests. All content is judged and spoken too if the working tree
// changes content, the judge, the analyser, the tokenizer or the voice; `npm run test:all` does that always.
import { spawnSync } from 'node:child_process';
import { changedFiles, changesLanguage } from './testing/changes.mjs';
import { SLOW_TESTS } from './testing/processor-time.mjs';

const projects = [
  'unit',
  'content',
  'api',
  'app',
  ...(changesLanguage(changedFiles()) ? ['all-content'] : []),
];
const args = ['vitest', 'run', ...projects.flatMap((name) => ['--project', name]), ...process.argv.slice(2)];
// A larger young generation saves a tenth of the time: tests make much that lives shortly.
const env = { ...process.env, NODE_OPTIONS: '--max-semi-space-size=64', SLOW_TESTS_FILE: SLOW_TESTS };
process.exitCode = spawnSync('npx', args, { stdio: 'inherit', env }).status ?? 1;
