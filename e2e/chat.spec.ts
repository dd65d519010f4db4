import type { Locator, Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { inspectMoment } from './support/inspect-screen.ts';
import { newLearner, openAs } from './support/people.ts';
import { DESK, PHONE } from './support/places.ts';
import { expect, test } from './support/test.ts';

const STREAM = '**/api/chat-ai';

const opener = (page: Page) => page.getByRole('button', { name: 'Hỏi trợ lý tiếng Nhật' }).first();
const panel = (page: Page) => page.getByRole('dialog', { name: 'Trợ lý Kakehashi' });
const field = (page: Page) => page.getByLabel('Câu hỏi của bạn');
const log = (page: Page) => page.getByRole('log');
const questions = (page: Page) => log(page).getByRole('article', { name: 'Bạn', exact: true });
const answers = (page: Page) => log(page).getByRole('article', { name: 'Trợ lý Kakehashi' });
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

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the assistant answers with readings and entries, and keeps the conversation for its learner only', async ({
  page,
  request,
}) => {
  const { token } = await newLearner(request);
  await openAs(page, token, paths.rank);
  await openChat(page);
  await expect(panel(page).locator(':focus')).toHaveCount(1);
  await ask(page, '食べる nghĩa là gì?');
  const answer = answers(page).last();
  await expect(answer).toContainText(/ăn/i);
  await expect(answer.locator('ruby').first()).toBeVisible();
  await expect(answer.locator('a[href^="/search/"]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.getByRole('navigation').getByRole('link', { name: 'Tra cứu' }).first().click();
  await expect(page).toHaveURL('/search');
  await page.reload();
  await openChat(page);
  await expect(questions(page)).toHaveText(['食べる nghĩa là gì?']);
  await expect(answer).toContainText(/ăn/i);
  await inspectMoment(page, 'the open assistant');
  await page.setViewportSize(DESK);
  await panel(page).getByRole('link', { name: 'Mở trang trò chuyện' }).click();
  await expect(page).toHaveURL('/ai');
  await expect(questions(page)).toHaveText(['食べる nghĩa là gì?']);

  const next = await newLearner(request);
  await openAs(page, next.token, paths.rank);
  await openChat(page);
  await expect(log(page).getByText('Bạn muốn hỏi gì về tiếng Nhật?')).toBeVisible();
  await expect(questions(page)).toHaveCount(0);
});

test(
  'on its own page each question scrolls into view, even below a long answer, and the page does not scroll',
  { tag: '@all' },
  async ({ page, request }) => {
    await page.setViewportSize(DESK);
    const { token } = await newLearner(request);
    await openAs(page, token, paths.ai);
    const list = page.getByRole('navigation', { name: 'Các cuộc trò chuyện' });
    for (const question of ['Khác nhau giữa は và が', 'Chia động từ 行く']) {
      await ask(page, question);
      await expect(questions(page).last()).toBeInViewport();
    }
    await expect(list.getByRole('link', { name: /Khác nhau giữa は và が/ })).toBeVisible();
    await page.route(STREAM, (route) => route.abort());
    await field(page).fill('trời mưa');
    await press(page, 'Gửi');
    await expect(answers(page).last().getByRole('button', { name: 'Thử lại' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await inspectMoment(page, 'a conversation');
    await field(page).fill(`https://kakehashi.test/${'a'.repeat(300)}`);
    await expect(page.getByRole('button', { name: 'Gửi', exact: true })).toBeInViewport({ ratio: 1 });
  },
);

test(
  'on a phone “back” closes the chat, and returns to the chat after following a link in it',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
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
  },
);
