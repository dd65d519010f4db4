import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { paths } from '../contract/paths.ts';
import { logIn, newLearner, openAs } from './support/people.ts';
import { expect, accessibilityFindings, PASSWORD, test } from './support/test.ts';

/** The next code of the app, which is accepted early: the present one may have been used. */
const nextCode = (key: string, stepsAhead: 0 | 1): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });

/** Sets it up on the screen, and returns the key and the recovery codes. */
async function setUp(page: Page): Promise<{ key: string; codes: string[] }> {
  await page.getByLabel('Mật khẩu của bạn').fill(PASSWORD);
  await page.getByRole('button', { name: 'Bắt đầu' }).click();
  await expect(page.getByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  const key = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Mã xác thực').fill(nextCode(key, 0));
  await page.getByRole('button', { name: 'Bật xác thực hai lớp' }).click();
  await expect(page.getByRole('heading', { name: 'Mã khôi phục của bạn' })).toBeFocused();
  const codes = await page.getByRole('main').getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tôi đã cất các mã này' }).click();
  return { key, codes };
}

async function logOut(page: Page, email: string): Promise<void> {
  const item = page.getByRole('menuitem', { name: 'Đăng xuất' });
  // Repeated until hydration.
  await expect(async () => {
    await page.getByRole('button', { name: email }).click();
    await expect(item).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await item.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Đăng xuất' }).click();
  await expect(page.getByRole('button', { name: 'Tài khoản' })).toBeVisible();
}

async function secondStep(page: Page, code: string): Promise<void> {
  await page.getByLabel('Mã xác thực').fill(code);
  await page.getByRole('button', { name: 'Xác nhận' }).click();
}

test(
  'a second factor is set up, used at the login, recovered from without the phone, and turned off',
  { tag: '@all' },
  async ({ page, request, services }) => {
    const { email, token } = await newLearner(request);
    await openAs(page, token, paths.account);
    await page.getByRole('link', { name: 'Bật xác thực hai lớp' }).click();
    await expect(page).toHaveURL('/second-factor');
    const { key, codes } = await setUp(page);
    await expect(page.getByText('Còn 10 mã khôi phục.')).toBeVisible();
    await services.mailTo(email, 'Xác thực hai lớp');

    await logOut(page, email);
    await page.goto(paths.login);
    await logIn(page, email);
    await expect(page.getByLabel('Mã xác thực')).toBeFocused();
    expect(await accessibilityFindings(page)).toEqual([]);
    await secondStep(page, '000000');
    await expect(page.getByText('Mã không đúng hoặc đã được dùng.')).toBeVisible();
    const code = nextCode(key, 1);
    await secondStep(page, code);
    await expect(page.getByRole('button', { name: email })).toBeVisible();

    await logOut(page, email);
    await page.goto(paths.login);
    await logIn(page, email);
    await secondStep(page, code);
    await expect(page.getByText('Mã không đúng hoặc đã được dùng.'), 'no code works twice').toBeVisible();
    await secondStep(page, (codes[0] ?? '').toLowerCase());
    await expect(page.getByRole('button', { name: email })).toBeVisible();

    await page.goto(paths.secondFactor);
    await expect(page.getByText('Còn 9 mã khôi phục.')).toBeVisible();
    const turnOff = page.getByRole('region', { name: 'Tắt xác thực hai lớp' });
    await turnOff.getByLabel('Mã xác thực').fill(codes[1] ?? '');
    await turnOff.getByRole('button').click();
    await expect(page.getByLabel('Mật khẩu của bạn')).toBeVisible();
  },
);
