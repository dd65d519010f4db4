// One node: the built product of a checkout, as a process of its own.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.mjs';
import { ask } from './calls.mjs';
import { ADMIN } from './people.mjs';

const READY_WITHIN_MS = 180_000;
const POLL_MS = 50;
/** Longer than the health checks of the balancer take to notice. */
const DRAIN_NOTICE_MS = 1_500;

const running = new Set();
// Also after a failure: nothing that was started outlives this process.
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/**
 * A node keeps its port and its data folder, whatever release runs in it.
 *
 * @param {{ name: string, folder: string, databaseUrl: string }} options
 */
export async function createNode({ name, folder, databaseUrl }) {
  const port = await freePort();
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  const log = createWriteStream(join(folder, `${name}.log`));
  let child;
  let exited = Promise.resolve();
  let output = '';

  const node = {
    name,
    port,
    url: `http://127.0.0.1:${port}`,
    /** Starts the build of this checkout, and waits until it is ready. */
    async start(root) {
      output = '';
      const started = spawn(process.execPath, [join(root, 'build/server/index.js')], {
        cwd: root,
        env: { ...process.env, ...environment({ port, dataDir, databaseUrl }) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      running.add(started);
      exited = new Promise((resolve) =>
        started.once('exit', (code, signal) => {
          running.delete(started);
          resolve({ code, signal });
        }),
      );
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (chunk) => {
          output += chunk;
          log.write(chunk);
        });
      await Promise.race([becomesReady(), exited.then((how) => fail('ended before it was ready', how))]);
    },

    async stop(signal = 'SIGTERM') {
      child?.kill(signal);
      const how = await exited;
      if (signal === 'SIGTERM' && how && how.code !== 0) fail('did not end well', how);
    },
  };

  function fail(what, how) {
    throw new Error(`${name} ${what} (${JSON.stringify(how)}):\n${output.slice(-2_000)}`);
  }

  async function becomesReady() {
    const end = Date.now() + READY_WITHIN_MS;
    while (Date.now() < end) {
      const reply = await ask(node.url, 'GET', '/ready').catch(() => null);
      if (reply?.status === 200) return;
      await wait(POLL_MS);
    }
    throw new Error(`${name} was not ready within ${READY_WITHIN_MS} ms`);
  }

  return node;
}

const environment = ({ port, dataDir, databaseUrl }) => ({
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  PORT: String(port),
  HOST: '127.0.0.1',
  PUBLIC_URL: 'http://127.0.0.1',
  TOKEN_SECRET: 'only-for-the-test-of-nodes-0123456789',
  SETTINGS_KEY: 'only-for-the-test-of-nodes-9876543210',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  RATE_LIMITS: 'off',
  TRUST_PROXY: '1',
  LOG_LEVEL: 'debug',
  DRAIN_NOTICE_MS: String(DRAIN_NOTICE_MS),
});
