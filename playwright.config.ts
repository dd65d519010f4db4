import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './e2e/support/chromium-args.ts';
import { DESK } from './e2e/support/places.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than there are cores here: journeys wait for mails and for delays on screen.
  workers: 2,
  // A neighbour on the machine may starve a journey once; whatever needed its second try is named as flaky at the end.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // A journey waits for mails, slow hashes and delays on screen; a busy machine takes its time over each.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: DESK,
    locale: 'vi-VN',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: chromiumArgs,
    },
  },
});
