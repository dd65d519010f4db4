import type { Page } from '@playwright/test';
import { paths, SHARE_TARGET } from '../contract/paths.ts';
import { deviceTexts } from '../contract/texts/device.ts';
import { navigationTexts } from '../contract/texts/navigation.ts';
import { rankingTexts } from '../contract/texts/ranking.ts';
import { searchTexts } from '../contract/texts/search.ts';
import { PHONE } from './support/places.ts';
import { answerBox, button, lessonAddress } from './support/practice.ts';
import { openReleases } from './support/releases.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const LESSON = lessonAddress(40);
const TYPED = 'わたしは';

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

/** The version that a page runs, and the scripts that it has loaded. */
const runs = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, '__reactRouterManifest') as { version: string }).version);
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/') && path.endsWith('.js')),
  );

/** The browser learns of a new version, and has stored it. */
async function install(page: Page, version: string): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const isStored = (name: string) =>
    page.evaluate(async (cache) => {
      const registration = await navigator.serviceWorker.getRegistration();
      return Boolean(registration?.waiting) && !registration?.installing && caches.has(cache);
    }, name);
  await expect.poll(() => isStored(`kakehashi-files-${version}`), { timeout: 60_000 }).toBe(true);
}

const note = (page: Page) => page.getByText(deviceTexts.newVersion);

async function takeNewVersion(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await button(page, deviceTexts.takeNewVersion).click();
  await loaded;
}

test(
  'two new versions during a lesson, the first never taken: nothing is lost, and each tab changes when it likes',
  { tag: '@all' },
  async ({ product, browser }) => {
    test.slow();
    const site = await openReleases(product);
    const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'allow', viewport: PHONE });
    try {
      const lesson = await context.newPage();
      await lesson.goto(LESSON);
      await expect.poll(() => isControlled(lesson), { timeout: 60_000 }).toBe(true);
      await answerBox(lesson).fill(TYPED);
      const other = await context.newPage();
      await other.goto(paths.exercises);
      const first = await runs(lesson);
      for (const number of [2, 3]) {
        site.release(number);
        await install(other, site.version());
      }

      await test.step('nothing is offered during the exercise; another tab takes the new version', async () => {
        await expect(note(lesson)).toBeHidden();
        await expect(note(other)).toBeVisible();
        await takeNewVersion(other);
        await expect.poll(() => runs(other)).toBe(site.version());
        expect((await scriptsOf(other)).filter((script) => !script.endsWith('.v3.js'))).toEqual([]);
        await expect(note(other)).toBeHidden();
      });

      await test.step('the lesson goes on with its own files, which the server has no more', async () => {
        await expect(answerBox(lesson)).toHaveValue(TYPED);
        expect((await context.request.get((await scriptsOf(lesson))[0] ?? '')).status()).toBe(404);
        const asked = site.missing().length;
        const loaded = await scriptsOf(lesson);
        await lesson.getByRole('link', { name: navigationTexts.rank }).click();
        await expect(lesson.getByRole('heading', { level: 1, name: rankingTexts.title })).toBeVisible();
        expect((await scriptsOf(lesson)).length, 'a part that was not loaded before').toBeGreaterThan(
          loaded.length,
        );
        expect(await runs(lesson), 'without a reload').toBe(first);
        expect(site.missing().slice(asked)).toEqual([]);
        await lesson.goBack();
      });

      await test.step('after the lesson it changes, too', async () => {
        await expect(note(lesson)).toBeHidden();
        await lesson.getByRole('link', { name: navigationTexts.rank }).click();
        await takeNewVersion(lesson);
        await expect.poll(() => runs(lesson)).toBe(site.version());
        await expect(lesson.getByRole('heading', { level: 1, name: rankingTexts.title })).toBeVisible();
        await expect(note(lesson)).toBeHidden();
      });
    } finally {
      await context.close();
      await site.close();
    }
  },
);

test(
  'a text that another app shares is searched, and stands in no address',
  { tag: '@all' },
  async ({ product, browser }) => {
    const shared = '図書館へ';
    const site = await openReleases(product);
    const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'allow' });
    const inPages: string[] = [];
    context.on('request', (request) => inPages.push(decodeURIComponent(request.url())));
    try {
      const page = await context.newPage();
      await page.goto(paths.home);
      await expect.poll(() => isControlled(page), { timeout: 60_000 }).toBe(true);
      await page.evaluate(
        ([action, value]) => {
          const form = document.createElement('form');
          Object.assign(form, { action, method: 'POST', enctype: 'multipart/form-data' });
          const field = document.createElement('input');
          Object.assign(field, { name: 'text', value });
          form.append(field);
          document.body.append(form);
          form.submit();
        },
        [SHARE_TARGET, shared] as const,
      );
      const box = page.getByRole('combobox', { name: searchTexts.box });
      await expect(box).toHaveValue(shared);
      await expect(page.getByRole('main').getByText('thư viện').first()).toBeVisible();
      await box.fill('図書館');
      await expect(page.getByRole('option').first()).toBeVisible();
      await box.press('Enter');
      await expect(page.getByRole('main').getByText('thư viện').first()).toBeVisible();
      expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');

      const asked = site.addresses();
      expect(asked).toEqual(
        expect.arrayContaining(
          ['/api/items/search', '/api/items/answers', '/api/items/suggest', '/api/grammar/named'].map(
            (path) => `POST ${path}`,
          ),
        ),
      );
      for (const log of [asked, inPages, [product.output()]])
        expect(log.filter((line) => line.includes('図書'))).toEqual([]);
    } finally {
      await context.close();
      await site.close();
    }
  },
);
