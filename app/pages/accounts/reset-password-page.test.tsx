import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PASSWORD_REDIRECT_MS } from '#contract/limits.ts';
import { passwordTexts } from '#contract/texts/credentials.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { renderScreens } from '#app/testing/render-screens.tsx';
import { passTime, settle, stopClock } from '#app/testing/still-clock.ts';
import ResetPasswordPage from './reset-password-page.tsx';

const RESET = 'POST /auto/reset-password';
const LINK = '/reset-password?token=abc123';
const SENTENCE = 'con mèo ngủ trên mái';

const show = (address: string, answers = {}) =>
  renderScreens({ screens: [{ path: '/reset-password', element: <ResetPasswordPage /> }], answers, address });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function reset(newPassword: string, confirmation = newPassword): Promise<void> {
  fireEvent.change(field(passwordTexts.newPassword), { target: { value: newPassword } });
  fireEvent.change(field(passwordTexts.confirmPassword), { target: { value: confirmation } });
  fireEvent.click(screen.getByRole('button', { name: passwordTexts.reset }));
  await settle();
}

const newLinkButton = () => screen.queryByRole('link', { name: passwordTexts.askNewLink });

beforeEach(stopClock);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the token is removed from URL and history at once, and is still sent', async () => {
  const { router, bodiesOf } = show(LINK, {
    [RESET]: () => Response.json({ statusCode: 200, message: 'Đã đặt lại.' }),
  });
  await settle();
  expect(router.state.location).toMatchObject({ pathname: '/reset-password', search: '' });
  expect(router.state.historyAction).toBe('REPLACE');

  await reset(SENTENCE);
  expect(bodiesOf(RESET)).toEqual([{ token: 'abc123', newPassword: SENTENCE }]);
  expect(screen.getByRole('status').textContent).toBe(passwordTexts.resetSucceeded);
  await passTime(PASSWORD_REDIRECT_MS - 1);
  expect(router.state.location.pathname).toBe('/reset-password');
  await passTime(1);
  expect(router.state.location.pathname).toBe('/login');
});

test.each(['/reset-password', '/reset-password?token='])('%s has no token', async (address) => {
  show(address);
  await settle();
  expect(screen.getByRole('heading', { name: passwordTexts.linkMissingTitle })).toBeDefined();
  expect(newLinkButton()?.getAttribute('href')).toBe('/forgot');
  expect(screen.queryByLabelText(passwordTexts.newPassword)).toBeNull();
});

test.each([
  {
    typed: SENTENCE,
    again: 'con mèo',
    message: 'Mật khẩu không khớp!',
    at: passwordTexts.confirmPassword,
    why: 'two different passwords',
  },
  {
    typed: 'matkhau123',
    again: 'matkhau123',
    message: passwordTexts.tooCommon,
    at: passwordTexts.newPassword,
    why: 'a common password',
  },
  {
    typed: 'ngắn',
    again: 'ngắn',
    message: passwordTexts.tooShort,
    at: passwordTexts.newPassword,
    why: 'a short password',
  },
])('is refused at its field and not sent: $why', async ({ typed, again, message, at }) => {
  const { bodiesOf } = show(LINK);
  await settle();
  await reset(typed, again);
  const error = screen.getByRole('alert');
  expect(error.textContent).toBe(message);
  expect(field(at).getAttribute('aria-describedby')).toContain(error.id);
  expect(document.activeElement).toBe(field(at));
  expect(bodiesOf(RESET)).toEqual([]);
});

test.each([
  {
    answer: () => refusal(400, passwordTexts.linkDead),
    message: passwordTexts.linkDead,
    asksForLink: true,
    why: 'the link is expired',
  },
  {
    answer: () => refusal(400, 'Liên kết dài tối đa 200 ký tự.', 'token'),
    message: 'Liên kết dài tối đa 200 ký tự.',
    asksForLink: true,
    why: 'the link is invalid',
  },
  {
    answer: () => refusal(400, passwordTexts.tooPersonal, 'newPassword'),
    message: passwordTexts.tooPersonal,
    asksForLink: false,
    why: 'the password contains the name, which only the server knows',
  },
  {
    answer: () => refusal(429, 'Bạn thao tác quá nhanh.'),
    message: 'Bạn thao tác quá nhanh.',
    asksForLink: false,
    why: 'too many attempts',
  },
  {
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    message: uiTexts.loadFailed,
    asksForLink: false,
    why: 'the server was not reached',
  },
])(
  'a new link is offered only if the link was the problem: $why',
  async ({ answer, message, asksForLink }) => {
    show(LINK, { [RESET]: answer });
    await settle();
    await reset(SENTENCE);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(newLinkButton()?.getAttribute('href')).toBe(asksForLink ? '/forgot' : undefined);
    expect(field(passwordTexts.newPassword).value).toBe(SENTENCE);
  },
);
