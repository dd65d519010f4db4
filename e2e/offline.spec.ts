import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { CACHES } from '../app/lib/service-worker/messages.ts';
import { paths } from '../contract/paths.ts';
import { gradeNames, reviewTexts } from '../contract/texts/memory.ts';
import { outboxTexts } from '../contract/texts/outbox.ts';
import { practiceTexts } from '../contract/texts/practice.ts';
import { randomFrom } from '../core/random.ts';
import { chromiumArgs } from './support/chromium-args.ts';
import { eventsOnDevice, rowsOf } from './support/device.ts';
import { beginExercises, playToEnd } from './support/exercises.ts';
import { addCards, eventsOf, FIRST_LESSON, FIRST_UNIT, placeAccount, playedStepOf } from './support/path.ts';
import { newLearner, openAs } from './support/people.ts';
import { PHONE } from './support/places.ts';
import {
  answer,
  answerBox,
  answerCard,
  button,
  heading,
  lessonAddress,
  position,
  sentencesOf,
} from './support/practice.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const WORDS = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

const left = (page: Page, count: number) => page.getByText(reviewTexts.left(count), { exact: true });
const easy = (page: Page) =>
  page
    .getByRole('group', { name: reviewTexts.grades })
    .getByRole('button', { name: new RegExp(`^${gradeNames.easy}`) });

/** The addresses of what the device keeps. */
const keptAddresses = async (page: Page) =>
  (await rowsOf(page, 'kakehashi-kept', 'replies')).map(({ address }) => address);

/** The sounds that the service worker has stored, by their query. */
const storedSounds = (page: Page) =>
  page.evaluate(async (cache) => {
    const sounds = await caches.open(cache).then((opened) => opened.keys());
    return sounds.map(({ url }) => new URL(url).search);
  }, CACHES.sounds);

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

