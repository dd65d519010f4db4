import { paths } from '../contract/paths.ts';
import { newLearner, openAs } from './support/people.ts';
import { accounts, expect, test } from './support/test.ts';

test(
  'a supplier request → mail to the owner → notification → granted → the learner’s bell',
  { tag: '@all' },
  async ({ page, request, browser, services, signInAs }) => {
    const { email, token } = await newLearner(request);
    const learner = await (await browser.newContext()).newPage();
    await openAs(learner, token, paths.supplier);
    await expect(learner.getByLabel('E-mail', { exact: true })).toHaveValue(email);
    await learner.getByRole('button', { name: 'Gửi yêu cầu' }).click();
    await expect(learner.getByRole('alertdialog')).toContainText('Vui lòng nhập số điện thoại');
    await learner.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();

    await learner.getByLabel('Số điện thoại (Zalo)').fill('abc');
    await learner.getByRole('button', { name: 'Gửi yêu cầu' }).click();
    await expect(learner.getByRole('alertdialog')).toContainText(
      'Gửi email thất bại: Số điện thoại không đúng định dạng.',
    );
    await learner.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();

    await learner.getByLabel('Số điện thoại (Zalo)').fill('0901 234 567');
    await learner.getByRole('button', { name: 'Gửi yêu cầu' }).click();
    await expect(learner.getByRole('alertdialog')).toContainText('Email đã được gửi thành công!');
    await expect(learner, 'not before the alert is closed').toHaveURL('/supplier');
    await learner.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(learner).toHaveURL('/');

    expect((await services.mailTo(accounts.admin.email, email)).text).toContain('0901 234 567');
    await signInAs('admin');
    await page.goto(paths.notifications);
    const note = page.getByRole('listitem').filter({ hasText: email });
    await expect(note).toContainText('xin quyền cộng tác viên');
    await note.getByRole('button', { name: 'Cấp quyền cộng tác viên' }).click();
    await expect(note.getByText('Đã cấp quyền')).toBeVisible();

    await learner.reload();
    await learner.getByRole('button', { name: /Thông báo của tôi, 1 chưa đọc/ }).click();
    await expect(learner.getByText('Bạn vừa được cấp quyền Cộng tác viên (SUPPLIER).')).toBeVisible();
    await learner.keyboard.press('Escape');
    await expect(learner.getByRole('button', { name: 'Thông báo của tôi', exact: true })).toBeVisible();
    await learner.context().close();
  },
);
