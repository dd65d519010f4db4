import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { inspectMoment } from './support/inspect-screen.ts';
import { openAs } from './support/people.ts';
import { PHONE } from './support/places.ts';
import { button } from './support/practice.ts';
import { expect, test } from './support/test.ts';

const SENTENCE = { viSentence: 'Tôi ăn cơm.', jpSentence: 'ご飯を食べます。', hint: 'Tân ngữ có trợ từ.' };

interface DraftLesson {
  readonly address: string;
  readonly lessonId: number;
  readonly sentenceId: number;
}

/** Creates a lesson with one sentence in a shipped curriculum, through the API; only its author sees it. */
async function beginLesson(request: APIRequestContext, token: string): Promise<DraftLesson> {
  const headers = { Authorization: `Bearer ${token}` };
  const make = async (path: string, data: object) =>
    ((await (await request.post(path, { data, headers })).json()) as { id: number }).id;
  const lessonId = await make('/api/lessons', { title: '食事', mean: 'Bữa ăn', level: 'A1', curriId: 3 });
  const sentenceId = await make('/api/sentences', { ...SENTENCE, lessonId });
  const address = paths.lessonEditor(1, 3, lessonId);
  return { address, lessonId, sentenceId };
}

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
const editButton = (page: Page): Locator => button(page, `Sửa “${SENTENCE.viSentence}”`);

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, colorScheme: 'dark' });

  test('two people edit one sentence: the second sees both versions, and nothing is lost', async ({
    page,
    request,
    tokenOf,
  }) => {
    const token = await tokenOf('supplier');
    const { address, sentenceId } = await beginLesson(request, token);
    await openAs(page, token, address);
    await editButton(page).click();
    await field(page, 'Câu tiếng Việt').fill('Bản của tôi.');

    const faster = { ...SENTENCE, viSentence: 'Bản của người kia.', revision: 1 };
    const headers = { Authorization: `Bearer ${token}` };
    await request.put(`/api/sentences/${sentenceId}`, { data: faster, headers });
    await page.keyboard.press('Control+Enter');

    const conflict = page.getByRole('region', { name: 'Có người vừa sửa trước bạn' });
    await expect(conflict).toContainText('Bản của người kia.');
    await expect(field(page, 'Câu tiếng Việt')).toHaveValue('Bản của tôi.');
    await inspectMoment(page, 'two versions');
    await conflict.getByRole('button', { name: 'Lưu đè bằng bản của tôi' }).click();
    await expect(button(page, 'Sửa “Bản của tôi.”')).toBeVisible();

    const path = `/api/contributions/sentences/${sentenceId}/versions`;
    const versions = (await (await request.get(path, { headers })).json()) as {
      fields: { viSentence: string };
    }[];
    expect(versions.map(({ fields }) => fields.viSentence)).toEqual([
      'Bản của tôi.',
      'Bản của người kia.',
      SENTENCE.viSentence,
    ]);
  });

  test('typed text survives a reload, warnings and trial answers work, and a deletion can be undone', async ({
    page,
    request,
    tokenOf,
  }) => {
    const token = await tokenOf('supplier');
    const { address } = await beginLesson(request, token);
    await openAs(page, token, address);
    await editButton(page).click();
    await field(page, 'Câu tiếng Việt').fill('toi an com');
    await expect(page.getByText(/chưa có dấu|thiếu dấu|không có dấu/i).first()).toBeVisible();
    await field(page, 'Câu trả lời thử').fill('ごはんをたべます');
    await button(page, 'Chấm thử').click();
    await expect(page.getByRole('heading', { name: 'Chính xác' })).toBeVisible();
    await inspectMoment(page, 'the editor with a trial');
    await page.reload();
    await expect(page.getByText('Đang sửa dở')).toBeVisible();
    await editButton(page).click();
    await expect(field(page, 'Câu tiếng Việt')).toHaveValue('toi an com');
    await field(page, 'Câu tiếng Việt').fill(SENTENCE.viSentence);
    await page.keyboard.press('Control+Enter');

    await button(page, `Xóa “${SENTENCE.viSentence}”`).click();
    await expect(editButton(page)).toBeHidden();
    await button(page, 'Hoàn tác').click();
    await expect(editButton(page)).toBeVisible();
  });
});

test('a file of sentences is checked before it is imported', async ({ page, request, tokenOf }) => {
  const token = await tokenOf('supplier');
  const { address } = await beginLesson(request, token);
  await openAs(page, token, address);
  await button(page, 'Nhập CSV').click();
  const dialog = page.getByRole('dialog');
  const send = (text: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'cau.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await send('Câu tiếng Việt,Câu tiếng Nhật,Gợi ý\nTôi uống trà.,お茶を飲みます。,\n');
  await expect(dialog.getByText('Dòng 2')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Nhập', exact: true })).toBeDisabled();
  await send('Câu tiếng Việt,Câu tiếng Nhật,Gợi ý\nTôi uống trà.,お茶を飲みます。,Đồ uống.\n');
  await dialog.getByRole('button', { name: 'Nhập', exact: true }).click();
  await expect(page.getByText('Tôi uống trà.')).toBeVisible();
});
