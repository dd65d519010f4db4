const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function sitemapXml(publicUrl: URL, paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${escapeXml(new URL(path, publicUrl).href)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

// Screens of one person have nothing to offer a search engine.
const PRIVATE_PATHS = [
  '/categories',
  '/changepass',
  '/change',
  '/supplier',
  '/ai',
  '/api/',
  '/auth/',
  '/auto/',
];

export const robotsText = (publicUrl: URL): string =>
  [
    'User-agent: *',
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n');
