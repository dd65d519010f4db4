import type { Browser, Locator, Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { newLearner, openAs } from './support/people.ts';
import { accounts, expect, holdBack, accessibilityFindings, test } from './support/test.ts';

const LESSON = { topicId: 1, curriculumId: 3, lessonId: 42 };
/** Opens directly at the comments: comments outside the view are not loaded. */
const commentsOf = (sentenceId: number) => paths.sentenceComments({ ...LESSON, sentenceId });

const discussion = (page: Page) => page.getByRole('region', { name: 'Bình luận' });
const commentWith = (page: Page, text: string) =>
  discussion(page).getByRole('article').filter({ hasText: text });
const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

async function choose(page: Page, text: string, entry: string): Promise<void> {
  await commentWith(page, text)
    .getByRole('button', { name: /^Tùy chọn/ })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function write(page: Page, text: string): Promise<void> {
  await discussion(page).getByLabel('Bình luận của bạn').fill(text);
  await press(page, 'Gửi bình luận');
  await expect(commentWith(page, text)).toBeVisible();
}

async function reply(page: Page, to: string, text: string): Promise<void> {
  await press(commentWith(page, to), 'Trả lời');
  await discussion(page)
    .getByLabel(/^Phản hồi cho/)
    .fill(text);
  await press(page, 'Gửi phản hồi');
  await expect(commentWith(page, text)).toBeVisible();
}

/** Another user in another browser. */
async function openElsewhere(browser: Browser, token: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, token, path);
  return page;
}

test(
  'two learners talk: comment, like, reply, the bell, an edit and a deletion',
  { tag: '@all' },
  async ({ page, request, browser, tokenOf }) => {
    const author = await newLearner(request);
    const harmful = '<img src=x onerror="document.title = 0"> に hay で?';
    await openAs(page, author.token, commentsOf(422));
    await press(page, 'Gửi bình luận');
    await expect(discussion(page).getByText('Vui lòng nhập nội dung bình luận!')).toBeVisible();
    await write(page, harmful);
    const words = commentWith(page, harmful);
    await expect(words.locator('img')).toHaveCount(0);
    await expect(words.locator('[lang=ja]'), 'read aloud as Japanese').toHaveText(['に', 'で']);

    const reader = await openElsewhere(browser, await tokenOf('supplier'), commentsOf(422));
    await test.step('the like is shown at once, before the server has answered', async () => {
      const release = await holdBack(reader, '**/like?*');
      const heart = commentWith(reader, harmful).getByRole('button', { name: /^Thích/ });
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(heart).toHaveAccessibleName('Thích 1 lượt thích');
      const answered = reader.waitForResponse('**/like?*');
      release();
      expect(await (await answered).json()).toEqual({ likes: [accounts.supplier.id] });
    });

    await test.step('a reply is indented by 20 px', async () => {
      await press(commentWith(reader, harmful), 'Trả lời');
      await press(reader, 'Gửi phản hồi');
      await expect(discussion(reader).getByText('Vui lòng nhập nội dung phản hồi!')).toBeVisible();
      await press(discussion(reader), 'Hủy');
      await reply(reader, harmful, 'Ở đây dùng で.');
      await reply(reader, 'Ở đây dùng で.', 'Vì là nơi diễn ra hành động.');
      const left = async (text: string) => (await commentWith(reader, text).boundingBox())?.x ?? 0;
      const levels = [await left(harmful), await left('Ở đây dùng で.'), await left('Vì là nơi')];
      expect(levels.map((x) => x - (levels[0] ?? 0))).toEqual([0, 20, 40]);
      expect(await accessibilityFindings(reader)).toEqual([]);
    });

    await test.step('the author gets notifications that lead to the sentence', async () => {
      await page.goto(paths.donate);
      await page.getByRole('button', { name: 'Thông báo của tôi, 2 chưa đọc' }).click();
      const bell = page.getByRole('region', { name: 'Thông báo của tôi' });
      await expect(bell.getByRole('listitem').filter({ hasText: 'thích bình luận' })).toBeVisible();
      await bell.getByRole('link', { name: /đã trả lời bình luận/ }).click();
      await expect(page).toHaveURL(commentsOf(422));
      await expect(commentWith(page, 'Ở đây dùng で.')).toBeVisible();
    });

    await test.step('an own comment can be edited and deleted; the replies stay', async () => {
      await choose(page, harmful, 'Sửa');
      await discussion(page).getByLabel('Sửa bình luận').fill('Dùng に hay で?');
      await press(page, 'Lưu');
      await expect(commentWith(page, 'Dùng に hay で?')).toContainText('đã sửa');
      await choose(page, 'Dùng に hay で?', 'Xóa');
      await press(page.getByRole('dialog', { name: 'Xóa bình luận này?' }), 'Xóa bình luận');
      await expect(discussion(page).getByText('Bình luận này đã bị xóa.')).toBeVisible();
      await expect(commentWith(page, 'Dùng に hay で?')).toHaveCount(0);
      await expect(commentWith(page, 'Ở đây dùng で.')).toBeVisible();
    });
    await reader.context().close();
  },
);
