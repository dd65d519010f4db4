import { paths } from '../contract/paths.ts';
import { expect, test } from './support/test.ts';

test('an unknown address is a real 404 with a link to the home page', async ({ page }) => {
  const response = await page.goto('/khong-co-trang-nay');
  expect(response?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'Về trang chủ' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown topic or curriculum is a 404 with the menu of the site', async ({ page }) => {
  for (const path of [
    '/exercises/99999',
    '/exercises/abc',
    '/exercises/1/curriculum/999',
    '/exercises/2/curriculum/3',
  ]) {
    const response = await page.goto(path);
    expect.soft(response?.status(), path).toBe(404);
    await expect.soft(page.getByRole('navigation', { name: 'Menu chính' }), path).toBeVisible();
  }
});

test('links inside the product do not reload the document', async ({ page }) => {
  await page.goto(paths.home);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Xem mọi chủ đề' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Luyện tập', exact: true })).toBeVisible();
  await page.getByRole('link', { name: /Đời sống hằng ngày/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Đời sống hằng ngày' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the landing page has the links of PRODUCT.md, Courses, and they work', async ({ page, request }) => {
  await page.goto(paths.home);
  const links = await page
    .getByRole('link')
    .evaluateAll((list) => list.map((link) => link.getAttribute('href')));
  const wanted = [
    '/exercises',
    '/exercises/1',
    '/exercises/3',
    ...[40, 41, 42, 43].map((lesson) => `/exercises/1/curriculum/3/${lesson}/sentence`),
    '/exercises/3/curriculum/1',
    '/profile',
    '/feedback',
  ];
  expect(links).toEqual(expect.arrayContaining(wanted));
  for (const path of wanted) expect((await request.get(path)).status(), path).toBe(200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page and the topics can be read', async ({ page }) => {
    await page.goto(paths.home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Luyện tập' }).first().click();
    await expect(page.getByRole('link', { name: /Ngữ pháp N5/ })).toBeVisible();
  });
});
