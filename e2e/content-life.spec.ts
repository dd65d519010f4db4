import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '../contract/paths.ts';
import { newLearner, openAs } from './support/people.ts';
import { answer, answerBox, button } from './support/practice.ts';
import { giveVoice } from './support/speech.ts';
import { expect, accessibilityFindings, test } from './support/test.ts';

/** One lesson from its first draft to a learner's answer that its author did not expect. */

const SENTENCES = [
  { vi: 'Tôi đi học bằng xe đạp.', jp: '自転車で学校へ行きます。' },
  { vi: 'Em gái tôi thích mèo.', jp: '妹は猫が好きです。' },
  { vi: 'Ngày mai tôi gặp bạn ở nhà ga.', jp: '明日駅で友達に会います。' },
  { vi: 'Tôi mua hai quyển sách.', jp: '本を二冊買いました。' },
  { vi: 'Cuối tuần tôi nấu ăn.', jp: '週末に料理をします。' },
] as const;
const HINT = 'Dùng thể lịch sự.';
const REVISED = 'Cuối tuần, tôi nấu ăn ở nhà.';
const OWN_ANSWER = '週末は家でご飯を作ります';

const field = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('textbox', { name });
const toast = (page: Page, text: string | RegExp): Locator => page.getByText(text).first();

/** A toast disappears when the animation of its hidden progress bar ends. */
const toastSeconds = (page: Page): Promise<string> =>
  page
    .locator('.Toastify__progress-bar')
    .first()
    .evaluate((bar) => getComputedStyle(bar).animationDuration);

test('a lesson is written, sent back, revised, approved, practised, and gets a new answer', async ({
  page,
  request,
  tokenOf,
}) => {
  test.slow();
  await giveVoice(page);
  const title = `Vòng đời ${crypto.randomUUID().slice(0, 6)}`;
  const supplier = await tokenOf('supplier');
  const qc = await tokenOf('qc');
  const learner = await newLearner(request);

  // With reduced motion a toast stays as long as without.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs(page, supplier, paths.topicSupplier);
  await test.step('the supplier creates a topic and a curriculum, each with a picture', async () => {
    await button(page, 'Thêm chủ đề').click();
    await fillCover(page, { label: 'Tiêu đề', name: title });
    await expect(toast(page, 'Đã lưu bản nháp.')).toBeVisible();
    expect(await toastSeconds(page)).toBe('5s');
    await page.getByRole('link', { name: title }).click();
    await button(page, 'Thêm giáo trình').click();
    await fillCover(page, { label: 'Tên giáo trình', name: 'Một tuần của tôi' });
    await page.getByRole('link', { name: 'Một tuần của tôi' }).click();
  });

  await test.step('a lesson of five sentences, written with the keyboard only', async () => {
    await button(page, 'Thêm bài học').click();
    const dialog = page.getByRole('dialog');
    await field(dialog, 'Tiêu đề bài học').fill('一週間');
    await field(dialog, 'Nghĩa của tiêu đề').fill('Một tuần');
    await dialog.getByRole('combobox', { name: 'Cấp độ' }).selectOption('A1');
    await button(page, 'Lưu').click();
    await writeSentences(page);
    expect(await accessibilityFindings(page)).toEqual([]);
    await button(page, /^Gửi duyệt cả bài/).click();
    await expect(toast(page, 'Đã gửi duyệt.')).toBeVisible();
  });
  const place = new URL(page.url());
  const [topicId, curriculumId, lessonId] = ['topic', 'curriculum', 'lesson'].map((key) =>
    place.searchParams.get(key),
  );
  const practice = `/exercises/${topicId}/curriculum/${curriculumId}/${lessonId}/sentence`;

  await test.step('nobody else sees it yet', async () => {
    expect((await request.get(`/api/sentences/${lessonId}`)).status()).toBe(404);
    expect((await request.get(practice)).status()).toBe(404);
  });

  await test.step('QC approves all but one, which is sent back with a reason', async () => {
    await openAs(page, qc, paths.qc);
    const last = reviewOf(page, SENTENCES[4].vi);
    await last.getByRole('button', { name: 'Yêu cầu sửa' }).click();
    await field(last, 'Người soạn cần sửa gì?').fill('Hãy nói rõ nấu ăn ở đâu.');
    await last.getByRole('button', { name: 'Gửi yêu cầu sửa' }).click();
    await expect(toast(page, /Đã yêu cầu sửa/)).toBeVisible();
    for (const group of [title, 'Một tuần của tôi']) {
      await reviewOf(page, group).getByRole('button', { name: 'Duyệt', exact: true }).click();
      await expect(toast(page, `Đã duyệt “${group}”.`)).toBeVisible();
    }
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: /^Duyệt tất cả \(5\) trong/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Duyệt 5 bản' }).click();
    await expect(toast(page, 'Đã duyệt 5 bản.')).toBeVisible();
  });

  await test.step('the supplier reads the reason, revises it and sends it again', async () => {
    await openAs(page, supplier, `${place.pathname}${place.search}`);
    // After the approvals the server reads the courses again.
    await expect(page.getByText('Hãy nói rõ nấu ăn ở đâu.')).toBeVisible({ timeout: 30_000 });
    await button(page, `Sửa “${SENTENCES[4].vi}”`).click();
    await field(page, 'Câu tiếng Việt').fill(REVISED);
    await field(page, 'Câu tiếng Nhật').fill('週末に家で料理をします。');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(REVISED)).toBeVisible();
    await button(page, /^Gửi duyệt cả bài/).click();
    await expect(toast(page, 'Đã gửi duyệt.')).toBeVisible();
  });

  await test.step('QC approves it', async () => {
    await openAs(page, qc, paths.qc);
    await reviewOf(page, REVISED).getByRole('button', { name: 'Duyệt', exact: true }).click();
    await expect(toast(page, 'Đã duyệt “Cuối tuần, tôi nấu ăn ở nhà”.')).toBeVisible();
  });

  await test.step('a learner practises, and suggests another answer', async () => {
    await openAs(page, learner.token, practice);
    await answer(page, SENTENCES[0].jp, 'Chính xác');
    await expect(star(page)).toHaveAccessibleName('10 điểm');
    for (const { jp } of SENTENCES.slice(1, 4)) {
      await button(page, 'Câu sau').click();
      await answer(page, jp, 'Chính xác');
    }
    await button(page, 'Câu sau').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(REVISED);
    await answer(page, OWN_ANSWER, 'Chưa đúng');
    await button(page, 'Đáp án của tôi cũng đúng').click();
    await expect(page.getByText('Cảm ơn bạn!')).toBeVisible();
    await expect(star(page)).toHaveAccessibleName('40 điểm');
  });

  await test.step('the supplier accepts it with one click, and it waits for QC', async () => {
    await openAs(page, supplier, paths.feedbackSupplier);
    await page.getByRole('link', { name: 'Một tuần', exact: true }).click();
    await page.getByRole('button', { name: `Chấp nhận đáp án ${OWN_ANSWER}` }).click();
    await expect(toast(page, 'Đã chấp nhận và gửi duyệt.')).toBeVisible();
    await expect(page.getByRole('article', { name: REVISED }).getByText('Chờ duyệt')).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await openAs(page, learner.token, practice);
    await expect(star(page)).toHaveAccessibleName('40 điểm');
  });

  await test.step('QC sees how many learners suggested it, and approves it', async () => {
    await openAs(page, qc, paths.qc);
    const waiting = reviewOf(page, REVISED);
    await expect(waiting.getByText('1 người đề xuất')).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await waiting.getByRole('button', { name: 'Duyệt', exact: true }).click();
    await expect(toast(page, /Đã duyệt “Cuối tuần, tôi nấu ăn ở nhà”/)).toBeVisible();
  });

  await test.step('the learner gets points and a notification, and the answer is now correct', async () => {
    await openAs(page, learner.token, practice);
    await expect(star(page)).toHaveAccessibleName('50 điểm');
    await page.getByRole('button', { name: 'Thông báo của tôi, 1 chưa đọc' }).click();
    const bell = page.getByRole('region', { name: 'Thông báo của tôi' });
    await expect(bell.getByText(`Đáp án “${OWN_ANSWER}”`)).toContainText('Bạn được cộng 10 điểm.');
    await page.keyboard.press('Escape');
    await answerBox(page).waitFor();
    const again = await request.post('/api/sentences/check-answer', {
      data: { sentenceId: await lastSentence(request, lessonId), userAnswer: OWN_ANSWER },
    });
    expect(await again.json()).toMatchObject({ correct: true });
  });
});

