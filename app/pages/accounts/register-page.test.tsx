import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FORM_MESSAGE_MS, REGISTER_REDIRECT_MS } from '#contract/limits.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { passwordTexts, registrationTexts } from '#contract/texts/credentials.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { alertTexts } from '#app/testing/alert-texts.ts';
import { heldBack, refusal } from '#app/testing/answering-api.ts';
import { renderScreens } from '#app/testing/render-screens.tsx';
import { passTime, settle, stopClock } from '#app/testing/still-clock.ts';
import RegisterPage from './register-page.tsx';

const REGISTER = 'POST /auth/register';
const OPTIONS = {
  'GET /auth/sign-in-options': () => Response.json({ googleClientId: null }),
};
const registered = () => Response.json({ statusCode: 200, message: 'Đã nhận.' });

const LAN = {
  [registrationTexts.name]: 'Nguyễn Lan',
  [accountTexts.email]: 'lan@vi.vn',
  [accountTexts.password]: 'con mèo ngủ trên mái',
  [registrationTexts.phoneNumber]: '0901 234 567',
};

const show = (answers = {}) =>
  renderScreens({
    screens: [{ path: '/register', element: <RegisterPage /> }],
    answers: { ...OPTIONS, ...answers },
    address: '/register',
  });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const valuesOf = (labels: string[]) => labels.map((label) => field(label).value);

async function register(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: registrationTexts.submit }));
  await settle();
}

beforeEach(stopClock);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the payload has the four fields; two seconds later /login opens with the e-mail', async () => {
  const { router, bodiesOf } = show({ [REGISTER]: registered });
  await register(LAN);
  expect(bodiesOf(REGISTER)).toEqual([
    {
      name: 'Nguyễn Lan',
      email: 'lan@vi.vn',
      password: 'con mèo ngủ trên mái',
      phoneNumber: '0901 234 567',
    },
  ]);
  expect(screen.getByRole('status').textContent).toBe(registrationTexts.succeeded);
  expect(screen.getByRole('link', { name: accountTexts.enterOtp }).getAttribute('href')).toBe(
    '/verify-otp?email=lan%40vi.vn',
  );
  expect(screen.queryByRole('button', { name: registrationTexts.submit })).toBeNull();
  await passTime(REGISTER_REDIRECT_MS - 1);
  expect(router.state.location.pathname).toBe('/register');
  await passTime(1);
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    state: { email: 'lan@vi.vn', awaitsOtp: true },
  });
});

test('the button shows that the form is being sent', async () => {
  const held = heldBack(registered);
  show({ [REGISTER]: held.answer });
  await register(LAN);
  const busy = screen.getByRole<HTMLButtonElement>('button', { name: registrationTexts.submitting });
  expect(busy.disabled).toBe(true);
  held.release();
  await settle();
  expect(screen.getByRole('status').textContent).toBe(registrationTexts.succeeded);
});

test.each(Object.keys(LAN))('without %s nothing is sent, and the field is marked', async (missing) => {
  const { bodiesOf } = show();
  await register({ ...LAN, [missing]: '  ' });
  expect(alertTexts()).toEqual([`${missing} không được bỏ trống.`, 'Please fill all the fields.']);
  expect(screen.getByText('Bạn hãy điền đủ các ô.')).toBeDefined();
  for (const label of Object.keys(LAN)) {
    expect.soft(field(label).getAttribute('aria-invalid'), label).toBe(label === missing ? 'true' : null);
  }
  expect(document.activeElement).toBe(field(missing));
  await passTime(FORM_MESSAGE_MS);
  expect(alertTexts()).toEqual([`${missing} không được bỏ trống.`]);
  expect(bodiesOf(REGISTER)).toEqual([]);
});

test.each([
  {
    answer: () => refusal(429, 'Bạn thao tác quá nhanh.'),
    message: 'Bạn thao tác quá nhanh.',
    why: 'the message of the server',
  },
  {
    answer: () => Response.json({ statusCode: 201, message: 'Gần được.' }),
    message: uiTexts.loadFailed,
    why: 'a status code other than 200 is a failure',
  },
])('a failure is shown for five seconds, and nothing typed is lost: $why', async ({ answer, message }) => {
  const { router } = show({ [REGISTER]: answer });
  await register(LAN);
  expect(screen.getByRole('alert').textContent).toBe(message);
  await passTime(FORM_MESSAGE_MS);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(valuesOf(Object.keys(LAN))).toEqual(Object.values(LAN));
  expect(router.state.location.pathname).toBe('/register');
});

test.each([
  { password: 'ngắn', message: passwordTexts.tooShort, why: 'too short' },
  { password: 'matkhau123', message: passwordTexts.tooCommon, why: 'common' },
  { password: 'nguyenlan', message: passwordTexts.tooPersonal, why: 'the name' },
  { password: '0901-234-567', message: passwordTexts.tooPersonal, why: 'the phone number' },
])('a password that would be refused is not even sent: $why', async ({ password, message }) => {
  const { bodiesOf } = show();
  await register({ ...LAN, [accountTexts.password]: password });
  const error = screen.getByRole('alert');
  expect(error.textContent).toBe(message);
  expect(field(accountTexts.password).getAttribute('aria-describedby')).toContain(error.id);
  expect(bodiesOf(REGISTER)).toEqual([]);
});

test('an error of one field is shown at that field', async () => {
  const message = 'Số điện thoại không đúng định dạng.';
  show({ [REGISTER]: () => refusal(400, message, 'phoneNumber') });
  await register({ ...LAN, [registrationTexts.phoneNumber]: 'không có' });
  const phoneNumber = field(registrationTexts.phoneNumber);
  expect(phoneNumber.getAttribute('aria-describedby')).toContain(screen.getByText(message).id);
  expect(document.activeElement).toBe(phoneNumber);
});

test('while the owner keeps registration closed there is no form, but what works without an account', async () => {
  show({
    'GET /auth/sign-in-options': () => Response.json({ googleClientId: null, isRegistrationOpen: false }),
  });
  await settle();
  expect(screen.getByRole('heading', { name: registrationTexts.closedTitle })).toBeDefined();
  expect(screen.queryByLabelText(registrationTexts.name)).toBeNull();
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(expect.arrayContaining(['/search', '/exercises']));
});
