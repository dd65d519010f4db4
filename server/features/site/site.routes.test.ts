import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { READY_WITHIN_MS } from '#contract/server-limits.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { items } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { openClosableTestDatabase, openTestDatabase } from '#server/testing/test-database.ts';

const { call, factories, db } = await buildTestApp({ env: { PUBLIC_URL: 'https://hoc.example' } });
beforeAll(() => emptyTables(db));

/** Like every change of content. */
async function announce(): Promise<void> {
  const { changes } = await openTestDatabase();
  const announced = new Promise((resolve) => changes.onChange(resolve));
  await changes.announce('content');
  await announced;
}

describe('health', () => {
  test.each([
    { path: '/health', status: 'ok', why: 'the process runs' },
    { path: '/ready', status: 'ready', why: 'the database answers' },
  ])('$path: $why', async ({ path, status }) => {
    expect(await call('GET', path)).toMatchObject({ status: 200, body: { status } });
  });

  test('without its database it is alive but not ready, with a message in Vietnamese', async () => {
    const database = await openClosableTestDatabase();
    const lost = await buildTestApp({ database });
    await database.close();
    const { databaseAway } = errorTexts;
    expect((await lost.call('GET', '/health')).status).toBe(200);
    expect((await lost.call('GET', '/ready')).body).toEqual({
      statusCode: 503,
      error: databaseAway,
      message: databaseAway,
    });
    expect(await lost.call('GET', '/api/topics')).toMatchObject({
      status: 500,
      body: { message: errorTexts.unexpected },
    });
  });
});

describe('readiness', () => {
  afterEach(() => void vi.useRealTimers());

  test('not ready during shutdown, although it still answers', async () => {
    const ending = await buildTestApp();
    ending.app.leave();
    const reply = await ending.call('GET', '/ready');
    expect(reply).toMatchObject({ status: 503, body: { message: errorTexts.leaving } });
    expect(reply.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect((await ending.call('GET', '/health')).status).toBe(200);
    expect((await ending.call('GET', '/api/topics')).status).toBe(200);
  });

  test('not ready when the database hangs, without hanging too', async () => {
    const database = { ...(await openTestDatabase()), ping: () => new Promise<void>(() => {}) };
    const hanging = await buildTestApp({ database });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = hanging.call('GET', '/ready');
    await vi.advanceTimersByTimeAsync(READY_WITHIN_MS);
    expect(await asked).toMatchObject({ status: 503, body: { message: errorTexts.databaseAway } });
  });
});

describe('for search engines', () => {
  const listedIn = async (path: string) =>
    Array.from((await call('GET', path)).text.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);

  test('the index lists every sitemap, under the public address', async () => {
    const reply = await call('GET', '/sitemap.xml');
    expect(reply.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(reply.text).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(await listedIn('/sitemap.xml')).toEqual([
      'https://hoc.example/sitemap-pages.xml',
      'https://hoc.example/sitemap-words.xml',
      'https://hoc.example/sitemap-grammar.xml',
      'https://hoc.example/sitemap-lessons.xml',
    ]);
  });

  test('public pages are listed, private ones are not', async () => {
    const listed = await listedIn('/sitemap-pages.xml');
    const pages = ['/', '/search', '/exercises', '/privacy', '/profile', '/donate', '/sources'];
    expect(listed).toEqual(expect.arrayContaining(pages.map((path) => `https://hoc.example${path}`)));
    expect(
      listed.filter((address) => /categories|changepass|settings|\/api\/|\/ai$/.test(address ?? '')),
    ).toEqual([]);
  });

  test('every grammar point and contrast is listed', async () => {
    const listed = await listedIn('/sitemap-grammar.xml');
    expect(listed).toEqual(
      expect.arrayContaining(['https://hoc.example/grammar/te-iru', 'https://hoc.example/compare/wa-ga']),
    );
    expect(new Set(listed).size).toBe(listed.length);
  });

  test('a new topic and a new word are listed after a content change, and not before', async () => {
    const [oldLessons, oldWords] = [
      await listedIn('/sitemap-lessons.xml'),
      await listedIn('/sitemap-words.xml'),
    ];
    const topic = await factories.topic();
    const water = {
      kanji: '水',
      hiragana: 'みず',
      mean: 'nước',
      updatedAt: new Date('2026-02-03T23:00:00Z'),
    };
    const [item] = await db.insert(items).values(water).returning();
    expect(await listedIn('/sitemap-lessons.xml')).toEqual(oldLessons);
    expect(await listedIn('/sitemap-words.xml')).toEqual(oldWords);
    await announce();
    const curriculum = `https://hoc.example/exercises/${topic.id}/curriculum/${topic.curriculum.id}`;
    expect(await listedIn('/sitemap-lessons.xml')).toEqual(
      expect.arrayContaining([
        `https://hoc.example/exercises/${topic.id}`,
        curriculum,
        `${curriculum}/${topic.lesson.id}/sentence`,
        `${curriculum}/${topic.lesson.id}/listening`,
      ]),
    );
    expect((await call('GET', '/sitemap-words.xml')).text).toContain(
      `<url><loc>https://hoc.example/search/${item?.id}</loc><lastmod>2026-02-03</lastmod></url>`,
    );
    expect((await call('GET', '/sitemap.xml')).text).toContain('sitemap-words.xml</loc><lastmod>2026-02-03');
  });

  test('an unchanged sitemap is not sent again', async () => {
    const etag = (await call('GET', '/sitemap-words.xml')).headers.get('ETag') ?? '';
    const ask = (held: string) => call('GET', '/sitemap-words.xml', { headers: { 'If-None-Match': held } });
    expect(await ask(etag)).toMatchObject({ status: 304, text: '' });
    expect(await ask('W/"other"')).toMatchObject({ status: 200 });
    expect((await ask(etag)).headers.get('Cache-Control')).toBe('no-cache');
  });

  test.each([
    { path: '/sitemap-words.xml?page=2', status: 404, why: 'there is no second file' },
    { path: '/sitemap-words.xml?page=0', status: 404, why: 'files are counted from one' },
    { path: '/sitemap-words.xml?page=x', status: 400, why: 'not a number' },
  ])('$path is refused: $why', async ({ path, status }) => {
    expect((await call('GET', path)).status).toBe(status);
  });

  test('robots.txt disallows private paths and points to the sitemap', async () => {
    const { text } = await call('GET', '/robots.txt');
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /categories',
        'Disallow: /qc',
        'Sitemap: https://hoc.example/sitemap.xml',
      ]),
    );
  });
});

