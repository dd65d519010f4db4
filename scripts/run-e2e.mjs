// `npm run test:e2e`: a browser, a new database with one account for each role, then Playwright on the built product.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { learners } from '../e2e/support/accounts.mjs';
import { prepareAccounts } from '../e2e/support/prepare-accounts.mjs';
import { findChromium } from './find-chromium.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'kakehashi-e2e-'));
try {
  const environment = { ...process.env, CHROMIUM_PATH: findChromium(), E2E_DATA_DIR: dataDir };
  await prepareAccounts(dataDir, learners);
  const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: environment,
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
