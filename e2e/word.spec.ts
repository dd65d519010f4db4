import type { Locator, Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { results } from './support/dictionary.ts';
import { PHONE } from './support/places.ts';
import { giveVoice, removeSound } from './support/speech.ts';
import { expect, accessibilityFindings, test } from './support/test.ts';

const SCHOOL = paths.word(1);
const headword = (page: Page) => page.getByRole('heading', { level: 1 });

test('a result leads to its word page: characters, forms, and a link to a related word', async ({ page }) => {
  await page.goto(paths.searchFor('食べられなかった'));
  await results(page).getByRole('link', { name: '食べる' }).click();
  await expect(page).toHaveURL('/search/6');
  await expect(headword(page)).toContainText('食');
  await expect(page).toHaveTitle(/食べる \(たべる\) · THỰC · ăn/);

  const card = page.getByRole('article', { name: '食 THỰC' });
  for (const fact of ['ショク', '9 nét', 'âm cuối -c thường thành ク hoặc キ']) {
    await expect(card).toContainText(fact);
  }
  const polite = page.getByRole('table', { name: 'Thể lịch sự' });
  await expect(polite).toBeHidden();
  await page.locator('summary', { hasText: 'Thể lịch sự' }).click();
  await expect(polite.getByRole('row', { name: /^Quá khứ phủ định/ })).toContainText('べませんでした');

  await page
    .getByRole('link', { name: /Cùng chữ 食/ })
    .first()
    .click();
  await expect(page).not.toHaveURL('/search/6');
  await expect(page.getByRole('article', { name: '食 THỰC' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(/食べる/);
});

test.describe('strokes', () => {
  const drawn = (card: Locator, strokes: number) =>
    card.getByRole('img', { name: `Thứ tự nét của chữ 学: đã vẽ ${strokes} trên 8 nét` });

  test('the character is drawn automatically; it can be paused, stepped and sped up', async ({ page }) => {
    await page.goto(SCHOOL);
    const card = page.getByRole('article', { name: '学 HỌC' });
    const drawing = card.getByRole('img');
    const press = (name: string) => card.getByRole('button', { name, exact: true }).click();
    const pen = () =>
      drawing.evaluate((svg) =>
        svg.getAnimations({ subtree: true }).map(({ playState, playbackRate }) => [playState, playbackRate]),
      );
    await card.scrollIntoViewIfNeeded();
    await expect(drawing.locator('g').first().locator('path')).toHaveCount(8);
    await expect.poll(pen).toEqual([['running', 1]]);
    await press('Tạm dừng');
    await expect.poll(pen).toEqual([['paused', 1]]);

    await press('Vẽ lại từ đầu');
    await press('Tiến một nét');
    await expect(drawn(card, 1)).toBeVisible();
    await press('Tiến một nét');
    await press('Tiến một nét');
    await expect(drawn(card, 3)).toBeVisible();
    await press('Lùi một nét');
    await expect(drawn(card, 2)).toBeVisible();
    await expect(drawing.locator('text')).toHaveText(['1', '2']);
    await press('Số thứ tự nét');
    await expect(drawing.locator('text')).toHaveCount(0);

    await press('Tốc độ 1×, bấm để đổi');
    await press('Tốc độ 2×, bấm để đổi');
    await press('Vẽ tiếp');
    await expect(card.getByRole('button', { name: 'Tốc độ 4×, bấm để đổi' })).toBeVisible();
    expect(await pen()).toEqual([['running', 4]]);
    await expect(drawn(card, 3), 'the drawing continues').toBeVisible();
  });

  test('with reduced motion the whole character is shown at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(SCHOOL);
    const card = page.getByRole('article', { name: '学 HỌC' });
    await card.scrollIntoViewIfNeeded();
    await expect(drawn(card, 8)).toBeVisible();
  });

  test('a drawing that cannot be loaded shows the printed character and a retry button', async ({ page }) => {
    await page.route('**/assets/img/05b66.svg', (route) => route.fulfill({ status: 503 }));
    await page.goto(SCHOOL);
    const card = page.getByRole('article', { name: '学 HỌC' });
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByText('Không tải được nét vẽ.')).toBeVisible();
    await page.unroute('**/assets/img/05b66.svg');
    await card.getByRole('button', { name: 'Thử lại' }).click();
    await expect(card.getByRole('img')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

  test('the drawings with their controls fit and are accessible', async ({ page }) => {
    await page.goto(SCHOOL);
    for (const card of await page.getByRole('article').all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByRole('group', { name: /^Điều khiển nét vẽ/ })).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await accessibilityFindings(page)).toEqual([]);
  });
});

test('the word and its examples are spoken in Japanese, with the right reading', async ({ page }) => {
  const spoken = await giveVoice(page);
  await page.goto(SCHOOL);
  await page.getByRole('button', { name: 'Nghe', exact: true }).click();
  await page.getByRole('button', { name: 'Nghe: 学校は駅の近くにあります。' }).click();
  await expect.poll(spoken).toEqual(['ja-JP がっこう', 'ja-JP 学校は駅の近くにあります。']);
});

test('a browser without a voice shows a message (PRODUCT.md, Speech)', async ({ page }) => {
  await removeSound(page);
  await page.goto(SCHOOL);
  await page.getByRole('button', { name: 'Nghe', exact: true }).click();
  await expect(page.getByText('Trình duyệt không hỗ trợ phát âm thanh...')).toBeVisible();
});

test('an unknown word is a 404 with the menu of the site', async ({ page }) => {
  for (const path of ['/search/99999', '/search/abc']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('navigation', { name: 'Menu chính' })).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole word can be read, by people and by search engines', async ({ page, baseURL }) => {
    await page.goto(SCHOOL);
    await expect(page).toHaveTitle(/^学校 \(がっこう\) · HỌC HIỆU · trường học/);
    await expect(headword(page).locator('rt')).toHaveText(['がっ', 'こう']);
    await expect(page.getByText('HỌC HIỆU', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Nghĩa' })).toHaveText('trường học');
    await expect(page.getByText('Trường học ở gần nhà ga.')).toBeVisible();
    await expect(page.locator('li', { hasText: 'Trường học ở gần nhà ga.' }).locator('rt')).toHaveText([
      'がっこう',
      'えき',
      'ちか',
    ]);
    await expect(page.getByRole('article', { name: '校 HIỆU' })).toContainText('コウ');
    await expect(page.getByRole('link', { name: /小学校|TIỂU HỌC HIỆU/ })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${SCHOOL}`);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    const { '@graph': graph } = JSON.parse(data ?? '') as { '@graph': unknown[] };
    expect(graph).toContainEqual(
      expect.objectContaining({
        '@type': 'DefinedTerm',
        name: '学校',
        alternateName: ['がっこう', 'HỌC HIỆU'],
        description: 'trường học',
      }),
    );
  });
});
