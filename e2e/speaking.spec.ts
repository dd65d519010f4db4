import type { Page } from '@playwright/test';
import { speakingTexts } from '../contract/texts/speaking.ts';
import { speechTexts } from '../contract/texts/speech.ts';
import { inspectMoment } from './support/inspect-screen.ts';
import { PLACES } from './support/places.ts';
import { answer, button, lessonAddress, sentencesOf } from './support/practice.ts';
import { giveVoice } from './support/speech.ts';
import { expect, test } from './support/test.ts';

const [DARK_PHONE] = PLACES;
const LISTENING = lessonAddress(40, 'listening');

test.use(DARK_PHONE);

const press = (page: Page, name: string) => button(page, name).click();

test(
  'a learner records themselves after an answer, and sees and hears both voices',
  { tag: '@all' },
  async ({ page, request }) => {
    await giveVoice(page);
    const sent: string[] = [];
    page.on('request', (one) => one.method() !== 'GET' && sent.push(one.url()));
    const [first] = await sentencesOf(request, 40);
    await page.goto(LISTENING);
    await answer(page, first.jpSentence, 'Chính xác');

    await press(page, speechTexts.recordAndCompare);
    await expect(page.getByText(speakingTexts.privacy)).toBeVisible();
    sent.length = 0;
    await press(page, speakingTexts.start);
    await expect(page.getByRole('timer')).toContainText('2 / 15');
    await press(page, speakingTexts.stop);
    // Our voice may have to start first.
    await expect(button(page, speakingTexts.playBoth)).toBeVisible({ timeout: 60_000 });
    const lines = page.locator('[data-melody]');
    await expect(lines).toHaveCount(2);
    for (const line of await lines.all())
      expect((await line.getAttribute('d'))?.split(/[ML]/u).length, 'a line of many frames').toBeGreaterThan(
        30,
      );
    await expect(page.getByText(/Giọng của bạn dài .* nửa cung/u)).toHaveCount(1);
    await inspectMoment(page, 'two voices compared');

    await press(page, speakingTexts.playBoth);
    await expect(button(page, speakingTexts.playModel)).toHaveAttribute('aria-pressed', 'true');
    await expect(button(page, speakingTexts.playOwn)).toHaveAttribute('aria-pressed', 'true', {
      timeout: 20_000,
    });
    await expect(button(page, speakingTexts.playBoth)).toBeVisible({ timeout: 20_000 });
    expect(
      sent.filter((url) => !/\/api\/(?:me\/learning|learning)/u.test(url)),
      'no recording leaves the browser',
    ).toEqual([]);
  },
);
