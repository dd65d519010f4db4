import { inspectMoment } from './support/inspect-screen.ts';
import { PHONE } from './support/places.ts';
import { answer, button, lessonAddress } from './support/practice.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: PHONE, colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

test('a mistake says why: the rule, a wrong and a right example, by keyboard alone', async ({ page }) => {
  await page.goto(lessonAddress(40));
  await answer(page, '毎朝六時で起きます', 'Chưa đúng');
  const mistakes = page.getByRole('list', { name: 'Chỗ cần sửa' }).getByRole('listitem');
  await expect(mistakes).toHaveText([/Sai trợ từ: bạn viết で, ở đây cần に/]);
  const why = button(page, 'Vì sao? Giải thích chỗ cần sửa 1');
  await why.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '〜に（thời điểm）' });
  await expect(dialog).toContainText('thời điểm xác định');
  await expect(dialog.getByRole('definition')).toHaveCount(2);
  await expect(dialog.locator('s')).not.toBeEmpty();
  await expect(dialog.locator('rt').first()).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Xem trang ngữ pháp' })).toHaveAttribute(
    'href',
    '/grammar/ni-thoi-gian',
  );
  await inspectMoment(page, 'why a particle is wrong');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(why, 'the focus returns').toBeFocused();
});

test('a right answer has nothing to explain', async ({ page }) => {
  await page.goto(lessonAddress(40));
  await answer(page, '毎朝六時に起きます', 'Chính xác');
  await expect(page.getByRole('button', { name: /Vì sao/ })).toHaveCount(0);
});
