import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { VERIFIED_REDIRECT_MS } from '#contract/limits.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { registrationTexts } from '#contract/texts/credentials.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { currentSession, signOut } from '#app/lib/session/session.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { renderScreens } from '#app/testing/render-screens.tsx';
import { passTime, settle, stopClock } from '#app/testing/still-clock.ts';
import VerifyOtpPage from './verify-otp-page.tsx';

const VERIFY = 'POST /auth/verify-otp';
const verified = () => Response.json({ statusCode: 200, message: 'Đã xác thực.' });

const show = (query = '', answers = {}) =>
  renderScreens({
    screens: [{ path: '/verify-otp', element: <VerifyOtpPage /> }],
    answers,
    address: `/verify-otp${query}`,
  });

const email = () => screen.getByLabelText<HTMLInputElement>(accountTexts.email);
const code = () => screen.getByLabelText<HTMLInputElement>(registrationTexts.otp);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: registrationTexts.verify });

const paste = (text: string) => fireEvent.paste(code(), { clipboardData: { getData: () => text } });

async function verify(): Promise<void> {
  fireEvent.click(button());
  await settle();
}

beforeEach(stopClock);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the code takes digits only', () => {
  test.each([
    { text: ' 123 456 ', digits: '123456', why: 'spaces from the mail' },
    { text: '123-456', digits: '123456', why: 'a hyphen' },
    { text: 'Mã: 123456.', digits: '123456', why: 'words around it' },
    { text: '１２３４５６', digits: '123456', why: 'full width' },
    { text: '12345678', digits: '123456', why: 'too many' },
    { text: '12', digits: '12', why: 'too few' },
    { text: 'abc', digits: '', why: 'none' },
  ])('pasted: $why', async ({ text, digits }) => {
    show();
    paste(text);
    await settle();
    expect(code().value).toBe(digits);
  });

  test('typed: letters are removed', async () => {
    show();
    fireEvent.change(code(), { target: { value: '1a2 3' } });
    await settle();
    expect(code().value).toBe('123');
  });

  test('a part is inserted at the cursor, a whole code replaces everything', async () => {
    show();
    fireEvent.change(code(), { target: { value: '1256' } });
    code().setSelectionRange(2, 2);
    paste('34');
    expect(code().value).toBe('123456');
    paste('654321');
    expect(code().value).toBe('654321');
  });

  test('has the attributes that phones and browsers need', () => {
    show();
    expect(code().maxLength).toBe(6);
    expect(code().inputMode).toBe('numeric');
    expect(code().autocomplete).toBe('one-time-code');
  });
});

describe('a link fills in the e-mail and the code', () => {
  test.each([
    {
      query: '?email=lan%2B1%40vi.vn&otp=123456',
      values: ['lan+1@vi.vn', '123456'],
      focused: button,
      why: 'both: only the button is left to press',
    },
    {
      query: '?email=lan@vi.vn',
      values: ['lan@vi.vn', ''],
      focused: code,
      why: 'the e-mail: the code field has the focus',
    },
    { query: '?otp=12-34-56', values: ['', '123456'], focused: () => document.body, why: 'the code alone' },
    { query: '', values: ['', ''], focused: () => document.body, why: 'nothing' },
  ])('$why; nothing is sent automatically', async ({ query, values, focused }) => {
    const { bodiesOf } = show(query);
    await passTime(0);
    expect([email().value, code().value]).toEqual(values);
    expect(document.activeElement).toBe(focused());
    expect(bodiesOf(VERIFY)).toEqual([]);
  });
});

test('success is shown, and 1.5 seconds later /login opens with the e-mail', async () => {
  const { router, bodiesOf } = show('?email=lan@vi.vn', { [VERIFY]: verified });
  paste('123456');
  await verify();
  expect(bodiesOf(VERIFY)).toEqual([{ email: 'lan@vi.vn', otp: '123456' }]);
  expect(screen.getByRole('status').textContent).toBe('Xác thực thành công! Đang chuyển hướng...');
  await passTime(VERIFIED_REDIRECT_MS - 1);
  expect(router.state.location.pathname).toBe('/verify-otp');
  await passTime(1);
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { email: 'lan@vi.vn' } });
});

test('in the browser that registered, the learner is logged in at once and goes on after the same time', async () => {
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${encoded({ alg: 'HS256' })}.${encoded({ sub: 'lan@vi.vn', exp: 4_102_444_800 })}.x`;
  const login = {
    statusCode: 200,
    message: accountTexts.loginSucceeded,
    token,
    roles: ['USER'],
    sub: 'lan@vi.vn',
    userId: 7,
    deletionDueAt: null,
  };
  const { router } = show('?email=lan@vi.vn', {
    [VERIFY]: () => Response.json({ statusCode: 200, message: registrationTexts.verified, login }),
  });
  paste('123456');
  await verify();
  expect(screen.getByRole('status').textContent).toBe('Xác thực thành công! Đang chuyển hướng...');
  expect(currentSession()?.email).toBe('lan@vi.vn');
  await passTime(VERIFIED_REDIRECT_MS - 1);
  expect(router.state.location.pathname).toBe('/verify-otp');
  await passTime(1);
  expect(router.state.location.pathname).toBe('/');
  signOut();
});

test.each([
  {
    answer: () => refusal(400, registrationTexts.otpRefused),
    headline: 'Xác thực thất bại!',
    sentence: registrationTexts.otpRefused,
    marksCode: true,
    why: 'the code is refused',
  },
  {
    answer: () => refusal(400, 'Mã OTP không đúng định dạng.', 'otp'),
    headline: 'Xác thực thất bại!',
    sentence: 'Mã OTP không đúng định dạng.',
    marksCode: true,
    why: 'the code is malformed',
  },
  {
    answer: () => refusal(429, 'Bạn thao tác quá nhanh.'),
    headline: 'Lỗi khi xác thực OTP',
    sentence: 'Bạn thao tác quá nhanh.',
    marksCode: false,
    why: 'too many attempts',
  },
  {
    answer: () => refusal(503, 'Cơ sở dữ liệu đang tạm gián đoạn.'),
    headline: 'Lỗi khi xác thực OTP',
    sentence: 'Cơ sở dữ liệu đang tạm gián đoạn.',
    marksCode: false,
    why: 'the server failed',
  },
  {
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    headline: 'Lỗi khi xác thực OTP',
    sentence: uiTexts.loadFailed,
    marksCode: false,
    why: 'the server was not reached',
  },
])('a failure has a headline and a reason: $why', async ({ answer, headline, sentence, marksCode }) => {
  show('?email=lan@vi.vn&otp=123456', { [VERIFY]: answer });
  await settle();
  await verify();
  const lines = [...screen.getByRole('alert').children].map((line) => line.textContent);
  expect(lines).toEqual([headline, sentence]);
  expect(code().getAttribute('aria-invalid')).toBe(marksCode ? 'true' : null);
  expect(code().value).toBe('123456');
});

test('the link to a new code passes the typed e-mail on', async () => {
  show();
  const link = () => screen.getByRole('link', { name: accountTexts.resendOtp }).getAttribute('href');
  expect(link()).toBe('/otp');
  fireEvent.change(email(), { target: { value: 'lan@vi.vn' } });
  await settle();
  expect(link()).toBe('/otp?email=lan%40vi.vn');
});
