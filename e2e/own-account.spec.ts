import { readFile } from 'node:fs/promises';
import { paths } from '../contract/paths.ts';
import { expectSignedOut, logIn, newLearner, openAs } from './support/people.ts';
import { expect, PASSWORD, accessibilityFindings, test } from './support/test.ts';

test('name and phone number are saved; an error is shown at its field', async ({ page, request }) => {
  const { token } = await newLearner(request);
  await openAs(page, token, paths.account);
  await page.getByLabel('Họ tên').fill('Lê Thị Hồ Sơ');
  await page.getByLabel('Số điện thoại').fill('abc');
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByText('Số điện thoại không đúng định dạng.')).toBeVisible();
  await expect(page.getByLabel('Số điện thoại')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Số điện thoại').fill('+84 90 765 4321');
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByText('Đã lưu thông tin của bạn.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Họ tên')).toHaveValue('Lê Thị Hồ Sơ');
  await expect(page.getByLabel('Số điện thoại')).toHaveValue('+84 90 765 4321');
});

test('logging out everywhere ends the session of another device too', async ({ page, request, browser }) => {
  const { email, token } = await newLearner(request);
  const elsewhere = await (await browser.newContext()).newPage();
  await openAs(elsewhere, token, paths.account);
  await expect(elsewhere.getByLabel('Họ tên')).toBeVisible();

  await openAs(page, token, paths.account);
  await page.getByRole('button', { name: 'Đăng xuất mọi thiết bị' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Đăng xuất mọi thiết bị' }).click();
  await expect(page).toHaveURL('/login');
  await expectSignedOut(page);

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL('/login');
  await elsewhere.context().close();
  await logIn(page, email);
  await expect(page.getByRole('button', { name: email })).toBeVisible();
});

test('my data can be downloaded as a JSON file', async ({ page, request }) => {
  const { email, token } = await newLearner(request);
  await openAs(page, token, paths.account);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tải dữ liệu của tôi' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^kakehashi-du-lieu-.+\.json$/);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ account: { email } });
});

test('deleting asks for the password, logs out, and can be undone after the next login', async ({
  page,
  request,
  services,
}) => {
  const { email, token } = await newLearner(request);
  await openAs(page, token, paths.account);
  await page.getByRole('button', { name: 'Xóa tài khoản của tôi' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mật khẩu của bạn').fill('khong-phai');
  await dialog.getByRole('button', { name: 'Xóa tài khoản' }).click();
  await expect(dialog.getByText('Mật khẩu không đúng nên tài khoản chưa bị xóa.')).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await dialog.getByLabel('Mật khẩu của bạn').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Xóa tài khoản' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Tài khoản sẽ bị xóa vào');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Tài khoản' })).toBeVisible();
  await services.mailTo(email, 'sắp bị xóa');

  await page.goto(paths.login);
  await logIn(page, email);
  await expect(page, 'the login leads to the pending deletion').toHaveURL('/account');
  await page.getByRole('button', { name: 'Giữ lại tài khoản' }).click();
  await expect(page.getByText('Tài khoản của bạn được giữ lại.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Họ tên')).toBeVisible();
  await expect(page.getByText('Tài khoản đang chờ xóa')).toBeHidden();
});
