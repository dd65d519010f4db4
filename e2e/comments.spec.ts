import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { logIn, newLearner, openAs } from './support/people.ts';
import { accounts, expect, holdBack, accessibilityFindings, test } from './support/test.ts';

const LESSON = { topicId: 1, curriculumId: 3, lessonId: 42 };
/** Each test uses its own sentence. */
const placeOf = (sentenceId: number) => paths.practiceSentence({ ...LESSON, sentenceId });
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

/** Through the API, without the UI. */
async function say(
  request: APIRequestContext,
  token: string,
  sentenceId: number,
  content: string,
  parentId?: number,
): Promise<number> {
  const created = await request.post(`/api/sentences/${sentenceId}/comments`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { content, parentId },
  });
  return ((await created.json()) as { id: number }).id;
}

/** Another user in another browser. */
async function openElsewhere(browser: Browser, token: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, token, path);
  return page;
}

test('a visitor can read, has to log in to comment, and returns to the sentence after login', async ({
  page,
  request,
  tokenOf,
}) => {
  await say(request, await tokenOf('supplier'), 421, 'Câu này đọc thế nào?');
  await page.goto(commentsOf(421));
  await expect(commentWith(page, 'Câu này đọc thế nào?')).toBeVisible();
  await expect(discussion(page).getByText('Vui lòng đăng nhập để có thể bình luận')).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Vui lòng đăng nhập để có thể bình luận' });
  for (const action of ['Thích', 'Trả lời']) {
    await press(commentWith(page, 'Câu này đọc thế nào?'), action);
    await expect(question, action).toBeVisible();
    await press(question, 'Để sau');
    await expect(question).toBeHidden();
  }
  await discussion(page).getByRole('link', { name: 'Đăng nhập' }).click();
  await logIn(page, accounts.user.email);
  await expect(page).toHaveURL(placeOf(421));
  // A skeleton replaces the comments until they are in view.
  const heading = page.getByRole('heading', { name: 'Bình luận' });
  await expect(() => heading.scrollIntoViewIfNeeded()).toPass();
  await expect(discussion(page).getByLabel('Bình luận của bạn')).toBeVisible();
});

test('two learners talk: comment, like, reply, the bell, an edit and a deletion', async ({
  page,
  request,
  browser,
  tokenOf,
}) => {
  const author = await newLearner(request);
  const harmful = '<img src=x onerror="document.title = 0"> に hay で?';
  await openAs(page, author.token, commentsOf(422));
  await press(page, 'Gửi bình luận');
  await expect(discussion(page).getByText('Vui lòng nhập nội dung bình luận!')).toBeVisible();
  await write(page, harmful);
  await expect(page.getByText('Đã gửi bình luận.')).toBeVisible();
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
});

test('an inappropriate comment is reported to the admins, and hidden by QC', async ({
  page,
  request,
  browser,
  tokenOf,
}) => {
  const rude = `Mua hàng ở đây ${crypto.randomUUID().slice(0, 8)}`;
  await say(request, await tokenOf('supplier'), 423, rude);
  const reader = await openElsewhere(browser, await tokenOf('user'), commentsOf(423));
  await choose(reader, rude, 'Báo cáo');
  const dialog = reader.getByRole('dialog', { name: 'Báo cáo bình luận' });
  await press(dialog, 'Gửi báo cáo');
  await expect(dialog.getByText('Vui lòng nhập lý do.')).toBeVisible();
  expect(await accessibilityFindings(reader)).toEqual([]);
  await dialog.getByLabel('Lý do').fill('Quảng cáo');
  await press(dialog, 'Gửi báo cáo');
  await expect(reader.getByText('Cảm ơn bạn. Quản trị viên sẽ xem bình luận này.')).toBeVisible();

  await openAs(page, await tokenOf('admin'), paths.notifications);
  const note = page.getByRole('listitem').filter({ hasText: rude });
  await expect(note).toContainText('Lý do: Quảng cáo');
  await note.getByRole('link', { name: 'Xem bình luận' }).click();
  await expect(commentWith(page, rude)).toBeVisible();

  const reviewer = await openElsewhere(browser, await tokenOf('qc'), commentsOf(423));
  await choose(reviewer, rude, 'Ẩn');
  await expect(reviewer.getByText('Đã ẩn bình luận.')).toBeVisible();
  await expect(commentWith(reviewer, rude), 'the person who hid it still sees it').toContainText('Đã ẩn');
  await reader.reload();
  await expect(discussion(reader).getByLabel('Bình luận của bạn')).toBeVisible();
  await expect(discussion(reader).locator('[aria-busy=true]')).toHaveCount(0);
  await expect(commentWith(reader, rude)).toHaveCount(0);

  await choose(reviewer, rude, 'Hiện lại');
  await expect(reviewer.getByText('Đã hiện lại bình luận.')).toBeVisible();
  await reader.reload();
  await expect(commentWith(reader, rude)).toBeVisible();
  await reader.context().close();
  await reviewer.context().close();
});

test('only three replies are shown at first, and the order can be changed', async ({
  page,
  request,
  tokenOf,
}) => {
  const token = await tokenOf('qc');
  const older = await say(request, token, 424, 'Bình luận cũ');
  for (const at of [1, 2, 3, 4]) await say(request, token, 424, `Phản hồi ${at}`, older);
  await say(request, token, 424, 'Bình luận mới');
  const likes = await request.post(`/api/sentences/424/comments/${older}/like`, {
    headers: { Authorization: `Bearer ${await tokenOf('user')}` },
  });
  expect(likes.status()).toBe(200);

  await page.goto(commentsOf(424));
  const texts = discussion(page)
    .getByRole('article')
    .getByText(/^(Bình luận (cũ|mới)|Phản hồi \d)$/);
  await expect(texts).toHaveText(['Bình luận mới', 'Bình luận cũ', 'Phản hồi 1', 'Phản hồi 2', 'Phản hồi 3']);
  await page.getByText('Nhiều lượt thích').click();
  await expect(texts).toHaveText(['Bình luận cũ', 'Phản hồi 1', 'Phản hồi 2', 'Phản hồi 3', 'Bình luận mới']);
  await press(page, 'Xem thêm 1 phản hồi');
  await expect(commentWith(page, 'Phản hồi 4')).toBeFocused();
});
