import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoginReply } from '#contract/accounts/endpoints.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { googleTexts } from '#contract/texts/credentials.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { renderScreens } from '#app/testing/render-screens.tsx';
import { settle, stopClock } from '#app/testing/still-clock.ts';
import { GoogleSignIn } from './google-sign-in.tsx';

const LOGIN = 'POST /auth/google-login';
const offered = (googleClientId: string | null) => ({
  'GET /auth/sign-in-options': () => Response.json({ googleClientId }),
});
const result: LoginReply = {
  statusCode: 200,
  message: 'Đăng nhập thành công.',
  token: 'x',
  roles: ['USER'],
  sub: 'lan@gmail.com',
  userId: 7,
  deletionDueAt: null,
};

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const credential = `${encoded({ alg: 'RS256' })}.${encoded({
  sub: '1122',
  name: 'Nguyễn Lan',
  email: 'lan@gmail.com',
  picture: 'https://lh3.googleusercontent.com/a/lan',
})}.x`;

const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="accounts.google.com"]');

type Google = NonNullable<Window['google']>['accounts']['id'];
let callback: Parameters<Google['initialize']>[0]['callback'] = () => {};
const initialize = vi.fn<Google['initialize']>((options) => {
  callback = options.callback;
});
const renderButton = vi.fn<Google['renderButton']>();

const onReply = vi.fn<(result: LoginReply) => void>();
const onFailure = vi.fn<(sentence: string) => void>();
const watchLog = () => vi.spyOn(console, 'warn').mockReturnValue();
let logged: ReturnType<typeof watchLog>;

/** Google's script has loaded. */
async function load(): Promise<void> {
  await settle();
  window.google = { accounts: { id: { initialize, renderButton } } };
  script()?.dispatchEvent(new Event('load'));
  await settle();
}

/** The user chose an account in Google's window. */
async function choose(idToken: string): Promise<void> {
  act(() => callback({ credential: idToken }));
  await settle();
}

const show = (answers: Record<string, () => Response>) =>
  renderScreens({
    screens: [{ path: '/login', element: <GoogleSignIn onReply={onReply} onFailure={onFailure} /> }],
    answers,
    address: '/login',
  });

beforeEach(() => {
  stopClock();
  logged = watchLog();
  // External scripts are not loaded here; `load` simulates it.
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    if (element instanceof HTMLScriptElement) element.type = 'text/plain';
    document.head.insertBefore(element as Node, null);
  });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.useRealTimers();
});

test('without a client id there is no button and no request to Google', async () => {
  show(offered(null));
  await settle();
  expect(screen.queryByText(accountTexts.orWith)).toBeNull();
  expect(script()).toBeNull();
});

test('when Google is unreachable it is logged and shown as a status; the next screen tries again', async () => {
  show(offered('client-1'));
  await settle();
  script()?.dispatchEvent(new Event('error'));
  await settle();
  expect(screen.getByText(googleTexts.away)).toBeDefined();
  expect(logged).toHaveBeenCalledTimes(1);
  expect(script()).toBeNull();
});

test('the button is Google’s own, and its credential is sent in the payload', async () => {
  const { bodiesOf } = show({ ...offered('client-1'), [LOGIN]: () => Response.json(result) });
  await load();
  expect(initialize.mock.lastCall?.[0]).toMatchObject({ client_id: 'client-1', ux_mode: 'popup' });
  expect(renderButton.mock.lastCall?.[1]).toMatchObject({ locale: 'vi', theme: 'outline', width: 200 });
  await choose(credential);
  expect(bodiesOf(LOGIN)).toEqual([
    {
      credential,
      name: 'Nguyễn Lan',
      email: 'lan@gmail.com',
      image: 'https://lh3.googleusercontent.com/a/lan',
      authId: '1122',
      authType: 'GOOGLE',
    },
  ]);
  expect(onReply.mock.calls).toEqual([[result]]);
});

test.each([
  {
    idToken: credential,
    answer: () => refusal(401, googleTexts.refused),
    sentence: googleTexts.refused,
    calls: 1,
    why: 'the server refuses',
  },
  {
    idToken: 'abc',
    answer: () => Response.json(result),
    sentence: googleTexts.refused,
    calls: 0,
    why: 'the credential is not an ID token',
  },
])(
  'a failure is logged, and its message is passed to the form: $why',
  async ({ idToken, answer, sentence, calls }) => {
    const { bodiesOf } = show({ ...offered('client-1'), [LOGIN]: answer });
    await settle();
    // Google's script is loaded since the previous test, and is initialised once per page load.
    expect(initialize).not.toHaveBeenCalled();
    expect(renderButton).toHaveBeenCalledTimes(1);
    await choose(idToken);
    expect(onFailure.mock.calls).toEqual([[sentence]]);
    expect(onReply).not.toHaveBeenCalled();
    expect(logged).toHaveBeenCalledTimes(1);
    expect(bodiesOf(LOGIN)).toHaveLength(calls);
  },
);
