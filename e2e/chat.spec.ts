import type { Locator, Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { inspectMoment } from './support/inspect-screen.ts';
import { newLearner, openAs } from './support/people.ts';
import { DESK, PHONE, PLACES } from './support/places.ts';
import { lessonAddress } from './support/practice.ts';
import { expect, holdBack, accessibilityFindings, test } from './support/test.ts';

const STREAM = '**/api/chat-ai?*';

// In a lesson on a phone the lesson has one too.
const opener = (page: Page) => page.getByRole('button', { name: 'Hỏi trợ lý tiếng Nhật' }).first();
const panel = (page: Page) => page.getByRole('dialog', { name: 'Trợ lý Kakehashi' });
const field = (page: Page) => page.getByLabel('Câu hỏi của bạn');
const log = (page: Page) => page.getByRole('log');
const questions = (page: Page) => log(page).getByRole('article', { name: 'Bạn', exact: true });
const answers = (page: Page) => log(page).getByRole('article', { name: 'Trợ lý Kakehashi' });
const writing = (page: Page) => log(page).getByText('Đang soạn...', { exact: true });
const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

async function openChat(page: Page): Promise<void> {
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
}

/** Asks with the button and waits until the answer is complete. */
async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await press(page, 'Gửi');
  await expect(questions(page).last()).toHaveText(question);
  await expect(log(page).getByText('Hỏi tiếp')).toBeVisible();
}

const isWithin = async (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

for (const { viewport, colorScheme } of PLACES) {
  test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('the widget opens, answers with readings and entries, and closes', async ({ page }) => {
      await page.goto(paths.rank);
      await expect(panel(page)).toBeHidden();
      await openChat(page);
      await expect(panel(page).locator(':focus')).toHaveCount(1);
      await expect(panel(page).getByText('Trợ lý có sẵn, trả lời từ từ điển và bài học')).toBeVisible();
      await ask(page, '食べる nghĩa là gì?');
      await expect(answers(page).last()).toContainText(/ăn/i);
      await expect(answers(page).last().locator('ruby').first()).toBeVisible();
      await expect(answers(page).last().locator('a[href^="/search/"]').first()).toBeVisible();
      expect(await isWithin(page)).toBe(true);
      expect(await accessibilityFindings(page)).toEqual([]);
      await press(panel(page), 'Furigana');
      await expect(answers(page).last().locator('ruby')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });
  });
}

test('“Đang soạn...” is shown until the answer arrives, and Enter sends on a wide screen', async ({
  page,
}) => {
  const release = await holdBack(page, STREAM);
  await page.goto(paths.home);
  await openChat(page);
  await field(page).fill('   ');
  await field(page).press('Enter');
  await expect(questions(page)).toHaveCount(0);
  await field(page).fill('Chia động từ 行く');
  await field(page).press('Enter');
  await expect(writing(page)).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  release();
  await expect(writing(page)).toHaveCount(0);
  await expect(answers(page)).toContainText('行');
});

