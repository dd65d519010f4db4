import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadOrCreateSecret } from './secret-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kakehashi-secret-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.each(['token-secret', 'settings-key'] as const)(
  '%s is created once, readable by its owner only, and reused after a restart',
  async (name) => {
    const dataDir = join(folder, 'a', 'fresh', 'folder');
    const created = await loadOrCreateSecret(dataDir, name);
    const file = join(dataDir, name);
    expect(created).toMatch(/^[\w-]{64}$/);
    expect(await readFile(file, 'utf8')).toBe(created);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await loadOrCreateSecret(dataDir, name)).toBe(created);
  },
);

test('two installations have different secrets', async () => {
  const [one, another] = [join(folder, 'one'), join(folder, 'another')];
  expect(await loadOrCreateSecret(one, 'token-secret')).not.toBe(
    await loadOrCreateSecret(another, 'token-secret'),
  );
});
