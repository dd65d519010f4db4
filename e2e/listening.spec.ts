import type { Page, Response } from '@playwright/test';
import { inspectMoment } from './support/inspect-screen.ts';
import { PLACES } from './support/places.ts';
import {
  answerBox,
  button,
  heading,
  lessonAddress,
  position,
  sentencesOf,
  verdict,
} from './support/practice.ts';
import { giveVoice, removeVoice, secondsOf, watchPlayers } from './support/speech.ts';
import { expect, holdBack, test } from './support/test.ts';

const [DARK_PHONE] = PLACES;
const LISTENING = lessonAddress(40, 'listening');

const press = (page: Page, name: string) => button(page, name).click();
const chooseSpeed = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Tốc độ' }).getByText(name, { exact: true }).click();

test.describe('on a phone', () => {
  test.use(DARK_PHONE);

  test('a sentence is played, slowly, repeatedly, and written down in kana', async ({ page, request }) => {
    const spoken = await giveVoice(page);
    const [first, second, ...others] = await sentencesOf(request, 40);
    await page.goto(LISTENING);
    await expect(heading(page)).toHaveText('Nghe rồi gõ lại câu tiếng Nhật');
    const vietnamese = page.getByRole('main').getByText(first.viSentence);
    await expect(vietnamese).toHaveCount(0);

    await press(page, 'Nghe câu này');
    await press(page, 'Nghe lại');
    await chooseSpeed(page, '0,5×');
    await press(page, 'Nghe lại');
    const expected = [
      `ja-JP ${first.jpSentence}`,
      `ja-JP ${first.jpSentence}`,
      `ja-JP 0.5× ${first.jpSentence}`,
    ];
    await expect.poll(spoken).toEqual(expected);
    await press(page, 'Lặp lại');
    await press(page, 'Nghe lại');
    await expect.poll(async () => (await spoken()).length).toBeGreaterThanOrEqual(expected.length + 2);
    await press(page, 'Dừng');
    await expect(button(page, 'Nghe lại')).toBeVisible();
    await inspectMoment(page, 'after listening');

    await answerBox(page).click();
    await page.keyboard.type('watashihamaiasarokujiniokimasu');
    await page.keyboard.press('Enter');
    await expect(verdict(page, 'Chính xác'), 'kana are how a sound is written').toBeVisible();
    await expect(vietnamese).toBeVisible();

    const before = (await spoken()).length;
    await press(page, 'Câu sau');
    await expect(position(page, 2, 2 + others.length)).toBeVisible();
    await expect
      .poll(async () => (await spoken()).slice(before))
      .toEqual([`ja-JP 0.5× ${second.jpSentence}`]);
  });
});

test(
  'without a voice in the browser ours is played: an MP3 of plausible length, and longer when slow',
  { tag: '@all' },
  async ({ page, request }) => {
    const played = await watchPlayers(page);
    await removeVoice(page);
    const [first] = await sentencesOf(request, 40);
    const ofFirst = (reply: Response, isSlow: boolean) =>
      reply.url().includes(`/api/speech?sentenceId=${first.id}`) &&
      reply.url().includes('speed=0.5') === isSlow;

    const seconds: number[] = [];
    for (const isSlow of [false, true]) {
      const release = await holdBack(page, '**/api/speech?*');
      const answering = page.waitForResponse((reply) => ofFirst(reply, isSlow));
      // The usual sound is loaded ahead, so it is held back before the page opens.
      if (!isSlow) await page.goto(LISTENING);
      if (isSlow) await chooseSpeed(page, '0,5×');
      await press(page, isSlow ? 'Nghe lại' : 'Nghe câu này');
      await expect(button(page, 'Dừng'), 'it is loading').toHaveAttribute('aria-busy', 'true');
      release();
      const reply = await answering;
      expect(reply.headers()['content-type']).toBe('audio/mpeg');
      await expect(button(page, 'Nghe lại'), 'it was played to the end').toBeVisible();
      seconds.push(await secondsOf(page, reply.url()));
    }
    const [usual = 0, slow = 0] = seconds;
    expect(usual).toBeGreaterThan(1);
    expect(slow).toBeGreaterThan(1.2 * usual);
    expect(slow).toBeLessThan(12);
    expect(await played()).toMatchObject(
      [usual, slow].flatMap((length) =>
        ['playing', 'ended'].map((name) => ({ name, seconds: expect.closeTo(length, 0) })),
      ),
    );
  },
);

test(
  'an Enter that ends an IME composition does not check the answer; the next Enter does',
  { tag: '@all' },
  async ({ page }) => {
    await giveVoice(page);
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/check-answer')) sent.push(request.postDataJSON());
    });
    await page.goto(lessonAddress(40));
    await answerBox(page).click();
    await page.evaluate(() => {
      const keys: [string, boolean][] = [];
      Object.assign(window, { keys });
      document.addEventListener('keydown', ({ key, isComposing }) => keys.push([key, isComposing]));
    });

    // Like a Japanese IME: underlined kana, an Enter to confirm, then the chosen characters.
    const keyboard = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await compose('まいあさろくじにおきます');
    await compose('毎朝六時に起きます');
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
    await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
    await keyboard.send('Input.insertText', { text: '毎朝六時に起きます' });
    await expect(answerBox(page)).toHaveValue('毎朝六時に起きます');
    await page.keyboard.press('Enter');
    await expect(verdict(page, 'Chính xác')).toBeVisible();
    expect(await page.evaluate('window.keys')).toEqual([
      ['Enter', true],
      ['Enter', false],
    ]);
    expect(sent).toMatchObject([{ userAnswer: '毎朝六時に起きます' }]);
  },
);
