import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { PASSWORD } from './accounts.mjs';
import { askForMail, codeIn } from './desk.ts';

/** An address that nobody has used before. */
export const newEmail = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}@kakehashi.test`;

/** Somebody who has just registered and confirmed, past the screens. */
export async function newLearner(
  request: APIRequestContext,
  name: string,
): Promise<{ email: string; token: string }> {
  const email = newEmail(name);
  const data = { name, email, password: PASSWORD, phoneNumber: '0901234567' };
  expect((await request.post('/auth/register', { data })).status()).toBe(200);
  const otp = codeIn(await askForMail(email, 'Mã xác thực'));
  expect((await request.post('/auth/verify-otp', { data: { email, otp } })).status()).toBe(200);
  const login = await request.post('/auth/login', { data: { email, password: PASSWORD } });
  return { email, token: ((await login.json()) as { token: string }).token };
}

/** Opens a page with a session in the browser, as a login leaves it. */
export async function openAs(page: Page, token: string, path: string): Promise<void> {
  // Any address will do to reach the storage: this one has nothing to draw.
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto(path);
}

/** The session is gone from the browser, which may be a moment after the next page has come. */
export const expectSignedOut = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();

/** Fills in the login form of the page on screen. */
export async function logIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}
