import { OTHER_NAME, OTHER_NAME_ESCAPED, oldNames, underOtherName } from './support/site-name.ts';
import { expect, test } from './support/test.ts';

/** The pages themselves are looked at by the sweep, which opens every screen of a renamed site. */

test(
  'a renamed site has its name in the manifest, its calls, its mails and its assistant',
  { tag: '@all' },
  async ({ request, services, tokenOf }) => {
    await underOtherName(request, await tokenOf('admin'), async () => {
      await test.step('calls and the manifest', async () => {
        for (const path of [
          '/manifest.webmanifest',
          '/api/docs',
          '/api/openapi.json',
          '/api/founder',
          '/api/donate',
        ])
          expect.soft(oldNames(await (await request.get(path)).text()), path).toEqual([]);
        expect(await (await request.get('/manifest.webmanifest')).json()).toMatchObject({
          name: `${OTHER_NAME} — cầu nối tiếng Nhật`,
          short_name: OTHER_NAME,
        });
        expect(await (await request.get('/api/khong-co')).json()).toMatchObject({
          message: `Địa chỉ này không có trong API của ${OTHER_NAME}.`,
        });
      });
      await test.step('mails', async () => {
        const email = 'lan@kakehashi.test';
        expect((await request.post('/auth/forgot-password', { data: { email } })).status()).toBe(200);
        const mail = await services.mailTo(email, `Đặt lại mật khẩu ${OTHER_NAME}`);
        expect(oldNames(`${mail.text} ${mail.html} ${mail.headers['from']}`)).toEqual([]);
        expect(mail.text).toContain(`${OTHER_NAME} — cầu nối tiếng Nhật`);
        expect(mail.html).toContain(OTHER_NAME_ESCAPED);
      });
      await test.step('the assistant', async () => {
        const reply = await request.post('/api/chat', { data: { message: 'bạn là ai' } });
        expect(((await reply.json()) as { reply: string }).reply).toContain(`trợ lý của ${OTHER_NAME}`);
        const streamed = await request.get(`/api/chat-ai?message=${encodeURIComponent('bạn là ai')}`);
        expect(await streamed.text()).toContain(`trợ lý của ${OTHER_NAME}`);
      });
    });
  },
);
