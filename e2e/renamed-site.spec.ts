import type { APIRequestContext } from '@playwright/test';
import { NAME_TO_COME, PRODUCT_NAME } from '../contract/site-name.ts';
import type { SiteDesk } from '../contract/site-settings/endpoints.ts';
import { uiTexts } from '../contract/texts/ui.ts';
import { openAs } from './support/people.ts';
import { guardedScreens, publicScreens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** With everything that would be markup, or would end a text in a script. */
const NAME = 'Cầu Việt & "N5" </b>';
const ESCAPED = 'Cầu Việt &#38; &#34;N5&#34; &#60;/b&#62;';

async function rename(request: APIRequestContext, token: string, name: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const desk = (await (await request.get('/api/site/settings', { headers })).json()) as SiteDesk;
  const { value, revision } = desk.identity;
  const data = { revision, value: { ...value, name } };
  expect((await request.put('/api/site/settings/identity', { headers, data })).status()).toBe(200);
}

/** The picture of shared links shows the product's name, and so does its description. */
const withoutPicture = (text: string) => text.replaceAll(uiTexts.cardPicture, '');
const oldNames = (text: string) =>
  withoutPicture(text).match(new RegExp(`.{0,60}(?:${PRODUCT_NAME}|${NAME_TO_COME})`, 'g')) ?? [];

test.describe('a renamed site', () => {
  test.describe.configure({ mode: 'serial' });

  test.beforeEach(async ({ request, tokenOf }) => rename(request, await tokenOf('admin'), NAME));
  test.afterEach(async ({ request, tokenOf }) => rename(request, await tokenOf('admin'), PRODUCT_NAME));

  test('has its name on every page, in the manifest and in its calls', async ({ request }) => {
    for (const { path } of publicScreens) {
      const html = await (await request.get(path)).text();
      expect.soft(oldNames(html), path).toEqual([]);
      expect.soft(html, path).toContain(`data-site="${ESCAPED}"`);
      expect.soft(/<title>(.*?)<\/title>/.exec(html)?.[1]?.split(ESCAPED), path).toHaveLength(2);
    }
    for (const path of [
      '/manifest.webmanifest',
      '/api/docs',
      '/api/openapi.json',
      '/api/founder',
      '/api/donate',
    ])
      expect.soft(oldNames(await (await request.get(path)).text()), path).toEqual([]);
    expect(await (await request.get('/manifest.webmanifest')).json()).toMatchObject({
      name: `${NAME} — cầu nối tiếng Nhật`,
      short_name: NAME,
    });
    expect(await (await request.get('/api/khong-co')).json()).toMatchObject({
      message: `Địa chỉ này không có trong API của ${NAME}.`,
    });
  });

  test('has it in the texts of the browser, for visitors and for people who are logged in', async ({
    page,
    tokenOf,
  }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(`${NAME} — cầu nối tiếng Nhật cho người Việt`);
    await expect(page.getByRole('contentinfo')).toContainText(NAME);
    const admin = await tokenOf('admin');
    for (const { path } of [...publicScreens, ...guardedScreens]) {
      await openAs(page, admin, path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.locator('main [aria-busy=true], main[aria-busy=true]')).toHaveCount(0);
      expect.soft(oldNames(await page.content()), path).toEqual([]);
    }
  });

  test('has it in its mails', async ({ request, services }) => {
    const { email } = { email: 'lan@kakehashi.test' };
    expect((await request.post('/auth/forgot-password', { data: { email } })).status()).toBe(200);
    const mail = await services.mailTo(email, `Đặt lại mật khẩu ${NAME}`);
    expect(oldNames(`${mail.text} ${mail.html} ${mail.headers['from']}`)).toEqual([]);
    expect(mail.text).toContain(`${NAME} — cầu nối tiếng Nhật`);
    expect(mail.html).toContain(ESCAPED);
  });

  test('has it in what the assistant says', async ({ request }) => {
    const reply = await request.post('/api/chat', { data: { message: 'bạn là ai' } });
    expect(((await reply.json()) as { reply: string }).reply).toContain(`trợ lý của ${NAME}`);
    const streamed = await request.get(`/api/chat-ai?message=${encodeURIComponent('bạn là ai')}`);
    expect(await streamed.text()).toContain(`trợ lý của ${NAME}`);
  });
});
