import type { APIRequestContext, Page } from '@playwright/test';
import type { GrammarUse } from '../contract/grammar/grammar-use.ts';
import { paths } from '../contract/paths.ts';
import { inspectMoment } from './support/inspect-screen.ts';
import { PHONE } from './support/places.ts';
import { answer, button, heading } from './support/practice.ts';
import { expect, test } from './support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Tìm mẫu ngữ pháp' });

/** After a first start the sentences are analysed in the background. */
async function useOf(request: APIRequestContext, pointId: string): Promise<GrammarUse> {
  let use: GrammarUse | undefined;
  await expect(async () => {
    use = (await (await request.get(`/api/grammar/${pointId}/sentences`)).json()) as GrammarUse;
    expect(use.trial).toHaveLength(3);
  }).toPass({ timeout: 60_000 });
  if (!use) throw new Error('No sentences');
  return use;
}

async function countPoints(request: APIRequestContext): Promise<number> {
  const points = (await (await request.get('/api/grammar')).json()) as readonly unknown[];
  expect(points.length).toBeGreaterThan(200);
  return points.length;
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

  test('from the list by search to a point, which is read, heard and tried', async ({ page, request }) => {
    const { trial, sentences } = await useOf(request, 'te-shimau');
    await page.goto(paths.grammar);
    await expect(page.getByText(`${await countPoints(request)} mẫu`, { exact: true })).toBeVisible();
    await inspectMoment(page, 'the list of grammar points');
    await searchBox(page).fill('te shimau');
    await expect(page.getByRole('status').first()).toHaveText('1 mẫu');
    await expect(page).toHaveURL(/search=te\+shimau/);
    await page.getByRole('link', { name: /〜てしまう/ }).click();
    await expect(heading(page)).toHaveText('〜てしまう／〜ちゃう');
    await expect(section(page, 'Ví dụ').getByRole('button', { name: /^Nghe: / })).toHaveCount(3);
    await expect(section(page, 'Trong bài luyện tập')).toContainText(`${sentences} câu`);
    const [first] = trial;
    await section(page, 'Thử ngay').scrollIntoViewIfNeeded();
    await expect(section(page, 'Thử ngay').getByRole('heading', { name: first?.viSentence })).toBeVisible();
    await answer(page, 'ぜんぜん', 'Chưa đúng');
    await inspectMoment(page, 'a grammar point with a verdict');
    await answer(page, first?.jpSentence ?? '', 'Chính xác');
    await button(page, 'Câu sau').click();
    await expect(
      section(page, 'Thử ngay').getByRole('heading', { name: trial[1]?.viSentence }),
    ).toBeVisible();
  });

  test('from a contrast to one of its points', async ({ page }) => {
    await page.goto(paths.contrast('ni-de'));
    await expect(heading(page)).toHaveText('に và で chỉ nơi chốn');
    await inspectMoment(page, 'a contrast');
    await section(page, 'Mẫu ngữ pháp trong bài').getByRole('link').first().click();
    await expect(page).toHaveURL(paths.grammarPoint('ni-ton-tai'));
  });
});

test('the dictionary search and a word lead to the library', async ({ page }) => {
  await page.goto(paths.searchFor('〜てしまう'));
  await section(page, 'Ngữ pháp')
    .getByRole('link', { name: /〜てしまう/ })
    .click();
  await expect(page).toHaveURL(paths.grammarPoint('te-shimau'));
  await page.goto(paths.searchFor('見る'));
  await page
    .getByRole('region', { name: 'Kết quả' })
    .getByRole('link', { name: '見る', exact: true })
    .click();
  const links = section(page, 'Ngữ pháp và so sánh').getByRole('link', { name: /見る và 見える/ });
  await expect(links).toHaveAttribute('href', paths.contrast('miru-mieru'));
});

test('an unknown point is a 404', async ({ page }) => {
  const reply = await page.goto(paths.grammarPoint('no-such'));
  expect(reply?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Không tìm thấy mẫu ngữ pháp này');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is complete, and level and search are in the address', async ({ page, request }) => {
    await page.goto(paths.grammar);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(await countPoints(request));
    await page.getByRole('link', { name: 'N4', exact: true }).click();
    await expect(page).toHaveURL(paths.grammarOf('N4'));
    await searchBox(page).fill('lo lam mat');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/level=N4/);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await page.getByRole('link', { name: /〜てしまう/ }).click();
    await expect(section(page, 'Giải thích')).toBeVisible();
  });
});
