import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PASSWORD_REDIRECT_MS } from '#contract/limits.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { passwordTexts } from '#contract/texts/credentials.ts';
import LoggedInGuard from '#app/guards/logged-in-guard.tsx';
import { cameFrom, rememberPlace } from '#app/lib/session/came-from.ts';
import { currentSession } from '#app/lib/session/session.ts';
import { alertTexts } from '#app/testing/alert-texts.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { renderScreens } from '#app/testing/render-screens.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { passTime, settle, stopClock } from '#app/testing/still-clock.ts';
import ChangePasswordPage from './change-password-page.tsx';
import LoginPage from './login-page.tsx';

const CHANGE = 'POST /auto/changepassword';
const OPTIONS = { 'GET /auth/sign-in-options': () => Response.json({ googleClientId: null }) };
const changed = () => Response.json({ statusCode: 200, message: passwordTexts.changed });
const SENTENCE = 'con mèo ngủ trên mái';

const show = (answers = {}) =>
  renderScreens({
    screens: [
      { element: <LoggedInGuard />, children: [{ path: '/changepass', element: <ChangePasswordPage /> }] },
      { path: '/login', element: <LoginPage /> },
    ],
    answers: { ...OPTIONS, ...answers },
    address: '/changepass',
  });

const LABELS = [passwordTexts.oldPassword, passwordTexts.newPassword, passwordTexts.confirmPassword];
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function change(oldPassword: string, newPassword: string, confirmation = newPassword): Promise<void> {
  fireEvent.change(field(passwordTexts.oldPassword), { target: { value: oldPassword } });
  fireEvent.change(field(passwordTexts.newPassword), { target: { value: newPassword } });
  fireEvent.change(field(passwordTexts.confirmPassword), { target: { value: confirmation } });
  fireEvent.click(screen.getByRole('button', { name: passwordTexts.change }));
  await settle();
}

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] });
  stopClock();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('1.5 seconds after the change the session ends at /login, which does not return here', async () => {
  rememberPlace('/changepass', '');
  const { router, bodiesOf } = show({ [CHANGE]: changed });
  await change('mật khẩu cũ', SENTENCE);
  expect(bodiesOf(CHANGE)).toEqual([
    { email: 'lan@vi.vn', oldPassword: 'mật khẩu cũ', newPassword: SENTENCE },
  ]);
  expect(screen.getByRole('status').textContent).toBe(passwordTexts.changed);
  await passTime(PASSWORD_REDIRECT_MS - 1);
  expect(router.state.location.pathname).toBe('/changepass');
  expect(currentSession()?.email).toBe('lan@vi.vn');
  await passTime(1);
  expect(router.state.location.pathname).toBe('/login');
  expect(currentSession()).toBeNull();
  expect(field(accountTexts.email).value).toBe('lan@vi.vn');
  expect(screen.queryByText(accountTexts.guardLoginFirst)).toBeNull();
  expect(cameFrom()).toBe('/');
});

test('leaving the page earlier signs out too, because the token is no longer valid', async () => {
  const { router } = show({ [CHANGE]: changed });
  await change('mật khẩu cũ', SENTENCE);
  await router.navigate('/rank');
  await settle();
  expect(currentSession()).toBeNull();
  await passTime(PASSWORD_REDIRECT_MS);
  expect(router.state.location.pathname).toBe('/rank');
});

test.each([
  { old: '', typed: SENTENCE, again: SENTENCE, message: passwordTexts.fillAllFields, why: 'no old password' },
  { old: 'cũ', typed: '', again: SENTENCE, message: passwordTexts.fillAllFields, why: 'no new password' },
  { old: 'cũ', typed: SENTENCE, again: '', message: passwordTexts.fillAllFields, why: 'not confirmed' },
  {
    old: 'cũ',
    typed: SENTENCE,
    again: `${SENTENCE}!`,
    message: passwordTexts.changeMismatch,
    why: 'the confirmation differs',
  },
  {
    old: 'cũ',
    typed: '12345678',
    again: '12345678',
    message: passwordTexts.tooCommon,
    why: 'a common password',
  },
  {
    old: 'cũ',
    typed: 'Lan@Vi.vn',
    again: 'Lan@Vi.vn',
    message: passwordTexts.tooPersonal,
    why: 'the e-mail',
  },
])('is not sent: $why', async ({ old, typed, again, message }) => {
  const { bodiesOf } = show();
  await change(old, typed, again);
  expect(alertTexts()).toContain(message);
  expect(bodiesOf(CHANGE)).toEqual([]);
});

describe('the account comes from the token only', () => {
  test.each([
    {
      lose: () => localStorage.removeItem('token'),
      message: 'Bạn cần đăng nhập trước khi thay đổi mật khẩu.',
      why: 'the token was removed',
    },
    {
      lose: () => localStorage.setItem('token', 'abc'),
      message: 'Token không hợp lệ! Vui lòng đăng nhập lại.',
      why: 'a token that cannot be read',
    },
  ])('$why', async ({ lose, message }) => {
    const { bodiesOf } = show();
    lose();
    await change('cũ', SENTENCE);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(bodiesOf(CHANGE)).toEqual([]);
  });

  test('a token without an e-mail', async () => {
    signInWith({ uid: 7, roles: ['USER'] });
    const { bodiesOf } = show();
    await change('cũ', SENTENCE);
    expect(screen.getByRole('alert').textContent).toBe(passwordTexts.emailMissing);
    expect(bodiesOf(CHANGE)).toEqual([]);
  });
});

test.each([
  {
    answer: () => refusal(400, passwordTexts.wrongOldPassword, 'oldPassword'),
    message: passwordTexts.wrongOldPassword,
    at: passwordTexts.oldPassword,
    why: 'at the old password',
  },
  {
    answer: () => refusal(400, passwordTexts.samePassword, 'newPassword'),
    message: passwordTexts.samePassword,
    at: passwordTexts.newPassword,
    why: 'at the new password',
  },
  {
    answer: () => refusal(409, passwordTexts.noPasswordYet),
    message: passwordTexts.noPasswordYet,
    at: null,
    why: 'for the whole form',
  },
  {
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    message: 'LỖI KẾT NỐI ĐẾN SERVER',
    at: null,
    why: 'the server was not reached',
  },
])('a refusal is shown and nothing typed is lost: $why', async ({ answer, message, at }) => {
  show({ [CHANGE]: answer });
  await change('mật khẩu cũ', SENTENCE);
  expect(screen.getByRole('alert').textContent).toBe(message);
  const marked = LABELS.filter((label) => field(label).getAttribute('aria-invalid') === 'true');
  expect(marked).toEqual(at ? [at] : []);
  expect(field(passwordTexts.oldPassword).value).toBe('mật khẩu cũ');
  expect(field(passwordTexts.newPassword).value).toBe(SENTENCE);
  expect(currentSession()?.email).toBe('lan@vi.vn');
});

test('password managers find the e-mail in the form', () => {
  show();
  const username = document.querySelector<HTMLInputElement>('[autocomplete="username"]');
  expect(username?.value).toBe('lan@vi.vn');
});
