import { defineConfig } from '@playwright/test';
import { QUARANTINE } from './e2e/quarantine.ts';
import { chromiumArgs, microphoneArgs } from './e2e/support/chromium-args.ts';
import { DESK } from './e2e/support/places.ts';
import { writeSpokenWave } from './e2e/support/spoken-wave.ts';

/** Playwright looks for a pattern in the titles of the groups and of the test, joined by spaces. */
const quarantined = QUARANTINE.map(
  ({ title }) => new RegExp(`${title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?: @\\S+)*$`),
);

/** What the microphone hears. The workers, which read this file again, get it from the first process. */
const voice = (process.env['E2E_VOICE'] ??= writeSpokenWave());

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One for each of two cores: the browser and the product keep a core busy.
  workers: 2,
  // What fails now and then is mended, and meanwhile left out with its date (`e2e/quarantine.ts`).
  retries: 0,
  grepInvert: quarantined,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // A test waits for mails, slow hashes and delays on screen, which all take longer on a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: DESK,
    locale: 'vi-VN',
    // A worker stores the whole app in every new context, and hides its requests from routes: only some specs want it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // For every test: with options of its own a test would need a worker of its own, which starts the product again.
      args: [...chromiumArgs, ...microphoneArgs(voice)],
    },
  },
});
