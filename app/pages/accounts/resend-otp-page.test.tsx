import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OTP_RESEND_MS } from '#contract/limits.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { registrationTexts } from '#contract/texts/credentials.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { renderScreens } from '#app/testing/render-screens.tsx';
import { passTime, settle, stopClock } from '#app/testing/still-clock.ts';
import ResendOtpPage from './resend-otp-page.tsx';

const RESEND = 'POST /auth/regenerate-otp';
const sent = () => Response.json({ statusCode: 200, message: registrationTexts.resent });

const show = (query = '', answers = {}) =>
  renderScreens({
    screens: [{ path: '/otp', element: <ResendOtpPage /> }],
    answers,
    address: `/otp${query}`,
  });

const button = () => screen.getByRole<HTMLButtonElement>('button');

async function ask(): Promise<void> {
  fireEvent.click(button());
  await settle();
}

beforeEach(stopClock);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('after sending, the button counts down one minute and then works again', async () => {
  const { bodiesOf } = show('?email=lan@vi.vn', { [RESEND]: sent });
  await settle();
  await ask();
  const message = screen.getByRole('status').textContent;
  expect(message).toContain(registrationTexts.resent);
  expect(message).toContain(registrationTexts.checkSpam);

  expect(button().textContent).toBe(registrationTexts.resendIn(60));
  expect(button().disabled).toBe(true);
  await passTime(1_000);
  expect(button().textContent).toBe(registrationTexts.resendIn(59));
  await passTime(OTP_RESEND_MS - 2_000);
  expect(button().textContent).toBe(registrationTexts.resendIn(1));
  expect(button().disabled).toBe(true);
  await passTime(1_000);
  expect(button().textContent).toBe(registrationTexts.resend);
  expect(vi.getTimerCount()).toBe(0);

  await ask();
  expect(bodiesOf(RESEND)).toEqual([{ email: 'lan@vi.vn' }, { email: 'lan@vi.vn' }]);
});

test('a refusal is shown and stays; the button works at once', async () => {
  show('?email=lan@vi.vn', { [RESEND]: () => refusal(429, 'Bạn thao tác quá nhanh.') });
  await settle();
  await ask();
  await passTime(OTP_RESEND_MS);
  expect(screen.getByRole('alert').textContent).toBe('Bạn thao tác quá nhanh.');
  expect(button().disabled).toBe(false);
});

test('the link to the code entry passes the e-mail on', async () => {
  show('?email=lan%2B1@vi.vn');
  await settle();
  const link = screen.getByRole('link', { name: accountTexts.enterOtp });
  expect(link.getAttribute('href')).toBe('/verify-otp?email=lan%2B1%40vi.vn');
});

test('without an e-mail nothing is sent', async () => {
  const { bodiesOf } = show();
  await ask();
  expect(screen.getByRole('alert').textContent).toBe('E-mail không được bỏ trống.');
  expect(bodiesOf(RESEND)).toEqual([]);
});
