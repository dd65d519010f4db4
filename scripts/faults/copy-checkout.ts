import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#server/project-root.ts';

/** What git does not have, and what takes long to make again. */
const MADE = ['build/kanji', 'build/tail', '.cache', '.react-router'];

/** A commit in a folder of its own, with the packages of this checkout. Nothing is ever changed in the working tree. */
export function copyCheckout(ref: string): { readonly folder: string; readonly remove: () => void } {
  const folder = join(mkdtempSync(join(tmpdir(), 'faults-')), 'checkout');
  git('worktree', 'add', '--quiet', '--detach', folder, ref);
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(join(folder, '..'), { recursive: true, force: true });
  };
  for (const path of MADE)
    if (existsSync(join(projectRoot, path)))
      cpSync(join(projectRoot, path), join(folder, path), { recursive: true });
  linkPackages(folder);
  return { folder, remove };
}

/** Hard links where the system has them: tools that follow a symbolic link would leave the copy. */
function linkPackages(folder: string): void {
  const packages = join(projectRoot, 'node_modules');
  const { status } = spawnSync('cp', ['-al', packages, join(folder, 'node_modules')], { stdio: 'ignore' });
  if (status === 0) return;
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  symlinkSync(packages, join(folder, 'node_modules'));
}

function git(...args: readonly string[]): void {
  const { status, stderr } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
}
