// `npm run check`: format, lint, types and tests of what the working tree changes since it left main.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { baseOfChanges, changedFiles, sweepsWithoutReason } from './testing/changes.mjs';

const changed = changedFiles();
if (!changed) throw new Error('Without git it is unknown what has changed: run `npm test`.');

const files = changed.filter((path) => existsSync(path));
const sources = files.filter((path) => /\.(?:tsx?|mjs)$/.test(path));
const skipped = sweepsWithoutReason(changed);

const steps = [
  files.length > 0 && ['format', 'npx', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files],
  sources.length > 0 && ['lint', 'npx', 'oxlint', ...sources],
  ['types', 'npm', 'run', '--silent', 'typecheck'],
  [
    'tests',
    'npx',
    'vitest',
    'run',
    '--changed',
    baseOfChanges(),
    '--passWithNoTests',
    ...['unit', 'content', 'api', 'app'].flatMap((name) => ['--project', name]),
    ...skipped.flatMap((glob) => ['--exclude', glob]),
  ],
  // The graph of imports does not know who reads content.
  changed.some((path) => path.startsWith('content/')) && [
    'content',
    'npx',
    'vitest',
    'run',
    '--project',
    'content',
  ],
].filter(Boolean);

for (const [name, command, ...args] of steps) {
  const began = performance.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  console.log(`${status === 0 ? '✓' : '✗'} ${name} ${((performance.now() - began) / 1000).toFixed(1)} s`);
  if (status !== 0) process.exit(status ?? 1);
}
