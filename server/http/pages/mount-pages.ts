import type { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import type { Config } from '#server/config.ts';
import { securityHeaders } from '../security-headers.ts';
import type { PageCache } from './page-cache.ts';
import { createPageRenderer } from './page-renderer.ts';
import { createLivePages, createPages } from './serve-pages.ts';

interface PageParts {
  readonly build: ServerBuild;
  /** Development: rendered anew each time. */
  readonly live?: boolean;
}

const MEGABYTE = 1024 * 1024;

/** Pages take what no endpoint answered. Returns the cache that the listener asks first. */
export function mountPages(app: Hono, { build, live }: PageParts, config: Config): PageCache | undefined {
  const fetchInProcess = async (request: Request) => app.fetch(request);
  if (live) {
    app.get('*', createLivePages(createPageRenderer(build, config.PUBLIC_URL, fetchInProcess)));
    return undefined;
  }
  const pages = createPages({
    build,
    publicUrl: config.PUBLIC_URL,
    cacheBytes: config.PAGE_CACHE_MB * MEGABYTE,
    headers: securityHeaders(config.PUBLIC_URL),
    fetchInProcess,
  });
  app.get('*', pages.handle);
  return pages.cache;
}
