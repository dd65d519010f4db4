import type { Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { results } from './support/dictionary.ts';
import { expect, accessibilityFindings, test } from './support/test.ts';

/** The rows of the list, without the header. */
const rows = (page: Page) => page.getByRole('table', { name: 'Quản lý từ tra cứu' }).locator('tbody tr');

test.beforeEach(({ signInAs }) => signInAs('admin'));

test('a word is added, found at once, changed, deleted, and restored', async ({ page }) => {
  await page.goto(paths.itemAdmin);
  await page.getByRole('button', { name: 'Add new Item' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText('Create Item Failed')).toBeVisible();
  await expect(dialog.getByLabel('Từ', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  expect(await accessibilityFindings(page)).toEqual([]);
  await dialog.getByLabel('Từ', { exact: true }).fill('架け橋');
  await dialog.getByLabel('Cách đọc').fill('かけはし');
  await dialog.getByLabel('Nghĩa', { exact: true }).fill('nhịp cầu, cầu nối');
  await expect(dialog.getByLabel('Cấp độ')).toHaveValue('N5');
  await dialog.getByLabel('Câu 1', { exact: true }).fill('両国[りょうこく]の架[か]け橋[はし]になる。');
  await dialog.getByLabel('Bản dịch câu 1').fill('Trở thành cầu nối giữa hai nước.');
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText('Create Item successfully')).toBeVisible();
  await expect(rows(page).first()).toContainText('架け橋');
  await expect(rows(page).first(), 'computed from the characters').toContainText('GIÁ KIỀU');

  await page.goto(paths.searchFor('cầu nối'));
  await expect(results(page).filter({ hasText: '架け橋' })).toContainText('Trở thành cầu nối giữa hai nước.');

  await page.goto(`${paths.itemAdmin}?search=架け橋`);
  await page.getByRole('button', { name: 'Edit 架け橋' }).click();
  await dialog.getByLabel('Nghĩa', { exact: true }).fill('chiếc cầu');
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText('Update Item successfully')).toBeVisible();
  await expect(rows(page)).toContainText(['chiếc cầu']);

  await page.getByRole('button', { name: 'Delete 架け橋' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Xóa' }).click();
  await expect(page.getByText('Delete Item successfully')).toBeVisible();
  await expect(page.getByText('Không có mục từ nào khớp')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Hoàn tác' });
  await expect(undo, 'ready for the keyboard').toBeFocused();
  await undo.click();
  await expect(page.getByText('Đã hoàn tác.')).toBeVisible();
  await expect(rows(page)).toContainText(['chiếc cầu']);
  await page.goto(paths.searchFor('架け橋'));
  await expect(results(page).first()).toContainText('chiếc cầu');
});
