// What the working tree changes, and which tests of nearly everything have no reason to run because of it.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Test files that import nearly everything, and the changes for which each of them runs in everyday work. */
const SWEEPS = [
  { test: 'server/fuzz-{reads,writes}.test.ts', reason: /^server\/(?:app|http\/)/ },
  {
    test: 'server/{authorisation,mounted-routes}.test.ts',
    reason: /^server\/(?:app|http\/)|^contract\/.*endpoint/,
  },
  { test: 'server/hostile-strings.{contributors,learners}.test.ts', reason: /^server\/http\// },
  {
    test: 'server/kept-replies.test.ts',
    reason: /^server\/(?:http|features)\/|^contract\/.*(?:endpoint|kept-for)/,
  },
  { test: 'server/limits.test.ts', reason: /^server\/http\/|^contract\/(?:limits|rates)/ },
  { test: 'server/visibility.test.ts', reason: /^server\/(?:db\/|features\/courses\/)/ },
  { test: 'server/db/content/load-content.test.ts', reason: /^(?:content|server\/db)\// },
];

/** Globs of the sweeps without a reason to run. */
export const sweepsWithoutReason = (changed) =>
  SWEEPS.filter(({ test, reason }) => !changed.some((path) => path === test || reason.test(path))).map(
    ({ test }) => test,
  );

/** The commit at which the branch left main. */
export const baseOfChanges = () => git('merge-base', 'HEAD', 'main')?.[0] ?? 'HEAD';

/** Paths that differ from that commit, those of uncommitted files too; null without git. */
export function changedFiles() {
  const tracked = git('diff', '--name-only', baseOfChanges());
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return tracked && untracked ? [...tracked, ...untracked] : null;
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : null;
}
