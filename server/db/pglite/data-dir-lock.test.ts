import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DataDirInUseError, lockDataDir } from './data-dir-lock.ts';

const children: ChildProcess[] = [];
let workFolder: string;

beforeAll(async () => {
  workFolder = await mkdtemp(join(tmpdir(), 'kakehashi-lock-'));
  // Sockets go there when the path is too long; this way they are removed at the end too.
  vi.stubEnv('TMPDIR', workFolder);
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: join(import.meta.dirname, 'data-dir-lock.ts'),
      outDir: join(workFolder, 'built'),
    },
  });
  await writeFile(
    join(workFolder, 'process.mjs'),
    `import { lockDataDir } from './built/data-dir-lock.js';
     process.stdin.resume();
     console.log(await lockDataDir(process.argv[2]).then(() => 'holds', (error) => error.message));`,
  );
});
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(workFolder, { recursive: true });
});

const newDataDir = (name = 'data-') => mkdtemp(join(workFolder, name));

/** Starts another process that tries to lock the folder; it runs until it is killed. */
async function startProcess(dataDir: string): Promise<{ child: ChildProcess; output: string }> {
  const child = spawn(process.execPath, [join(workFolder, 'process.mjs'), dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const [output] = await once(createInterface(child.stdout), 'line');
  return { child, output: String(output) };
}

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

const refusal = (dataDir: string) =>
  `Thư mục dữ liệu ${dataDir} đang được một tiến trình Kakehashi khác dùng; hãy dừng tiến trình đó hoặc đặt DATA_DIR khác.`;

const longName = `${'thư-mục-dài-'.repeat(10)}-`;

test.each([
  { why: 'in a normal folder', name: 'data-' },
  { why: 'in a folder whose path is too long for a socket', name: longName },
])('a second process is refused with one clear line, $why', async ({ name }) => {
  const dataDir = await newDataDir(name);
  expect((await startProcess(dataDir)).output).toBe('holds');
  expect((await startProcess(dataDir)).output).toBe(refusal(dataDir));
  await expect(lockDataDir(dataDir)).rejects.toThrow(DataDirInUseError);
});

test.each([
  { why: 'in a normal folder', name: 'data-' },
  { why: 'in a folder whose path is too long for a socket', name: longName },
])('the lock of a killed process is taken over, $why', async ({ name }) => {
  const dataDir = await newDataDir(name);
  await kill((await startProcess(dataDir)).child);
  expect((await startProcess(dataDir)).output).toBe('holds');
  expect((await startProcess(dataDir)).output).toBe(refusal(dataDir));
});

test.each([
  { why: 'in a fresh folder', killedBefore: 0 },
  { why: 'after a killed process', killedBefore: 1 },
])('of processes that start together exactly one gets the folder, $why', async ({ killedBefore }) => {
  const dataDir = await newDataDir();
  for (let at = 0; at < killedBefore; at += 1) await kill((await startProcess(dataDir)).child);
  const started = await Promise.all(Array.from({ length: 6 }, () => startProcess(dataDir)));
  expect(started.filter(({ output }) => output === 'holds')).toHaveLength(1);
});

test('a released folder is free again and clean', async () => {
  const dataDir = await newDataDir();
  await kill((await startProcess(dataDir)).child);
  const release = await lockDataDir(dataDir);
  await release();
  expect(await readdir(join(dataDir, 'lock'))).toEqual([]);
  expect((await startProcess(dataDir)).output).toBe('holds');
});
