// The build of the previous release: of a checkout of its own, which is made once and kept.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const REF_FILE = fileURLToPath(new URL('previous-release.txt', import.meta.url));
const KEPT = join(root, '.cache', 'previous-release');
/** Written last. */
const DONE = 'built';

/** The commit that was landed last. */
const previousRef = () => readFileSync(REF_FILE, 'utf8').trim();

/**
 * The folder with the built product of a commit; null in a shallow clone that does not have it.
 *
 * @param {string} [ref]
 */
export function buildPrevious(ref = previousRef()) {
  const isThere = spawnSync('git', ['cat-file', '-e', `${ref}^{commit}`], { cwd: root }).status === 0;
  if (!isThere && run('git', ['rev-parse', '--is-shallow-repository'], root).trim() === 'true') {
    console.log(`This clone is shallow and does not have ${ref}: the previous release is not tried.`);
    return null;
  }
  const commit = run('git', ['rev-parse', `${ref}^{commit}`], root).trim();
  const folder = join(KEPT, commit);
  if (existsSync(join(folder, DONE))) return { commit, folder };
  console.log(`Building the previous release, ${commit.slice(0, 8)}…`);
  // Of other releases nothing is kept.
  rmSync(KEPT, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // The files alone: a git worktree would be listed, and locked, as long as it is kept.
  const archive = run('sh', ['-c', `git archive ${commit} | tar -x -C "${folder}"`], root);
  if (archive !== '') console.log(archive);
  install(folder);
  const build = "import('./scripts/build-parts.mjs').then(({ createBuild }) => createBuild().pages())";
  run(process.execPath, ['--input-type=module', '-e', build], folder);
  writeFileSync(join(folder, DONE), '');
  return { commit, folder };
}

/** With the same packages, links to the files of ours. */
function install(folder) {
  const lockOf = (one) => readFileSync(join(one, 'package-lock.json'), 'utf8');
  if (lockOf(folder) !== lockOf(root)) {
    run('npm', ['ci', '--no-audit', '--no-fund'], folder);
    return;
  }
  const copied = spawnSync('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')]);
  // Another file system: no links between the two.
  if (copied.status !== 0)
    cpSync(join(root, 'node_modules'), join(folder, 'node_modules'), { recursive: true });
}

function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? ''}\n${stdout}\n${stderr}`);
  return stdout;
}
