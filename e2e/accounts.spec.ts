import { mailedPaths, paths } from '../contract/paths.ts';
import { codeIn, linkIn } from './support/fake-services.ts';
import { expectSignedOut, logIn, newEmail, newLearner, openAs } from './support/people.ts';
import { expect, PASSWORD, accessibilityFindings, test } from './support/test.ts';

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

test('the link in the mail fills in e-mail and code; a wrong code shows an error and keeps the input', async ({
  page,
  request,
  services,
}) => {
  const email = newEmail('lan');
  const data = { name: 'Lan', email, password: PASSWORD, phoneNumber: '0901234567' };
  await request.post('/auth/register', { data });
  const mail = await services.mailTo(email, 'Mã xác thực');
  await page.goto(linkIn(mail));
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Mã OTP')).toHaveValue(codeIn(mail));
  await expect(page.getByRole('button', { name: 'Xác thực', exact: true })).toBeFocused();

  const wrong = String((Number(codeIn(mail)) + 1) % 1_000_000).padStart(6, '0');
  await page.getByLabel('Mã OTP').fill(wrong);
  await page.getByRole('button', { name: 'Xác thực', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Xác thực thất bại!' })).toBeVisible();
  await expect(page.getByLabel('Mã OTP')).toHaveValue(wrong);
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.getByLabel('Mã OTP').fill(codeIn(mail));
  await page.getByRole('button', { name: 'Xác thực', exact: true }).click();
  await expect(page.getByText('Xác thực thành công! Đang chuyển hướng...')).toBeVisible();
  await expect(page, 'this browser did not register').toHaveURL('/login');
  await logIn(page, email);
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

test('an expired link offers a new one, and a link without a token shows an error', async ({ page }) => {
  await page.goto(mailedPaths.resetPassword('khong-con-dung'));
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill('mot-cau-khac-de-nho');
  await page.getByLabel('Xác nhận mật khẩu mới').fill('mot-cau-khac-de-nho');
  await page.getByRole('button', { name: 'Đặt lại mật khẩu' }).click();
  await expect(page.getByText('Liên kết đã hết hạn hoặc đã được dùng.')).toBeVisible();
  await page.goto(paths.resetPassword);
  await expect(page.getByText('Liên kết chưa đầy đủ')).toBeVisible();
  await page.getByRole('link', { name: 'Yêu cầu liên kết mới' }).click();
  await expect(page).toHaveURL('/forgot');
});

for (const path of ['/changepass', '/change']) {
  test(`${path}: a new password ends the session after 1.5 s`, async ({ page, request }) => {
    const { email, token } = await newLearner(request);
    const another = 'mot-cau-khac-de-nho';
    await openAs(page, token, path);
    await page.getByRole('button', { name: 'Đổi mật khẩu' }).click();
    await expect(page.getByText('Vui lòng điền đầy đủ thông tin!')).toBeVisible();

    await page.getByLabel('Mật khẩu hiện tại').fill('khong-phai');
    await page.getByLabel('Mật khẩu mới', { exact: true }).fill(another);
    await page.getByLabel('Xác nhận mật khẩu mới').fill(`${another}!`);
    await page.getByRole('button', { name: 'Đổi mật khẩu' }).click();
    await expect(page.getByText('Mật khẩu mới và xác nhận mật khẩu không khớp!')).toBeVisible();

    await page.getByLabel('Xác nhận mật khẩu mới').fill(another);
    await page.getByRole('button', { name: 'Đổi mật khẩu' }).click();
    await expect(page.getByText('Mật khẩu hiện tại không đúng.')).toBeVisible();

    await page.getByLabel('Mật khẩu hiện tại').fill(PASSWORD);
    await page.getByRole('button', { name: 'Đổi mật khẩu' }).click();
    await expect(page.getByText('Đổi mật khẩu thành công! Vui lòng đăng nhập lại.')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expectSignedOut(page);
    await logIn(page, email, another);
    await expect(page.getByRole('button', { name: email })).toBeVisible();
  });
}

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

  test('a forged token is refused', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { googleCredential: 'a.b.c' }));
    await page.goto(paths.login);
    await page.getByRole('button', { name: 'Đăng nhập bằng Google' }).click();
    await expect(page.getByText('Google không xác nhận lần đăng nhập này.')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });
});

test('a password can be shown, and a weak one is marked while typing', async ({ page }) => {
  await page.goto(paths.register);
  const password = page.getByLabel('Mật khẩu', { exact: true });
  // Repeated until hydration.
  await expect(async () => {
    await password.fill('');
    await password.fill('matkhau123');
    await expect(page.getByText('Quá yếu')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Hiện mật khẩu' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Tạo tài khoản' }).click();
  await expect(page.getByText('Please fill all the fields.')).toBeVisible();
  await expect(page.getByText('Please fill all the fields.'), 'after 5 s').toBeHidden();
  await expect(password).toHaveValue('matkhau123');
});
