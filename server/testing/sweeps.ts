import { spawnSync } from 'node:child_process';
import { projectRoot } from '#server/project-root.ts';

/** `TEST_ALL=1` (`npm run test:all`): the tests of all endpoints try everything, otherwise a part of it. */
export const testsAll = process.env['TEST_ALL'] === '1';

const SEED_WITHOUT_GIT = 20_260_305;
const HEX_DIGITS = 7;

/** Another for each commit, so that every change tries other input, and a failure comes back when it is run again. */
export function seedOfCommit(): number {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: projectRoot, encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout.slice(0, HEX_DIGITS), 16) : SEED_WITHOUT_GIT;
}
