import { defineConfig } from '@playwright/test';
import { serverEnvironment } from './e2e/support/accounts.mjs';
import { neighbourEnvironment } from './e2e/support/neighbour-addresses.ts';

const PORT = 4173;
const { CHROMIUM_PATH, E2E_DATA_DIR = './data/e2e' } = process.env;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/neighbours.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // A journey waits for mails, slow hashes and the delays of the spec; a busy machine takes its time over each.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 800 },
    locale: 'vi-VN',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      // As root, in containers and in CI, Chromium's own sandbox cannot start.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node build/server/index.js',
    url: `http://127.0.0.1:${PORT}/ready`,
    env: { ...serverEnvironment(E2E_DATA_DIR, PORT), ...neighbourEnvironment },
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
