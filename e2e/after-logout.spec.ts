import type { BrowserContext, Page } from '@playwright/test';
import { DEVICE_COOKIE } from '../contract/browser-id.ts';
import { paths } from '../contract/paths.ts';
import { gradeNames, reviewTexts } from '../contract/texts/memory.ts';
import { saveWordTexts } from '../contract/texts/notebook.ts';
import { results, searchBox } from './support/dictionary.ts';
import { logIn, newLearner } from './support/people.ts';
import { answer, button, lessonAddress, sentencesOf } from './support/practice.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

/** What the learner types; nothing of it may be found anywhere afterwards. */
const TYPED = {
  search: 'hikouki',
  answer: '蛙が八匹います',
  comment: 'Câu này làm mình nhớ quê',
  question: '食べる nghĩa là gì?',
  feedback: 'Lời góp ý còn viết dở',
};
const LESSON = 40;

/** What may stay, each for its reason. */
const MAY_STAY = {
  local: {
    theme: 'a setting of the browser',
    browserId: 'random: counts the views and tries of this browser, whoever uses it',
    learner: 'somebody has begun to learn in this browser',
    'storage-asked': 'whether the browser was asked to keep what is stored',
    'kana-menu': 'where the menu shows kana',
    'account-offer': 'whether an account was offered',
    'install-offer': 'whether the app was offered',
    'dictionary-pack': 'the name of the dictionary, which is the same for everybody',
    closedAnnouncement: 'an announcement that was closed',
  },
  session: { 'react-router-scroll-positions': 'random keys of the history with numbers of pixels' },
  databases: {
    'kakehashi-kept replies': 'only of nobody: courses and words, the same for everybody',
    'kakehashi-dictionary': 'the dictionary, the same for everybody',
  },
  caches: { 'kakehashi-files': 1, 'kakehashi-tabs': 1, 'kakehashi-sounds': 1, 'kakehashi-pictures': 1 },
} as const;

interface Left {
  readonly local: Record<string, string>;
  readonly session: Record<string, string>;
  /** The rows of each store, as text. */
  readonly stores: Record<string, string[]>;
  /** The addresses in each cache. */
  readonly caches: Record<string, string[]>;
  readonly historyState: string;
  /** What the page shows, and what its fields hold. */
  readonly page: string;
}

const leftIn = (page: Page): Promise<Left> =>
  page.evaluate(async () => {
    const stores: Record<string, string[]> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
      });
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store);
        const all = <T>(request: IDBRequest<T[]>) =>
          new Promise<T[]>((resolve) => {
            request.addEventListener('success', () => resolve(request.result));
          });
        const [keys, rows] = await Promise.all([all(reading.getAllKeys()), all(reading.getAll())]);
        stores[`${name} ${store}`] = rows.map((row, at) => JSON.stringify([keys[at], row]));
      }
      database.close();
    }
    const inCaches: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      inCaches[name] = requests.map(({ url }) => decodeURIComponent(url));
    }
    const fields = [...document.querySelectorAll('input, textarea')].map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    );
    return {
      local: { ...localStorage },
      session: { ...sessionStorage },
      stores,
      caches: inCaches,
      historyState: JSON.stringify(history.state),
      page: [document.body.textContent, ...fields].join('\n'),
    };
  });

