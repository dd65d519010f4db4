import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { skippedInQuickRun } from './scripts/quick-tests.mjs';

const quick = process.env['QUICK'] === '1';

export default defineConfig({
  test: {
    // One worker for each core: by default vitest leaves one of two idle.
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
          exclude: [...configDefaults.exclude, ...(quick ? skippedInQuickRun() : [])],
          globalSetup: [
            'server/testing/snapshot.setup.ts',
            'scripts/kanji-data.ts',
            'scripts/tail/tail-data.ts',
          ],
          setupFiles: ['server/testing/test-file.setup.ts'],
          // One embedded database for each worker, shared by its files: opening one takes a second.
          pool: 'threads',
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A busy machine can starve a timer or a child process once; a second try is reported.
          retry: 1,
        },
      },
      {
        test: {
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
          // What is drawn and what is sent may swap places on a busy machine; as in e2e, a second try is reported.
          retry: 1,
        },
      },
    ],
  },
});
