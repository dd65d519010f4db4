import type { Locator, Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { inspectMoment } from './support/inspect-screen.ts';
import { PHONE } from './support/places.ts';
import { grantRecognition, giveVoice, removeRecognition, removeSound } from './support/speech.ts';
import { expect, test } from './support/test.ts';

const RESTAURANT = 'Ở nhà hàng';
const FIRST = 'いらっしゃいませ。何名さまですか。';
const SECOND = 'かしこまりました。こちらへどうぞ。お飲み物は何がいいですか。';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const microphone = (page: Page): Locator => button(page, 'Nói tiếng Nhật');
const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Câu của bạn' });
const partnerLines = (page: Page): Locator => page.getByRole('article', { name: 'Người trò chuyện' });
const ownLines = (page: Page): Locator => page.getByRole('article', { name: 'Bạn', exact: true });

async function openScene(page: Page, title = RESTAURANT): Promise<void> {
  await page.goto(paths.voice);
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(partnerLines(page)).toHaveCount(1);
}

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await button(page, 'Gửi').click();
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, colorScheme: 'dark' });

  test('recognised text is edited, sent, and answered aloud', async ({ page, signInAs }) => {
    await signInAs('qc');
    const recognition = await grantRecognition(page);
    const spoken = await giveVoice(page);
    await page.goto(paths.voice);
    await expect(page.getByRole('list', { name: 'Các tình huống' }).getByRole('listitem')).toHaveCount(10);
    await inspectMoment(page, 'the scenes');
    await openScene(page);
    await expect.poll(spoken, 'the partner starts').toEqual([`ja-JP ${FIRST}`]);

    await microphone(page).click();
    await recognition.expectListening(true);
    await expect(microphone(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate('recogniser.lang')).toBe('ja-JP');
    await recognition.hear('ふた');
    await expect(field(page), 'the interim result').toHaveValue('ふた');
    await inspectMoment(page, 'listening');
    await microphone(page).click();
    await recognition.expectListening(false);
    await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false');

    await button(page, 'Nói lại').click();
    await recognition.expectListening(true);
    await recognition.hearFinal('二人でした');
    await recognition.expectListening(false);
    await expect(field(page)).toHaveValue('二人でした');
    await expect(ownLines(page), 'it is not sent automatically').toHaveCount(0);
    await field(page).fill('二人です');
    await button(page, 'Gửi').click();
    await expect(ownLines(page)).toContainText('二人です');
    await expect.poll(async () => (await spoken()).at(-1), 'the answer is spoken').toBe(`ja-JP ${SECOND}`);
    await expect(field(page)).toHaveValue('');

    const reply = partnerLines(page).last();
    await expect(reply.getByText('Quý khách dùng đồ uống gì ạ?')).toHaveCount(0);
    await reply.getByRole('button', { name: 'Hiện tiếng Việt' }).click();
    await expect(reply.getByText('Quý khách dùng đồ uống gì ạ?')).toBeVisible();
    await expect(reply.locator('rt').first()).toHaveText('の');
    await button(page, 'Furigana').click();
    await expect(reply.locator('rt')).toHaveCount(0);
    await expect(reply).toContainText(SECOND);
    await reply.getByRole('button', { name: 'Nghe câu này' }).click();
    await expect.poll(async () => (await spoken()).slice(-2)).toEqual([`ja-JP ${SECOND}`, `ja-JP ${SECOND}`]);
    await inspectMoment(page, 'a conversation');
  });
});

test('without recognition the learner types, also in romaji; a mistake is explained under the line', async ({
  page,
  signInAs,
}) => {
  await signInAs('qc');
  await removeRecognition(page);
  await giveVoice(page);
  await openScene(page);
  await expect(microphone(page)).toHaveCount(0);
  await expect(page.getByText('Trình duyệt này chưa nhận diện được giọng nói')).toBeVisible();
  await field(page).fill('futari desu');
  await field(page).press('Enter');
  await expect(partnerLines(page)).toHaveCount(2);
  await say(page, 'お茶を好きです');
  await expect(ownLines(page).last()).toContainText('Góp ý');
});

test('failed recognition shows the same message as in the search (PRODUCT.md, Dictionary)', async ({
  page,
  signInAs,
}) => {
  await signInAs('qc');
  const recognition = await grantRecognition(page);
  await giveVoice(page);
  await openScene(page);
  await microphone(page).click();
  await recognition.fail('no-speech');
  await expect(page.getByRole('alert')).toHaveText('Không thể nhận diện giọng nói. Hãy thử lại!');
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false');
  await microphone(page).click();
  await recognition.expectListening(true);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a browser that can neither speak nor play sounds shows a message', async ({ page, signInAs }) => {
  await signInAs('qc');
  await removeSound(page);
  await openScene(page);
  await expect(page.getByText('Trình duyệt không hỗ trợ phát âm thanh...')).toBeVisible();
});

test('a line that failed stays and can be sent again', async ({ page, signInAs }) => {
  await signInAs('qc');
  await giveVoice(page);
  await openScene(page);
  await page.route('**/api/talk', (route) => route.abort());
  await say(page, '二人です');
  await expect(page.getByRole('alert')).toContainText('Chưa gửi được câu này.');
  await expect(ownLines(page)).toContainText('二人です');
  await page.unroute('**/api/talk');
  await button(page, 'Thử lại').click();
  await expect(partnerLines(page)).toHaveCount(2);
});

test('a whole scene with the offered lines ends with a summary', async ({ page, signInAs }) => {
  await signInAs('supplier');
  await giveVoice(page);
  await openScene(page, 'Hỏi đường');
  const offered = page.getByRole('list', { name: 'Bạn có thể nói' }).getByRole('button');
  const ended = page.getByRole('heading', { name: 'Bạn đã nói hết tình huống này' });
  for (let count = 1; count <= 6; count++) {
    await offered.first().click();
    await expect(field(page), 'it is not sent automatically').not.toHaveValue('');
    await button(page, 'Gửi').click();
    await expect(partnerLines(page)).toHaveCount(count + 1);
  }
  await expect(ended).toBeVisible();
  await expect(page.getByText('Bạn đã nói 6 câu:')).toBeVisible();
  await button(page, 'Nói lại từ đầu').click();
  await expect(ownLines(page)).toHaveCount(0);
  await expect(partnerLines(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Chọn tình huống khác' }).first().click();
  await expect(page.getByRole('list', { name: 'Các tình huống' })).toBeVisible();
});
