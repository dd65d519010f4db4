import type { Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { gapTexts } from '../contract/texts/gaps.ts';
import { pathTexts } from '../contract/texts/path-screens.ts';
import { playlistTexts } from '../contract/texts/playlist.ts';
import { practiceTexts } from '../contract/texts/practice.ts';
import { shadowingTexts } from '../contract/texts/shadowing.ts';
import { speakingTexts } from '../contract/texts/speaking.ts';
import { speechTexts } from '../contract/texts/speech.ts';
import { chromiumArgs } from './support/chromium-args.ts';
import { inspectMoment } from './support/inspect-screen.ts';
import { PLACES } from './support/places.ts';
import { answer, button, lessonAddress, sentencesOf } from './support/practice.ts';
import { giveVoice, removeVoice } from './support/speech.ts';
import { writeSpokenWave } from './support/spoken-wave.ts';
import { expect, test } from './support/test.ts';

const [DARK_PHONE] = PLACES;
const LISTENING = lessonAddress(40, 'listening');

test.use({
  ...DARK_PHONE,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      ...chromiumArgs,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${writeSpokenWave()}`,
    ],
  },
});

const press = (page: Page, name: string) => button(page, name).click();

test('a learner records themselves after an answer, and sees and hears both voices', async ({
  page,
  request,
}) => {
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
});

test('gaps are filled in by ear, and the sentences are said after the model', async ({ page, request }) => {
  const spoken = await giveVoice(page);
  const [first, second] = await sentencesOf(request, 40);
  await page.goto(LISTENING);
  await press(page, practiceTexts.gaps);
  await expect(page.getByRole('heading', { name: gapTexts.title })).toBeVisible();
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await inspectMoment(page, 'a sentence with gaps');
  await press(page, gapTexts.reveal);
  await expect(page.getByText(first.viSentence)).toBeVisible();

  await press(page, practiceTexts.shadow);
  await press(page, shadowingTexts.start);
  await expect(page.getByText(shadowingTexts.yourTurn)).toBeVisible();
  await press(page, shadowingTexts.next);
  await expect.poll(spoken).toContain(`ja-JP ${second.jpSentence}`);
  await press(page, shadowingTexts.stop);
  await expect(page.getByText(shadowingTexts.stopped, { exact: true })).toBeVisible();
  await inspectMoment(page, 'shadowing');
});

/** What a lock screen and headphones would call. */
const MEDIA_ACTIONS = `
  window.mediaActions = {};
  const session = navigator.mediaSession;
  const setHandler = session.setActionHandler.bind(session);
  session.setActionHandler = (action, handler) => {
    window.mediaActions[action] = handler;
    setHandler(action, handler);
  };
`;

test('a unit of the path is heard sound after sound, also with the buttons of a lock screen', async ({
  page,
}) => {
  await removeVoice(page);
  await page.addInitScript(MEDIA_ACTIONS);
  await page.goto(paths.path);
  const open = page.getByRole('button', { name: new RegExp(`^${pathTexts.listenToUnit}`, 'u') }).first();
  // Repeated until hydration.
  await expect(async () => {
    if ((await open.getAttribute('aria-expanded')) !== 'true') await open.click();
    await expect(button(page, playlistTexts.play)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await inspectMoment(page, 'a playlist');
  await press(page, playlistTexts.play);
  await expect(button(page, playlistTexts.pause)).toBeVisible();
  await expect(page.getByText(/^3 \/ \d+$/u), 'it goes on by itself').toBeVisible({ timeout: 40_000 });
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.artist)).not.toBe('');

  const tap = (action: string) => page.evaluate<void>(`mediaActions[${JSON.stringify(action)}]()`);
  const position = (at: number) => page.getByText(new RegExp(`^${at} / \\d+$`, 'u'));
  const playback = () => page.evaluate(() => navigator.mediaSession.playbackState);
  await tap('pause');
  await expect(button(page, playlistTexts.play)).toBeVisible();
  expect(await playback()).toBe('paused');
  await tap('previoustrack');
  await expect(position(2)).toBeVisible();
  expect(await playback()).toBe('playing');
  await tap('pause');
  await tap('play');
  await expect(button(page, playlistTexts.pause)).toBeVisible();
  await tap('pause');
  await tap('nexttrack');
  await expect(position(3)).toBeVisible();
});
