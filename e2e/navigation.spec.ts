import type { Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { logIn, newLearner, openAs } from './support/people.ts';
import { PHONE } from './support/places.ts';
import { accounts, expect, test } from './support/test.ts';
import { enlargeText } from './support/thumb-checks.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu chính' });

/** An unsigned token: the browser only reads the claims, the server verifies them. */
function tokenWith(claims: object): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'HS256' })}.${encode({ exp: 4_102_444_800, ...claims })}.x`;
}

async function openWithToken(page: Page, token: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((value) => {
    for (const key of ['token', 'roles', 'email', 'userId']) localStorage.setItem(key, value);
  }, token);
  await page.goto(paths.donate);
}

const everyone = ['Lộ trình', 'Tra cứu', 'Luyện tập', 'Ngữ pháp', 'Kana'];
const learner = [...everyone.slice(0, 4), 'Sổ tay', 'Kana'];
const more = ['Trang chủ', 'Xếp hạng', 'Ủng hộ'];
const moreOfLearner = ['Trang chủ', 'Trợ lý', 'Xếp hạng', 'Ủng hộ'];

const cases = [
  {
    claims: { roles: ['QC'] },
    links: everyone,
    more: [...more, 'Duyệt nội dung'],
    menus: [],
    why: 'QC has no menu, but its own link',
  },
  {
    claims: { roles: ['USER'] },
    links: learner,
    more: moreOfLearner,
    menus: [],
    why: 'USER sees notebook and chat',
  },
  {
    claims: { roles: ['ROLE_USER'] },
    links: learner,
    more: moreOfLearner,
    menus: [],
    why: 'roles with the ROLE_ prefix',
  },
  {
    claims: { roles: ['ADMIN'] },
    links: everyone,
    more,
    menus: ['Quản trị'],
    why: 'ADMIN sees the admin menu only',
  },
  {
    claims: { roles: ['SUPPLIER'] },
    links: everyone,
    more,
    menus: ['Cộng tác viên'],
    why: 'SUPPLIER sees the supplier menu',
  },
  {
    claims: { roles: 'ROLE_USER, ROLE_SUPPLIER' },
    links: learner,
    more: moreOfLearner,
    menus: ['Cộng tác viên'],
    why: 'a comma-separated string with spaces',
  },
  {
    claims: { roles: 'ROLE_ADMIN' },
    links: everyone,
    more,
    menus: ['Quản trị', 'Cộng tác viên'],
    why: 'ROLE_ADMIN in the string form opens the supplier menu too',
  },
  {
    claims: { roles: 'ADMIN' },
    links: everyone,
    more,
    menus: ['Quản trị'],
    why: 'ADMIN without the prefix does not',
  },
  { claims: {}, links: everyone, more, menus: [], why: 'a token without roles' },
];

test('links depend on the roles', async ({ page }) => {
  for (const { claims, links, more: others, menus, why } of cases) {
    // Without `uid` no score is requested: this test is only about the claims.
    await openWithToken(page, tokenWith({ sub: 'lan@kakehashi.test', ...claims }));
    await expect(page.getByRole('button', { name: 'lan@kakehashi.test' }), why).toBeVisible();
    await expect.soft(mainMenu(page).getByRole('link'), why).toHaveText(links);
    await expect.soft(mainMenu(page).getByRole('button'), why).toHaveText(['Thêm', ...menus]);
    await mainMenu(page).getByRole('button', { name: 'Thêm' }).click();
    await expect.soft(page.getByRole('menuitem'), why).toHaveText(others);
    await page.keyboard.press('Escape');
  }
});

const noSession = [
  { token: tokenWith({ sub: 'lan@kakehashi.test', roles: ['ADMIN'], exp: 1 }), why: 'expired' },
  { token: 'not-a-token', why: 'not a token' },
  { token: tokenWith({ sub: 'lan@kakehashi.test', roles: ['ADMIN'], exp: 'soon' }), why: 'broken expiry' },
];

test('an invalid token means no role, and nothing of the session is left but whose the device is', async ({
  page,
}) => {
  for (const { token, why } of noSession) {
    await openWithToken(page, token);
    await expect(page.getByRole('button', { name: 'Tài khoản' }), why).toBeVisible();
    await expect.soft(mainMenu(page).getByRole('link'), why).toHaveText(everyone);
    const left = await page.evaluate(() => ['token', 'roles', 'email'].filter((key) => key in localStorage));
    expect.soft(left, why).toEqual([]);
  }
});

test('the account menu of a visitor has login, register, forgotten password and a new code', async ({
  page,
}) => {
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'Tài khoản' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Đăng nhập',
    'Đăng ký',
    'Quên mật khẩu?',
    'Gửi lại mã OTP',
    'Cài đặt',
  ]);
  await expect(page.getByText('Đăng nhập để được cộng điểm')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
});

test('the admin menu has all its screens (PRODUCT.md, Navigation)', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'Quản trị' }).click();
  const items = page.getByRole('menuitem');
  await expect(items).toHaveCount(9);
  expect(await items.evaluateAll((list) => list.map((item) => item.getAttribute('href')))).toEqual([
    '/link',
    '/topic',
    '/listfeedback',
    '/notifications',
    '/allusers',
    '/audit',
    '/site',
    '/qc',
    '/dashboard',
  ]);
  await page.getByRole('menuitem', { name: 'Người dùng' }).click();
  await expect(page).toHaveURL('/allusers');
});

test('logging out asks first, then clears the session and goes home', async ({ page }) => {
  // With its own session, because it ends the session.
  await page.goto(paths.login);
  await logIn(page, accounts.user.email);
  await expect(page.getByRole('button', { name: accounts.user.email })).toBeVisible();
  await page.goto(paths.categories);
  await page.getByRole('button', { name: accounts.user.email }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  const question = page.getByRole('dialog', { name: 'Bạn muốn đăng xuất?' });
  await question.getByRole('button', { name: 'Ở lại' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: accounts.user.email })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();

  await page.getByRole('button', { name: accounts.user.email }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await question.getByRole('button', { name: 'Đăng xuất' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Bạn biết tiếng Nhật/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tài khoản' })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(
    await page.evaluate(() => ['token', 'roles', 'email', 'userId'].map((key) => localStorage.getItem(key))),
  ).toEqual([null, null, null, null]);
});

test('a USER sees the score with a star, or a sentence when it cannot be loaded', async ({
  page,
  request,
}) => {
  const { token } = await newLearner(request);
  await openAs(page, token, paths.home);
  const score = page.getByRole('banner').getByRole('link', { name: '0 điểm' });
  await expect(score).toHaveAttribute('href', '/exercises');

  await page.route('**/auth/*/score', (route) =>
    route.fulfill({ status: 403, json: { message: 'Không được.' } }),
  );
  await page.reload();
  await expect(page.getByRole('link', { name: 'Đăng nhập để được cộng điểm' })).toBeVisible();
});

test('a token of another issuer uses the stored user id for the score', async ({ page }) => {
  await page.route('**/auth/7/score', (route) => route.fulfill({ json: { score: 1234 } }));
  await page.route('**/api/me/notifications', (route) => route.fulfill({ json: [] }));
  await page.addInitScript(
    (value) => {
      localStorage.setItem('token', value);
      localStorage.setItem('userId', '7');
    },
    tokenWith({ sub: 'lan@kakehashi.test', roles: ['USER'] }),
  );
  await page.goto(paths.donate);
  await expect(page.getByRole('link', { name: '1.234 điểm' })).toBeVisible();
});

test('a token the server refuses ends the session in the browser', async ({ page }) => {
  await openWithToken(
    page,
    tokenWith({ sub: 'lan@kakehashi.test', roles: ['USER'], uid: accounts.user.id, ver: 0 }),
  );
  await expect(page.getByRole('button', { name: 'Tài khoản' })).toBeVisible();
});

/** What of the bar is cut, covered by its neighbour, or outside the screen. */
const faultsOfBar = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('header');
    if (!bar) return ['no bar'];
    // What is only for screen readers is one pixel wide.
    const seen = (element: Element) =>
      element.getBoundingClientRect().width > 1 && element.closest('.sr-only') === null;
    const nameOf = (element: Element) => element.ariaLabel ?? element.textContent;
    const cut = [...bar.querySelectorAll('*')]
      .filter(seen)
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map((element) => `cut: ${nameOf(element)}`);
    const controls = [...bar.querySelectorAll('a, button')].filter(seen);
    const misplaced = controls.flatMap((control, index) => {
      const { left, right } = control.getBoundingClientRect();
      const before = controls[index - 1]?.getBoundingClientRect().right ?? 0;
      return left < before - 0.5 || right > innerWidth ? [`misplaced: ${nameOf(control)}`] : [];
    });
    const { clientWidth, scrollWidth } = document.documentElement;
    return [...cut, ...misplaced, ...(scrollWidth > clientWidth ? ['the page scrolls sideways'] : [])];
  });

/** Every link that a bar can have, and a score of many digits. */
const fullBars = [
  { who: 'a visitor', claims: null },
  { who: 'USER', claims: { roles: ['USER'] } },
  { who: 'SUPPLIER', claims: { roles: ['USER', 'SUPPLIER'] } },
  { who: 'QC', claims: { roles: ['USER', 'QC'] } },
  { who: 'ADMIN', claims: { roles: ['USER', 'ADMIN'] } },
  { who: 'every role', claims: { roles: ['USER', 'SUPPLIER', 'QC', 'ADMIN'] } },
];

/** Steps of 40, and laptops and tablets, with the scroll bar of a desktop and without. */
const WIDTHS = [...Array.from({ length: 33 }, (_, step) => 320 + step * 40), 1008, 1024, 1264, 1366];

for (const { who, claims } of fullBars)
  test(`the bar of ${who} fits every width, also with text of 200 %`, async ({ page }) => {
    test.slow();
    await page.route('**/auth/7/score', (route) => route.fulfill({ json: { score: 123_456 } }));
    await page.route('**/api/me/notifications', (route) => route.fulfill({ json: [] }));
    await page.addInitScript(() => localStorage.setItem('learner', 'begun'));
    // Here the assistant is a button of the bar, as in practice: the bar has one more.
    await page.setViewportSize({ width: 1280, height: 400 });
    if (claims)
      await openWithToken(page, tokenWith({ sub: 'hong.ngoc@students.example', uid: 7, ver: 0, ...claims }));
    else await page.goto(paths.donate);
    if (claims) await expect(page.getByRole('link', { name: '123.456 điểm' })).toBeVisible();
    for (const rootPx of [16, 32]) {
      await enlargeText(page, rootPx);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 400 });
        const message = `${width} px, letters of ${rootPx} px`;
        await expect.poll(() => faultsOfBar(page), { message }).toEqual([]);
        const name = await page.getByRole('banner').getByText('Kakehashi', { exact: true }).boundingBox();
        if (width >= 30 * rootPx) expect(name?.width, message).toBeGreaterThan(rootPx);
      }
    }
  });

test('where the bar is full, an account keeps its avatar and its name for screen readers', async ({
  page,
}) => {
  const email = 'nguyen.thi.hong.ngoc.2001@students.example';
  await openWithToken(page, tokenWith({ sub: email, roles: 'ROLE_ADMIN,ROLE_USER,ROLE_SUPPLIER' }));
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: email })).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('link', { name: 'Kakehashi' })).toContainText('Kakehashi');
  await bar.getByRole('button', { name: 'Cộng tác viên' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('for a visitor the bottom bar has four links, and the menu button has all links', async ({ page }) => {
    await page.goto(paths.exercises);
    const bar = page.getByRole('navigation', { name: 'Thanh điều hướng cuối màn hình' });
    await expect(bar.getByRole('link')).toHaveText(['Tra cứu', 'Luyện tập', 'Xếp hạng', 'Tôi']);
    await expect(bar.getByRole('link', { name: 'Luyện tập' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('button', { name: 'Mở menu' }).click();
    await page.getByRole('menuitem', { name: 'Ủng hộ' }).click();
    await expect(page).toHaveURL('/donate');
  });

  test('a learner has the notebook in the bottom bar', async ({ page, signInAs }) => {
    await signInAs('user');
    await page.goto(paths.home);
    const bar = page.getByRole('navigation', { name: 'Thanh điều hướng cuối màn hình' });
    await expect(bar.getByRole('link')).toHaveText(['Tra cứu', 'Luyện tập', 'Sổ tay', 'Xếp hạng', 'Tôi']);
    await bar.getByRole('link', { name: 'Tôi' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Trang của tôi' })).toBeVisible();
  });
});
