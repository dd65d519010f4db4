// The parts of the build, each in a process of its own, as many at a time as wait for none of the others.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join, resolve as resolvePath } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILD_STAMP } from './build-age.mjs';

const scripts = fileURLToPath(new URL('.', import.meta.url));
const build = fileURLToPath(new URL('../build', import.meta.url));

const COMMANDS = {
  client: ['build-pages.mjs', 'client'],
  server: ['build-pages.mjs', 'server'],
  offline: ['build-service-worker.mjs'],
  compress: ['compress-assets.mjs'],
  compressRest: ['compress-assets.mjs'],
  content: ['build-data.mjs', 'content'],
  kanji: ['build-data.mjs', 'kanji'],
  tail: ['build-data.mjs', 'tail'],
  snapshot: ['build-data.mjs', 'snapshot'],
  exercises: ['build-exercises.mjs'],
};

/** Lines that say nothing about this code. Others are printed. */
const KNOWN_WARNINGS = [
  // React Router 7.18 sets it for its own servers; Vite 8 renamed it.
  /The `envFile` option is deprecated/,
  // On a busy machine Rolldown tells which plugin of others took how long.
  /\[PLUGIN_TIMINGS\]|callbacks are listed without a time|^ {2}… and \d+ more$|^The slowest callbacks,|^ {2}- plugin |^Additional callback time|^These rows add up|#bundlertimings/,
];

/** A part that failed, with what it printed. */
export class BuildError extends Error {
  name = 'BuildError';
}

/**
 * Starts processes, and ends them all when one fails. `onPart` hears of each that is done: its name, its seconds, its
 * seconds of processor time, and its warnings.
 *
 * @typedef {{ name: string, seconds: number, processorSeconds: number, warnings: string }} Part
 * @param {{ onPart?: (part: Part) => void, commands?: Record<string, readonly string[]> }} [options]
 */
export function createBuild({ onPart = () => {}, commands = COMMANDS } = {}) {
  const running = new Set();
  let isStopped = false;
  let fail;
  const failure = new Promise((_, reject) => (fail = reject));
  failure.catch(() => {});
  /** Any part that fails ends the work, also one that it waits for only later. */
  const unlessOneFails = (work) => Promise.race([work, failure]);

  function start(name, { isUrgent = true } = {}) {
    const began = performance.now();
    const [file, ...args] = commands[name];
    const child = spawn(
      process.execPath,
      // Much of what these make is garbage at once: a larger nursery saves a tenth of the time.
      [
        '--max-semi-space-size=64',
        '--import',
        join(scripts, 'tell-usage.mjs'),
        resolvePath(scripts, file),
        ...args,
      ],
      { stdio: ['ignore', 'pipe', 'pipe', 'ipc', 'pipe'], env: { ...process.env, NODE_ENV: 'production' } },
    );
    running.add(child);
    if (!isUrgent) beLessUrgent(child.pid);
    const texts = { output: '', usage: '' };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (texts.output += data));
    child.stdio[4].on('data', (data) => (texts.usage += data));
    const done = new Promise((resolve) => {
      child.once('error', fail);
      child.once('close', (code) => {
        running.delete(child);
        if (code !== 0) {
          // Of what was ended on purpose nothing is said.
          if (!isStopped) fail(new BuildError(`${name}:\n${texts.output.trim()}`));
          stop();
          return;
        }
        const seconds = (performance.now() - began) / 1000;
        onPart({ name, seconds, processorSeconds: Number(texts.usage), warnings: warningsIn(texts.output) });
        resolve();
      });
    });
    return { done, tell: () => child.connected && child.send('go') };
  }

  function stop() {
    isStopped = true;
    for (const child of running) child.kill('SIGKILL');
  }

  async function makePages() {
    rmSync(BUILD_STAMP, { force: true });
    for (const folder of ['client', 'server', 'prepared'])
      rmSync(join(build, folder), { recursive: true, force: true });
    mkdirSync(build, { recursive: true });
    const data = [start('snapshot'), start('kanji'), start('content')];
    const server = start('server');
    await start('client').done;
    server.tell();
    const compressed = start('compress');
    await server.done;
    await start('offline').done;
    await compressed.done;
    // The list of the pages and the service worker, which were not there yet.
    await start('compressRest').done;
    await Promise.all(data.map(({ done }) => done));
    // Vite's lists of files are for the build alone.
    for (const side of ['client', 'server']) rmSync(join(build, side, '.vite'), { recursive: true });
    writeFileSync(BUILD_STAMP, '');
  }

  return {
    stop,

    /** All that the product needs to answer. */
    pages: () => unlessOneFails(makePages()),

    /** The long tail of the dictionary, which a product that starts now waits for in the background. */
    tail({ isUrgent = true } = {}) {
      mkdirSync(join(build, 'tail'), { recursive: true });
      // As scripts/tail/tail-data.ts does, which begins a second later.
      writeFileSync(join(build, 'tail', 'unfinished'), '');
      return unlessOneFails(start('tail', { isUrgent }).done);
    },

    /** What the first start would prepare ahead. */
    exercises: () => unlessOneFails(start('exercises').done),
  };
}

function beLessUrgent(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Some systems do not allow it, or the process has ended: it is only slower for others.
  }
}

const warningsIn = (output) =>
  output
    .split('\n')
    .filter((line) => line.trim() !== '' && !KNOWN_WARNINGS.some((known) => known.test(line)))
    .join('\n');
