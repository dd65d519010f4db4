// Starts the built product as a separate process, like `npm start`, and waits until it is ready.
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/free-port.mjs';
import { serverEnvironment } from './accounts.mjs';

const ENTRY = fileURLToPath(new URL('../../build/server/index.js', import.meta.url));
const READY_WITHIN_MS = 180_000;
const POLL_MS = 20;

export async function startProduct(dataDir, overrides = {}) {
  const product = await launchProduct(dataDir, overrides);
  await Promise.race([isReady(product.url), product.exited]).catch((error) => {
    product.kill('SIGKILL');
    throw error;
  });
  return product;
}

/** Starts only the process, without waiting until it is ready. */
export async function launchProduct(dataDir, overrides = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, [ENTRY], {
    env: { ...process.env, ...serverEnvironment(dataDir, port), ...overrides },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    pid: child.pid,
    exited,
    output: () => output,
    /** Waits for a text in the log, or for the end of the process. */
    printed: async (text) => {
      const ended = exited.then(() => true);
      while (!output.includes(text)) if (await Promise.race([wait(POLL_MS), ended])) return;
    },
    kill: (signal) => child.kill(signal),
    stop: async () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

async function isReady(url) {
  const end = Date.now() + READY_WITHIN_MS;
  while (Date.now() < end) {
    const answer = await fetch(`${url}/ready`).catch(() => null);
    if (answer?.ok) return;
    await wait(POLL_MS);
  }
  throw new Error(`The product was not ready within ${READY_WITHIN_MS} ms`);
}
