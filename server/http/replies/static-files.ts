import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';

const YEAR_S = 31_536_000;
const DAY_S = 86_400;

/** Files whose names stay while their content may change. */
const LASTING = [
  '/images/*',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/manifest.webmanifest',
  '/og.png',
  '/api-docs.css',
  '/failure.css',
];

/**
 * The built files: hashed names never change, the others are asked for again after a day. Mounted in front of what
 * pages and calls need: thirty small files a page should not each carry a kilobyte of headers.
 */
export function mountStaticFiles(app: Hono, clientDir: string): void {
  const files = serveStatic({ root: clientDir, precompressed: true });
  app.use('/assets/*', fileHeaders(`public, max-age=${YEAR_S}, immutable`), files);
  for (const path of LASTING) app.use(path, fileHeaders(`public, max-age=${DAY_S}`), files);
}

const fileHeaders = (cacheControl: string): MiddlewareHandler => {
  return async (context, next) => {
    await next();
    // A file that is not there goes on to the 404 page, which nobody should keep.
    if (!context.res.ok) return;
    context.header('Cache-Control', cacheControl);
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Cross-Origin-Resource-Policy', 'same-origin');
  };
};
