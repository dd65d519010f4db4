import type { ServerBuild } from 'react-router';
import type { Config } from '#server/config.ts';
import type { Logger } from '#server/log.ts';
import type { ReplyCache } from '../replies/reply-cache.ts';
import { securityHeaders } from '../replies/security-headers.ts';
import { pagePolicy } from './content-security-policy.ts';
import type { PageCache } from './page-cache.ts';
import { createPageRenderer, pageEntryOf } from './page-renderer.ts';
import {
  type Admission,
  createLivePages,
  createPages,
  type PageHandler,
  type PagesOptions,
} from './serve-pages.ts';

interface PageParts {
  readonly build: ServerBuild;
  /** Development: rendered on each request. */
  readonly live?: boolean;
}

interface PageSurroundings {
  readonly config: Config;
  readonly replyCache: ReplyCache;
  readonly fetchInProcess: (request: Request) => Promise<Response>;
  readonly admit: Admission;
  readonly watch: PagesOptions['watch'];
  readonly log: Logger;
}

/** Pages handle all requests that match no endpoint. */
export function openPages(
  { build, live }: PageParts,
  { config, replyCache, fetchInProcess, admit, watch, log }: PageSurroundings,
): { readonly handle: PageHandler; readonly cache?: PageCache } {
  const render = createPageRenderer(build, config.PUBLIC_URL, fetchInProcess, log);
  if (live) return { handle: createLivePages(render) };
  return createPages({
    build,
    render,
    admit,
    watch,
    replyCache,
    headers: securityHeaders(config.PUBLIC_URL),
    policy: pagePolicy({
      inlineScripts: pageEntryOf(build).inlineScripts,
      google: config.GOOGLE_CLIENT_ID !== undefined,
    }),
  });
}
