import { createHash } from 'node:crypto';
import { expect, test } from './support/test.ts';

test('all pages have the same policy, which allows each of their inline scripts', async ({ request }) => {
  const policies = new Set<string>();
  for (const path of ['/', '/search/6', '/search?kanji=学', '/exercises/1', '/categories', '/khong-co']) {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'] ?? '';
    policies.add(policy);
    const rule = policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? '';
    expect(rule).not.toContain('unsafe');
    const scripts = [...(await response.text()).matchAll(/<script([^>]*)>([^]*?)<\/script>/g)];
    const inline = scripts.filter(([, attributes = '']) => !/ src=| type="application\//.test(attributes));
    expect(inline, path).toHaveLength(4);
    for (const [, , code = ''] of inline)
      expect(rule, path).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  expect(policies.size).toBe(1);
});

test('an injected script is blocked by the browser', async ({ context, baseURL }) => {
  // A separate page: the `page` fixture would fail the test on console errors.
  const page = await context.newPage();
  await page.route(`${baseURL}/rank`, async (route) => {
    const response = await route.fetch();
    const injected = '<script>document.title = "injected"</script></body>';
    await route.fulfill({ response, body: (await response.text()).replace('</body>', injected) });
  });
  const violation = page.waitForEvent('console', (message) => message.text().includes('script-src'));
  await page.goto('/rank');
  expect((await violation).text()).toContain("script-src 'self'");
  await expect(page).not.toHaveTitle('injected');
});

test('a page that has not changed is not sent again', async ({ request }) => {
  const first = await request.get('/exercises');
  const etag = first.headers().etag ?? '';
  const again = await request.get('/exercises', { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
  const other = await request.get('/exercises', { headers: { 'If-None-Match': 'W/"other"' } });
  expect(other.status()).toBe(200);
});

const encodings = [
  { accept: 'br, gzip', encoding: 'br' },
  { accept: 'gzip', encoding: 'gzip' },
  { accept: 'identity', encoding: undefined },
];
test('the encoding that a browser accepts is honoured, on the first visit and on the second', async ({
  request,
}) => {
  for (const visit of ['first', 'second'])
    for (const { accept, encoding } of encodings) {
      const response = await request.get('/rank', { headers: { 'Accept-Encoding': accept } });
      expect.soft(response.headers()['content-encoding'], `${accept}, ${visit} visit`).toBe(encoding);
      expect.soft(await response.text(), accept).toContain('Bảng xếp hạng');
    }
});

test('the request of one visitor does not affect the page of the next', async ({ request, baseURL }) => {
  await request.head('/donate?utm=<script>', { headers: { Cookie: 'a=b', Host: 'evil.example' } });
  const html = await (await request.get('/donate')).text();
  expect(html).toContain('Ủng hộ Kakehashi');
  expect(html).toContain(`href="${baseURL}/donate"`);
  expect(html).not.toContain('evil.example');
  expect(html).not.toContain('utm');
});

test('a guarded page is not for search engines', async ({ request }) => {
  const shell = await (await request.get('/categories')).text();
  expect(shell).not.toContain('rel="canonical"');
  expect(shell).toContain('<meta name="robots" content="noindex"/>');
  expect(shell).toContain('<title>Kakehashi</title>');
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /categories');
});

test('a trailing slash is redirected', async ({ request }) => {
  const response = await request.get('/rank/?a=1', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe('/rank?a=1');
});

test('built files are cached for a year and compressed, and a missing one is a 404 that is not cached', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const [, script = ''] = /"(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
  const response = await request.get(script, { headers: { 'Accept-Encoding': 'br' } });
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const missing = await request.get('/assets/nothing.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control']).not.toContain('immutable');
});

test('stroke drawings are cached for a year and compressed, and an unknown one is a 404 that is not cached', async ({
  request,
}) => {
  const drawing = await request.get('/assets/img/05b66.svg', { headers: { 'Accept-Encoding': 'br' } });
  expect(drawing.headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await drawing.text()).match(/<path /g), 'the strokes of 学').toHaveLength(8);
  const missing = await request.get('/assets/img/99999.svg');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control']).not.toContain('immutable');
});

test('the API page shows every call under its own policy', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'GET /api/topics', exact: true })).toBeVisible();
  expect(
    await page.evaluate(
      () => getComputedStyle(document.querySelector('section') ?? document.body).borderRadius,
    ),
  ).toBe('12px');
});

test('development pages are not part of the product', async ({ request }) => {
  expect((await request.get('/dev/ui')).status()).toBe(404);
});
