import { expect, test } from './support/test.ts';

test('what ships greets, asks nobody for money and names other ways to help', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/donate');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Cảm ơn bạn đã ghé qua');
  await expect(main.getByRole('heading', { name: 'Kakehashi chưa có tài khoản nhận tiền' })).toBeVisible();
  await expect(main.getByRole('img')).toHaveCount(0);

  await main.getByRole('button', { name: 'Sao chép liên kết' }).click();
  await expect(page.getByText('Đã sao chép liên kết')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/', page.url()).href);

  await main.getByRole('link', { name: 'Luyện một bài' }).click();
  await expect(page).toHaveURL('/exercises');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the letter is there, and no button that does nothing', async ({ page }) => {
    await page.goto('/donate');
    const main = page.getByRole('main');
    await expect(main.getByText('Đội ngũ Kakehashi')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Sao chép liên kết' })).toBeHidden();
    await expect(main.getByRole('link', { name: 'Gửi góp ý' })).toBeVisible();
  });
});