test('each question scrolls into view, even below a long answer, and the page itself does not scroll', async ({
  page,
  request,
}) => {
  await page.setViewportSize(DESK);
  const { token } = await newLearner(request);
  await openAs(page, token, paths.ai);
  for (const question of ['Khác nhau giữa は và が', 'Chia động từ 行く']) {
    await ask(page, question);
    await expect(questions(page).last()).toBeInViewport();
  }
  await page.route(STREAM, (route) => route.abort());
  await field(page).fill('trời mưa');
  await press(page, 'Gửi');
  await expect(answers(page).last().getByRole('button', { name: 'Thử lại' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a very long word does not move the button out of view', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(paths.rank);
  await openChat(page);
  await field(page).fill(`https://kakehashi.test/${'a'.repeat(300)}`);
  await expect(page.getByRole('button', { name: 'Gửi', exact: true })).toBeInViewport({ ratio: 1 });
});

test('at 700 px Enter inserts a new line', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto(paths.home);
  await openChat(page);
  await field(page).fill('một');
  await field(page).press('Enter');
  await field(page).pressSequentially('hai');
  await expect(field(page)).toHaveValue('một\nhai');
  await expect(questions(page)).toHaveCount(0);
});

test('a failure is shown instead of the answer, and the question can be asked again', async ({ page }) => {
  await page.route(STREAM, (route) => route.abort(), { times: 1 });
  await page.goto(paths.home);
  await openChat(page);
  await field(page).fill('食べる nghĩa là gì?');
  await press(page, 'Gửi');
  await expect(answers(page)).toContainText('Oops! Có lỗi xảy ra. Vui lòng thử lại.');
  await press(answers(page), 'Thử lại');
  await expect(answers(page)).toContainText(/ăn/i);
  await expect(questions(page)).toHaveCount(1);
});

test('the conversation is kept between pages and after a reload; another user does not see it', async ({
  page,
  request,
}) => {
  const { token } = await newLearner(request);
  await openAs(page, token, paths.rank);
  await openChat(page);
  await ask(page, '食べる nghĩa là gì?');
  await page.getByRole('navigation').getByRole('link', { name: 'Tra cứu' }).first().click();
  await expect(page).toHaveURL('/search');
  await expect(questions(page)).toHaveText(['食べる nghĩa là gì?']);
  await page.reload();
  await openChat(page);
  await expect(questions(page)).toHaveText(['食べる nghĩa là gì?']);
  await expect(answers(page)).toContainText(/ăn/i);

  await panel(page).getByRole('link', { name: 'Mở trang trò chuyện' }).click();
  await expect(page).toHaveURL('/ai');
  await expect(questions(page)).toHaveText(['食べる nghĩa là gì?']);

  const next = await newLearner(request);
  await openAs(page, next.token, paths.rank);
  await openChat(page);
  await expect(log(page).getByText('Bạn muốn hỏi gì về tiếng Nhật?')).toBeVisible();
  await expect(questions(page)).toHaveCount(0);
});

test('in a lesson the chat sends the id of the lesson', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(lessonAddress(40));
  await openChat(page);
  const asked = page.waitForRequest((sent) => sent.url().includes('/api/chat-ai'));
  await ask(page, 'Đố mình một câu');
  expect(new URL((await asked).url()).searchParams.get('lessonId')).toBe('40');
  await press(log(page), 'Đáp án');
  await expect(answers(page).last()).toContainText('Đáp án:');
});

test('/ai: new, rename, delete, stop, copy, another answer', async ({ page, request, context }) => {
  await page.setViewportSize(DESK);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { token } = await newLearner(request);
  await openAs(page, token, paths.ai);
  const list = page.getByRole('navigation', { name: 'Các cuộc trò chuyện' });
  await expect(list.getByText(/^Chưa có cuộc trò chuyện nào/)).toBeVisible();

  await ask(page, 'Khác nhau giữa は và が');
  await expect(list.getByRole('link', { name: /Khác nhau giữa は và が/ })).toBeVisible();
  await press(list, 'Cuộc trò chuyện mới');
  await expect(page).toHaveURL(/\/ai\?c=/);
  await expect(questions(page)).toHaveCount(0);
  await ask(page, 'Chia động từ 行く');
  await expect(list.getByRole('link')).toHaveCount(2);

  await press(answers(page), 'Sao chép');
  await expect(page.getByText('Đã sao chép câu trả lời.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('行');
  expect(copied).not.toContain('**');

  const release = await holdBack(page, STREAM);
  await press(answers(page), 'Trả lời lại');
  await expect(writing(page)).toBeVisible();
  await press(page, 'Dừng');
  await expect(answers(page)).toContainText('Đã dừng');
  release();
  await press(answers(page), 'Trả lời lại');
  await expect(answers(page)).toContainText('行');
  await expect(questions(page)).toHaveCount(1);

  await press(list, 'Tùy chọn cho “Chia động từ 行く”');
  await page.getByRole('menuitem', { name: 'Đổi tên' }).click();
  const renaming = page.getByRole('dialog', { name: 'Đổi tên cuộc trò chuyện' });
  await renaming.getByLabel('Tên cuộc trò chuyện').fill('Động từ đi');
  expect(await accessibilityFindings(page)).toEqual([]);
  await press(renaming, 'Đổi tên');
  await expect(list.getByRole('link', { name: /Động từ đi/ })).toBeVisible();

  await list.getByRole('link', { name: /Khác nhau/ }).click();
  await expect(questions(page)).toHaveText(['Khác nhau giữa は và が']);
  await press(list, 'Tùy chọn cho “Khác nhau giữa は và が”');
  await page.getByRole('menuitem', { name: 'Xóa' }).click();
  await press(page.getByRole('dialog', { name: /^Xóa “Khác nhau/ }), 'Xóa');
  await expect(page.getByText('Đã xóa cuộc trò chuyện.')).toBeVisible();
  await expect(questions(page)).toHaveCount(0);
  await expect(list.getByRole('link')).toHaveCount(1);
  await page.reload();
  await expect(list.getByRole('link', { name: /Động từ đi/ })).toBeVisible();
});

test('typed markup stays text, and a conversation of another user is not found', async ({
  page,
  request,
}) => {
  const owner = await newLearner(request);
  await openAs(page, owner.token, paths.ai);
  const harmful = '<img src=x onerror="document.title = 0"> **đậm**';
  await ask(page, harmful);
  await expect(questions(page)).toHaveText(harmful);
  await expect(log(page).locator('img')).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Các cuộc trò chuyện' })
    .getByRole('link', { name: /img src=x/ })
    .click();
  await expect(page).toHaveURL(/\/ai\?c=/);
  const address = page.url();

  const other = await newLearner(request);
  await openAs(page, other.token, address);
  await expect(page.getByRole('heading', { name: 'Không tìm thấy cuộc trò chuyện này' })).toBeVisible();
  await expect(field(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

  test('the page fits, empty and with an answer', async ({ page, request }) => {
    const { token } = await newLearner(request);
    await openAs(page, token, paths.ai);
    await expect(log(page).getByText('Bạn muốn hỏi gì về tiếng Nhật?')).toBeVisible();
    await expect(opener(page)).toHaveCount(0);
    await inspectMoment(page, 'an empty conversation');
    await ask(page, `Phân tích câu 私は毎日日本語を勉強します。 ${'x'.repeat(120)}`);
    await inspectMoment(page, 'a conversation');
  });

  test('“back” closes the chat, and returns to the chat after following a link in it', async ({ page }) => {
    await page.goto(paths.exercises);
    await page.goto(paths.rank);
    await openChat(page);
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL('/rank');

    await openChat(page);
    await ask(page, '食べる nghĩa là gì?');
    await answers(page).last().locator('a[href^="/search/"]').first().click();
    await expect(page).toHaveURL(/\/search\/\d+/);
    await expect(panel(page)).toBeHidden();
    await page.goBack();
    await expect(questions(page)).toHaveText('食べる nghĩa là gì?');
    await press(panel(page), 'Đóng');
    await expect(panel(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/exercises');
  });
});
