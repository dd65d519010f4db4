import { guardedPages } from '#contract/pages.ts';
import { API_PREFIXES } from '#contract/paths.ts';
import { READY_WITHIN_MS } from '#contract/server-limits.ts';
import {
  apiDocs,
  grammarSitemap,
  health,
  lessonsSitemap,
  openApi,
  pagesSitemap,
  ready,
  robots,
  sitemapIndex,
  webManifest,
  wordsSitemap,
} from '#contract/site/endpoints.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { tooBusy, unavailable } from '#server/http/errors.ts';
import type { ReplyHeaders } from '#server/http/replies/reply.ts';
import { route } from '#server/http/route.ts';
import { API_DOCS_POLICY, apiDocsPage } from './api-docs-page.ts';
import { openApiDocument } from './open-api-document.ts';
import type { SitemapsService } from './sitemaps.service.ts';
import { webAppManifest } from './web-manifest.ts';

/**
 * Private and admin screens are closed to search engines. Public pages that should not be indexed, such as search
 * results, say so with `noindex`, so crawlers must be able to read them. A path with a parameter starts with one of the
 * paths without.
 */
const PRIVATE_PATHS = [...guardedPages.filter((path) => !path.includes(':')), ...API_PREFIXES];

const robotsText = (publicUrl: URL): string =>
  [
    'User-agent: *',
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL(sitemapIndex.path, publicUrl).href}`,
    '',
  ].join('\n');

export interface SiteParts {
  readonly publicUrl: URL;
  readonly pingDatabase: () => Promise<void>;
  /** Whether this node is shutting down. */
  readonly isLeaving: () => boolean;
  readonly sitemaps: SitemapsService;
}

export const siteRoutes = ({ publicUrl, pingDatabase, isLeaving, sitemaps }: SiteParts) => {
  let described: string | undefined;
  return [
    route(health, () => ({ status: 'ok' as const })),
    route(ready, async () => {
      if (isLeaving()) throw tooBusy(errorTexts.leaving);
      await inTime(pingDatabase()).catch((cause: unknown) => {
        throw unavailable(errorTexts.databaseAway, cause);
      });
      return { status: 'ready' as const };
    }),
    route(sitemapIndex, async ({ headers }) => asVersion(await sitemaps.index(), headers)),
    route(pagesSitemap, async ({ query, headers }) =>
      asVersion(await sitemaps.file('pages', query.page), headers),
    ),
    route(wordsSitemap, async ({ query, headers }) =>
      asVersion(await sitemaps.file('words', query.page), headers),
    ),
    route(grammarSitemap, async ({ query, headers }) =>
      asVersion(await sitemaps.file('grammar', query.page), headers),
    ),
    route(lessonsSitemap, async ({ query, headers }) =>
      asVersion(await sitemaps.file('lessons', query.page), headers),
    ),
    route(robots, () => robotsText(publicUrl)),
    route(webManifest, ({ headers }) => {
      headers['Cache-Control'] = 'no-cache';
      return JSON.stringify(webAppManifest);
    }),
    route(openApi, () => (described ??= JSON.stringify(openApiDocument(publicUrl)))),
    route(apiDocs, ({ headers }) => {
      headers['Content-Security-Policy'] = API_DOCS_POLICY;
      return apiDocsPage();
    }),
  ];
};

/** A database that hangs counts as unavailable. */
async function inTime(ping: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${READY_WITHIN_MS} ms`)), READY_WITHIN_MS);
  });
  await Promise.race([ping, tooLate]).finally(() => clearTimeout(timer));
}

/** A client that has this version gets a 304 (`server/http/replies/reply.ts`). */
function asVersion({ text, etag }: { readonly text: string; readonly etag: string }, headers: ReplyHeaders) {
  headers['ETag'] = etag;
  headers['Cache-Control'] = 'no-cache';
  return text;
}
