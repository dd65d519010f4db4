import type { APIRequestContext } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { results, searchBox } from './support/dictionary.ts';
import { logIn, newLearner, openAs } from './support/people.ts';
import { PHONE } from './support/places.ts';
import { expect, accessibilityFindings, test } from './support/test.ts';

const SCHOOL_ID = '1';

/** Creates a category with words through the API. */
async function newCategory(
  request: APIRequestContext,
  token: string,
  name: string,
  itemIds: readonly string[] = [],
): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const reply = await request.post('/api/favorites/categories', { headers, params: { name } });
  const { id } = (await reply.json()) as { id: number };
  for (const itemId of itemIds) {
    const params = { categoryId: id, itemId };
    expect((await request.post('/api/favorites/add', { headers, params })).ok()).toBe(true);
  }
  return id;
}

test('a word is found, saved after a login with one key, and printed with its notebook', async ({
  page,
  request,
}) => {
  const { email } = await newLearner(request);
  const save = results(page).first().getByRole('button', { name: 'Lưu 学校 vào sổ tay' });
  const dialog = page.getByRole('dialog', { name: 'Lưu vào sổ tay' });
  const confirm = dialog.getByRole('button', { name: 'Lưu', exact: true });
  await page.goto(paths.search);
  await searchBox(page).fill('gakkou');
  await searchBox(page).press('Enter');
  await save.click();
  await expect(page).toHaveURL('/login');
  await logIn(page, email);
  await expect(page).toHaveURL(paths.searchFor('gakkou'));

  await save.click();
  await expect(dialog.getByRole('radio', { name: 'Từ của tôi' })).toBeChecked();
  await expect(confirm).toBeFocused();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Đã thêm vào danh mục yêu thích')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(save).toBeFocused();

  await save.click();
  await expect(dialog.getByText('Đã có từ này')).toHaveCount(1);
  await dialog.getByLabel('Danh mục mới').fill('Bài 1');
  await confirm.click();
  await expect(page.getByText('Tạo danh mục thành công')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.goto(paths.categories);
  await page.getByRole('link', { name: 'Bài 1' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['学校']);
  await page.emulateMedia({ media: 'print' });
  // As the browser does before it prints.
  await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('row', { name: '学校 がっこう' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('main')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test(
    'a filled notebook fits and is accessible, with names of maximum length',
    { tag: '@all' },
    async ({ page, request }) => {
      const { token } = await newLearner(request);
      const id = await newCategory(request, token, 'Từvựng'.repeat(10), [SCHOOL_ID, '2', '6']);
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      for (const path of [paths.categories, paths.favoriteItems(id), paths.notebookWords]) {
        await openAs(page, token, path);
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
        expect(await width(), path).toBeLessThanOrEqual(360);
        expect(await accessibilityFindings(page), path).toEqual([]);
      }
      await page.getByRole('button', { name: 'Chọn từ' }).click();
      await page.getByRole('button', { name: 'Ẩn nghĩa' }).click();
      expect(await width()).toBeLessThanOrEqual(360);
      expect(await accessibilityFindings(page)).toEqual([]);
    },
  );
});
