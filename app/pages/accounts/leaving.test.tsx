import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountTexts as texts } from '#contract/texts/accounts.ts';
import LogoutQuestion from '#app/features/navigation/logout-question.tsx';
import { forgetLearningOf, recordLearning, unsentLearningOf } from '#app/lib/learning/learning.ts';
import { outboxOf } from '#app/lib/outbox/own-outbox.ts';
import { currentSession, deviceAccount, endSession, signOut } from '#app/lib/session/session.ts';
import { withLearningStorage } from '#app/testing/path.ts';
import { renderScreens } from '#app/testing/render-screens.tsx';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import LoginPage from './login-page.tsx';

withLearningStorage();

const LAN = 7;
const MINH = 8;
const UNSENT = { actions: 1, events: 1 };

/** The network of the outbox and of the log: it answers when the test lets it. */
let network: (request: Request) => Promise<Response>;
const away = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  network = away;
  vi.stubGlobal('fetch', (request: Request) => network(request));
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  signInWith({ sub: 'lan@vi.vn', uid: LAN, roles: ['USER'] });
});
afterEach(async () => {
  cleanup();
  signOut();
  await outboxOf().forget(LAN);
  await forgetLearningOf(LAN);
  localStorage.clear();
  vi.restoreAllMocks();
});

async function learnOffline(): Promise<void> {
  await outboxOf().add('like', { sentenceId: 1, commentId: 2, about: 'Khó quá' });
  recordLearning({ kind: 'kana-read', subject: 'kana:あ', result: 'right' });
  await waitFor(async () => expect(await unsentLearningOf(LAN)).toHaveLength(2));
}
const isErased = async () =>
  (await outboxOf().waitingCount(LAN)) === 0 && (await unsentLearningOf(LAN)).length === 0;

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const findButton = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('the question of a logout', () => {
  test('cannot be answered before it is known what would be lost, and names it', async () => {
    await learnOffline();
    let answer: (response: Response) => void = () => {};
    network = () => new Promise((resolve) => (answer = resolve));
    const onConfirm = vi.fn<() => void>();
    renderWithApi(<LogoutQuestion onConfirm={onConfirm} onCancel={() => {}} />, {});
    expect((await findButton(texts.logoutSending)).disabled).toBe(true);
    fireEvent.click(button(texts.logoutSending));
    expect(onConfirm).not.toHaveBeenCalled();
    network = away;
    answer(Response.error());
    expect(await screen.findByText(texts.logoutLosing(UNSENT))).toBeDefined();
    expect(await isErased(), 'only after the answer').toBe(false);
    fireEvent.click(button(texts.logoutAndLose));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  test('is the usual one where everything was sent', async () => {
    renderWithApi(<LogoutQuestion onConfirm={() => {}} onCancel={() => {}} />, {});
    expect(await findButton(texts.logout)).toBeDefined();
    expect(screen.getByText(texts.logoutExplanation)).toBeDefined();
  });
});

const token = (uid: number): string => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'HS256' })}.${encode({ sub: `${uid}@vi.vn`, uid, exp: 4_102_444_800 })}.x`;
};
const loginOf = (userId: number) => () =>
  Response.json({
    statusCode: 200,
    message: '',
    token: token(userId),
    roles: ['USER'],
    sub: `${userId}@vi.vn`,
    userId,
    deletionDueAt: null,
  });

const LOGOUT = 'POST /auth/logout';
const showLogin = (userId = MINH) =>
  renderScreens({
    screens: [{ path: '/login', element: <LoginPage /> }],
    answers: {
      'GET /auth/sign-in-options': () => Response.json({ googleClientId: null }),
      'POST /auth/login': loginOf(userId),
      [LOGOUT]: () => Response.json({ statusCode: 200, message: '' }),
    },
    address: '/login',
  });

async function logIn(): Promise<void> {
  fireEvent.change(screen.getByLabelText(texts.email), { target: { value: 'minh@vi.vn' } });
  fireEvent.change(screen.getByLabelText(texts.password), { target: { value: 'x' } });
  fireEvent.click(button(texts.login));
}

describe('another account, after a session has expired', () => {
  beforeEach(endSession);

  test('takes the place of the first only when the learner agrees to what is lost', async () => {
    await learnOffline();
    showLogin();
    await logIn();
    expect(await screen.findByText(texts.otherAccountLosing(UNSENT))).toBeDefined();
    fireEvent.click(button(texts.back));
    await waitFor(() => expect(screen.queryByText(texts.otherAccountLosing(UNSENT))).toBeNull());
    expect([currentSession(), deviceAccount(), await isErased()]).toEqual([null, LAN, false]);

    await logIn();
    fireEvent.click(await findButton(texts.otherAccountAndLose));
    await waitFor(() => expect(currentSession()?.userId).toBe(MINH));
    await waitFor(async () => expect(await isErased()).toBe(true));
  });

  test('enters at once where nothing would be lost', async () => {
    showLogin();
    await logIn();
    await waitFor(() => expect(currentSession()?.userId).toBe(MINH));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the same account finds everything, without a question', async () => {
    await learnOffline();
    showLogin(LAN);
    await logIn();
    await waitFor(() => expect(currentSession()?.userId).toBe(LAN));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await isErased()).toBe(false);
  });

  test('whoever sits there can have the device erased, after the same question', async () => {
    await learnOffline();
    const { bodiesOf } = showLogin();
    fireEvent.click(await findButton(texts.leaveDevice));
    fireEvent.click(await findButton(texts.logoutAndLose));
    await waitFor(async () => expect(await isErased()).toBe(true));
    expect([deviceAccount(), bodiesOf(LOGOUT)]).toEqual([null, []]);
    expect(screen.queryByRole('button', { name: texts.leaveDevice })).toBeNull();
  });
});

describe('“another account” on the login page', () => {
  test('asks before it loses something', async () => {
    await learnOffline();
    const { bodiesOf } = showLogin();
    fireEvent.click(await findButton(texts.switchAccount));
    expect(await screen.findByText(texts.logoutLosing(UNSENT))).toBeDefined();
    expect(currentSession()?.userId).toBe(LAN);
    fireEvent.click(button(texts.logoutAndLose));
    await waitFor(() => expect(currentSession()).toBeNull());
    await waitFor(async () => expect(await isErased()).toBe(true));
    expect(bodiesOf(LOGOUT)).toHaveLength(1);
  });

  test('leads to the form at once where nothing would be lost', async () => {
    showLogin();
    fireEvent.click(await findButton(texts.switchAccount));
    expect(await screen.findByLabelText(texts.password)).toBeDefined();
    expect(deviceAccount()).toBeNull();
  });
});
