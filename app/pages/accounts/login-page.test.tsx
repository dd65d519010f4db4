import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FORM_MESSAGE_MS } from '#contract/limits.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { rememberPlace } from '#app/lib/session/came-from.ts';
import { currentSession, signOut } from '#app/lib/session/session.ts';
import { alertTexts } from '#app/testing/alert-texts.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { renderScreens } from '#app/testing/render-screens.tsx';
import { passTime, settle, stopClock } from '#app/testing/still-clock.ts';
import LoginPage from './login-page.tsx';

const LOGIN = 'POST /auth/login';
const OPTIONS = {
  'GET /auth/sign-in-options': () => Response.json({ googleClientId: null }),
};

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = `${encoded({ alg: 'HS256' })}.${encoded({ sub: 'lan@vi.vn', exp: 4_102_444_800 })}.x`;
const loggedIn = (deletionDueAt: string | null) => () =>
  Response.json({
    statusCode: 200,
    message: 'Đăng nhập thành công.',
    token,
    roles: ['USER'],
    sub: 'lan@vi.vn',
    userId: 7,
    deletionDueAt,
  });

const show = (answers = {}, state: unknown = null) =>
  renderScreens({
    screens: [{ path: '/login', element: <LoginPage /> }],
    answers: { ...OPTIONS, ...answers },
    address: '/login',
    state,
  });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function logIn(email: string, password: string): Promise<void> {
  fireEvent.change(field(accountTexts.email), { target: { value: email } });
  fireEvent.change(field(accountTexts.password), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: accountTexts.login }));
  await settle();
}

beforeEach(() => {
  localStorage.clear();
  signOut();
  rememberPlace('/', '');
  stopClock();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a message stays for five seconds, and the typed text stays', () => {
  test.each([
    {
      email: '',
      password: 'x',
      answer: loggedIn(null),
      message: 'Please fill in all fields.',
      why: 'no e-mail',
    },
    {
      email: 'lan@vi.vn',
      password: '',
      answer: loggedIn(null),
      message: 'Please fill in all fields.',
      why: 'no password',
    },
    {
      email: 'lan@vi.vn',
      password: 'sai',
      answer: () => refusal(401, accountTexts.loginRefused),
      message: accountTexts.loginRefused,
      why: 'the server’s message',
    },
    {
      email: 'lan@vi.vn',
      password: 'x',
      answer: () => Promise.reject(new TypeError('Failed to fetch')),
      message: uiTexts.loadFailed,
      why: 'the server was not reached',
    },
  ])('$why', async ({ email, password, answer, message }) => {
    show({ [LOGIN]: answer });
    await logIn(email, password);
    expect(alertTexts()).toContain(message);
    await passTime(FORM_MESSAGE_MS - 1);
    expect(alertTexts()).toContain(message);
    await passTime(1);
    expect(alertTexts()).not.toContain(message);
    expect(field(accountTexts.email).value).toBe(email);
    expect(field(accountTexts.password).value).toBe(password);
  });
});

test('empty required fields are marked until something is typed', async () => {
  const { bodiesOf } = show();
  await logIn('', '');
  expect(field(accountTexts.email).getAttribute('aria-invalid')).toBe('true');
  expect(field(accountTexts.password).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field(accountTexts.email));
  fireEvent.change(field(accountTexts.email), { target: { value: 'l' } });
  await settle();
  expect(field(accountTexts.email).hasAttribute('aria-invalid')).toBe(false);
  expect(field(accountTexts.password).getAttribute('aria-invalid')).toBe('true');
  expect(bodiesOf(LOGIN)).toEqual([]);
});

test('an error of one field is shown at that field, which gets the focus', async () => {
  const message = 'E-mail không đúng dạng ten@mien.vn.';
  show({ [LOGIN]: () => refusal(400, message, 'email') });
  await logIn('lan@', 'x');
  const error = screen.getByText(message);
  expect(field(accountTexts.email).getAttribute('aria-describedby')).toContain(error.id);
  expect(document.activeElement).toBe(field(accountTexts.email));
  expect(screen.getAllByRole('alert')).toEqual([error]);
});

test('after a refusal a link to the code entry is offered, and stays when the message disappears', async () => {
  show({ [LOGIN]: () => refusal(401, accountTexts.loginRefused) });
  expect(screen.queryByRole('link', { name: accountTexts.enterOtp })).toBeNull();
  await logIn('lan+1@vi.vn', 'x');
  expect(screen.getByRole('alert').textContent).toBe(accountTexts.loginRefused);
  await passTime(FORM_MESSAGE_MS);
  const link = screen.getByRole('link', { name: accountTexts.enterOtp });
  expect(link.getAttribute('href')).toBe('/verify-otp?email=lan%2B1%40vi.vn');
});

test.each<{ before?: [string, string]; state?: object; due?: string; address: string; why: string }>([
  { address: '/', why: 'home by default' },
  {
    before: ['/exercises/3', '?a=1'],
    address: '/exercises/3?a=1',
    why: 'to the page before, after a login from the bar',
  },
  {
    before: ['/exercises/3', ''],
    state: { from: '/link' },
    address: '/link',
    why: 'to the page that a guard protected',
  },
  {
    state: { from: '/link' },
    due: '2026-12-01T00:00:00.000Z',
    address: '/account',
    why: 'to their page, where a deletion can be undone',
  },
])('after login the visitor goes $why', async ({ before, state = null, due = null, address }) => {
  if (before) rememberPlace(...before);
  const { router } = show({ [LOGIN]: loggedIn(due) }, state);
  await logIn('lan@vi.vn', 'x');
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(address);
  expect(router.state.historyAction).toBe('REPLACE');
  expect(currentSession()?.email).toBe('lan@vi.vn');
});

test('after registration the e-mail is filled in, with a link to the code entry', async () => {
  show({}, { email: 'lan@vi.vn', awaitsOtp: true });
  await settle();
  expect(field(accountTexts.email).value).toBe('lan@vi.vn');
  const link = screen.getByRole('link', { name: accountTexts.enterOtp });
  expect(link.getAttribute('href')).toBe('/verify-otp?email=lan%40vi.vn');
});
