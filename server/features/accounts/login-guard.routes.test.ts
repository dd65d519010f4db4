import { beforeAll, describe, expect, test } from 'vitest';
import { DEVICE_ACCOUNTS_MAX } from '#contract/limits.ts';
import { rates } from '#contract/rates.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import type { Reply } from '#server/testing/caller.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { createKnownDevices } from './known-devices.ts';
import { createSecretHash } from './secret-hash.ts';

const { call, db, factories, deliverMail } = await buildTestApp({ env: { TRUST_PROXY: 'on' } });
const password = 'cầu-nối-tiếng-Nhật';
const another = 'một-câu-khác-dễ-nhớ';
const FREE = rates.loginFailures.count;

let lan: TestUser;
let mai: TestUser;
beforeAll(async () => {
  await emptyTables(db);
  lan = await factories.user({ email: 'lan@example.com', password });
  mai = await factories.user({ email: 'mai@example.com', password });
});

const logIn = (typed: string, email: string, { from = '192.0.2.1', cookie = '' } = {}) =>
  call('POST', '/auth/login', {
    body: { email, password: typed },
    headers: { 'X-Forwarded-For': from, Cookie: cookie, 'X-Request-Id': 'one-and-the-same' },
  });
const cookieOf = ({ headers }: Reply) => headers.get('Set-Cookie')?.split(';')[0] ?? '';

test('after some wrong passwords 429 gives the wait and a way to reset; the same for an unknown e-mail', async () => {
  const tries = [];
  for (let time = 0; time <= FREE; time += 1)
    tries.push([await logIn('sai', mai.email), await logIn('sai', 'ai-do@example.com')] as const);
  for (const [known, unknown] of tries) {
    expect(unknown.text).toBe(known.text);
    expect([...unknown.headers]).toEqual([...known.headers]);
  }
  expect(tries.map(([{ status }]) => status)).toEqual([...Array<number>(FREE).fill(401), 429]);
  const [refused] = tries.at(-1) ?? [];
  const says = accountTexts.loginTooOften(30);
  expect(refused).toMatchObject({ body: { statusCode: 429, message: says, error: says } });
  expect(refused?.headers.get('Retry-After')).toBe('30');
  expect(says).toContain('Quên mật khẩu');
});

describe('when many addresses guess at an account', () => {
  let known: string;
  let beforeChange: string;
  beforeAll(async () => {
    beforeChange = cookieOf(await logIn(password, lan.email));
    const change = { oldPassword: password, newPassword: another };
    await call('POST', '/auto/changepassword', { token: lan.token, body: change });
    known = cookieOf(await logIn(another, lan.email));
    await Promise.all(
      Array.from({ length: rates.loginFailuresOfUnknownBrowsers.count }, (_, at) =>
        logIn('đoán', lan.email, { from: `10.0.${at}.1` }),
      ),
    );
  });

  test('a browser that signed in before is admitted, any other one waits', async () => {
    expect((await logIn(another, lan.email)).status).toBe(429);
    expect((await logIn(another, lan.email, { cookie: `a=b; ${known}; c=d` })).status).toBe(200);
  });

  test.each([
    {
      why: 'of another account',
      cookie: async () => cookieOf(await logIn(password, mai.email, { from: '::9' })),
    },
    {
      why: 'with a forged mark',
      cookie: () => `kakehashi-device=${'a'.repeat(22)}.${'b'.repeat(43)}`,
    },
    { why: 'whose id was replaced', cookie: () => known.replace(/=[\w-]{22}/, `=${'a'.repeat(22)}`) },
    { why: 'that is truncated', cookie: () => known.slice(0, -1) },
    { why: 'from before the password was changed', cookie: () => beforeChange },
  ])('a cookie $why makes no browser known', async ({ cookie }) => {
    const options = { cookie: await cookie(), from: '192.0.2.9' };
    expect((await logIn(another, lan.email, options)).status).toBe(429);
  });

  test('a password reset works at once: the new password makes this browser known', async () => {
    await deliverMail();
    await call('POST', '/auth/forgot-password', { body: { email: lan.email } });
    const [mail] = await deliverMail();
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const reset = await call('POST', '/auto/reset-password', { body: { token, newPassword: password } });
    expect((await logIn(password, lan.email, { cookie: cookieOf(reset) })).status).toBe(200);
    expect((await logIn(password, lan.email)).status).toBe(429);
  });
});

describe('the device cookie', () => {
  const devices = createKnownDevices(createSecretHash('x'), new URL('http://localhost:3000'));
  const owners = Array.from({ length: DEVICE_ACCOUNTS_MAX + 1 }, (_, id) => ({ id, passwordHash: 'băm' }));

  test('is HttpOnly and SameSite; a wrong password sets none', async () => {
    const right = await logIn(password, mai.email, { from: '192.0.2.2' });
    expect(right.headers.get('Set-Cookie')).toMatch(
      /^kakehashi-device=[\w.-]+; Path=\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
    );
    const wrong = await logIn('sai', mai.email, { from: '192.0.2.2' });
    expect(wrong.headers.get('Set-Cookie')).toBeNull();
  });

  test('is not Secure where the product runs without https', () => {
    expect(devices.remember(null, { id: 1, passwordHash: null })).not.toContain('Secure');
  });

  test('remembers several accounts, up to a limit', () => {
    let cookie = '';
    for (const owner of owners) cookie = devices.remember(devices.read(cookie), owner);
    const device = devices.read(cookie);
    expect(owners.map((owner) => devices.knows(device, owner))).toEqual(owners.map(({ id }) => id > 0));
  });
});
