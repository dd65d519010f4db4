import type { ServerBuild } from 'react-router';
import type { Config } from '#server/config.ts';
import type { Logger } from '#server/log.ts';
import type { ReplyCache } from '../replies/reply-cache.ts';
import { securityHeaders } from '../replies/security-headers.ts';
import type { NameSite } from '../replies/with-site-name.ts';
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
  readonly hasGoogle: () => Promise<boolean>;
  readonly nameSite: NameSite;
  readonly replyCache: ReplyCache;
  readonly fetchInProcess: (request: Request) => Promise<Response>;
  readonly admit: Admission;
  readonly watch: PagesOptions['watch'];
  readonly log: Logger;
}

/** Pages handle all requests that match no endpoint. */
export function openPages(
  { build, live }: PageParts,
  { config, hasGoogle, nameSite, replyCache, fetchInProcess, admit, watch, log }: PageSurroundings,
): { readonly handle: PageHandler; readonly cache?: PageCache } {
  const publicUrl = config.PUBLIC_URL;
  const render = createPageRenderer({ build, publicUrl, fetchInProcess, nameSite, log });
  const { inlineScripts } = pageEntryOf(build);
  const policies = {
    ours: pagePolicy({ inlineScripts }),
    withGoogle: pagePolicy({ inlineScripts, google: true }),
  };
  if (live) return { handle: createLivePages(render) };
  return createPages({
    build,
    render,
    admit,
    watch,
    replyCache,
    headers: securityHeaders(config),
    // Without a database, pages still explain what is wrong.
    policy: () =>
      hasGoogle().then(
        (google) => policies[google ? 'withGoogle' : 'ours'],
        () => policies.ours,
      ),
  });
}
