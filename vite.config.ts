import { existsSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { japaneseFont } from './scripts/japanese-font.ts';
import { ensureTailData } from './scripts/tail/tail-data.ts';
import { serveHonoInDevelopment } from './scripts/vite-hono-dev.ts';

/** With everything that they import. */
const FRAME = /\/app\/(root|entry\.client|layouts\/site-layout)\.tsx/;

/** The learner's own record: what is due, days, the memory of cards. Visitors do without it. */
const LEARNING = /\/(core\/(memory|habits|learning)|app\/lib\/(learning|memory)|ts-fsrs)\//;

/** What the device keeps, of visitors too. */
const DEVICE = /\/(app\/lib\/device-database\.ts|idb\/)/;

export default defineConfig({
  plugins: [
    tailwindcss(),
    kanjiData(),
    japaneseFont(),
    serveHonoInDevelopment('/server/dev.ts'),
    reactRouter(),
  ],
  build: {
    assetsInlineLimit: 0,
    // Chunks that load on demand find their own imports: preload lists would be part of every page.
    modulePreload: { resolveDependencies: () => [] },
    // Nobody reads the sizes of five hundred files; `npm run bench:pages` measures what counts.
    reportCompressedSize: false,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
  },
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // The code that most pages need is in two files, which compress better than a hundred small ones: the frame
            // of all pages with its libraries, and what many pages share. We prefer a fast first visit over a slow
            // connection to smaller downloads after a release.
            codeSplitting: {
              groups: [
                { name: 'frame', test: FRAME },
                { name: 'device', test: DEVICE },
                { name: 'learning', test: LEARNING, minShareCount: 6 },
                { name: 'common', test: isLight, minShareCount: 12 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: {
          input: { index: './server/main.ts' },
          // Imports on demand are for browsers: where the server imports the same module at once, nothing is lost.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
  },
});

/** The kanji data and the long tail for the server, for `npm run dev`; scripts/build.mjs makes them beside the pages. */
function kanjiData(): Plugin {
  return { name: 'kakehashi:kanji-data', apply: 'serve', configureServer: () => ensureTailData() };
}

/** Dialogs, menus and toasts load on demand, because their libraries are heavy (decision 005). */
const HEAVY = [
  'app/ui/overlays/alert.tsx',
  'app/ui/overlays/confirm.tsx',
  'app/ui/overlays/dialog.tsx',
  'app/ui/overlays/discard-question.tsx',
  'app/ui/overlays/menu-panel.tsx',
  'app/ui/overlays/toast-area.tsx',
  'app/ui/forms/use-first-field.ts',
];
const moved = HEAVY.filter((path) => !existsSync(path));
if (moved.length > 0) throw new Error(`vite.config.ts names files that are not there: ${moved.join(', ')}`);

function isLight(id: string): boolean {
  const isShared = /\/(app\/(ui|lib)|core|contract\/(courses|dictionary))\/|\/lucide-react\//.test(id);
  return isShared && !HEAVY.some((path) => id.endsWith(`/${path}`));
}
