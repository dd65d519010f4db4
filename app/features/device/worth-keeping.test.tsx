import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { deviceTexts as texts } from '#contract/texts/device.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { WorthKeeping } from './worth-keeping.tsx';

const persist = vi.fn<() => Promise<boolean>>(async () => false);
const browser = { isPersisted: false, isInstalled: false };

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('learner', 'begun');
  persist.mockClear();
  Object.assign(browser, { isPersisted: false, isInstalled: false });
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: 'a browser',
    storage: { persist, persisted: async () => browser.isPersisted },
  });
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: browser.isInstalled }) as MediaQueryList,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The end of a lesson, after which the screen is left. */
async function end(): Promise<{ readonly isTold: boolean }> {
  renderWithApi(<WorthKeeping />, {});
  // The browser is asked a moment later.
  await new Promise((resolve) => setTimeout(resolve, 20));
  const isTold = screen.queryByRole('heading', { name: texts.accountOfferTitle }) !== null;
  cleanup();
  return { isTold };
}

test.each([
  { learner: 'begun', account: false, told: true, why: 'somebody without an account has learnt' },
  { learner: 'new', account: false, told: false, why: 'nothing was learnt here' },
  { learner: 'begun', account: true, told: false, why: 'the account keeps it' },
])('it is told: $told, $why', async ({ learner, account, told }) => {
  localStorage.setItem('learner', learner);
  if (account) signInWith({ uid: 7 });
  expect(await end()).toEqual({ isTold: told });
});

test('it is told once, with the way to an account', async () => {
  renderWithApi(<WorthKeeping />, {});
  expect(screen.getByText(texts.accountOfferText)).toBeDefined();
  expect(screen.getByRole('link', { name: accountTexts.register }).getAttribute('href')).toBe(paths.register);
  fireEvent.click(screen.getByRole('button', { name: texts.notNow }));
  await waitFor(() => expect(screen.queryByText(texts.accountOfferText)).toBeNull());
  cleanup();
  expect(await end()).toEqual({ isTold: false });
});

test.each([
  { isPersisted: false, account: false, times: 1, why: 'once, however many lessons end' },
  { isPersisted: false, account: true, times: 1, why: 'also for who has an account: answers wait here' },
  { isPersisted: true, account: false, times: 0, why: 'not if it has promised already' },
])('the browser is asked to keep it $times times: $why', async ({ isPersisted, account, times }) => {
  if (account) signInWith({ uid: 7 });
  Object.assign(browser, { isPersisted });
  for (let lesson = 0; lesson < 3; lesson += 1) await end();
  expect(persist).toHaveBeenCalledTimes(times);
});

test('an installed app asks once more', async () => {
  await end();
  browser.isInstalled = true;
  for (let lesson = 0; lesson < 3; lesson += 1) await end();
  expect(persist).toHaveBeenCalledTimes(2);
});
