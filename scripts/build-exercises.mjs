// Part of the build: starts the product once on a new data folder, and keeps what it has prepared ahead (decision 062).
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'build', 'prepared');
const PREPARED = 'prepared ahead';

const dataDir = mkdtempSync(join(tmpdir(), 'kakehashi-build-'));
try {
  rmSync(target, { recursive: true, force: true });
  await prepareIn(dataDir);
  cpSync(join(dataDir, 'prepared'), target, { recursive: true });
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

/** No setting of this machine gets in: neither its database nor its mail server. */
function prepareIn(folder) {
  const settings = { DATA_DIR: folder, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'debug', LONG_TAIL: 'off' };
  const product = spawn(process.execPath, [join(root, 'build/server/index.js')], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [product.stdout, product.stderr])
    stream.on('data', (data) => {
      output += data;
      if (output.includes(PREPARED)) product.kill('SIGTERM');
    });
  return new Promise((resolve, reject) => {
    product.once('error', reject);
    product.once('close', (code) =>
      code === 0 && output.includes(PREPARED) ? resolve() : reject(new Error(output)),
    );
  });
}
