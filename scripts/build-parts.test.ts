import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBuild } from './build-parts.mjs';

interface Part {
  readonly name: string;
  readonly processorSeconds: number;
  readonly warnings: string;
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kakehashi-build-parts-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A build whose part `exercises` is this script. */
async function buildWith(script: string) {
  const file = join(folder, 'part.mjs');
  await writeFile(file, script);
  const parts: Part[] = [];
  const build = createBuild({ onPart: (part: Part) => parts.push(part), commands: { exercises: [file] } });
  return { build, parts };
}

test('a part is told with its processor time; what it prints is not, besides warnings that are not known', async () => {
  const { build, parts } = await buildWith(`
    console.warn('The \`envFile\` option is deprecated, please use \`envDir: false\` instead.');
    console.warn('  - plugin vite:asset load (20%, 6.8s, 1 call)');
    console.warn('A new warning');
  `);
  await build.exercises();
  expect(parts).toEqual([expect.objectContaining({ name: 'exercises', warnings: 'A new warning' })]);
  expect(parts[0]?.processorSeconds).toBeGreaterThan(0);
});

test('a part that fails ends the build, with all that it printed', async () => {
  const { build, parts } = await buildWith(`console.log('before'); throw new Error('no such file');`);
  await expect(build.exercises()).rejects.toThrow(/exercises:\nbefore[^]*no such file/);
  expect(parts).toEqual([]);
});

test('a build that is stopped ends its parts and says nothing', async () => {
  const { build, parts } = await buildWith(`console.log('begun'); setInterval(() => {}, 1_000);`);
  const outcome = build.exercises().then(
    () => 'done',
    () => 'failed',
  );
  build.stop();
  expect(await Promise.race([outcome, new Promise((resolve) => setTimeout(resolve, 500, 'silent'))])).toBe(
    'silent',
  );
  expect(parts).toEqual([]);
});
