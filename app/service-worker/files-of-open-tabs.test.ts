import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubCaches } from '#app/testing/fake-caches.ts';
import { type BuildFiles, noteTab, removeUnusedFiles, storedFile, storeFiles } from './stored-files.ts';

const SITE = 'http://kakehashi.test';

/** One file that all builds have, and two of its own. */
const buildOf = (version: number): BuildFiles => ({
  version: `v${version}`,
  files: ['/assets/common.js', `/assets/page-${version}.js`, `/assets/part-${version}.js`],
  shell: '/shell',
});

interface Tab {
  readonly id: string;
  readonly runs: number;
}

/** A server, whose files are those of its last version, and a browser with tabs and the workers of the versions. */
function openBrowser() {
  const caches = stubCaches();
  let released = 1;
  let active = 1;
  let ids = 0;
  let tabs: readonly Tab[] = [];
  let cutAt = Number.POSITIVE_INFINITY;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/shell') return new Response(`<script src="/assets/page-${released}.js"></script>`);
    cutAt -= 1;
    if (cutAt < 0) throw new TypeError('cut');
    return new Response(path, { status: buildOf(released).files.includes(path) ? 200 : 404 });
  });
  const isStored = async (version: number) => {
    const found = await Promise.all(
      buildOf(version).files.map((file) => storedFile(buildOf(active), new Request(SITE + file))),
    );
    return found.every(Boolean);
  };
  const open = async (runs: number, isNoted = true) => {
    const tab = { id: `tab-${(ids += 1)}`, runs };
    tabs = [...tabs, tab];
    if (isNoted) await noteTab(tab.id, `v${runs}`);
    return tab;
  };
  return {
    tabs: () => tabs,
    released: () => released,
    isStored,
    versions: () => [...caches.stores.keys()].flatMap((name) => Number(/-v(\d+)$/.exec(name)?.[1]) || []),
    /** The next version is on the server, and its worker has fetched so many of its files. */
    async release(files = Number.POSITIVE_INFINITY) {
      released += 1;
      cutAt = files;
      await storeFiles(buildOf(released)).catch(() => undefined);
      cutAt = Number.POSITIVE_INFINITY;
    },
    install: () => storeFiles(buildOf(released)),
    /** The worker of the last version takes over, as far as it is installed. */
    async take() {
      if (!(await isStored(released))) return;
      active = released;
      await removeUnusedFiles(
        buildOf(active),
        tabs.map(({ id }) => id),
      );
    },
    /** A page of the server, or the shell when there is no network. */
    open: () => open(released),
    openOffline: () => open(active),
    /** Just opened, or of a build from before tabs said what they run. */
    openSilent: () => open(released, false),
    close(tab: Tab) {
      tabs = tabs.filter(({ id }) => id !== tab.id);
    },
  };
}

let browser: ReturnType<typeof openBrowser>;
beforeEach(async () => {
  browser = openBrowser();
  await browser.install();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an open tab finds its files', () => {
  test('after a version that nobody took, and one that somebody did', async () => {
    await browser.open();
    await browser.release();
    await browser.release();
    await browser.take();
    expect(await browser.isStored(1)).toBe(true);
    expect(browser.versions(), 'the version in between is of no use').toEqual([1, 3]);
  });

  test('after a version whose download was cut', async () => {
    await browser.open();
    await browser.release(1);
    await browser.release();
    await browser.take();
    expect(await browser.isStored(1)).toBe(true);
    expect(browser.versions()).toEqual([1, 3]);
  });

  test('while other tabs run other versions, also one that never took over', async () => {
    await browser.open();
    await browser.release();
    await browser.take();
    await browser.open();
    await browser.release();
    await browser.open();
    await browser.release();
    await browser.take();
    await browser.open();
    for (const version of [1, 2, 3, 4]) expect(await browser.isStored(version)).toBe(true);
  });

  test('even if it has not said what it runs', async () => {
    await browser.openSilent();
    for (let version = 2; version <= 4; version += 1) {
      await browser.release();
      await browser.take();
    }
    expect(await browser.isStored(1)).toBe(true);
  });
});

describe('files of earlier versions go', () => {
  test('with the next version after their tab was closed', async () => {
    const tab = await browser.open();
    await browser.release();
    await browser.take();
    browser.close(tab);
    await browser.open();
    await browser.release();
    await browser.take();
    expect(browser.versions()).toEqual([2, 3]);
  });

  test('at once, if no tab is open', async () => {
    await browser.release();
    await browser.release();
    await browser.take();
    expect(browser.versions()).toEqual([3]);
  });

  test('but not those of a version that is still on its way', async () => {
    await browser.release();
    const next = buildOf(3);
    const downloads = await caches.open('kakehashi-files-v3');
    await browser.take();
    await downloads.put(next.files[1] ?? '', new Response('x'));
    expect(await caches.match(next.files[1] ?? '')).toBeDefined();
  });
});

type Step = 'release' | 'cut' | 'take' | 'open' | 'offline' | 'close';

test('whatever happens, open tabs find what was stored for them; in the end one version is left', async () => {
  const steps = fc.array(
    fc.record({
      step: fc.constantFrom<Step>('release', 'cut', 'take', 'open', 'offline', 'close'),
      at: fc.nat({ max: 3 }),
    }),
    { maxLength: 30 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      browser = openBrowser();
      await browser.install();
      const had = new Set<number>([1]);
      for (const { step, at } of given) {
        const tab = browser.tabs()[at];
        if (step === 'release') await browser.release();
        else if (step === 'cut') await browser.release(at);
        else if (step === 'take') await browser.take();
        else if (step === 'open') await browser.open();
        else if (step === 'offline') await browser.openOffline();
        else if (tab) browser.close(tab);
        if (await browser.isStored(browser.released())) had.add(browser.released());
        const wanted = new Set(browser.tabs().flatMap(({ runs }) => (had.has(runs) ? [runs] : [])));
        for (const version of wanted)
          expect(await browser.isStored(version), `version ${version}`).toBe(true);
      }
      for (const tab of browser.tabs()) browser.close(tab);
      await browser.release();
      await browser.take();
      expect(browser.versions()).toEqual([browser.released()]);
    }),
    { numRuns: 200 },
  );
});
