import { defineConfig } from '@playwright/test';
import { serverEnvironment } from './e2e/support/accounts.mjs';
import { chromiumArgs } from './e2e/support/chromium-args.ts';
import { neighbourEnvironment } from './e2e/support/neighbour-addresses.ts';

const PORT = 4173;
const { CHROMIUM_PATH, E2E_DATA_DIR = './data/e2e' } = process.env;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/neighbours.ts',
  fullyParallel: true,
  // One more than there are cores here: journeys wait for mails and for delays on screen.
  workers: 3,
  // A neighbour on the machine may starve a journey once; whatever needed its second try is named as flaky at the end.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // A journey waits for mails, slow hashes and delays on screen; a busy machine takes its time over each.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 800 },
    locale: 'vi-VN',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: chromiumArgs,
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
