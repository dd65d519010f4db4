import {
  apiDocs,
  health,
  lessonsSitemap,
  openApi,
  pagesSitemap,
  ready,
  robots,
  sitemapIndex,
  wordsSitemap,
} from '#contract/site/endpoints.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { unavailable } from '#server/http/errors.ts';
import type { ReplyHeaders } from '#server/http/reply.ts';
import { route } from '#server/http/route.ts';
import { API_DOCS_POLICY, apiDocsPage } from './api-docs-page.ts';
import { openApiDocument } from './open-api-document.ts';
import { robotsText } from './robots.ts';
import type { SitemapsService } from './sitemaps.service.ts';

export interface SiteParts {
  readonly publicUrl: URL;
  readonly pingDatabase: () => Promise<void>;
  readonly sitemaps: SitemapsService;
}

export const siteRoutes = ({ publicUrl, pingDatabase, sitemaps }: SiteParts) => [
  route(health, () => ({ status: 'ok' as const })),
  route(ready, async () => {
    await pingDatabase().catch((cause: unknown) => {
      throw Object.assign(unavailable(errorTexts.databaseAway), { cause });
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
  route(lessonsSitemap, async ({ query, headers }) =>
    asVersion(await sitemaps.file('lessons', query.page), headers),
  ),
  route(robots, () => robotsText(publicUrl)),
  route(openApi, () => JSON.stringify(openApiDocument(publicUrl))),
  route(apiDocs, ({ headers }) => {
    headers['Content-Security-Policy'] = API_DOCS_POLICY;
    return apiDocsPage();
  }),
];

/** Whoever holds this version is told that it is still the one (`server/http/reply.ts`). */
function asVersion({ text, etag }: { readonly text: string; readonly etag: string }, headers: ReplyHeaders) {
  headers['ETag'] = etag;
  headers['Cache-Control'] = 'no-cache';
  return text;
}
