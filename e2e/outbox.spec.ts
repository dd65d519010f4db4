import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { newLearner, openAs } from './support/people.ts';
import { answer, lessonAddress, sentencesOf } from './support/practice.ts';
import { expect, test } from './support/test.ts';

const SENTENCE = 428;
const COMMENTS = paths.sentenceComments({ topicId: 1, curriculumId: 3, lessonId: 42, sentenceId: SENTENCE });

const commentsOnServer = async (request: APIRequestContext): Promise<string[]> => {
  const reply = await request.get(`/api/sentences/${SENTENCE}/comments`);
  return ((await reply.json()) as { content: string }[]).map(({ content }) => content);
};
const badge = (page: Page) => page.getByRole('button', { name: /mục chờ gửi$/ });

test('a comment written without a network waits in its place, survives a closed page and is sent once', async ({
  page,
  request,
  context,
}) => {
  const { token } = await newLearner(request);
  await openAs(page, token, COMMENTS);
  const field = page.getByLabel('Bình luận của bạn');
  await field.fill('Viết trên tàu điện');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Gửi bình luận', exact: true }).click();
  await expect(page.getByText('Đang chờ gửi', { exact: true })).toBeVisible();
  await expect(badge(page)).toHaveText('1 mục chờ gửi');
  await page.close();

  await context.setOffline(false);
  const reopened = await context.newPage();
  await reopened.goto(paths.home);
  await expect.poll(() => commentsOnServer(request)).toContain('Viết trên tàu điện');
  await expect(badge(reopened)).toHaveCount(0);
  await reopened.goto(COMMENTS);
  await expect(reopened.getByRole('article').filter({ hasText: 'Viết trên tàu điện' })).toHaveCount(1);
});

test('an answer typed without a network earns its points when that is back', async ({
  page,
  request,
  context,
}) => {
  const [first, second] = await sentencesOf(request, 41);
  const { token } = await newLearner(request);
  await openAs(page, token, lessonAddress(41));
  const star = page.getByRole('banner').getByRole('link', { name: /^\d+ điểm$/ });
  await answer(page, first.jpSentence, 'Chính xác');
  await expect(star).toHaveAccessibleName('10 điểm');
  await page.getByRole('button', { name: 'Câu sau' }).click();
  await context.setOffline(true);
  await page.getByLabel('Câu trả lời của bạn').fill(second.jpSentence);
  await page.getByRole('button', { name: 'Kiểm tra', exact: true }).click();
  // The device judges, or says that it keeps the answer where it has no model of the lesson yet.
  const kept = page.getByRole('alertdialog').filter({ hasText: 'Câu trả lời đã được giữ lại' });
  await expect(kept.or(page.getByRole('heading', { name: 'Chính xác' })).first()).toBeVisible();
  // Under the dialog the bar cannot be reached.
  if (await kept.isVisible()) await page.getByRole('button', { name: 'OK', exact: true }).click();
  await context.setOffline(false);
  await expect(star).toHaveAccessibleName('20 điểm');
});
