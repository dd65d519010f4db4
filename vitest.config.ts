import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** They read what is built from data packages, which `npm run build` makes too. */
const ON_BUILT_DATA = [
  'scripts/content/**/*.test.ts',
  'scripts/exercises/**/*.test.ts',
  'scripts/grading/**/*.test.ts',
  'scripts/kanji-data.test.ts',
  'scripts/placement/**/*.test.ts',
  'scripts/tail/built-tail.test.ts',
];

/** Beside the API tests: a device and a server with its database. */
const ON_DATABASE = ['scripts/offline/**/*.test.ts'];

const builtData = ['scripts/kanji-data.ts', 'scripts/tail/tail-data.ts'];

/** Everything that is shipped is judged, spoken and compared: minutes. `npm test` runs them where their subject changes. */
const OVER_ALL_CONTENT = [
  'scripts/content/long-checks.test.ts',
  'scripts/grading/explained.test.ts',
  'scripts/grading/judge.property.test.ts',
  'scripts/kanji-data-files.test.ts',
  'server/gateways/speech/voice-of-content.test.ts',
];

/** Nothing hides a failure: no test is tried twice, and what one replaces is put back before the next. */
const strict = { retry: 0, restoreMocks: true, unstubGlobals: true };

export default defineConfig({
  test: {
    // One worker for each core: by default vitest leaves one of two idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: ['default', './scripts/testing/slow-tests.reporter.ts'],
    projects: [
      {
        test: {
          ...strict,
          name: 'unit',
          include: ['core/**/*.test.ts', 'contract/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ON_BUILT_DATA, ...OVER_ALL_CONTENT, ...ON_DATABASE],
          pool: 'threads',
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...strict,
          name: 'content',
          include: ON_BUILT_DATA,
          exclude: [...configDefaults.exclude, ...OVER_ALL_CONTENT],
          globalSetup: builtData,
          pool: 'threads',
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...strict,
          name: 'all-content',
          include: OVER_ALL_CONTENT,
          globalSetup: builtData,
          pool: 'threads',
          isolate: false,
          testTimeout: 900_000,
        },
      },
      {
        test: {
          ...strict,
          name: 'api',
          include: ['server/**/*.test.ts', ...ON_DATABASE],
          exclude: [...configDefaults.exclude, ...OVER_ALL_CONTENT],
          globalSetup: ['server/testing/snapshot.setup.ts', ...builtData],
          setupFiles: ['server/testing/test-file.setup.ts'],
          // One embedded database for each worker, shared by its files: opening one takes a second.
          pool: 'threads',
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...strict,
          name: 'app',
          include: ['app/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['app/testing/clean-slate.setup.ts'],
          // One window for each worker; each file leaves it clean.
          pool: 'threads',
          isolate: false,
          // It keeps its toasts in module state, so it must be reloaded like our own modules.
          server: { deps: { inline: ['react-toastify'] } },
          // Dialogs are imported on first use, which takes long on a busy machine.
          testTimeout: 120_000,
        },
      },
    ],
  },
});
