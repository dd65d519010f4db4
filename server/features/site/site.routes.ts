import { apiDocs, health, openApi, ready, robots, sitemap } from '#contract/site/endpoints.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { unavailable } from '#server/http/errors.ts';
import { route } from '#server/http/route.ts';
import { API_DOCS_POLICY, apiDocsPage } from './api-docs-page.ts';
import { openApiDocument } from './open-api-document.ts';
import { robotsText, sitemapXml } from './sitemap.ts';

export interface SiteParts {
  readonly publicUrl: URL;
  readonly pingDatabase: () => Promise<void>;
  readonly sitemapPaths: () => Promise<string[]>;
}

export const siteRoutes = ({ publicUrl, pingDatabase, sitemapPaths }: SiteParts) => [
  route(health, () => ({ status: 'ok' as const })),
  route(ready, async () => {
    await pingDatabase().catch((cause: unknown) => {
      throw Object.assign(unavailable(errorTexts.databaseAway), { cause });
    });
    return { status: 'ready' as const };
  }),
  route(sitemap, async () => sitemapXml(publicUrl, await sitemapPaths())),
  route(robots, () => robotsText(publicUrl)),
  route(openApi, () => JSON.stringify(openApiDocument(publicUrl))),
  route(apiDocs, ({ headers }) => {
    headers['Content-Security-Policy'] = API_DOCS_POLICY;
    return apiDocsPage();
  }),
];