/** A browser with its own profile, which outlives its windows. */
async function openProfile(product: { readonly url: string }) {
  const folder = await mkdtemp(join(tmpdir(), 'kakehashi-profile-'));
  let context: BrowserContext | undefined;
  return {
    async start(options: { readonly offline: boolean }): Promise<Page> {
      context = await chromium.launchPersistentContext(folder, {
        executablePath: process.env.CHROMIUM_PATH,
        args: chromiumArgs,
        baseURL: product.url,
        locale: 'vi-VN',
        viewport: PHONE,
        offline: options.offline,
      });
      return context.pages()[0] ?? context.newPage();
    },
    online: () => context?.setOffline(false),
    async close(): Promise<void> {
      await context?.close();
      context = undefined;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

test('without a network from the first second: cards, a word, a lesson; everything arrives once', async ({
  product,
  request,
}) => {
  test.slow();
  const { token } = await newLearner(request);
  await addCards(request, token, WORDS);
  await placeAccount(request, token, FIRST_UNIT);
  const { exercises } = await playedStepOf(request, FIRST_LESSON);
  const profile = await openProfile(product);
  try {
    const first = await profile.start({ offline: false });
    await first.goto('/robots.txt');
    await first.evaluate((value) => {
      localStorage.setItem('token', value);
      localStorage.setItem('sound-exercises', 'off');
    }, token);
    await first.goto(paths.word(6));
    await expect.poll(() => keptAddresses(first), { timeout: 30_000 }).toContain('/api/items/6');
    await first.goto(paths.searchFor('図書館'));
    await expect
      .poll(() => keptAddresses(first), { timeout: 60_000 })
      .toContain(`/api/items/search?kanji=${encodeURIComponent('図書館')}`);
    await first.goto(paths.today);
    // Fetched ahead, without opening it: the cards of today and the steps of the path.
    await expect
      .poll(() => keptAddresses(first), { timeout: 60_000 })
      .toEqual(
        expect.arrayContaining([
          ...WORDS.map((id) => `card word:${id}-read`),
          `/api/path/steps/${FIRST_LESSON}`,
          '/api/favorites/categories',
        ]),
      );
    // This browser has no voice of its own: ours is fetched, first that of the due cards.
    await expect
      .poll(() => storedSounds(first), { timeout: 90_000 })
      .toContain(`?itemId=${WORDS[0]}&speed=1`);
    const before = (await eventsOf(request, token)).length;
    await profile.close();

    const offline = await profile.start({ offline: true });
    await offline.goto(paths.today);
    await expect(offline.getByRole('link', { name: reviewTexts.begin })).toBeVisible();
    await offline.goto(paths.word(6));
    await expect(offline).toHaveTitle(/^食べる/);
    await offline.goto(paths.searchFor('図書館'));
    await expect(offline.getByRole('main').getByText('thư viện').first()).toBeVisible();
    await offline.goto(paths.review);
    for (let count = WORDS.length; count > 0; count -= 1) {
      await expect(left(offline, count)).toBeVisible();
      await button(offline, reviewTexts.show).click();
      await easy(offline).click();
    }
    await expect(offline.getByRole('heading', { name: reviewTexts.doneTitle })).toBeVisible();
    await offline.goto(paths.step(FIRST_LESSON));
    await beginExercises(offline, 'mouse');
    const played = await playToEnd(offline, { exercises, by: 'mouse' });
    await profile.close();
    expect(await eventsOf(request, token)).toHaveLength(before);

    const again = await profile.start({ offline: true });
    await again.goto(paths.today);
    await expect(again.getByRole('heading', { level: 1 })).toBeVisible();
    await profile.online();
    await expect
      .poll(() => eventsOf(request, token), { timeout: 60_000 })
      .toContain(`step-flawless step:${FIRST_LESSON}`);
    const arrived = (await eventsOf(request, token)).slice(before);
    expect(arrived.filter((event) => event.startsWith('review '))).toHaveLength(WORDS.length);
    const answers = arrived.filter((event) => event.includes(' sentence:') && !event.startsWith('card-'));
    expect(answers).toHaveLength(played.length);
    await again.reload();
    await expect.poll(() => eventsOf(request, token)).toHaveLength(before + arrived.length);
  } finally {
    await profile.close();
    await profile.remove();
  }
});

const LESSON = 41;

test(
  'a lesson without a network: verdicts, an answer on request, the summary; the server counts once',
  { tag: '@all' },
  async ({ product, request }) => {
    test.slow();
    const { token } = await newLearner(request);
    const { uid } = JSON.parse(atob(token.split('.')[1] ?? '')) as { uid: number };
    const score = async () => {
      const reply = await request.get(`/auth/${uid}/score`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      return ((await reply.json()) as { score: number }).score;
    };
    const sentences = await sentencesOf(request, LESSON);
    const [first, second, third] = sentences;
    const profile = await openProfile(product);
    try {
      const page = await profile.start({ offline: false });
      await openAs(page, token, lessonAddress(LESSON));
      await answerBox(page).click();
      await expect
        .poll(() => keptAddresses(page), { timeout: 60_000 })
        .toEqual(
          expect.arrayContaining([
            `/api/carried-models/${LESSON}`,
            '/api/explaining-texts',
            ...sentences.map(({ id }) => `/api/sentences/${id}/breakdown`),
          ]),
        );
      await expect.poll(() => isControlled(page), { timeout: 30_000 }).toBe(true);
      await profile.close();

      const offline = await profile.start({ offline: true });
      await offline.goto(lessonAddress(LESSON));
      await expect(heading(offline)).toHaveText(first.viSentence);
      await test.step('wrong, with its mistake named, then right', async () => {
        await answer(offline, '飛行機で会社へ行きます', practiceTexts.verdicts.wrong);
        await expect(offline.getByText(outboxTexts.tryLater, { exact: true })).toBeVisible();
        await answer(offline, first.jpSentence, practiceTexts.verdicts.correct);
        await expect(offline.getByText(outboxTexts.pointsLater, { exact: true })).toBeVisible();
        await expect(answerCard(offline).locator('ruby').first()).toBeVisible();
      });
      await test.step('right at once', async () => {
        await button(offline, practiceTexts.next).click();
        await answer(offline, second.jpSentence, practiceTexts.verdicts.correct);
      });
      await test.step('right after the answer was shown', async () => {
        await button(offline, practiceTexts.next).click();
        await button(offline, practiceTexts.hint).click();
        await button(offline, practiceTexts.showAnswer).click();
        await expect(answerCard(offline)).toBeVisible();
        await answer(offline, third.jpSentence, practiceTexts.verdicts.correct);
      });
      await test.step('to the end', async () => {
        for (let at = 4; at <= sentences.length; at += 1) {
          await button(offline, practiceTexts.next).click();
          await expect(position(offline, at, sentences.length)).toBeVisible();
        }
        await button(offline, practiceTexts.finish).click();
        await expect(heading(offline)).toHaveText(practiceTexts.summaryTitle);
        await expect(offline.getByText(outboxTexts.roundLater, { exact: true })).toBeVisible();
      });
      await profile.close();
      expect(await score()).toBe(0);

      const again = await profile.start({ offline: true });
      await again.goto(lessonAddress(LESSON));
      await expect(heading(again)).toBeVisible();
      await profile.online();
      const earned = 5 + 10 + 2;
      await expect.poll(score, { timeout: 30_000 }).toBe(earned);
      await expect.poll(() => rowsOf(again, 'kakehashi-outbox', 'entries')).toEqual([]);
      await again.goto(`${lessonAddress(LESSON)}#${first.id}`);
      await again.reload();
      await expect(heading(again)).toHaveText(first.viSentence);
      await expect(again.getByRole('link', { name: `${earned} điểm` }).first()).toBeVisible();
      await answer(again, first.jpSentence, practiceTexts.verdicts.correct);
      expect(await score()).toBe(earned);
    } finally {
      await profile.close();
      await profile.remove();
    }
  },
);

test(
  'a hundred cuts of the network: device and server agree in the end',
  { tag: '@all' },
  async ({ product, request }) => {
    test.slow();
    const random = randomFrom(29);
    const { token } = await newLearner(request);
    await addCards(request, token, WORDS);
    const profile = await openProfile(product);
    try {
      const page = await profile.start({ offline: false });
      await page.goto('/robots.txt');
      await page.evaluate((value) => localStorage.setItem('token', value), token);
      await page.goto(paths.review);
      await expect(left(page, WORDS.length)).toBeVisible();
      await expect.poll(() => isControlled(page), { timeout: 30_000 }).toBe(true);
      let cuts = 0;
      const flicker = async (times: number) => {
        for (let time = 0; time < times; time += 1) {
          await page.context().setOffline(true);
          cuts += 1;
          await page.waitForTimeout(Math.floor(random() * 60));
          await page.context().setOffline(false);
          await page.waitForTimeout(Math.floor(random() * 60));
        }
      };
      for (let count = WORDS.length; count > 0; count -= 1) {
        await expect(left(page, count)).toBeVisible();
        await flicker(5);
        await button(page, reviewTexts.show).click();
        await flicker(5);
        await easy(page).click();
        // Some reloads in the middle of it, with a network or without.
        if (random() < 0.2 && count > 1) {
          await page.context().setOffline(random() < 0.5);
          await page.reload();
          await page.context().setOffline(false);
        }
      }
      expect(cuts).toBeGreaterThanOrEqual(100);
      await expect(page.getByRole('heading', { name: reviewTexts.doneTitle })).toBeVisible();
      await expect
        .poll(async () => (await eventsOf(request, token)).toSorted(), { timeout: 60_000 })
        .toEqual((await eventsOnDevice(page)).toSorted());
      const reviews = (await eventsOf(request, token)).filter((event) => event.startsWith('review '));
      expect(reviews).toHaveLength(WORDS.length);
    } finally {
      await profile.close();
      await profile.remove();
    }
  },
);
