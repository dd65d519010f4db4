import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { operatorTexts } from '#contract/texts/operator.ts';

/** A data folder that cannot be used. Its message is the only line that the boot prints. */
export class DataDirError extends Error {
  override readonly name = 'DataDirError';
}

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;
const OTHERS = 0o077;
/** Number of files whose modes are checked in parallel. */
const FILES_AT_ONCE = 64;

/**
 * Creates the folder if it is missing, and makes everything in it accessible to its owner only: it holds passwords,
 * mails and the token secret. If another account owns it, this only calls `warn`.
 */
export async function prepareDataDir(dataDir: string, warn: (line: string) => void): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: OWNER_ONLY_FOLDER });
  } catch (error) {
    throw unusable(dataDir, error);
  }
  // Windows has no file modes.
  if (process.platform === 'win32') return;
  try {
    await closeToOthers(dataDir);
  } catch {
    warn(operatorTexts.dataDirOpen(dataDir));
  }
}

/** Makes a folder and everything in it accessible to its owner only. */
export async function closeToOthers(folder: string): Promise<void> {
  await closeOne(folder);
  const entries = await readdir(folder, { recursive: true });
  for (let at = 0; at < entries.length; at += FILES_AT_ONCE) {
    const some = entries.slice(at, at + FILES_AT_ONCE);
    await Promise.all(some.map((entry) => closeOne(join(folder, entry))));
  }
}

async function closeOne(path: string): Promise<void> {
  // Lock sockets and temporary files may disappear during the walk.
  const found = await stat(path).catch(() => null);
  if (!found || (found.mode & OTHERS) === 0) return;
  await chmod(path, found.isDirectory() ? OWNER_ONLY_FOLDER : OWNER_ONLY_FILE);
}

export const unusable = (dataDir: string, cause: unknown): DataDirError =>
  new DataDirError(operatorTexts.dataDirUnusable(dataDir, reasonOf(cause)), { cause });

export const broken = (dataDir: string, cause: unknown): DataDirError =>
  new DataDirError(operatorTexts.dataDirBroken(dataDir, reasonOf(cause)), { cause });

/** The first line of the root cause: the rest is a stack or file names inside the database. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? (error.message.split('\n')[0] ?? '') : reasonOf(error.cause);
}
