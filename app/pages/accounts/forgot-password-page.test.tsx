import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountTexts } from '#contract/texts/accounts.ts';
import { passwordTexts, registrationTexts } from '#contract/texts/credentials.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { renderScreens } from '#app/testing/render-screens.tsx';
import { settle, stopClock } from '#app/testing/still-clock.ts';
import ForgotPasswordPage from './forgot-password-page.tsx';

const FORGOT = 'POST /auth/forgot-password';

const show = (answer: () => Response) =>
  renderScreens({
    screens: [{ path: '/forgot', element: <ForgotPasswordPage /> }],
    answers: { [FORGOT]: answer },
    address: '/forgot',
  });

async function ask(email: string): Promise<void> {
  fireEvent.change(screen.getByLabelText(accountTexts.email), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: passwordTexts.sendLink }));
  await settle();
}

beforeEach(stopClock);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the neutral message of the server is shown, with a hint where to look', async () => {
  const { bodiesOf } = show(() => Response.json({ statusCode: 200, message: passwordTexts.linkSent }));
  await ask('lan@vi.vn');
  const message = screen.getByRole('status').textContent;
  expect(message).toContain(passwordTexts.linkSent);
  expect(message).toContain(registrationTexts.checkSpam);
  expect(bodiesOf(FORGOT)).toEqual([{ email: 'lan@vi.vn' }]);
});

test('a success message disappears when the next attempt is refused', async () => {
  let asked = 0;
  show(() => {
    asked += 1;
    if (asked > 1) return refusal(400, 'E-mail không đúng dạng ten@mien.vn.', 'email');
    return Response.json({ statusCode: 200, message: passwordTexts.linkSent });
  });
  await ask('lan@vi.vn');
  await ask('lan@');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('alert').textContent).toBe('E-mail không đúng dạng ten@mien.vn.');
});
