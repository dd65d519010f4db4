import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';

const YEAR_S = 31_536_000;
const DAY_S = 86_400;

/** Files whose names stay the same while their content may change. */
const UNHASHED = [
  '/images/*',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/og.png',
  '/api-docs.css',
  '/failure.css',
];

/** Asked for at every visit: a browser learns from it that there is a new version. */
const SERVICE_WORKER = '/sw.js';

/**
 * The built files: files with hashed names never change, the others are cached for a day. Mounted before the headers of
 * pages and calls are added: a page loads thirty small files, which should not have a kilobyte of headers each.
 */
export function mountStaticFiles(app: Hono, clientDir: string): void {
  const files = serveStatic({ root: clientDir, precompressed: true });
  app.use('/assets/*', fileHeaders(`public, max-age=${YEAR_S}, immutable`), files);
  app.use(SERVICE_WORKER, fileHeaders('no-cache'), files);
  for (const path of UNHASHED) app.use(path, fileHeaders(`public, max-age=${DAY_S}`), files);
}

const fileHeaders = (cacheControl: string): MiddlewareHandler => {
  return async (context, next) => {
    await next();
    // A missing file falls through to the 404 page, which must not be cached.
    if (!context.res.ok) return;
    context.header('Cache-Control', cacheControl);
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Cross-Origin-Resource-Policy', 'same-origin');
  };
};
