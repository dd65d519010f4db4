import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { serveHonoInDevelopment } from './scripts/vite-hono-dev.ts';

export default defineConfig({
  plugins: [tailwindcss(), serveHonoInDevelopment('/server/dev.ts'), reactRouter()],
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: {
        rollupOptions: { input: { index: './server/main.ts' } },
      },
    },
  },
});
