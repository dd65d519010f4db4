import type { Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { CURRICULUM, lessonAddress, sentencesOf } from './support/practice.ts';
import { expect, test } from './support/test.ts';

const lessonCards = (page: Page) => page.getByRole('main').getByRole('article');

test('a view counts once per browser, and is shown in the lesson list', async ({ page, request }) => {
  const counted: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/increment-view'))
      counted.push(`${sent.method()} ${new URL(sent.url()).pathname}`);
  });
  const lessons = (await (await request.get('/api/lessons/1/3')).json()) as { id: number; views: number }[];
  const before = lessons.find(({ id }) => id === 43)?.views ?? 0;
  const counting = page.waitForResponse('**/api/lessons/43/increment-view');
  await page.goto(lessonAddress(43));
  expect((await counting).ok()).toBe(true);
  await page.goto(lessonAddress(43, 'listening'));
  await expect(page.getByRole('button', { name: 'Nghe câu này' })).toBeVisible();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.goto(CURRICULUM);
  await expect(lessonCards(page).filter({ hasText: 'Buổi tối' })).toContainText(`${before + 1} lượt xem`);
  expect(counted).toEqual(['PUT /api/lessons/43/increment-view']);
});

test('an unknown topic is a 404 with its own heading (PRODUCT.md, Courses)', async ({ page }) => {
  const response = await page.goto(paths.topic(999));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Unknown Topic' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Mọi chủ đề' }).click();
  await expect(page).toHaveURL('/exercises');
});

test('lessons are shown in one column on a phone, and in three on a desktop', async ({ page }) => {
  await page.goto(CURRICULUM);
  for (const { width, columns } of [
    { width: 360, columns: 1 },
    { width: 1280, columns: 3 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await lessonCards(page).evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect().left),
    );
    expect(lefts.length).toBeGreaterThanOrEqual(4);
    expect.soft(new Set(lefts).size, `${width} px`).toBe(columns);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead from the topics to a lesson; each lesson has both modes', async ({ page, request }) => {
    await page.goto(paths.exercises);
    await page.getByRole('link', { name: 'Đời sống hằng ngày' }).click();
    await page.getByRole('link', { name: 'Vào học Một ngày của tôi' }).click();
    await expect(page).toHaveURL(CURRICULUM);
    const cards = await lessonCards(page).all();
    expect(cards.length).toBeGreaterThanOrEqual(4);
    const modes = ['translate', 'listening'] as const;
    for (const [at, card] of cards.entries()) {
      const links = await card
        .getByRole('listitem')
        .getByRole('link')
        .evaluateAll((list) => list.map((link) => link.getAttribute('href')));
      expect(links).toEqual(modes.map((mode) => lessonAddress(40 + at, mode)));
    }
    await page.getByRole('link', { name: /^Dịch.*Buổi sáng/ }).click();
    await expect(page).toHaveURL(lessonAddress(40));
    expect((await request.get(lessonAddress(40))).status()).toBe(200);
  });

  test('a lesson lists every sentence with its answer, and in listening mode with its sound', async ({
    page,
    request,
  }) => {
    const sentences = await sentencesOf(request, 40);
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('details') });
    for (const mode of ['translate', 'listening'] as const) {
      await page.goto(lessonAddress(40, mode));
      await expect(rows).toHaveCount(sentences.length);
      for (const [at, { id, viSentence, jpSentence }] of sentences.entries()) {
        const row = rows.nth(at);
        const answer = row.getByText(jpSentence, { exact: true });
        await expect(answer).toBeHidden();
        await row.locator('summary').click();
        await expect(answer).toBeVisible();
        await expect(row.getByText(viSentence)).toBeVisible();
        if (mode === 'listening')
          await expect(row.locator('audio')).toHaveAttribute('src', `/api/speech?sentenceId=${id}`);
      }
      await expect(page.getByRole('textbox')).toHaveCount(0);
    }
  });
});
