import type { Locator, Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { inspectMoment } from './support/inspect-screen.ts';
import { openAs } from './support/people.ts';
import { PHONE } from './support/places.ts';
import { answer, answerBox, button } from './support/practice.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: PHONE, colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

/** The lesson about てもいいです and てはいけません. */
const LESSON = paths.practice({ topicId: 3, curriculumId: 10, lessonId: 115 });

test('a right answer that avoids the pattern of its lesson counts, and may be tried again', async ({
  page,
}) => {
  await page.goto(LESSON);
  await answer(page, 'ここに座ってもかまいませんか', 'Đúng, có lưu ý');
  await expect(page.getByText(/bài này luyện 〜てもいいですか/).first()).toBeVisible();
  await inspectMoment(page, 'a right answer without the pattern');
  await button(page, 'Thử lại với 〜てもいいですか').click();
  await expect(answerBox(page)).toBeFocused();
  await answer(page, 'ここに座ってもいいですか', 'Chính xác');
});

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

test('an author sees what the rules add to an answer, and switches one off', async ({
  page,
  request,
  tokenOf,
}) => {
  const token = await tokenOf('supplier');
  const headers = { Authorization: `Bearer ${token}` };
  const data = { title: '薬', mean: 'Thuốc', level: 'A1', curriId: 3 };
  const { id } = (await (await request.post('/api/lessons', { data, headers })).json()) as { id: number };
  await openAs(page, token, paths.lessonEditor(1, 3, id));
  await button(page, 'Thêm câu').click();
  await field(page, 'Câu tiếng Việt').fill('Tôi phải uống thuốc.');
  await field(page, 'Câu tiếng Nhật').fill('薬を飲まなければなりません。');

  const must = page.getByRole('checkbox', { name: /なければなりません・なくてはいけません/ });
  await expect(must).toBeChecked();
  await expect(page.getByText('薬を飲まないといけません', { exact: false }).first()).toBeVisible();
  await inspectMoment(page, 'what the rules add');
  await field(page, 'Câu trả lời thử').fill('薬を飲まないといけません');
  await button(page, 'Chấm thử').click();
  await expect(page.getByRole('heading', { name: 'Đúng, có lưu ý' })).toBeVisible();

  await must.uncheck();
  await button(page, 'Chấm thử').click();
  await expect(page.getByRole('heading', { name: 'Chưa đúng' })).toBeVisible();
});
