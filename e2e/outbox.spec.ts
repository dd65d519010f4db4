import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { newLearner, openAs } from './support/people.ts';
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
