import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

const YEAR_S = 31_536_000;
const DAY_S = 86_400;

/** The built files: hashed names never change, the others (icons, pictures) are asked for again after a day. */
export function mountStaticFiles(app: Hono, clientDir: string): void {
  const immutable = serveStatic({
    root: clientDir,
    precompressed: true,
    onFound: cacheFor(`${YEAR_S}, immutable`),
  });
  const lasting = serveStatic({ root: clientDir, precompressed: true, onFound: cacheFor(String(DAY_S)) });
  app.use('/assets/*', immutable);
  app.use('/images/*', lasting);
  for (const file of ['/favicon.svg', '/apple-touch-icon.png', '/manifest.webmanifest', '/og.png'])
    app.use(file, lasting);
}

const cacheFor = (age: string) => (_path: string, context: { header(name: string, value: string): void }) => {
  context.header('Cache-Control', `public, max-age=${age}`);
};
