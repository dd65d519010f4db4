import type { Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import type { SiteChange } from '../contract/site-settings/endpoints.ts';
import { inspectMoment } from './support/inspect-screen.ts';
import { expect, test } from './support/test.ts';

const tab = (name: string) => `${paths.site}?tab=${name}`;
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function save(page: Page, heading: string): Promise<void> {
  const reply = page.waitForResponse((response) => response.request().method() === 'PUT');
  await section(page, heading).getByRole('button', { name: 'Lưu', exact: true }).click();
  expect((await reply).status()).toBe(200);
}

/** A red picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('the owner’s desk', () => {
  // One after the other: the settings belong to all tests of this worker.
  test.describe.configure({ mode: 'serial' });

  test.afterEach(async ({ request, tokenOf }) => {
    const headers = { Authorization: `Bearer ${await tokenOf('admin')}` };
    const changes = async () =>
      (await (await request.get('/api/site/changes', { headers })).json()) as SiteChange[];
    for (let list = await changes(); list.some(({ undoable }) => undoable); list = await changes())
      for (const { id, undoable } of list)
        if (undoable) await request.post(`/api/site/changes/${id}/undo`, { headers });
  });

  test(
    'the founder page is filled in, previewed, seen by a visitor a second later, and undone',
    { tag: '@all' },
    async ({ page, browser, baseURL, signInAs }) => {
      const visitor = await (await browser.newContext({ baseURL })).newPage();
      await visitor.goto(paths.profile);
      await expect(visitor.getByText('Người Mẫu')).toHaveCount(0);

      await signInAs('admin');
      await page.goto(tab('founder'));
      const form = section(page, 'Người sáng lập');
      await form.getByLabel('Họ tên').fill('Người Mẫu');
      await form.getByLabel('Câu chuyện').fill('Đoạn thứ nhất.\n\nĐoạn thứ hai.');
      await form.getByRole('button', { name: 'Thêm công việc' }).click();
      await form.getByLabel('Tên công việc').fill('Trợ giảng tiếng Nhật');
      await form.getByLabel('Nơi làm').fill('Lớp Mẫu');
      await form.getByLabel('Từ', { exact: true }).fill('2024-09');
      await form.getByRole('button', { name: 'Thêm chứng chỉ' }).click();
      await form.getByLabel('Tên chứng chỉ').fill('JLPT N2');
      await form
        .getByLabel('Ảnh chứng chỉ')
        .setInputFiles({ name: 'n2.png', mimeType: 'image/png', buffer: PICTURE });
      await form.getByRole('button', { name: 'Thêm liên kết' }).click();
      await form.getByLabel('Mạng', { exact: true }).selectOption('github');
      await form.getByLabel('Địa chỉ', { exact: true }).fill('javascript:alert(1)');
      // The preview is the public page: with the uploaded picture, before anything is saved.
      const preview = section(page, 'Xem trước');
      await expect(preview.locator('h1')).toHaveText('Người Mẫu');
      await expect(preview.locator('img[src^="/media/"]')).toHaveCount(1);
      await expect(preview.locator('a[href^="javascript"]')).toHaveCount(0);

      await form.getByRole('button', { name: 'Lưu', exact: true }).click();
      await expect(form.getByRole('alert')).toContainText('https://');
      await form.getByLabel('Địa chỉ', { exact: true }).fill('https://github.com/mau');
      await save(page, 'Người sáng lập');

      await expect(async () => {
        await visitor.goto(paths.profile);
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Người Mẫu', { timeout: 100 });
      }).toPass({ timeout: 3_000 });
      for (const text of ['Đoạn thứ hai.', 'Lớp Mẫu', 'JLPT N2'])
        await expect(visitor.getByText(text).first()).toBeVisible();
      await expect(visitor.getByRole('link', { name: 'GitHub' })).toHaveAttribute(
        'href',
        'https://github.com/mau',
      );
      await expect(visitor.getByRole('img', { name: 'Chứng chỉ JLPT N2' })).toBeVisible();
      await inspectMoment(visitor, 'the founder page with every field');

      await page.goto(tab('history'));
      await page.getByRole('button', { name: 'Hoàn tác' }).first().click();
      await expect(page.getByText('Đã hoàn tác', { exact: true }).first()).toBeVisible();
      await visitor.goto(paths.profile);
      await expect(visitor.getByText('Người Mẫu')).toHaveCount(0);
      await visitor.context().close();
    },
  );

  test(
    'a bank account is filled in, previewed with its code, and seen by a visitor',
    { tag: '@all' },
    async ({ page, browser, baseURL, signInAs }) => {
      await signInAs('admin');
      await page.goto(tab('donation'));
      const form = section(page, 'Trang ủng hộ');
      await form.getByLabel('Lời chào').fill('Cảm ơn bạn rất nhiều');
      await form.getByLabel('Nhận ủng hộ qua chuyển khoản').check();
      await form.getByLabel('Ngân hàng', { exact: true }).selectOption('Vietcombank');
      await form.getByLabel('Số tài khoản').fill('0011 0123 45678');
      await form.getByLabel('Chủ tài khoản').fill('QUY MAU');
      await form.getByLabel('Nội dung chuyển khoản').fill('Ủng hộ lớp học');
      await form.getByLabel('Các số tiền gợi ý').fill('20k, 50.000');
      await expect(section(page, 'Xem trước').locator('svg[role=img]')).toHaveCount(1);
      await save(page, 'Trang ủng hộ');

      const visitor = await (await browser.newContext({ baseURL })).newPage();
      await visitor.goto(paths.donate);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Cảm ơn bạn rất nhiều');
      await expect(visitor.getByRole('img', { name: /QUY MAU/ })).toBeVisible();
      for (const text of ['Vietcombank', '0011012345678', 'UNG HO LOP HOC'])
        await expect(visitor.getByText(text, { exact: true })).toBeVisible();
      const saving = visitor.waitForEvent('download');
      await visitor.getByRole('button', { name: 'Lưu ảnh mã' }).click();
      expect((await saving).suggestedFilename()).toBe('kakehashi-vietqr.png');
      await inspectMoment(visitor, 'the page with a bank account');
      await visitor.context().close();
    },
  );

  test(
    'an announcement is on top of every page, moves nothing, and stays closed for who closed it',
    { tag: '@all' },
    async ({ page, browser, baseURL, signInAs }) => {
      await signInAs('admin');
      await page.goto(paths.site);
      const form = section(page, 'Thông báo đầu trang');
      await form.getByLabel('Nội dung').fill('Tối nay trang bảo trì từ 22 giờ.');
      await form.getByLabel('Liên kết', { exact: true }).fill('/feedback');
      await save(page, 'Thông báo đầu trang');

      const context = await browser.newContext({ baseURL });
      const visitor = await context.newPage();
      await visitor.goto(paths.rank);
      const banner = visitor.getByRole('complementary', { name: 'Thông báo của trang' });
      await expect(banner).toContainText('Tối nay trang bảo trì');
      await expect(banner.getByRole('link', { name: 'Xem thêm' })).toHaveAttribute('href', '/feedback');
      // An earlier click is lost: the page is not hydrated yet.
      await expect(async () => {
        await banner.getByRole('button', { name: 'Đóng thông báo' }).click({ timeout: 500 });
        await expect(banner).toHaveCount(0, { timeout: 500 });
      }).toPass();

      // Hidden before the first paint: nothing moves after a reload.
      await visitor.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await visitor.goto(paths.donate);
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(visitor.locator('[data-announcement]')).toHaveCount(0);
      expect(await visitor.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);

      await form.getByLabel('Nội dung').fill('Đã có bài học mới.');
      await save(page, 'Thông báo đầu trang');
      await visitor.goto(paths.rank);
      await expect(banner).toContainText('Đã có bài học mới.');
      await inspectMoment(visitor, 'a page with an announcement');
      await context.close();
    },
  );
});
