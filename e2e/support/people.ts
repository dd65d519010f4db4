import type { APIRequestContext, Page } from '@playwright/test';
import { learners, PASSWORD } from './accounts.mjs';

/** An unused e-mail address. */
export const newEmail = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}@kakehashi.test`;

/** A learner that no other test of this worker uses, logged in through the API. */
export async function newLearner(request: APIRequestContext): Promise<{ email: string; token: string }> {
  const learner = learners[taken++];
  if (!learner) throw new Error(`All ${learners.length} learners are taken: prepare more of them.`);
  const { email } = learner;
  const login = await request.post('/auth/login', { data: { email, password: PASSWORD } });
  return { email, token: ((await login.json()) as { token: string }).token };
}

// A restarted worker has a new product, where all learners are unused again.
let taken = 0;

/** Opens a page with a session in the browser, as after a login. */
export async function openAs(page: Page, token: string, path: string): Promise<void> {
  // Any address gives access to the storage: this one renders nothing.
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto(path);
}

/** Fills in the login form of the current page. */
export async function logIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}