const star = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^\d+ điểm$/ });

const reviewOf = (page: Page, title: string): Locator => page.getByRole('article', { name: title });

async function lastSentence(
  request: { get(path: string): Promise<{ json(): Promise<unknown> }> },
  lessonId?: string | null,
) {
  const found = (await (await request.get(`/api/sentences/${lessonId}`)).json()) as { id: number }[];
  return found.at(-1)?.id;
}

/** A JPEG, as from a phone. */
const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: '#2b3a8c' } })
    .jpeg()
    .toBuffer();

async function fillCover(page: Page, { label, name }: { label: string; name: string }): Promise<void> {
  const dialog = page.getByRole('dialog');
  await field(dialog, label).fill(name);
  const file = { name: 'anh.jpg', mimeType: 'image/jpeg', buffer: await picture() };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByRole('img')).toBeVisible();
  await button(page, 'Lưu').click();
  await expect(dialog).toBeHidden();
}

/** Enter goes from field to field, Ctrl+Enter saves and opens the next one. */
async function writeSentences(page: Page): Promise<void> {
  await button(page, 'Viết câu đầu tiên').click();
  for (const [at, { vi, jp }] of SENTENCES.entries()) {
    await expect(page.getByRole('heading', { name: `Câu ${at + 1} (mới)` })).toBeVisible();
    await expect(field(page, 'Câu tiếng Việt')).toBeFocused();
    await expect(field(page, 'Câu tiếng Việt')).toHaveValue('');
    await page.keyboard.insertText(vi);
    await page.keyboard.press('Enter');
    await expect(field(page, 'Câu tiếng Nhật')).toBeFocused();
    await page.keyboard.insertText(jp);
    await field(page, 'Gợi ý').fill(HINT);
    await page.keyboard.press('Control+Enter');
  }
  await expect(page.getByRole('heading', { name: 'Câu 6 (mới)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('5 câu', { exact: false }).first()).toBeVisible();
}
