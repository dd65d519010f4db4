import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { LONG_TESTS } from './scripts/testing/long-tests.mjs';

/** They read what is built from data packages, which `npm run build` makes too. */
const ON_BUILT_DATA = [
  'scripts/content/**/*.test.ts',
  'scripts/exercises/**/*.test.ts',
  'scripts/grading/**/*.test.ts',
  'scripts/kanji-data.test.ts',
  'scripts/tail/built-tail.test.ts',
];
const builtData = ['scripts/kanji-data.ts', 'scripts/tail/tail-data.ts'];
const database = {
  globalSetup: ['server/testing/snapshot.setup.ts', ...builtData],
  setupFiles: ['server/testing/test-file.setup.ts'],
};

const long = LONG_TESTS.map(({ test }) => test);
/** Chosen by `npm run test:unit`; otherwise all of them. */
const chosenLong = process.env['LONG_TESTS']?.split(',') ?? long;

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
          exclude: [...configDefaults.exclude, ...ON_BUILT_DATA, ...long],
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
          exclude: [...configDefaults.exclude, ...long],
          globalSetup: builtData,
          pool: 'threads',
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...strict,
          name: 'long',
          include: chosenLong,
          ...database,
          pool: 'threads',
          isolate: false,
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      {
        test: {
          ...strict,
          name: 'api',
          include: ['server/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...long],
          ...database,
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
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
