import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { leftToTheWholeRun } from './scripts/quick-tests.mjs';

const quick = process.env['QUICK'] === '1';

export default defineConfig({
  test: {
    // A core each: by default vitest leaves one of two idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'server',
          include: [
            'server/**/*.test.ts',
            'core/**/*.test.ts',
            'contract/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...(quick ? leftToTheWholeRun() : [])],
          globalSetup: ['server/testing/snapshot.setup.ts', 'scripts/kanji-data.ts'],
          setupFiles: ['server/testing/test-file.setup.ts'],
          // One embedded database a worker, shared by its files: opening one costs a second.
          pool: 'threads',
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'app',
          include: ['app/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['app/testing/clean-slate.setup.ts'],
          // One window a worker, which each file leaves clean.
          pool: 'threads',
          isolate: false,
          // Remembers its toasts: to be as new as our own modules it has to be loaded as they are.
          server: { deps: { inline: ['react-toastify'] } },
          // Dialogs are imported when they are first wanted, which takes its time on a busy machine.
          testTimeout: 120_000,
        },
      },
    ],
  },
});
