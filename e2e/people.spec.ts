import { paths } from '../contract/paths.ts';
import { expectSignedOut, logIn, newLearner, openAs } from './support/people.ts';
import { accounts, expect, accessibilityFindings, test } from './support/test.ts';

test('a role that an admin grants or removes changes the user’s menu at their next request', async ({
  page,
  request,
  browser,
  signInAs,
}) => {
  const { email, token } = await newLearner(request);
  const other = await (await browser.newContext()).newPage();
  await openAs(other, token, paths.home);
  const supplierMenu = other.getByRole('button', { name: 'Cộng tác viên' });
  await expect(other.getByRole('button', { name: email })).toBeVisible();
  await expect(supplierMenu).toBeHidden();

  await signInAs('admin');
  await page.goto(`${paths.users}?search=${encodeURIComponent(email)}`);
  const box = page.getByRole('checkbox', { name: `Quyền SUPPLIER của ${email}` });
  await box.click();
  await expect(box).toBeChecked();
  // Any next request: here the score in the bar.
  await other.reload();
  await expect(supplierMenu).toBeVisible();

  await box.click();
  await expect(box).not.toBeChecked();
  await other.reload();
  await expect(supplierMenu).toBeHidden();
  await other.context().close();
});

test('the last admin keeps the role: the box stays checked, and the reason is shown', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto(paths.users);
  const box = page.getByRole('checkbox', { name: `Quyền ADMIN của ${accounts.admin.email}` });
  await expect(box).toBeChecked();
  await box.click();
  await expect(page.getByText('Đây là quản trị viên cuối cùng')).toBeVisible();
  await expect(box).toBeChecked();
});

test('users are found by a part of the name or e-mail, and the filter can be cleared', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto(paths.users);
  await page.getByLabel('Tìm theo e-mail hoặc tên').fill('minh@kake');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/search=minh/);
  await page.getByLabel('Tìm theo e-mail hoặc tên').fill('khong-co-ai-ten-nay');
  await expect(page.getByText('Không có ai khớp với từ khóa này')).toBeVisible();
  await page.getByRole('link', { name: 'Xem tất cả' }).click();
  await expect(page.getByLabel('Tìm theo e-mail hoặc tên')).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: `Quyền ADMIN của ${accounts.admin.email}` })).toBeChecked();
});

test('a supplier request → mail to the owner → notification → granted → the learner’s bell', async ({
  page,
  request,
  browser,
  services,
  signInAs,
}) => {
  const { email, token } = await newLearner(request);
  const learner = await (await browser.newContext()).newPage();
  await openAs(learner, token, paths.supplier);
  await expect(learner.getByLabel('E-mail', { exact: true })).toHaveValue(email);
  await learner.getByRole('button', { name: 'Gửi yêu cầu' }).click();
  await expect(learner.getByRole('alertdialog')).toContainText('Vui lòng nhập số điện thoại');
  await learner.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();

  await learner.getByLabel('Số điện thoại (Zalo)').fill('abc');
  await learner.getByRole('button', { name: 'Gửi yêu cầu' }).click();
  await expect(learner.getByRole('alertdialog')).toContainText(
    'Gửi email thất bại: Số điện thoại không đúng định dạng.',
  );
  await learner.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();

  await learner.getByLabel('Số điện thoại (Zalo)').fill('0901 234 567');
  await learner.getByRole('button', { name: 'Gửi yêu cầu' }).click();
  await expect(learner.getByRole('alertdialog')).toContainText('Email đã được gửi thành công!');
  await expect(learner, 'not before the alert is closed').toHaveURL('/supplier');
  await learner.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(learner).toHaveURL('/');

  expect((await services.mailTo(accounts.admin.email, email)).text).toContain('0901 234 567');
  await signInAs('admin');
  await page.goto(paths.notifications);
  const note = page.getByRole('listitem').filter({ hasText: email });
  await expect(note).toContainText('xin quyền cộng tác viên');
  await note.getByRole('button', { name: 'Cấp quyền cộng tác viên' }).click();
  await expect(note.getByText('Đã cấp quyền')).toBeVisible();

  await learner.reload();
  await learner.getByRole('button', { name: /Thông báo của tôi, 1 chưa đọc/ }).click();
  await expect(learner.getByText('Bạn vừa được cấp quyền Cộng tác viên (SUPPLIER).')).toBeVisible();
  await learner.keyboard.press('Escape');
  await expect(learner.getByRole('button', { name: 'Thông báo của tôi', exact: true })).toBeVisible();
  await learner.context().close();
});

test('notifications that cannot be loaded: an alert, then a retry (PRODUCT.md, Notifications)', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.route('**/api/notifications*', (route) =>
    route.fulfill({ status: 403, json: { statusCode: 403, error: 'x', message: 'x' } }),
  );
  await page.goto(paths.notifications);
  await expect(page.getByRole('alertdialog')).toContainText('Không thể tải thông báo. Vui lòng thử lại!');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.unroute('**/api/notifications*');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thông báo mới' })).toBeVisible();
  await expect(page.getByText('Không thể tải thông báo')).toBeHidden();
});

test('a blocked person is told why, at once and at the login; the log has it, and unblocking lets them in', async ({
  page,
  request,
  browser,
  signInAs,
}) => {
  const { email, token } = await newLearner(request);
  const reason = 'Đăng quảng cáo nhiều lần';
  const other = await (await browser.newContext()).newPage();
  await openAs(other, token, paths.account);
  await expect(other.getByRole('heading', { name: 'Phiên đăng nhập' })).toBeVisible();

  await signInAs('admin');
  await page.goto(`${paths.users}?search=${encodeURIComponent(email)}`);
  await expect(page.getByText('Tham gia').first()).toBeVisible();
  await page.getByRole('button', { name: `Chi tiết về ${email}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Lý do').fill(reason);
  expect(await accessibilityFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Khóa tài khoản' }).click();
  await expect(dialog.getByText(`Lý do: “${reason}”`)).toBeVisible();

  await other.getByRole('button', { name: 'Tải dữ liệu của tôi' }).click();
  await expect(other.getByRole('alertdialog')).toContainText(`Lý do: “${reason}”`);
  await other.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expectSignedOut(other);
  await other.goto(paths.login);
  await logIn(other, email);
  await expect(other.getByRole('alertdialog')).toContainText('Tài khoản của bạn đã bị khóa.');
  await other.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(other).toHaveURL('/login');

  await dialog.getByRole('link', { name: 'Xem nhật ký của người này' }).click();
  await expect(page).toHaveURL(/\/audit\?userId=/);
  const row = page.getByRole('row').filter({ hasText: 'Khóa tài khoản' });
  await expect(row).toContainText(reason);
  await expect(page.getByRole('row').filter({ hasText: 'tài khoản đang bị khóa' })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByLabel('Loại hoạt động').selectOption('Khóa tài khoản');
  await expect(page).toHaveURL(/kind=user-blocked/);
  await expect(page.getByRole('row')).toHaveCount(2);

  await page.goto(`${paths.users}?search=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: `Chi tiết về ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mở khóa' }).click();
  await expect(page.getByRole('dialog').getByLabel('Lý do')).toBeVisible();
  await other.goto(paths.login);
  await logIn(other, email);
  await expect(other.getByRole('button', { name: email })).toBeVisible();
  await other.context().close();
});
