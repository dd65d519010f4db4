import { createHash } from 'node:crypto';
import { mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorTexts } from '#contract/texts/operator.ts';
import { DataDirError } from './data-dir.ts';

/**
 * PGlite does not lock its folder, and two processes on one folder lose rows. So the process that uses it listens on a
 * socket there. Unlike a file with a process id, a socket stops answering when its process ends, however that happens,
 * and works both inside and outside of a container.
 *
 * The socket of a killed process is never reused or moved: the next process takes the next number. Of processes that
 * start together only one can take a number, and each checks the others again after taking one, so that of two at least
 * one sees the other.
 */

export class DataDirInUseError extends DataDirError {
  constructor(dataDir: string) {
    super(operatorTexts.dataDirInUse(dataDir));
  }
}

/** The system's limit for socket paths, including a final zero, is 108 bytes on Linux and 104 on macOS. */
const SOCKET_PATH_MAX_BYTES = 103;
const LONGEST_SOCKET_NAME = '999999.sock';

/** Returns a function that releases the folder. The lock alone does not keep the process running. */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const folder = await realpath(dataDir);
  const server = process.platform === 'win32' ? await listenOn(pipeFor(folder)) : await takeNumber(folder);
  if (!server) throw new DataDirInUseError(folder);
  return () => close(server);
}

async function takeNumber(dataDir: string): Promise<Server | null> {
  const folder = await lockFolder(dataDir);
  for (;;) {
    const taken = await numbersIn(folder);
    if (await anyAnswers(folder, taken)) return null;

    const mine = Math.max(0, ...taken) + 1;
    const server = await listenOn(socketPath(folder, mine));
    if (!server) continue;

    const others = (await numbersIn(folder)).filter((number) => number !== mine);
    if (!(await anyAnswers(folder, others))) {
      await Promise.all(others.map((number) => rm(socketPath(folder, number), { force: true })));
      return server;
    }
    await close(server);
  }
}

/**
 * Inside the data folder, so that it also works between containers; in the temp folder if the path would be too long.
 */
async function lockFolder(dataDir: string): Promise<string> {
  const inside = join(dataDir, 'lock');
  const fits = Buffer.byteLength(join(inside, LONGEST_SOCKET_NAME)) <= SOCKET_PATH_MAX_BYTES;
  const folder = fits ? inside : join(tmpdir(), `kakehashi-${shortHash(dataDir)}`);
  await mkdir(folder, { recursive: true });
  return folder;
}

const socketPath = (folder: string, number: number) => join(folder, `${number}.sock`);

/** Windows removes a pipe when its process ends, so one name is enough. */
const pipeFor = (dataDir: string) => `\\\\.\\pipe\\kakehashi-${shortHash(dataDir)}`;

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

async function numbersIn(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names.flatMap((name) => /^(\d+)\.sock$/.exec(name)?.[1] ?? []).map(Number);
}

async function anyAnswers(folder: string, numbers: readonly number[]): Promise<boolean> {
  const answers = await Promise.all(numbers.map((number) => isAnswering(socketPath(folder, number))));
  return answers.includes(true);
}

function isAnswering(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(false);
      else reject(error);
    });
  });
}

/** `null` when the address is taken. */
function listenOn(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((visitor) => visitor.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(address, () => resolve(server.unref()));
  });
}

/** Node removes the socket's file when its server closes. */
const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));
