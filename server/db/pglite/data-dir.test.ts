import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../connect.ts';
import { DataDirError, prepareDataDir } from './data-dir.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kakehashi-data-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (path: string) => (await stat(join(folder, path))).mode & 0o777;

test.runIf(process.platform !== 'win32')(
  'the folder and everything in it is closed to other accounts of the machine',
  async () => {
    await mkdir(join(folder, 'pglite/base'), { recursive: true });
    await writeFile(join(folder, 'pglite/base/1'), 'rows');
    await writeFile(join(folder, 'token-secret'), 'secret');
    for (const path of ['pglite', 'pglite/base', '.']) await chmod(join(folder, path), 0o777);
    for (const path of ['pglite/base/1', 'token-secret']) await chmod(join(folder, path), 0o666);

    await prepareDataDir(folder, () => {});
    expect(await Promise.all(['.', 'pglite', 'pglite/base'].map(modeOf))).toEqual([0o700, 0o700, 0o700]);
    expect(await Promise.all(['pglite/base/1', 'token-secret'].map(modeOf))).toEqual([0o600, 0o600]);
  },
);

describe('a folder that cannot be used stops the start with one clear line', () => {
  test.each([
    {
      why: 'it is a file',
      prepare: () => writeFile(join(folder, 'data'), 'a file'),
      message: /^Không ghi được vào thư mục dữ liệu .*data \(.+\); hãy kiểm tra quyền ghi/,
    },
    {
      why: 'the control file is truncated',
      prepare: () => fill({ PG_VERSION: '18\n', 'global/pg_control': 'cut' }),
      message: /^Cơ sở dữ liệu trong .*data bị hỏng nên không mở được \(.+\); hãy khôi phục/,
    },
    {
      why: 'it has a database that PGlite would take for an empty folder',
      prepare: () => fill({ 'global/pg_control': 'whole' }),
      message: /bị hỏng nên không mở được \(PG_VERSION is missing\)/,
    },
  ])('$why', async ({ prepare, message }) => {
    await prepare();
    const opening = openDatabase({ dataDir: join(folder, 'data') });
    await expect(opening).rejects.toThrow(DataDirError);
    await expect(opening).rejects.toThrow(message);
    await expect(opening).rejects.toThrow(/^[^\n]+$/);
  });

  async function fill(files: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(files)) {
      const path = join(folder, 'data/pglite', name);
      await mkdir(join(path, '..'), { recursive: true });
      await writeFile(path, text);
    }
  }
});
