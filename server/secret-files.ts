import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Without `TOKEN_SECRET` or `SETTINGS_KEY`, a random secret is stored in the data folder: sessions survive a restart, and
 * stored keys and passwords stay readable.
 */
type SecretFile = 'token-secret' | 'settings-key';

export async function loadOrCreateSecret(dataDir: string, name: SecretFile): Promise<string> {
  const path = join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  const known = await readIfThere(path);
  if (known) return known;
  // Written under a temporary name first: a crash must not leave half a secret.
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  await link(draft, path).catch(unlessThere);
  await rm(draft);
  return readFile(path, 'utf8');
}

const readIfThere = (path: string) => readFile(path, 'utf8').catch(() => null);

// Another process was faster: its secret is used.
function unlessThere(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}
