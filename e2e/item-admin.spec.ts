import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { results } from './support/dictionary.ts';
import { expect, accessibilityFindings, test } from './support/test.ts';

/** The rows of the list, without the header. */
const rows = (page: Page) => page.getByRole('table', { name: 'Quản lý từ tra cứu' }).locator('tbody tr');

const csv = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(['kanji,hiragana,mean,type', ...lines].join('\r\n')),
});

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

test('a failed deletion is shown above the list, and the word stays', async ({ page }) => {
  await page.route('**/api/items/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, json: { statusCode: 500, error: 'Hỏng.', message: 'Hỏng.' } })
      : route.fallback(),
  );
  await page.goto(`${paths.itemAdmin}?search=学校`);
  await page.getByRole('button', { name: 'Delete 学校', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Xóa' }).click();
  await expect(page.getByRole('alert')).toHaveText('Error: Hỏng.');
  await expect(page.getByRole('button', { name: 'Delete 学校', exact: true })).toBeVisible();
});

test('a file with an error is not imported; a correct one is, and can be undone as a whole', async ({
  page,
}) => {
  await page.goto(paths.itemAdmin);
  await page.getByRole('button', { name: 'Nhập CSV' }).click();
  const dialog = page.getByRole('dialog');
  const runImport = dialog.getByRole('button', { name: 'Nhập', exact: true });
  await dialog
    .getByLabel('Tệp CSV')
    .setInputFiles(csv('hong.csv', '風鈴,ふうりん,chuông gió,N3', '流星,sao,sao băng,N3'));
  await expect(dialog.getByRole('listitem')).toHaveText([/^Dòng 3/]);
  await expect(runImport).toBeDisabled();
  expect(await accessibilityFindings(page)).toEqual([]);

  await dialog
    .getByLabel('Tệp CSV')
    .setInputFiles(csv('tot.csv', '風鈴,ふうりん,chuông gió,N3', '流星,りゅうせい,sao băng,N3'));
  await expect(dialog.getByText('Tệp không có lỗi.')).toBeVisible();
  await runImport.click();
  await expect(page.getByText('Đã nhập tot.csv: 2 từ mới, 0 từ được sửa, 0 từ giữ nguyên.')).toBeVisible();
  await page.goto(paths.searchFor('ふうりん'));
  await expect(results(page).first()).toContainText('chuông gió');

  await page.goto(paths.itemAdmin);
  await page.getByRole('button', { name: 'Lịch sử thay đổi' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: '風鈴' });
  await entry.getByRole('button', { name: 'Hoàn tác' }).click();
  const question = page.getByRole('dialog', { name: 'Hoàn tác cả lần nhập này, 2 mục từ?' });
  await question.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(entry).toContainText('Đã hoàn tác');
  await page.goto(paths.searchFor('ふうりん'));
  // The word of the long tail is left.
  await expect(results(page).first()).toContainText('wind chime');
  await expect(results(page).filter({ hasText: 'chuông gió' })).toHaveCount(0);
});

test('the dictionary can be exported as a CSV file for spreadsheets', async ({ page }) => {
  await page.goto(paths.itemAdmin);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Xuất CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^kakehashi-tu-dien-.+\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFid,kanji,hiragana,sino,mean,type,/);
  expect(text).toContain('学校,がっこう,HỌC HIỆU,trường học,N5');
});
