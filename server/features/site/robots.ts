/**
 * Screens of one person and of those who keep the site have nothing to offer a search engine. What is open to everyone and
 * still not for it, such as results of a search, says so itself (`noindex`), and has to be read for that.
 */
const PRIVATE_PATHS = [
  '/categories',
  '/changepass',
  '/change',
  '/account',
  '/supplier',
  '/ai',
  '/voice',
  '/link',
  '/topic',
  '/lesson',
  '/notifications',
  '/allusers',
  '/listfeedback',
  '/topicSupplier',
  '/feedbacksuplier',
  '/qc',
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
