import { mapInSlices } from '#server/in-slices.ts';

/** One address of a sitemap. */
export interface SitemapEntry {
  readonly path: string;
  /** Omitted when unknown: a wrong date is worse than none. */
  readonly changedAt?: Date;
}

/** A sitemap of pages, for search engines (sitemaps.org). */
export const sitemapXml = (publicUrl: URL, entries: readonly SitemapEntry[]): Promise<string> =>
  write('urlset', 'url', publicUrl, entries);

/** The index of the sitemaps. */
export const sitemapIndexXml = (publicUrl: URL, files: readonly SitemapEntry[]): Promise<string> =>
  write('sitemapindex', 'sitemap', publicUrl, files);

async function write(
  list: string,
  element: string,
  publicUrl: URL,
  entries: readonly SitemapEntry[],
): Promise<string> {
  const lines = await mapInSlices(entries, ({ path, changedAt }) => {
    const address = `<loc>${escapeXml(new URL(path, publicUrl).href)}</loc>`;
    const time = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : '';
    return `  <${element}>${address}${time}</${element}>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${list}>`,
    '',
  ].join('\n');
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
