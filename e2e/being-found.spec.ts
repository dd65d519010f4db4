import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { guardedScreens, publicScreens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** What search engines and link previews read in a page's HTML. */
async function readHead(page: Page, html: string) {
  return page.evaluate((source) => {
    const found = new DOMParser().parseFromString(source, 'text/html');
    const content = (name: string) =>
      found.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
    const texts = [...found.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => script.textContent ?? '',
    );
    return {
      title: found.title,
      language: found.documentElement.lang,
      description: content('description'),
      canonical: found.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      robots: content('robots'),
      card: [
        'title',
        'description',
        'url',
        'image',
        'image:width',
        'image:height',
        'image:alt',
        'type',
        'locale',
        'site_name',
      ]
        .filter((name) => content(`og:${name}`) === '')
        .concat(content('twitter:card') === '' ? ['twitter:card'] : []),
      types: texts.flatMap((text) =>
        (JSON.parse(text) as { '@graph': { '@type': string }[] })['@graph'].map((thing) => thing['@type']),
      ),
      headings: found.querySelectorAll('h1').length,
    };
  }, html);
}

async function addressesIn(request: APIRequestContext, sitemap: string): Promise<string[]> {
  const xml = await (await request.get(sitemap)).text();
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address);
}

/** The structured data of each kind of page. */
const KINDS = [
  { path: /^\/$/, types: ['WebSite', 'Organization', 'FAQPage'] },
  { path: /^\/search\/\d+$/, types: ['BreadcrumbList', 'DefinedTerm'] },
  { path: /^\/words/, types: ['BreadcrumbList', 'ItemList'] },
  { path: /^\/(grammar|compare)(\?|$)/, types: ['BreadcrumbList', 'ItemList'] },
  { path: /^\/(grammar|compare)\//, types: ['BreadcrumbList', 'LearningResource'] },
  { path: /^\/path$/, types: ['BreadcrumbList', 'ItemList'] },
  { path: /^\/path\//, types: ['BreadcrumbList'] },
  { path: /^\/kana(\?|$)/, types: ['BreadcrumbList', 'ItemList'] },
  { path: /^\/kana\//, types: ['BreadcrumbList'] },
  { path: /^\/exercises(\/\d+)?$/, types: ['BreadcrumbList', 'ItemList'] },
  { path: /^\/exercises\/\d+\/curriculum\/\d+$/, types: ['BreadcrumbList', 'Course'] },
  { path: /\/(sentence|listening)$/, types: ['BreadcrumbList', 'LearningResource'] },
];

test('every public screen has its metadata, or is marked as noindex', async ({ page, request, baseURL }) => {
  const addressOf = (path = '') => `${baseURL}${path}`;
  const listed = await Promise.all(
    (await addressesIn(request, '/sitemap.xml')).map((sitemap) => addressesIn(request, sitemap)),
  );
  const inSitemap = new Set(listed.flat());
  const titles = new Map<string, string>();
  for (const { path } of publicScreens) {
    const reply = await request.get(path);
    expect.soft(reply.status(), path).toBe(200);
    const head = await readHead(page, await reply.text());
    expect.soft(head, path).toMatchObject({ headings: 1, language: 'vi' });
    expect.soft(head.title, path).toContain('Kakehashi');
    expect.soft(head.description, path).not.toBe('');
    const types = KINDS.find((kind) => kind.path.test(path))?.types ?? [];
    expect.soft(head.types, path).toEqual(types);
    if (head.robots === 'noindex') {
      expect.soft(head.canonical, path).toBe('');
      expect.soft(inSitemap, path).not.toContain(addressOf(path));
      continue;
    }
    expect.soft(head.canonical, path).toBe(addressOf(path.split('?')[0]));
    expect.soft(inSitemap, path).toContain(head.canonical);
    expect.soft(head.card, path).toEqual([]);
    expect.soft(head.description.length, `${path}: ${head.description}`).toBeGreaterThanOrEqual(50);
    expect.soft(head.description.length, `${path}: ${head.description}`).toBeLessThanOrEqual(160);
    expect.soft(titles.get(head.title) ?? head.canonical, head.title).toBe(head.canonical);
    titles.set(head.title, head.canonical);
  }
  const isFound = (path: string) => [...titles.values()].includes(addressOf(path));
  for (const path of ['/', '/search', '/profile', '/donate', '/privacy', '/sources', '/login'])
    expect.soft(isFound(path), path).toBe(true);
  for (const path of [
    '/today',
    '/habits',
    '/review',
    '/review/add',
    '/review/anki',
    '/crush',
    '/settings',
    '/stop-reminders',
    '/otp',
    '/verify-otp',
    '/forgot',
    '/reset-password',
  ])
    expect.soft(isFound(path), path).toBe(false);
});

test('robots.txt disallows every guarded screen', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  const closed = Array.from(text.matchAll(/^Disallow: (.+)$/gm), ([, path = '']) => path);
  const isClosed = (screen: string) => closed.some((path) => screen.startsWith(path));
  expect(guardedScreens.filter(({ path }) => !isClosed(path))).toEqual([]);
  expect(publicScreens.filter(({ path }) => isClosed(path))).toEqual([]);
});

test('the addresses in the sitemaps work', async ({ request }) => {
  const [pages, words, lessons] = await Promise.all(
    ['/sitemap-pages.xml', '/sitemap-words.xml', '/sitemap-lessons.xml'].map((path) =>
      addressesIn(request, path),
    ),
  );
  expect(words?.length).toBeGreaterThan(1_000);
  expect(lessons?.length).toBeGreaterThan(10);
  // Words, lessons and the pages of one kind each work the same way: the first and the last are enough.
  const alike = [
    words,
    lessons,
    ...['/kana/', '/path/', '/grammar/', '/compare/', '/words/'].map((part) =>
      pages?.filter((one) => one.includes(part)),
    ),
  ];
  const others = pages?.filter((address) => !alike.flat().includes(address)) ?? [];
  const visited = [...others, ...alike.flatMap((list) => [list?.at(0), list?.at(-1)])];
  for (const address of visited) expect((await request.get(address ?? '')).status(), address).toBe(200);
});

test('the icons, the manifest and the preview picture exist', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  const html = await (await request.get(paths.sources)).text();
  const links = html.match(/<link[^>]+rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g) ?? [];
  const icons = links.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '');
  expect(icons).toHaveLength(3);
  for (const path of [...icons, ...manifest.icons.map(({ src }) => src), '/og.png'])
    expect.soft((await request.get(path)).status(), path).toBe(200);
});
