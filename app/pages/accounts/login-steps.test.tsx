import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountTexts } from '#contract/texts/accounts.ts';
import { secondFactorTexts as texts } from '#contract/texts/second-factor.ts';
import { currentSession, signOut } from '#app/lib/session/session.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { renderScreens } from '#app/testing/render-screens.tsx';
import LoginPage from './login-page.tsx';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = `${encoded({ alg: 'HS256' })}.${encoded({ sub: 'lan@vi.vn', exp: 4_102_444_800 })}.x`;
const LOGGED_IN = {
  statusCode: 200,
  message: accountTexts.loginSucceeded,
  token,
  roles: ['USER'],
  sub: 'lan@vi.vn',
  userId: 7,
  deletionDueAt: null,
};
const FINISH = 'POST /auth/second-factor';

const show = (answers: Record<string, () => Response> = {}, state: unknown = null) =>
  renderScreens({
    screens: [
      { path: '/login', element: <LoginPage /> },
      { path: '/categories', element: <p>Sổ tay</p> },
      { path: '/second-factor', element: <p>Hai lớp</p> },
    ],
    answers: {
      'GET /auth/sign-in-options': () => Response.json({ googleClientId: null }),
      'POST /auth/login': () =>
        Response.json({ statusCode: 202, message: texts.codeWanted, challenge: 'proof' }),
      [FINISH]: () => Response.json(LOGGED_IN),
      ...answers,
    },
    address: '/login',
    state,
  });

function firstStep(): void {
  fireEvent.change(screen.getByLabelText(accountTexts.email), { target: { value: 'lan@vi.vn' } });
  fireEvent.change(screen.getByLabelText(accountTexts.password), { target: { value: 'mat-khau' } });
  fireEvent.click(screen.getByRole('button', { name: accountTexts.login }));
}
async function secondStep(code: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(texts.code), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: texts.finish }));
}

beforeEach(() => {
  localStorage.clear();
  signOut();
});
afterEach(() => {
  cleanup();
  signOut();
});

test('an account with a second factor is asked for a code, and returns to where it was going', async () => {
  const { bodiesOf } = show({}, { from: '/categories' });
  firstStep();
  const field = await screen.findByLabelText(texts.code);
  expect(document.activeElement).toBe(field);
  expect(currentSession(), 'the password alone is not enough').toBeNull();
  await secondStep('123 456');
  expect(await screen.findByText('Sổ tay')).toBeDefined();
  expect(bodiesOf(FINISH)).toEqual([{ challenge: 'proof', code: '123 456' }]);
  expect(currentSession()?.email).toBe('lan@vi.vn');
});

test('a wrong code is said at the field, and another one can be typed', async () => {
  show({
    [FINISH]: () =>
      Response.json(
        { statusCode: 400, error: texts.codeRefused, message: texts.codeRefused, field: 'code' },
        { status: 400 },
      ),
  });
  firstStep();
  await secondStep('000000');
  expect((await screen.findByRole('alert')).textContent).toBe(texts.codeRefused);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.finish }).disabled).toBe(false);
});

test('after too long only the password helps', async () => {
  show({ [FINISH]: () => refusal(401, texts.challengeOver) });
  firstStep();
  await secondStep('123456');
  expect(await screen.findByText(texts.challengeOver)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.finish }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: texts.back }));
  expect(await screen.findByLabelText(accountTexts.password)).toBeDefined();
});

test('a role that is held back leads to where the second factor is set up', async () => {
  const { router } = show(
    { 'POST /auth/login': () => Response.json({ ...LOGGED_IN, heldRoles: ['QC'] }) },
    { from: '/categories' },
  );
  firstStep();
  expect(await screen.findByText('Hai lớp')).toBeDefined();
  expect(router.state.location.state).toEqual({ from: '/categories' });
});

test('after registering, the code from the mail is the main step', async () => {
  show({}, { email: 'lan@vi.vn', awaitsOtp: true });
  const [first] = await screen.findAllByRole('link', { name: accountTexts.enterOtp });
  expect(first?.getAttribute('href')).toBe('/verify-otp?email=lan%40vi.vn');
  expect(screen.getAllByRole('link', { name: accountTexts.enterOtp })).toHaveLength(1);
});
