import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { digestOfInstallation } from './digest-of-installation.ts';

const FILES = {
  'content/path/10-n5.yaml': 'unit',
  'content/synonyms/verbs.yaml': 'links',
  'build/server/index.js': 'code',
  'build/server/assets/page.js': 'page',
  'build/kanji/facts.tsv': 'facts',
  'node_modules/.package-lock.json': 'packages',
};

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kakehashi-installation-'));
  for (const [path, text] of Object.entries(FILES)) await write(path, text);
});
afterEach(() => rm(root, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

test.each([
  { path: 'content/path/10-n5.yaml', text: 'init', same: false, why: 'a step was edited' },
  { path: 'content/path/20-n4.yaml', text: '', same: false, why: 'a file was added' },
  { path: 'build/server/index.js', text: 'code 2', same: false, why: 'another build' },
  { path: 'build/server/assets/page.js', text: 'egap', same: false, why: 'another chunk of the build' },
  { path: 'build/kanji/facts.tsv', text: 'readings', same: false, why: 'other data of kanji' },
  { path: 'node_modules/.package-lock.json', text: 'newer', same: false, why: 'another package' },
  { path: 'build/server/index.js', text: 'code', same: true, why: 'the same code, built again' },
  { path: 'data/pglite/1', text: 'rows', same: true, why: 'rows are not installed' },
])('$why', async ({ path, text, same }) => {
  const before = await digestOfInstallation(root);
  await write(path, text);
  expect((await digestOfInstallation(root)) === before).toBe(same);
});

test('a text that moves from one file to the next is a difference', async () => {
  const before = await digestOfInstallation(root);
  await write('build/server/assets/page.js', 'pagec');
  await write('build/server/index.js', 'ode');
  expect(await digestOfInstallation(root)).not.toBe(before);
});

test('without the list of packages there is none: they could be any', async () => {
  await rm(join(root, 'node_modules/.package-lock.json'));
  await expect(digestOfInstallation(root)).rejects.toThrow('ENOENT');
});
