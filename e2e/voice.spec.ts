import type { Locator, Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { inspectMoment } from './support/inspect-screen.ts';
import { PHONE } from './support/places.ts';
import { grantRecognition, giveVoice } from './support/speech.ts';
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

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, colorScheme: 'dark' });

  test('recognised text is edited, sent, and answered aloud', { tag: '@all' }, async ({ page, signInAs }) => {
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
