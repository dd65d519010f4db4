import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '../contract/paths.ts';
import { inspectMoment } from './support/inspect-screen.ts';
import { openAs } from './support/people.ts';
import { answerBox, button } from './support/practice.ts';
import { expect, test } from './support/test.ts';

/** Of the mark on a card, and of the note on a page. */
const DRAFT = 'Bản nháp, người học chưa thấy';
const NOTE = 'Bản nháp, chỉ người soạn và người duyệt thấy';

interface Draft {
  readonly topic: string;
  readonly topicId: number;
  readonly curriculumId: number;
  readonly lessonId: number;
}

/** A topic with a curriculum, a lesson and a sentence, none of them submitted. */
async function writeDraft(request: APIRequestContext, token: string): Promise<Draft> {
  const headers = { Authorization: `Bearer ${token}` };
  const made = async (path: string, options: Parameters<APIRequestContext['post']>[1]): Promise<number> => {
    const reply = await request.post(path, { ...options, headers });
    expect(reply.ok(), path).toBe(true);
    return ((await reply.json()) as { id: number }).id;
  };
  const buffer = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#2b3a8c' } })
    .png()
    .toBuffer();
  const img = { name: 'bia.png', mimeType: 'image/png', buffer };
  const topic = `Nháp ${crypto.randomUUID().slice(0, 6)}`;
  const topicId = await made('/api/topics', { multipart: { dto: JSON.stringify({ title: topic }), img } });
  const dto = JSON.stringify({ name: 'Giáo trình nháp', topicId: String(topicId) });
  const curriculumId = await made('/api/curri', { multipart: { dto, img } });
  const lesson = { title: '下書き', mean: 'Bài nháp', level: 'A1', curriId: String(curriculumId), topicId };
  const lessonId = await made('/api/lessons', { data: lesson });
  const sentence = { viSentence: 'Tôi uống nước.', jpSentence: '水を飲みます。', hint: 'Dùng を.' };
  await made('/api/sentences', { data: { ...sentence, lessonId: String(lessonId) } });
  return { topic, topicId, curriculumId, lessonId };
}

test('an author and reviewers open drafts on the pages of learners, marked; nobody else finds them', async ({
  page,
  request,
  tokenOf,
}) => {
  const supplier = await tokenOf('supplier');
  const { topic, topicId, curriculumId, lessonId } = await writeDraft(request, supplier);
  const practice = paths.practice({ topicId, curriculumId, lessonId });

  await openAs(page, supplier, paths.exercises);
  const card = page.getByRole('main').getByRole('article').filter({ hasText: topic });
  await expect(card.getByText(DRAFT)).toBeVisible();
  await inspectMoment(page, 'topics with a draft');
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible();
  await expect(page.getByRole('note')).toContainText(NOTE);

  // Opened by its address: the document itself says 404, to everyone.
  expect((await page.goto(practice))?.status()).toBe(404);
  await expect(page.getByRole('note')).toContainText(NOTE);
  await answerBox(page).fill('水を飲みます');
  await button(page, 'Kiểm tra').click();
  await expect(page.getByText('Chính xác').first()).toBeVisible();
  await inspectMoment(page, 'a draft that its author tries');

  for (const token of [await tokenOf('qc'), await tokenOf('admin')]) {
    await openAs(page, token, paths.topic(topicId));
    await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible();
    await openAs(page, token, practice);
    await expect(page.getByRole('note')).toContainText(NOTE);
    await answerBox(page).fill('水を飲みます');
    await button(page, 'Kiểm tra').click();
    await expect(page.getByText('Chính xác').first()).toBeVisible();
  }

  for (const token of [await tokenOf('user'), '']) {
    await openAs(page, token, practice);
    await expect(page.getByRole('note')).toHaveCount(0);
    await expect(answerBox(page)).toHaveCount(0);
    const headers: Record<string, string> = token === '' ? {} : { Authorization: `Bearer ${token}` };
    expect((await request.get(`/api/sentences/${lessonId}`, { headers })).status()).toBe(404);
    expect((await request.get(`/api/topics/${topicId}`, { headers })).status()).toBe(404);
  }
});