/** Uses what a learner has once, so that everything that could stay is there. */
async function learn(page: Page, email: string): Promise<void> {
  await page.goto(paths.search);
  await searchBox(page).fill(TYPED.search);
  await searchBox(page).press('Enter');
  await expect(results(page).first()).toBeVisible();
  await results(page).first().getByRole('button', { name: /^Ghim/ }).click();
  await page.goto(paths.login);
  await logIn(page, email);
  await expect(page).not.toHaveURL(paths.login);

  await page.goto(paths.word(6));
  await page.getByRole('button', { name: saveWordTexts.title }).first().click();
  await button(page, saveWordTexts.save).click();
  await expect(page.getByText(saveWordTexts.saved)).toBeVisible();

  const [first] = await sentencesOf(page.request, LESSON);
  await page.goto(lessonAddress(LESSON));
  await answer(page, TYPED.answer, 'Chưa đúng');
  await page.goto(
    paths.sentenceComments({ topicId: 1, curriculumId: 3, lessonId: LESSON, sentenceId: first.id }),
  );
  await page.getByLabel('Bình luận của bạn').fill(TYPED.comment);
  await button(page, 'Gửi bình luận').click();
  await expect(page.getByRole('article').filter({ hasText: TYPED.comment })).toBeVisible();

  await page.goto(paths.review);
  await button(page, reviewTexts.show).click();
  await page.getByRole('button', { name: new RegExp(`^${gradeNames.easy}`) }).click();

  await page.goto(paths.ai);
  await page.getByLabel('Câu hỏi của bạn').fill(TYPED.question);
  await button(page, 'Gửi').click();
  await expect(page.getByText('Hỏi tiếp')).toBeVisible();

  for (const path of [paths.today, paths.habits, paths.path, paths.categories, paths.account, paths.kana])
    await page.goto(path);
  await page.goto(paths.feedback);
  await page.getByRole('textbox').last().fill(TYPED.feedback);
}

async function logOut(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: email }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Đăng xuất' }).click();
  await expect(page.getByRole('button', { name: email })).toHaveCount(0);
}

const without = (names: readonly string[], allowed: object): string[] =>
  names.filter((name) => !Object.keys(allowed).some((one) => name === one || name.startsWith(`${one}-`)));

/** What is left and not on the list. */
function unexpectedIn({ local, session, stores, caches }: Left): string[] {
  const filled = Object.keys(stores).filter((name) => (stores[name] ?? []).length > 0);
  const isAllowedStore = (name: string) =>
    Object.keys(MAY_STAY.databases).some((one) => name === one || name.startsWith(`${one} `));
  const owned = (stores['kakehashi-kept replies'] ?? []).filter((row) => !row.startsWith('[[0,'));
  return [
    ...without(Object.keys(local), MAY_STAY.local).map((key) => `local ${key} = ${local[key]}`),
    ...without(Object.keys(session), MAY_STAY.session).map((key) => `session ${key} = ${session[key]}`),
    ...filled.filter((name) => !isAllowedStore(name)).map((name) => `${name}: ${stores[name]?.[0]}`),
    ...owned.map((row) => `kept for an account: ${row.slice(0, 200)}`),
    ...without(Object.keys(caches), MAY_STAY.caches).map((name) => `cache ${name}`),
  ];
}

const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

test('after a logout nothing of the learner is left in the browser, except what a list allows', async ({
  page,
  context,
  request,
}) => {
  const { email } = await newLearner(request);
  await learn(page, email);
  const before = await leftIn(page);
  const token = before.local['token'] ?? '';
  expect(token, 'there is something to erase').not.toBe('');
  expect(unexpectedIn(before).length).toBeGreaterThan(5);

  await logOut(page, email);
  await expect.poll(async () => unexpectedIn(await leftIn(page))).toEqual([]);
  expect(await cookieNames(context)).toEqual([DEVICE_COOKIE]);

  const secrets = { ...TYPED, email, token };
  const leaks = async (where: string) => {
    const places = Object.entries(await leftIn(page)).map(
      ([place, left]) => [place, JSON.stringify(left)] as const,
    );
    return Object.entries(secrets).flatMap(([name, secret]) =>
      places.flatMap(([place, text]) => {
        const at = text.indexOf(secret);
        return at < 0 ? [] : [`${name} in ${place}, ${where}: ${text.slice(Math.max(0, at - 80), at + 40)}`];
      }),
    );
  };
  expect(await leaks('after the logout')).toEqual([]);
  // Not what the tab still has in its memory either.
  for (const step of [1, 2, 3, 4]) {
    await page.goBack();
    await page.waitForLoadState('networkidle');
    const found = await leaks(`${step} pages back, at ${page.url()}`);
    // Everybody may read the comments of a sentence.
    expect(found.filter((leak) => !leak.startsWith('comment in page'))).toEqual([]);
  }
});
