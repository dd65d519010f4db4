import { paths } from '../contract/paths.ts';
import { newLearner, openAs } from './support/people.ts';
import { guardedScreens, type Screen } from './support/screens.ts';
import { accounts, expect, PASSWORD, type Person, test } from './support/test.ts';

const ENTITLED: readonly { guard: Screen['guard']; person: Person }[] = [
  { guard: 'loggedIn', person: 'user' },
  { guard: 'admin', person: 'admin' },
  { guard: 'supplier', person: 'supplier' },
  { guard: 'reviewer', person: 'qc' },
  { guard: 'reviewer', person: 'admin' },
];

test('every guarded screen sends an anonymous visitor to /login', async ({ page }) => {
  for (const { path } of guardedScreens) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect.soft(page, path).toHaveURL('/login');
    await expect.soft(page.getByText('Đăng nhập xong, bạn sẽ được đưa trở lại đó.'), path).toBeVisible();
  }
});

for (const { guard, person } of ENTITLED) {
  test(`every screen for ${guard} opens for ${person}`, async ({ page, signInAs }) => {
    await signInAs(person);
    for (const { path } of guardedScreens.filter((screen) => screen.guard === guard)) {
      await page.goto(path);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect.soft(page, path).toHaveURL(path);
    }
  });
}

test('after login the visitor is at the requested page, and /login is not in the history', async ({
  page,
}) => {
  await page.goto(paths.rank);
  await page.goto('/categories/7/favorite-items?sort=new#top');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('E-mail').fill(accounts.user.email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page).toHaveURL('/categories/7/favorite-items?sort=new#top');
  await page.goBack();
  await expect(page).toHaveURL('/rank');
});

test('a login from the bar returns to the previous page', async ({ page }) => {
  await page.goto(paths.topic(3));
  await page.getByRole('button', { name: 'Tài khoản' }).click();
  await page.getByRole('menuitem', { name: 'Đăng nhập' }).click();
  await page.getByLabel('E-mail').fill(accounts.user.email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page).toHaveURL('/exercises/3');
});

test('a USER on an admin page sees the missing role, without a redirect loop, and can switch account', async ({
  page,
  request,
}) => {
  // With its own session, because the change of account ends it.
  const { token } = await newLearner(request);
  await openAs(page, token, paths.users);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText('Quản trị (ADMIN)');
  await page.getByRole('button', { name: 'Đăng nhập bằng tài khoản khác' }).click();
  await page.getByLabel('E-mail').fill(accounts.admin.email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page).toHaveURL('/allusers');
});

test('the supplier pages also open for an admin', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto(paths.topicSupplier);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/topicSupplier');
});

const REFUSED = [
  { email: '', password: '', message: 'Please fill in all fields.', why: 'nothing typed' },
  { email: 'lan@kakehashi.test', password: '', message: 'Please fill in all fields.', why: 'no password' },
  {
    email: 'lan@kakehashi.test',
    password: 'sai-mat-khau',
    message: 'E-mail hoặc mật khẩu không đúng, hoặc tài khoản chưa được xác thực OTP.',
    why: 'wrong password',
  },
  {
    email: 'khong-co@kakehashi.test',
    password: 'sai-mat-khau',
    message: 'E-mail hoặc mật khẩu không đúng, hoặc tài khoản chưa được xác thực OTP.',
    why: 'unknown e-mail',
  },
  {
    email: 'lan@',
    password: 'x',
    message: 'E-mail không đúng dạng ten@mien.vn.',
    why: 'not an e-mail address',
  },
];

test('the login form shows the error', async ({ page }) => {
  for (const { email, password, message, why } of REFUSED) {
    await page.goto(paths.login);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await expect.soft(page.getByText(message), why).toBeVisible();
    await expect.soft(page.getByLabel('E-mail'), why).toHaveValue(email);
  }
});
