import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { results } from './support/dictionary.ts';
import { logIn, newLearner, openAs } from './support/people.ts';
import { PHONE } from './support/places.ts';
import { giveVoice } from './support/speech.ts';
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

async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Tùy chọn cho ${name}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('saving a word: after /login with one key, into a typed category, and never twice', async ({
  page,
  request,
}) => {
  const { email } = await newLearner(request);
  const save = results(page).first().getByRole('button', { name: 'Lưu 学校 vào sổ tay' });
  const dialog = page.getByRole('dialog', { name: 'Lưu vào sổ tay' });
  const confirm = dialog.getByRole('button', { name: 'Lưu', exact: true });
  await page.goto(paths.searchFor('学校'));
  await save.click();
  await expect(page).toHaveURL('/login');
  await logIn(page, email);
  await expect(page).toHaveURL(paths.searchFor('学校'));

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
  await dialog.getByLabel('Danh mục mới').fill('Bài');
  await dialog.getByLabel('Danh mục mới').fill('');
  await confirm.click();
  await expect(dialog.getByRole('alert')).toHaveText('Vui lòng chọn danh mục');
  await dialog.getByRole('button', { name: 'Tạo danh mục' }).click();
  await expect(dialog.getByText('Tên danh mục không được bỏ trống')).toBeVisible();
  await dialog.getByLabel('Danh mục mới').fill('Bài 1');
  await confirm.click();
  await expect(page.getByText('Tạo danh mục thành công')).toBeVisible();
  await expect(dialog).toBeHidden();

  await save.click();
  await dialog.getByRole('radio', { name: /^Bài 1/ }).check();
  await confirm.click();
  await expect(dialog.getByRole('alert')).toHaveText('Từ này đã có trong danh mục');
});

