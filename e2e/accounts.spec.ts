import { paths } from '../contract/paths.ts';
import { codeIn, linkIn } from './support/fake-services.ts';
import { logIn, newEmail, newLearner } from './support/people.ts';
import { expect, PASSWORD, test } from './support/test.ts';

test('register → code by mail → logged in, and back at the requested page', async ({ page, services }) => {
  const email = newEmail('hoa');
  await page.goto(paths.categories);
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Đăng ký' }).first().click();
  await page.getByLabel('Họ tên').fill('Nguyễn Thị Hoa');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Số điện thoại').fill('0901 234 567');
  await page.getByRole('button', { name: 'Tạo tài khoản' }).click();
  await expect(page.getByText('Đăng ký thành công. Vui lòng kiểm tra email để xác thực OTP.')).toBeVisible();
  await expect(page, 'after 2 s').toHaveURL('/login');

  await logIn(page, email);
  await expect(page.getByText('hoặc tài khoản chưa được xác thực OTP.')).toBeVisible();
  await page.getByRole('link', { name: 'Nhập mã OTP' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  const code = codeIn(await services.mailTo(email, 'Mã xác thực'));
  await page.getByLabel('Mã OTP').fill(code);
  await page.getByRole('button', { name: 'Xác thực', exact: true }).click();
  await expect(page.getByText('Xác thực thành công! Đang chuyển hướng...')).toBeVisible();
  await expect(page, 'after 1.5 s').toHaveURL('/categories');
  await expect(page.getByRole('button', { name: email })).toBeVisible();
});

test('forgot → link by mail → new password → login', async ({ page, request, services }) => {
  const { email } = await newLearner(request);
  const another = 'mot-cau-khac-de-nho';
  await page.goto(paths.login);
  await page.getByRole('link', { name: 'Quên mật khẩu?' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quên mật khẩu');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Gửi liên kết' }).click();
  await expect(page.getByText('Nếu e-mail này có tài khoản')).toBeVisible();

  await page.goto(linkIn(await services.mailTo(email, 'Đặt lại mật khẩu')));
  await expect(page, 'the token is removed from the address').toHaveURL('/reset-password');
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill(another);
  await page.getByLabel('Xác nhận mật khẩu mới').fill('khac-hoan-toan');
  await page.getByRole('button', { name: 'Đặt lại mật khẩu' }).click();
  await expect(page.getByText('Mật khẩu không khớp!')).toBeVisible();
  await page.getByLabel('Xác nhận mật khẩu mới').fill(another);
  await page.getByRole('button', { name: 'Đặt lại mật khẩu' }).click();
  await expect(page.getByText('Đặt lại mật khẩu thành công! Đang chuyển hướng...')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await logIn(page, email, another);
  await expect(page.getByRole('button', { name: email })).toBeVisible();
  await services.mailTo(email, 'đã được đổi');
});

test.describe('Google', () => {
  test.use({ withGoogle: true });

  test('a first sign-in creates an account, and returns to the requested page', async ({
    page,
    services,
  }) => {
    const email = newEmail('minh');
    const credential = await services.googleCredential({
      sub: crypto.randomUUID(),
      email,
      name: 'Trần Minh',
    });
    await page.addInitScript((value) => Object.assign(window, { googleCredential: value }), credential);
    await page.goto(paths.account);
    await expect(page).toHaveURL('/login');
    await page.getByRole('button', { name: 'Đăng nhập bằng Google' }).click();
    await expect(page).toHaveURL('/account');
    await expect(page.getByLabel('Họ tên')).toHaveValue('Trần Minh');
  });
});