describe('for developers', () => {
  interface OpenApi {
    readonly openapi: string;
    readonly servers: readonly { readonly url: string }[];
    readonly paths: Record<string, Record<string, { parameters: unknown[]; security?: unknown }>>;
  }

  test('openapi.json lists every endpoint, with its path parameters and whether a token is needed', async () => {
    const document = (await call('GET', '/api/openapi.json')).body as OpenApi;
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: 'https://hoc.example' }]);
    for (const { method, path, access } of endpoints) {
      const operation = document.paths[path]?.[method.toLowerCase()];
      const named = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) =>
        expect.objectContaining({ name, in: 'path', required: true }),
      );
      expect.soft(operation?.parameters, path).toEqual(expect.arrayContaining(named));
      expect.soft(operation?.security !== undefined, path).toBe(access !== 'anyone');
    }
    const operations = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
    expect(operations).toHaveLength(endpoints.length);
  });

  test('openapi.json marks binary content', async () => {
    const { paths } = (await call('GET', '/api/openapi.json')).body as OpenApi;
    expect(paths['/api/speech']?.get).toMatchObject({
      responses: { 200: { content: { 'audio/mpeg': {} } } },
    });
  });

  test('every reference in openapi.json resolves: a comment with its replies is described once', async () => {
    const { text, body } = await call('GET', '/api/openapi.json');
    const { components } = body as { components: { schemas: object } };
    const pointedTo = Array.from(text.matchAll(/"\$ref":"([^"]+)"/g), ([, address]) => address);
    const described = Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(pointedTo).toContain('#/components/schemas/Comment');
    expect(described).toEqual(expect.arrayContaining(pointedTo));
  });

  test('/api/docs lists every path, and its policy allows its style sheet but no script', async () => {
    const reply = await call('GET', '/api/docs');
    expect(reply.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    for (const { path } of endpoints) expect.soft(reply.text).toContain(`<code>${path}</code>`);
    const policy = reply.headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'; style-src 'self'");
    expect(policy).not.toContain('script-src');
  });
});

describe('an unknown API address', () => {
  const { unknownEndpoint } = errorTexts;
  test.each([
    { method: 'GET', path: '/api/khong-co', why: 'under /api' },
    { method: 'GET', path: '/auth/khong-co', why: 'under /auth' },
    { method: 'GET', path: '/auto/khong-co', why: 'under /auto' },
    { method: 'DELETE', path: '/api/topics', why: 'an unsupported method' },
    { method: 'POST', path: '/login', why: 'a form sent to a page' },
  ] as const)('is a JSON 404: $why', async ({ method, path }) => {
    expect((await call(method, path)).body).toEqual({
      statusCode: 404,
      error: unknownEndpoint,
      message: unknownEndpoint,
    });
  });
});
