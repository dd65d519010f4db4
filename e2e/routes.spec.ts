import { paths } from '../contract/paths.ts';
import { CURRICULUM } from './support/practice.ts';
import { expect, test } from './support/test.ts';

const UNKNOWN = [
  { path: '/khong-co-trang-nay', heading: /./ },
  { path: paths.topic(999), heading: 'Unknown Topic' },
  { path: '/exercises/abc', heading: 'Unknown Topic' },
  { path: '/exercises/1/curriculum/999', heading: /./ },
  { path: '/exercises/2/curriculum/3', heading: /./ },
  { path: '/search/99999', heading: /./ },
  { path: '/search/abc', heading: /./ },
  { path: paths.grammarPoint('no-such'), heading: 'Không tìm thấy mẫu ngữ pháp này' },
];

test('an unknown address is a real 404 with a heading and the menu of the site', async ({ page }) => {
  for (const { path, heading } of UNKNOWN) {
    const response = await page.goto(path);
    expect.soft(response?.status(), path).toBe(404);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    await expect.soft(page.getByRole('navigation', { name: 'Menu chính' }), path).toBeVisible();
  }
  await page.goto('/khong-co-trang-nay');
  await page.getByRole('main').getByRole('link', { name: 'Về trang chủ' }).click();
  await expect(page).toHaveURL('/');
});

test('a link does not load the document again, and the structured data of the page that was left is gone', async ({
  page,
}) => {
  // The page requests its lessons again after hydration.
  const hydrated = page.waitForResponse('**/api/lessons/1/3');
  await page.goto(CURRICULUM);
  await hydrated;
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const data = page.locator('script[type="application/ld+json"]');
  expect(await data.textContent()).toContain('"@type":"Course"');
  await page.getByRole('link', { name: 'Đời sống hằng ngày' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đời sống hằng ngày');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(data).toHaveText('');
});
