import { paths } from '../contract/paths.ts';
import { newLearner, openAs } from './support/people.ts';
import { guardedScreens, type Screen } from './support/screens.ts';
import { accounts, expect, PASSWORD, test } from './support/test.ts';

const GUARDS: readonly Screen['guard'][] = ['loggedIn', 'admin', 'supplier', 'reviewer'];

test('each guard sends an anonymous visitor to /login', async ({ page }) => {
  for (const guard of GUARDS) {
    const path = guardedScreens.find((screen) => screen.guard === guard)?.path ?? '';
    await page.goto(path, { waitUntil: 'commit' });
    await expect.soft(page, path).toHaveURL('/login');
    await expect.soft(page.getByText('Đăng nhập xong, bạn sẽ được đưa trở lại đó.'), path).toBeVisible();
  }
});

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

test(
  'a USER on an admin page sees the missing role, without a redirect loop, and can switch account',
  { tag: '@all' },
  async ({ page, request }) => {
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
    // An admin may enter what belongs to suppliers and reviewers as well.
    for (const path of [paths.topicSupplier, paths.qc]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page).toHaveURL(path);
    }
  },
);
