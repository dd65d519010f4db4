import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadOrCreateTokenSecret } from './token-secret.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kakehashi-secret-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the secret is created once, readable by its owner only, and reused after a restart', async () => {
  const dataDir = join(folder, 'a', 'fresh', 'folder');
  const created = await loadOrCreateTokenSecret(dataDir);
  const file = join(dataDir, 'token-secret');
  expect(created).toMatch(/^[\w-]{64}$/);
  expect(await readFile(file, 'utf8')).toBe(created);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await loadOrCreateTokenSecret(dataDir)).toBe(created);
});

test('two installations have different secrets', async () => {
  const [one, another] = [join(folder, 'one'), join(folder, 'another')];
  expect(await loadOrCreateTokenSecret(one)).not.toBe(await loadOrCreateTokenSecret(another));
});
