import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubCaches } from '#app/testing/fake-caches.ts';
import { CACHES, SHARED_TEXT } from '../lib/service-worker/messages.ts';
import { openPage } from './open-page.ts';
import { fromCache } from './runtime-cache.ts';
import { takeSharedText } from './shared-text.ts';
import { type BuildFiles, storedFile, storedShell, storeFiles } from './stored-files.ts';

let held: ReturnType<typeof stubCaches>;
const fetched = vi.fn<(path: string) => Response | Promise<Response>>();
beforeEach(() => {
  held = stubCaches();
  fetched.mockReset();
  vi.stubGlobal('fetch', async (request: RequestInfo) =>
    fetched(typeof request === 'string' ? request : new URL(request.url).pathname),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const broken = () => Promise.reject(new DOMException('broken', 'UnknownError'));
const shellOf = (file: string) => new Response(`<script src="${file}"></script>`);
const build = (version: string, files: readonly string[]): BuildFiles => ({
  version,
  files,
  shell: '/shell',
});

describe('the files of a build', () => {
  test('are all stored with the shell; those of the build before are not fetched again', async () => {
    fetched.mockImplementation((path) => (path === '/shell' ? shellOf('/assets/a.js') : new Response(path)));
    await storeFiles(build('1', ['/assets/a.js', '/assets/b.js']));
    fetched.mockClear();
    await storeFiles(build('2', ['/assets/a.js', '/assets/c.js']));
    expect(fetched.mock.calls.flat().toSorted()).toEqual(['/assets/c.js', '/shell']);
    expect(await (await storedShell(build('2', [])))?.text()).toContain('/assets/a.js');
  });

  test.each([
    { reply: () => new Response('', { status: 500 }), why: 'a file that is missing' },
    { reply: () => Promise.reject(new TypeError('cut')), why: 'a cut network' },
  ])('are not taken in part: $why', async ({ reply }) => {
    fetched.mockImplementation((path) => (path === '/assets/b.js' ? reply() : new Response('x')));
    await expect(storeFiles(build('1', ['/assets/a.js', '/assets/b.js']))).rejects.toThrow();
    fetched.mockImplementation((path) => (path === '/shell' ? shellOf('/assets/a.js') : new Response('x')));
    fetched.mockClear();
    await storeFiles(build('1', ['/assets/a.js', '/assets/b.js']));
    expect(fetched.mock.calls.flat(), 'what came is kept').not.toContain('/assets/a.js');
  });

  test('a shell of another build is refused: its files are not here', async () => {
    fetched.mockImplementation((path) => (path === '/shell' ? shellOf('/assets/new.js') : new Response('x')));
    await expect(storeFiles(build('1', ['/assets/a.js']))).rejects.toThrow('another build');
  });

  test('are found; what is in another cache is not taken for one of them', async () => {
    fetched.mockImplementation((path) => (path === '/shell' ? shellOf('/assets/a.js') : new Response(path)));
    await storeFiles(build('1', ['/assets/a.js']));
    const pictures = await held.open(CACHES.pictures);
    await pictures.put('/images/cat.png', new Response('an old picture'));
    const find = (path: string) =>
      storedFile(build('2', []), new Request(`http://kakehashi.test${path}`)).then((found) => found?.text());
    expect(await find('/assets/a.js')).toBe('/assets/a.js');
    expect(await find('/images/cat.png')).toBeUndefined();
  });

  test.each([
    { fails: { keys: broken }, why: 'whose names cannot be read' },
    { fails: { match: broken }, why: 'that cannot be read' },
  ])('are not found in a cache $why', async ({ fails }) => {
    vi.stubGlobal('caches', { ...held, ...fails });
    const request = new Request('http://kakehashi.test/assets/a.js');
    expect(await storedFile(build('1', []), request)).toBeUndefined();
  });

  test('without a hash in its name, a file is fetched again with the next build', async () => {
    fetched.mockImplementation((path) => (path === '/shell' ? shellOf('/assets/a.js') : new Response(path)));
    await storeFiles(build('1', ['/assets/a.js', '/favicon.svg']));
    fetched.mockClear();
    await storeFiles(build('2', ['/assets/a.js', '/favicon.svg']));
    expect(fetched.mock.calls.flat().toSorted()).toEqual(['/favicon.svg', '/shell']);
  });
});

describe('a page', () => {
  const shell = async () => new Response('shell');
  const never = () => new Promise<Response>(() => {});
  test.each([
    { fetchPage: async () => new Response('page'), shown: 'page', why: 'with a network' },
    {
      fetchPage: async () => new Response('no', { status: 404 }),
      shown: 'no',
      why: 'a refusal is an answer',
    },
    { fetchPage: () => Promise.reject(new TypeError('off')), shown: 'shell', why: 'without a network' },
    {
      fetchPage: async () => new Response('', { status: 502 }),
      shown: 'shell',
      why: 'nobody behind the proxy',
    },
    { fetchPage: never, shown: 'shell', why: 'a network that is silent' },
  ])('opens: $why', async ({ fetchPage, shown }) => {
    const page = await openPage({ fetchPage, shell, patienceMs: 10 });
    expect(await page.text()).toBe(shown);
  });

  test('without a network and a shell fails as it would without the worker', async () => {
    const page = await openPage({
      fetchPage: () => Promise.reject(new TypeError('off')),
      shell: broken,
      patienceMs: 5,
    });
    expect(page.type).toBe('error');
  });

  test.each([
    { shell: async () => undefined, why: 'before the shell is stored' },
    {
      shell: broken,
      why: 'when the browser cannot read what it stores',
    },
  ])('that is slow is waited for: $why', async ({ shell: failing }) => {
    const slow = async () => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      return new Response('page');
    };
    const page = await openPage({ fetchPage: slow, shell: failing, patienceMs: 5 });
    expect(await page.text()).toBe('page');
  });
});

describe('what is stored when it is fetched', () => {
  const rule = { cache: 'kakehashi-sounds', most: 100 };
  const sound = () => new Request('http://kakehashi.test/api/speech?sentenceId=1');

  test('a sound is fetched once, and without the token that came with it', async () => {
    fetched.mockImplementation(
      () => new Response('ta', { headers: { 'X-Token': 'secret', 'Content-Type': 'audio/mpeg' } }),
    );
    await fromCache(rule, sound());
    const again = await fromCache(rule, sound());
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(await again.text()).toBe('ta');
    expect(again.headers.get('X-Token')).toBeNull();
    expect(again.headers.get('Content-Type')).toBe('audio/mpeg');
  });

  describe('a day later', () => {
    const seen = async (isFixed: boolean) => {
      await fromCache({ ...rule, isFixed }, sound());
      vi.setSystemTime(Date.now() + 25 * 60 * 60_000);
      await fromCache({ ...rule, isFixed }, sound());
    };
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'] });
      fetched.mockImplementation(() => new Response('ta'));
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    test.each([
      { isFixed: false, times: 2, why: 'what may have changed is fetched again' },
      { isFixed: true, times: 1, why: 'what is named after its content is not' },
    ])('$why', async ({ isFixed, times }) => {
      await seen(isFixed);
      expect(fetched).toHaveBeenCalledTimes(times);
    });
  });

  test('a cache that is too full is emptied by a worker that was just started', async () => {
    vi.resetModules();
    const { fromCache: fromCacheAgain } = await import('./runtime-cache.ts');
    const cache = await held.open(rule.cache);
    for (const id of [1, 2, 3]) await cache.put(`/sounds/${id}`, new Response('ta'));
    fetched.mockImplementation(() => new Response('ta'));
    await fromCacheAgain({ ...rule, most: 2 }, sound());
    const left = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    expect(left).toEqual(['/sounds/3', '/api/speech']);
  });

  test.each([
    { fails: { open: broken }, why: 'that cannot be opened' },
    {
      fails: { open: async () => ({ match: broken, put: broken, keys: broken }) },
      why: 'that cannot be used',
    },
  ])('a cache $why counts as empty', async ({ fails }) => {
    vi.resetModules();
    const { fromCache: fromCacheAgain } = await import('./runtime-cache.ts');
    vi.stubGlobal('caches', { ...held, ...fails });
    fetched.mockImplementation(() => new Response('ta'));
    expect(await (await fromCacheAgain(rule, sound())).text()).toBe('ta');
  });

  test('what no cache may store is not stored: the sound of a draft', async () => {
    fetched.mockImplementation(() => new Response('nháp', { headers: { 'Cache-Control': 'no-store' } }));
    expect(await (await fromCache(rule, sound())).text()).toBe('nháp');
    await fromCache(rule, sound());
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('a refusal is not stored', async () => {
    fetched.mockImplementation(() => new Response('đợi', { status: 429 }));
    expect((await fromCache(rule, sound())).status).toBe(429);
    await fromCache(rule, sound());
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

test.each([
  { given: { text: ' 学校へ行く ', title: 'Báo' }, taken: '学校へ行く', why: 'what was marked comes first' },
  { given: { title: 'Báo', url: 'https://a.vn' }, taken: 'Báo', why: 'else the name of the page' },
  { given: {}, taken: '', why: 'nothing' },
  { given: { text: 'あ'.repeat(5000) }, taken: 'あ'.repeat(200), why: 'as much as the search takes' },
])('a shared text is left for the search page: $why', async ({ given, taken }) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(given)) form.set(name, value);
  const request = new Request('http://kakehashi.test/share', { method: 'POST', body: form });
  const reply = await takeSharedText(request, 'http://kakehashi.test/search#shared');
  expect([reply.status, reply.headers.get('Location')]).toEqual([303, 'http://kakehashi.test/search#shared']);
  const cache = await held.open(CACHES.shared);
  expect(await (await cache.match(SHARED_TEXT))?.text()).toBe(taken);
});