test('a notebook from its first category to its last', async ({ page, request }) => {
  const { token } = await newLearner(request);
  await openAs(page, token, paths.categories);
  await expect(page.getByRole('heading', { name: 'Sổ tay còn trống' })).toBeVisible();
  await page.getByRole('button', { name: 'Tạo danh mục' }).click();
  await page.getByRole('dialog').getByLabel('Tên danh mục').fill('Bài 1');
  await page.getByRole('dialog').getByRole('button', { name: 'Tạo danh mục' }).click();
  const card = page.getByRole('list', { name: 'Sổ tay' }).getByRole('listitem');
  await expect(card).toHaveText(/Bài 1\s*0 từ/);

  await choose(page, 'Bài 1', 'Đổi tên');
  await page.getByRole('dialog').getByLabel('Tên danh mục').fill('Trường lớp');
  await page.getByRole('dialog').getByRole('button', { name: 'Đổi tên' }).click();
  await expect(page.getByText('Đã đổi tên danh mục.')).toBeVisible();
  await expect(card).toHaveText(/Trường lớp/);

  await choose(page, 'Trường lớp', 'Xóa danh mục');
  await page.getByRole('dialog').getByRole('button', { name: 'Xóa danh mục' }).click();
  await expect(page.getByText('Đã xóa danh mục “Trường lớp”.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sổ tay còn trống' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sổ tay còn trống' })).toBeVisible();
});

test('words of a category lead to the search, can be moved, removed and restored', async ({
  page,
  request,
}) => {
  const { token } = await newLearner(request);
  await newCategory(request, token, 'Ôn tập');
  await newCategory(request, token, 'Trường lớp', [SCHOOL_ID, '2']);
  await openAs(page, token, paths.categories);
  const cards = page.getByRole('listitem');
  await expect(cards.filter({ hasText: 'Trường lớp' })).toContainText('2 từ');
  await page.getByRole('link', { name: 'Trường lớp' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trường lớp' })).toBeVisible();
  await page.getByRole('link', { name: '学校' }).click();
  await expect(page).toHaveURL(paths.searchFor('学校'));
  await page.goBack();

  await choose(page, '学校', 'Chuyển sang danh mục khác');
  await page.getByRole('dialog').getByLabel('Chuyển đến').selectOption('Ôn tập');
  await page.getByRole('dialog').getByRole('button', { name: 'Chuyển' }).click();
  await expect(page.getByText('学校 đã được chuyển sang “Ôn tập”.')).toBeVisible();
  await choose(page, '勉強', 'Bỏ khỏi danh mục');
  const removal = page.getByRole('listitem').filter({ hasText: '勉強 đã được bỏ khỏi danh mục.' });
  await removal.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(page.getByRole('link', { name: '勉強' })).toBeFocused();
  await choose(page, '勉強', 'Bỏ khỏi danh mục');
  await expect(removal).toBeVisible();

  await page.getByRole('link', { name: 'Về sổ tay' }).click();
  await expect(cards.filter({ hasText: 'Trường lớp' })).toContainText('0 từ');
  await expect(cards.filter({ hasText: 'Ôn tập' })).toContainText('1 từ');
});

test('a list is searched, sorted, hidden, heard and printed', async ({ page, request }) => {
  const { token } = await newLearner(request);
  const id = await newCategory(request, token, 'Trường lớp', [SCHOOL_ID, '2', '6']);
  const spoken = await giveVoice(page);
  await openAs(page, token, paths.favoriteItems(id));
  const words = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(words).toHaveText(['食べる', '勉強', '学校']);
  await page.getByLabel('Sắp xếp').selectOption('Theo kana');
  await expect(words).toHaveText(['学校', '食べる', '勉強']);

  for (const typed of ['truong', 'trường học', 'gakkou', 'がっこう', '校', 'hoc hieu']) {
    await page.getByLabel('Tìm từ').fill(typed);
    await expect(words, typed).toHaveText(['学校']);
  }
  await expect(page.getByText('1 trong 3 từ')).toBeVisible();
  await page.reload();
  await expect(words).toHaveText(['学校']);
  await page.getByLabel('Tìm từ').fill('');
  await expect(words).toHaveCount(3);

  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  const meaning = page.getByText('trường học', { exact: true });
  await tool('Ẩn nghĩa').click();
  await expect(meaning).toBeHidden();
  await page.getByRole('button', { name: 'Xem nghĩa của 学校' }).press('Enter');
  await expect(meaning).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await tool('Ẩn nghĩa').click();

  await tool('Nghe cả danh sách').click();
  await expect(page.getByRole('listitem').and(page.locator('[aria-current=true]'))).toContainText('食べる');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Đang đọc từ')).toHaveCount(0);
  expect((await spoken()).slice(0, 2)).toEqual(['ja-JP がっこう', 'ja-JP たべる']);

  await page.emulateMedia({ media: 'print' });
  // As the browser does before it prints.
  await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('row', { name: '学校 がっこう' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('main')).toBeHidden();
});

test('many words are moved and removed at once, and brought back', async ({ page, request }) => {
  const { token } = await newLearner(request);
  await newCategory(request, token, 'Ôn tập', [SCHOOL_ID]);
  const id = await newCategory(request, token, 'Trường lớp', [SCHOOL_ID, '2', '6']);
  await openAs(page, token, paths.favoriteItems(id));
  const words = page.getByRole('main').getByRole('heading', { level: 2 });
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  await tool('Chọn từ').click();
  await page.getByRole('checkbox', { name: '学校' }).check();
  await page.getByRole('checkbox', { name: '勉強' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Đã chọn 2 từ')).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await tool('Chuyển').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Chuyển' }).click();
  await expect(page.getByText('Đã chuyển 2 từ sang “Ôn tập”.')).toBeVisible();
  await expect(words).toHaveText(['食べる']);
  await tool('Hoàn tác').click();
  await expect(words).toHaveText(['食べる', '勉強', '学校']);

  await page.getByRole('link', { name: 'Về sổ tay' }).click();
  await page.getByRole('link', { name: 'Xem tất cả từ' }).click();
  await page.getByLabel('Sắp xếp').selectOption('Theo kana');
  await expect(words).toHaveText(['学校', '食べる', '勉強']);
  await expect(page.getByText('Danh mục: Ôn tập · Trường lớp')).toHaveCount(1);
  await tool('Chọn từ').click();
  await tool('Chọn cả 3 từ').click();
  await tool('Bỏ').click();
  await expect(page.getByText('Đã bỏ 3 từ khỏi sổ tay.')).toBeVisible();
  await expect(tool('Hoàn tác')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(words).toHaveText(['学校', '食べる', '勉強']);
  await expect(page.getByText('Danh mục: Ôn tập · Trường lớp')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a filled notebook fits and is accessible, with names of maximum length', async ({
    page,
    request,
  }) => {
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
  });
});

test('a category of another user cannot be opened', async ({ page, request, signInAs }) => {
  const { token } = await newLearner(request);
  const id = await newCategory(request, token, 'Riêng tư', [SCHOOL_ID]);
  await signInAs('user');
  await page.goto(paths.favoriteItems(id));
  await expect(page.getByText('Không có danh mục này trong sổ tay của bạn')).toBeVisible();
  await expect(page.getByRole('main').getByText('Riêng tư')).toHaveCount(0);
});
