import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Without `TOKEN_SECRET` a random one is kept beside the data, readable by its owner alone, so that sessions survive a restart. */
export async function keepTokenSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'token-secret');
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(path, 'utf8');
}
