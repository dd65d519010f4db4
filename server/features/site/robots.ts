import { guardedPages } from '#contract/pages.ts';
import { API_PREFIXES } from '#contract/paths.ts';
import { sitemapIndex } from '#contract/site/endpoints.ts';

/**
 * Screens of one person and of those who keep the site have nothing to offer a search engine. What is open to everyone and
 * still not for it, such as results of a search, says so itself (`noindex`), and has to be read for that. An address with a
 * parameter begins with one of those without.
 */
const PRIVATE_PATHS = [...guardedPages.filter((path) => !path.includes(':')), ...API_PREFIXES];

export const robotsText = (publicUrl: URL): string =>
  [
    'User-agent: *',
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL(sitemapIndex.path, publicUrl).href}`,
    '',
  ].join('\n');
