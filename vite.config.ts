import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { serveHonoInDevelopment } from './scripts/vite-hono-dev.ts';

export default defineConfig({
  plugins: [tailwindcss(), serveHonoInDevelopment('/server/dev.ts'), reactRouter()],
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // The libraries of every page travel in one file: it changes rarely, and compresses better whole.
            codeSplitting: { groups: [{ name: 'libraries', test: isEveryPagesLibrary }] },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: { input: { index: './server/main.ts' } },
      },
    },
  },
});

function isEveryPagesLibrary(id: string): boolean {
  return /node_modules\/(react|react-dom|scheduler|react-router|zod|jose)\/|node_modules\/@tanstack\//.test(
    id,
  );
}
