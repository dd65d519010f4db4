import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { mailedPaths, paths } from '#contract/paths.ts';
import { reminderTexts as texts } from '#contract/texts/reminders.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import StopRemindersPage from './stop-reminders-page.tsx';

afterEach(cleanup);

const CALL = 'POST /api/reminders/stop';
const show = (address: string, answer: () => Response) =>
  renderWithApi(<StopRemindersPage />, { [CALL]: answer }, address);
const stopped = () => Response.json({ statusCode: 200, message: texts.turnedOff });

const tap = async () => fireEvent.click(await screen.findByRole('button', { name: texts.stop }));

test('the link of a mail stops nothing when it is opened, as programs do that check mails, but with one tap', async () => {
  const { sent, callsOf } = show(mailedPaths.stopReminders('ab-3_'), stopped);
  await screen.findByRole('button', { name: texts.stop });
  expect(sent).toEqual([]);
  await tap();
  expect(await screen.findByRole('heading', { name: texts.stoppedTitle })).toBeTruthy();
  expect(callsOf(CALL)).toMatchObject([{ query: { token: 'ab-3_' } }]);
});

test('a link without its token stops nothing, and shows the way to the settings', async () => {
  const { sent } = show(paths.stopReminders, stopped);
  expect(await screen.findByRole('heading', { name: texts.linkMissingTitle })).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.toSettings }).getAttribute('href')).toBe(paths.settings);
  expect(sent).toEqual([]);
});

test('an unknown link shows the way to the settings, without another try', async () => {
  show(mailedPaths.stopReminders('gone'), () => refusal(404, texts.linkUnknown));
  await tap();
  expect(await screen.findByRole('heading', { name: texts.linkUnknownTitle })).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.toSettings })).toBeTruthy();
  expect(screen.queryByRole('button', { name: uiTexts.tryAgain })).toBeNull();
});

test.each([
  { reply: stopped, says: `${texts.stoppedTitle} ${texts.stopped}`, why: 'the reminders are stopped' },
  {
    reply: () => refusal(404, texts.linkUnknown),
    says: `${texts.linkUnknownTitle} ${texts.stopInSettings}`,
    why: 'the link is unknown',
  },
])('a screen reader hears the result from a region that was there before: $why', async ({ reply, says }) => {
  show(mailedPaths.stopReminders('ab-3_'), reply);
  await screen.findByRole('button', { name: texts.stop });
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  await tap();
  await waitFor(() => expect(region.textContent).toBe(says));
  expect(region.isConnected).toBe(true);
});

test('what failed can be tried again', async () => {
  const replies = [refusal(503, 'Máy chủ đang bận.'), stopped()];
  show(mailedPaths.stopReminders('ab-3_'), () => replies.shift() ?? stopped());
  await tap();
  expect(await screen.findByText('Máy chủ đang bận.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: uiTexts.tryAgain }));
  expect(await screen.findByRole('heading', { name: texts.stoppedTitle })).toBeTruthy();
});
